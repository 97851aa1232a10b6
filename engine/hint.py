"""Hints: what an automatic player would answer, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from engine.ask import Ask, Option, Picks

V = TypeVar("V")

AUTOMATIC = "automatic"
"""The strength of automatic players in a game where all play equally well."""
PLAIN = "plain"
"""The reason of a hint that gives none."""


class Hint(NamedTuple):
    """Advice on a question."""

    picks: Picks
    """The advised answer, in the order in which the question offers it."""
    reason: str
    """What decided it, as a key for words, such as "fits"."""
    args: Option = ()
    """The reason's arguments, in the order that its words expect."""


def plainly(advise: Callable[[V, Ask, str], Picks]) -> Callable[[V, Ask], Hint]:
    """Return hints for a game with one strength whose advice comes without reasons."""

    def hint(view: V, ask: Ask) -> Hint:
        return Hint(advise(view, ask, AUTOMATIC), PLAIN)

    return hint
