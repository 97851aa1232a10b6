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


def _colour(name: str) -> int:
    return ANY_COLOUR if name == BOOK_OF_ANY_COLOUR else COLOURS.index(name)


def _at(part: Part, compartment: int, column: int, level: int) -> Cells | None:
    """A part moved to a column and a level of a compartment; None where it does not fit."""
    wanted: dict[int, int] = {}
    for across, up, name in part.cells:
        place = PLACE_AT.get(Place(compartment, column + across, level + up))
        if place is None:
            return None
        wanted[_colour(name)] = wanted.get(_colour(name), 0) | 1 << place
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

Shape = tuple[int, Cells]
"""A part seen from its lowest place at the left: all places where that may lie, and how much further on a book of which
colour must stand then. What lies above is further on in wider compartments."""


def _shapes(part: Part) -> tuple[Shape, ...]:
    """All ways to show a part, those that look alike together: the same shift finds them all at once."""
    corners: dict[Cells, int] = {}
    for index, compartment in enumerate(BOX.compartments):
        if part.where in (ANY, compartment.key):
            cells = tuple((_colour(name), across + up * compartment.width) for across, up, name in part.cells)
            for level in range(compartment.levels):
                for column in range(compartment.width):
                    if _at(part, index, column, level) is not None:
                        corners[cells] = corners.get(cells, 0) | 1 << PLACE_AT[Place(index, column, level)]
    return tuple((places, cells) for cells, places in corners.items())


_SHAPES = tuple(tuple(map(_shapes, objective.parts)) for objective in BOX.objectives)
"""The same ways for each part of each objective, to be found at once."""


def filled_by(books: Sequence[int]) -> int:
    """The places that hold a book of whatever colour (AT-01). None holds two, so that their sum is what they are."""
    return sum(books)


def shows(books: list[int], objective: int) -> bool:
    """Tell whether shelves show an objective: all its parts, whatever else stands there (AT-60)."""
    return shown((*books, filled_by(books)), objective)


def shown(every: Sequence[int], objective: int) -> bool:
    """Tell the same from the places of the books of each colour and of any."""
    for shapes in _SHAPES[objective]:  # AT-60: every part, wherever it may stand
        for corners, cells in shapes:
            for colour, further in cells:
                corners &= every[colour] >> further  # noqa: PLW2901 - what is left of them
                if not corners:
                    break
            else:
                break
        else:
            return False
    return True


def full(filled: int) -> Iterator[int]:
    """The indexes of the compartments that are full."""
    return (index for index, places in enumerate(COMPARTMENTS) if filled & places == places)
