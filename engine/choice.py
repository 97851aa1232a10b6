"""Choices as they are made, kept and refused."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engine.ask import Ask, Option, Picks, Wait
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


Made: TypeAlias = tuple[int, int, str, Picks]
"""A choice as matches hold it: its number, seat, key and picks, as a plain tuple, for there are thousands of them and
nobody looks for garbage in plain tuples of words and numbers."""


@dataclass(slots=True)
class Choice:
    """A choice that was made."""

    number: Final[int]
    seat: Final[int]
    key: Final[str]
    picks: Final[Picks]

    @property
    def made(self) -> Made:
        """The same as a plain tuple."""
        return self.number, self.seat, self.key, self.picks

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
    answered: Final[bool] = False
    """Whether an answer is in that may still be changed."""
    given: Final[Picks] = ()
    """That answer."""


def offered(ask: Ask, picks: Iterable[Option]) -> Picks:
    """Return picks in the question's own order; raises RefusedError where it does not offer them, or not so many."""
    given = tuple(picks)
    if len(given) == 1 and given[0] in ask.options and ask.at_least <= 1 <= ask.at_most:
        return given
    chosen = tuple([option for option in ask.options if option in given])
    if len(chosen) != len(given):
        raise RefusedError("not-offered")
    if not ask.at_least <= len(chosen) <= ask.at_most:
        key = "exactly" if ask.at_least == ask.at_most else "count"
        raise RefusedError(key, least=ask.at_least, most=ask.at_most)
    return chosen


def asked(wait: Wait, before: Mapping[int, Pending], given: Mapping[int, Picks], number: int) -> dict[int, Pending]:
    """Return what waits for each seat now; a question that was asked before keeps the number it has in `before`."""
    found = {}
    answered = wait.answered
    for ask in wait.asks:
        seat = ask.seat
        pending = before.get(seat)
        if pending is None or pending.ask is not ask:
            found[seat] = Pending(number, ask, True, given[seat]) if seat in answered else Pending(number, ask)
        elif seat in answered:
            found[seat] = Pending(pending.number, ask, True, given[seat])
        else:
            found[seat] = Pending(pending.number, ask) if pending.answered else pending
    return found


def last_free(tail: Sequence[Made], seat: int, apart_since: int | None) -> int | None:
    """Return where a seat's last choice stands, if nobody else's that may hang on it came after it.

    That is no choice made after `apart_since` by a flow of its own; None where no such flows run.
    """
    for place in range(len(tail) - 1, -1, -1):
        number, by, *_ = tail[place]
        if by == seat:
            return place
        if apart_since is None or number <= apart_since:
            return None
    return None


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
