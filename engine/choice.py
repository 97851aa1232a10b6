"""Choices as they are made, kept and refused."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from engine.ask import Ask, Picks
from engine.catalogue import Json


class RefusedError(Exception):
    """A choice that may not be made; nothing has changed. `reason` is a key for words."""

    def __init__(self, reason: str, **args: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_by_name = args


class DivergedError(Exception):
    """A stored choice no longer fits what the rules ask at its place, or no longer leads where it led."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"choice {number}: {why}")
        self.number = number


@dataclass(slots=True)
class Choice:
    """A choice that was made."""

    number: Final[int]
    seat: Final[int]
    key: Final[str]
    picks: Final[Picks]

    def to_json(self) -> list[Any]:
        """Return the row [number, seat, key, picks]."""
        return [self.number, self.seat, self.key, [list(option) for option in self.picks]]

    @classmethod
    def from_json(cls, row: list[Any]) -> Choice:
        """Read a row that `to_json` wrote."""
        number, seat, key, picks = row
        return cls(number, seat, key, tuple(tuple(option) for option in picks))


@dataclass(slots=True)
class Pending:
    """A question that waits for its seat."""

    number: Final[int]
    """The match's number when the question was first asked; the seat's buttons carry it."""
    ask: Final[Ask]
    answered: Final[bool]
    """Whether an answer is in that may still be changed."""
    given: Final[Picks] = ()
    """That answer."""


def stored_answer(
    choice: Choice, pending: Pending | None, check: Callable[[Ask, Picks], Picks], once_asked: Collection[str]
) -> Picks | None:
    """Return a stored choice's picks in the order of the question that waits for its seat.

    None where the rules ask that no more, since public information alone answers it. Raises DivergedError where the
    choice does not fit otherwise.
    """
    why = f"{choice.key} is not what seat {choice.seat} is asked"
    if pending is not None and pending.ask.key == choice.key:
        try:
            return check(pending.ask, choice.picks)
        except RefusedError as refused:
            why = f"{choice.picks}: {refused.reason}"
    if choice.key in once_asked:
        return None
    raise DivergedError(choice.number, why)


@dataclass(slots=True)
class Boundary:
    """The start of the turn in progress, kept until a choice in it makes it the checkpoint."""

    checkpoint: Json | None
    """None where nobody has saved the match yet."""
    number: int
    tail: int
    """How many choices of the tail lie before it."""
