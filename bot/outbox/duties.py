"""What a table owes: derived from its state, and compared with what stands in Discord or is on its way there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from bot.store.columns import named, numbers, of_column
from bot.store.schema import OWED, STANDING, OutboxRow
from bot.values.refusal import DamagedError


class Do(Enum):
    """What brings a table nearer to what it owes."""

    PING = auto()
    """Ping these seats in a new message."""
    SHORTEN = auto()
    """Let a ping that stands name only these seats."""
    KEEP = auto()
    """Let a ping that is on its way name only these seats."""
    TAKE = auto()
    """Take away a ping that stands."""
    FORGET = auto()
    """Send no ping that was never sent."""
    SEARCH = auto()
    """Look for a ping that may stand, and take it away."""
    TRY = auto()
    """Try again what could not be delivered."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, to a row where there is one already."""

    do: Do
    row: OutboxRow | None = None
    seats: tuple[int, ...] = ()
    """Whom a ping is to name."""
    freed: tuple[int, ...] = ()
    """Whom it named and names no more."""


def duties(rows: Sequence[OutboxRow], acting: Collection[int] | None) -> Iterator[Step]:
    """Compare what stands of a game with what it owes: everybody who must act has one ping, nobody else has any.

    `rows` are the game's pings, sent or not, and all that could not be delivered; `acting` the seats of the people
    who must act, None where nobody can tell now. The table message, hands and results are drawn from the game as it
    is whenever they are delivered, so that all they need is to be tried again.
    """
    unnamed = set(acting or ())
    for row in rows:
        if row.kind == "turn" and acting is not None:
            named = _named(row, acting)
            still = unnamed & named
            unnamed -= still
            yield from _ping(row, still, named)
        elif row.state == OWED:
            yield Step(Do.TRY, row)
    if unnamed:
        yield Step(Do.PING, seats=tuple(sorted(unnamed)))


def _named(row: OutboxRow, acting: Collection[int]) -> set[int]:
    """Return whom a ping names; nobody where that can't be read and it only goes, as in a game that is ended."""
    try:
        return set(seats_of(row))
    except DamagedError:
        if acting:
            raise
        return set()


def _ping(row: OutboxRow, still: set[int], before: set[int]) -> Iterator[Step]:
    seats, freed = tuple(sorted(still)), tuple(sorted(before - still))
    if not still:
        yield Step(_end_of(row), row, freed=freed)
        return
    if freed:
        yield Step(Do.SHORTEN if row.state == STANDING else Do.KEEP, row, seats, freed)
    if row.state == OWED:
        yield Step(Do.TRY, row)


def _end_of(row: OutboxRow) -> Do:
    if row.state == STANDING:
        return Do.TAKE
    # An attempt that was made may have arrived, and may still be under way.
    return Do.SEARCH if row.attempts else Do.FORGET


def seats_of(row: OutboxRow) -> list[int]:
    """Return the seats that a ping names; raises DamagedError."""
    return named_in(row.payload)


def named_in(payload: str) -> list[int]:
    """Return the seats that the payload of a ping names; raises DamagedError."""
    return of_column(payload, _seats)


def _seats(payload: Any) -> list[int]:
    return numbers(named(payload)["seats"])
