"""How objectives are called: by the books that they want and what those bring, never by a code."""

from __future__ import annotations

from bot.games.atheneum.colours import colour, compartment
from bot.games.fitting import LABEL, fitting
from bot.games.speech import Speech
from data.atheneum import ANY, BOOK_OF_ANY_COLOUR, BOX, Part


def objective(speech: Speech, index: int) -> str:
    """Say an objective: its books, their compartment and what it brings (AT-24, AT-60)."""
    said = [_placed(speech, part) for part in BOX.objectives[index].parts]
    return speech.own("objective", shape=" + ".join(said), worth=worth(speech, index))


def objectives(speech: Speech, indices: list[int]) -> str:
    """Say several objectives."""
    return speech.words("between-parts").join(objective(speech, index) for index in indices)


def worth(speech: Speech, index: int) -> str:
    """Say what an objective brings."""
    found = BOX.objectives[index]
    return speech.own("worth-wand" if found.wand else "worth", points=found.points)


def briefly(speech: Speech, index: int, longest: int = LABEL) -> str:
    """Say an objective in as few signs as a button has; what is left out stands below it and in the picture."""
    return fitting(objective(speech, index), short(speech, index), longest=longest)


def short(speech: Speech, index: int) -> str:
    """Say which books an objective wants, and its points where there is room for them."""
    found = BOX.objectives[index]
    shapes = [_shape(speech, part) for part in found.parts]
    return fitting(speech.own("suggest-objective", objective=" + ".join(shapes), points=found.points), "+".join(shapes))


def pattern(speech: Speech, index: int) -> str:
    """Say what an objective wants, part by part, level by level from below."""
    return speech.listed([_part(speech, part) for part in BOX.objectives[index].parts])


def _placed(speech: Speech, part: Part) -> str:
    shape = _shape(speech, part)
    if part.where == ANY:
        return shape
    return speech.own("shape-in", shape=shape, compartment=compartment(speech, part.where))


def _shape(speech: Speech, part: Part) -> str:
    """Books side by side with hyphens, those on them behind an arrow; where colours don't count, how many stand how."""
    levels = _levels(part)
    if any(book != BOOK_OF_ANY_COLOUR for _, _, book in part.cells):
        return " ↑".join("-".join(colour(speech, book) for _, book in sorted(here.items())) for here in levels)
    wide, high = max(map(len, levels)), len(levels)
    kind = "row" if high == 1 else "stack" if wide == 1 else "block"
    return speech.own(f"shape-{kind}", count=len(part.cells))


def _levels(part: Part) -> list[dict[int, str]]:
    """The books of each level by column, from below."""
    high = 1 + max(level for _, level, _ in part.cells)
    return [{column: book for column, there, book in part.cells if there == level} for level in range(high)]


def _part(speech: Speech, part: Part) -> str:
    columns = range(1 + max(column for column, _, _ in part.cells))
    said = [" ".join(_cell(speech, here.get(column)) for column in columns) for here in _levels(part)]
    levels = ", ".join([said[0], *(speech.own("level-above", books=books) for books in said[1:])])
    return speech.own("pattern", levels=levels, where=compartment(speech, part.where))


def _cell(speech: Speech, book: str | None) -> str:
    if book is None:
        return speech.own("no-book")
    return speech.own("any-book") if book == BOOK_OF_ANY_COLOUR else colour(speech, book)
