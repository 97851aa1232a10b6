"""The choices of a game that is over, each with what its seat saw when it was made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from engine.ask import Ask, Picks
from engine.record import Record, retold


class Decision(NamedTuple):
    """A choice that somebody had to make, and what they saw then."""

    at: int
    """How many choices of the record came before it."""
    number: int
    """Its number in the log."""
    view: Any
    ask: Ask
    picks: Picks

    @property
    def seat(self) -> int:
        """Whose choice it was."""
        return self.ask.seat


def decisions(record: Record) -> tuple[Decision, ...]:
    """Return the choices that stood and that left something to choose, in order; raises what `retold` raises."""
    found: dict[tuple[int, int], Decision] = {}
    for at, (choice, match) in enumerate(zip(record.choices, retold(record), strict=False)):
        pending = match.pending.get(choice.seat)
        picks = match.answered_by(choice)
        if pending is not None and picks is not None and len(pending.ask.options) > 1:
            # One question has one answer: an earlier one was changed while others still thought.
            found[choice.seat, pending.number] = Decision(
                at, choice.number, match.view(choice.seat), pending.ask, picks
            )
    return tuple(sorted(found.values()))


def own(record: Record, made: Iterable[Decision], seat: int) -> list[Decision]:
    """Return what whoever sat at a seat at the end has chosen themselves; nothing where that was no person."""
    if not record.names[seat]:
        return []
    since = max((one.until for one in record.former if one.seat == seat), default=-1)
    return [one for one in made if one.seat == seat and one.number > since and one.number not in record.by_bot]


def rounds(made: Iterable[Decision]) -> Iterator[tuple[int, int]]:
    """Give each round with how many choices came before it."""
    known = -1
    for one in made:
        if one.view.round > known:
            known = one.view.round
            yield known, one.at
