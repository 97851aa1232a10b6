"""Which objectives a player's shelves show (AT-60, AT-61)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from data.atheneum import ANY, BOOK_OF_ANY_COLOUR, BOX, Objective, Part
from engine.atheneum.geometry import COMPARTMENTS, PLACE_AT, Place
from engine.atheneum.state import COLOURS

ANY_COLOUR = len(COLOURS)
"""Stands for a book of any colour where a colour's index is wanted."""

Cells = tuple[tuple[int, int], ...]
"""Where a part may stand: for each colour in it (or any), the places that must be filled with it."""


def _at(part: Part, compartment: int, column: int, level: int) -> Cells | None:
    """A part moved to a column and a level of a compartment; None where it does not fit."""
    wanted: dict[int, int] = {}
    for across, up, name in part.cells:
        place = PLACE_AT.get(Place(compartment, column + across, level + up))
        if place is None:
            return None
        colour = ANY_COLOUR if name == BOOK_OF_ANY_COLOUR else COLOURS.index(name)
        wanted[colour] = wanted.get(colour, 0) | 1 << place
    return tuple(wanted.items())


def _everywhere(part: Part) -> Iterator[Cells]:
    """All ways to show a part: any column, any level, "any" compartment includes the side shelves (AT-60, AT-61)."""
    for index, compartment in enumerate(BOX.compartments):
        if part.where in (ANY, compartment.key):
            for level in range(compartment.levels):
                for column in range(compartment.width):
                    cells = _at(part, index, column, level)
                    if cells is not None:
                        yield cells


def _ways(objective: Objective) -> tuple[tuple[Cells, ...], ...]:
    return tuple(tuple(_everywhere(part)) for part in objective.parts)


WAYS: tuple[tuple[tuple[Cells, ...], ...], ...] = tuple(map(_ways, BOX.objectives))
"""For each objective, for each of its parts, where it may stand."""


def filled_by(books: list[int]) -> int:
    """The places that hold a book of whatever colour."""
    filled = 0
    for places in books:
        filled |= places
    return filled


def shows(books: list[int], objective: int) -> bool:
    """Tell whether shelves show an objective: all its parts, whatever else stands there (AT-60)."""
    return shown((*books, filled_by(books)), objective)


def shown(every: Sequence[int], objective: int) -> bool:
    """Tell the same from the places of the books of each colour and of any."""
    for ways in WAYS[objective]:  # AT-60: every part, wherever it may stand
        for cells in ways:
            for colour, places in cells:
                if every[colour] & places != places:
                    break
            else:
                break
        else:
            return False
    return True


def full(filled: int) -> Iterator[int]:
    """The indexes of the compartments that are full."""
    return (index for index, places in enumerate(COMPARTMENTS) if filled & places == places)
