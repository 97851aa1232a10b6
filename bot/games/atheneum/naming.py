"""How the things of Atheneum are called: books, places, study cards, objectives, tokens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.games.speech import Say, Speech
from data.atheneum import ANY, BOOK_OF_ANY_COLOUR, BOX, Benefit, Part
from render.atheneum import LETTERS


def colour(speech: Speech, name: str) -> str:
    """Say a colour."""
    return speech.own(f"colour-{name}")


def compartment(speech: Speech, key: str) -> str:
    """Say a compartment, or that any will do."""
    return speech.own("where-any") if key == ANY else speech.own(f"compartment-{key}")


def place(speech: Speech, number: int) -> str:
    """Say a place by its letter."""
    return LETTERS.get(number, "?")


def seat(speech: Speech, number: int) -> str:
    """Say whose seat it is."""
    return speech.name(number)


def study(speech: Speech, card: int) -> str:
    """Say a study card by the key printed on it."""
    return BOX.cards[card].key


def studies(speech: Speech, cards: list[int]) -> str:
    """Say several study cards."""
    return speech.listed([study(speech, card) for card in cards])


def objective(speech: Speech, index: int) -> str:
    """Say an objective by its key, with what it scores."""
    found = BOX.objectives[index]
    key = "objective-wand" if found.wand else "objective"
    return speech.own(key, objective=found.key, points=found.points)


def objectives(speech: Speech, indices: list[int]) -> str:
    """Say several objectives."""
    return speech.words("between-parts").join(objective(speech, index) for index in indices)


def pattern(speech: Speech, index: int) -> str:
    """Say what an objective wants, part by part, level by level from below."""
    return speech.listed([_part(speech, part) for part in BOX.objectives[index].parts])


def _part(speech: Speech, part: Part) -> str:
    columns = range(1 + max(column for column, _, _ in part.cells))
    said = []
    for level in range(1 + max(level for _, level, _ in part.cells)):
        here = {column: book for column, height, book in part.cells if height == level}
        said.append(" ".join(_cell(speech, here.get(column)) for column in columns))
    levels = ", ".join([said[0], *(speech.own("level-above", books=books) for books in said[1:])])
    return speech.own("pattern", levels=levels, where=compartment(speech, part.where))


def _cell(speech: Speech, book: str | None) -> str:
    if book is None:
        return speech.own("no-book")
    return speech.own("any-book") if book == BOOK_OF_ANY_COLOUR else colour(speech, book)


def colours(speech: Speech, token: int) -> str:
    """Say the two colours of a pair."""
    return " + ".join(colour(speech, name) for name in BOX.tokens[token].colours)


def token(speech: Speech, number: int) -> str:
    """Say a bonus token by what it may be used for."""
    found = BOX.tokens[number]
    more = {"colours": colours(speech, number)} if found.kind == "pair" else {}
    return speech.own(f"token-{found.kind}", count=found.count, **more)


def reward(speech: Speech, kind: str) -> str:
    """Say a spider's reward, within a sentence."""
    return speech.own(f"reward-{kind}")


def benefits(speech: Speech, found: Iterable[Benefit]) -> str:
    """Say benefits as a list, equal ones counted."""
    said = [_benefit(speech, benefit) for benefit in found]
    return counted(speech, said)


def counted(speech: Speech, said: list[str]) -> str:
    """Return things as a list, with equal ones counted."""
    kinds = dict.fromkeys(said)
    return speech.listed(
        [speech.own("times", count=said.count(one), thing=one) if said.count(one) > 1 else one for one in kinds]
    )


def _benefit(speech: Speech, benefit: Benefit) -> str:
    if benefit.kind == "book" and benefit.what == ANY:
        return speech.own("benefit-any")
    if benefit.kind == "book":
        return speech.own("benefit-book", colour=colour(speech, benefit.what))
    if benefit.kind == "book-in":
        return speech.own("benefit-book-in", compartment=compartment(speech, benefit.what))
    return speech.own(f"benefit-{benefit.kind}", count=benefit.count)


def _source(speech: Speech, name: Any) -> str:
    return str(name)


SAY: dict[str, Say] = {
    "seat": seat,
    "study": study,
    "studies": studies,
    "objective": objective,
    "objectives": objectives,
    "token": token,
    "colour": colour,
    "source": _source,
    "place": place,
    "compartment": compartment,
    "reward": reward,
}
"""How each type of argument is said; numbers stand as they are."""
