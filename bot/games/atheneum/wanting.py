"""How objectives are called: by the books that they want and what those bring, never by a code."""

from __future__ import annotations

from bot.games.atheneum.colours import colour, compartment, with_colours
from bot.games.fitting import LABEL, fitting
from bot.games.speech import Speech
from data.atheneum import BOOK_OF_ANY_COLOUR, BOX, Part
from render.atheneum import naming
from render.atheneum.naming import levels_of, objective_name, shape


def objective(speech: Speech, index: int) -> str:
    """Say an objective: its books, their compartment and what it brings (AT-24, AT-60)."""
    return objective_name(index, with_colours(speech))


def objectives(speech: Speech, indices: list[int]) -> str:
    """Say several objectives."""
    return speech.words("between-parts").join(objective(speech, index) for index in indices)


def worth(speech: Speech, index: int) -> str:
    """Say what an objective brings."""
    return naming.worth(index, with_colours(speech))


def briefly(speech: Speech, index: int, longest: int = LABEL) -> str:
    """Say an objective in as few signs as a button has; what is left out stands below it and in the picture."""
    return fitting(objective(speech, index), short(speech, index), longest=longest)


def short(speech: Speech, index: int) -> str:
    """Say which books an objective wants, and its points where there is room for them."""
    points = BOX.objectives[index].points
    return fitting(
        speech.own("suggest-objective", objective=shapes(speech, index), points=points), shapes(speech, index, "+")
    )


def shapes(speech: Speech, index: int, between: str = " + ") -> str:
    """Say which books an objective wants."""
    return between.join(shape(part, with_colours(speech)) for part in BOX.objectives[index].parts)


def pattern(speech: Speech, index: int) -> str:
    """Say what an objective wants, part by part, level by level from below."""
    return speech.listed([_part(speech, part) for part in BOX.objectives[index].parts])


def _part(speech: Speech, part: Part) -> str:
    columns = range(1 + max(column for column, _, _ in part.cells))
    said = [" ".join(_cell(speech, here.get(column)) for column in columns) for here in levels_of(part)]
    levels = ", ".join([said[0], *(speech.own("level-above", books=books) for books in said[1:])])
    return speech.own("pattern", levels=levels, where=compartment(speech, part.where))


def _cell(speech: Speech, book: str | None) -> str:
    if book is None:
        return speech.own("no-book")
    return speech.own("any-book") if book == BOOK_OF_ANY_COLOUR else colour(speech, book)
