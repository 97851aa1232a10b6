"""How the things of Atheneum are called: books, places, study cards, tokens; objectives have a file of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.games.atheneum.colours import colour, compartment, with_colours
from bot.games.atheneum.wanting import objective, objectives
from bot.games.fitting import fitting
from bot.games.speech import Say, Speech
from data.atheneum import ANY, BOX, Benefit
from render.atheneum import LETTERS
from render.atheneum.naming import study_names


def place(speech: Speech, number: int) -> str:
    """Say a place by its letter."""
    return LETTERS.get(number, "?")


def seat(speech: Speech, number: int) -> str:
    """Say whose seat it is."""
    return speech.name(number)


def study(speech: Speech, card: int) -> str:
    """Say a study card by what it gives to its player (AT-21)."""
    return fitting(*study_names(card, with_colours(speech)))


def studies(speech: Speech, cards: list[int]) -> str:
    """Say several study cards."""
    return speech.words("between-parts").join(study(speech, card) for card in cards)


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
