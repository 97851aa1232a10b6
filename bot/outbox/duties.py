"""What a table owes: derived from its state, and compared with what stands in Discord or is on its way there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

import orjson

from bot.store.schema import OWED, STANDING, OutboxRow


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


def duties(rows: Sequence[OutboxRow], acting: Iterable[int] | None) -> Iterator[Step]:
    """Compare what stands of a game with what it owes: everybody who must act has one ping, nobody else has any.

    `rows` are the game's pings, sent or not, and all that could not be delivered; `acting` the seats of the people
    who must act, None where nobody can tell now. The table message, hands and results are drawn from the game as it
    is whenever they are delivered, so that all they need is to be tried again.
    """
    unnamed = set(acting or ())
    for row in rows:
        if row.kind == "turn" and acting is not None:
            still = unnamed & set(seats_of(row))
            unnamed -= still
            yield from _ping(row, still)
        elif row.state == OWED:
            yield Step(Do.TRY, row)
    if unnamed:
        yield Step(Do.PING, seats=tuple(sorted(unnamed)))


def _ping(row: OutboxRow, still: set[int]) -> Iterator[Step]:
    before = set(seats_of(row))
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
    """Return the seats that a ping names."""
    seats: list[int] = orjson.loads(row.payload)["seats"]
    return seats
