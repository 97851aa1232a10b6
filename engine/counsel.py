"""How automatic players deal with a kind of question: a game has a table of it, one row for each of its questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from engine.ask import Ask, Option, Picks

Thought = TypeVar("Thought")
"""What a game's automatic players work out from a view before they answer."""

Reason: TypeAlias = tuple[str, Option]
"""What decided an answer: a key for words, and its arguments."""


class Promise(NamedTuple):
    """An answer, and what it is worth at first sight, in points."""

    picks: Picks
    worth: float


NOTHING_TO_GAIN: Reason = ("nothing-to-gain", ())
"""The reason for declining."""
_DECLINING = ("nothing", "done", "pass")


@dataclass(frozen=True, slots=True)
class Counsel(Generic[Thought]):
    """One row: the answer to a kind of question, and the reason for it."""

    answer: Callable[[Thought, Ask], Picks]
    """What to answer."""
    reason: Callable[[Thought, Ask, Option], Reason]
    """What decided that, told by the first option picked."""
    simple: Callable[[Thought, Ask], Picks] | None = None
    """What the weakest player answers; None where it answers like the others."""
    idle: Reason = NOTHING_TO_GAIN
    """What decided that nothing is picked."""
    values: Callable[[Thought, Ask], Mapping[Option, float]] | None = None
    """What options are worth at first sight, for a question that takes one and that is worth looking ahead at."""

    def promising(self, thought: Thought, ask: Ask, most: int) -> list[Promise]:
        """Return the answers that are worth most at first sight, up to a number, the best first."""
        values = {} if self.values is None else self.values(thought, ask)
        best = sorted(values, key=lambda option: -values[option])[:most]
        return [Promise((option,), values[option]) for option in best]

    def why(self, thought: Thought, ask: Ask, picks: Picks) -> Reason:
        """Return what decided an answer."""
        if not picks or picks[0][0] in _DECLINING:
            return self.idle
        return self.reason(thought, ask, picks[0])


def always(key: str) -> Callable[[object, Ask, Option], Reason]:
    """Return a reason that is the same for all answers."""

    def reason(thought: object, ask: Ask, option: Option) -> Reason:
        return (key, ())

    return reason
