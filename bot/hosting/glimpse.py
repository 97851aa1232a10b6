"""A game's rows as they were read a moment ago: what somebody was let in by need not be read once more to show it."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.change import all_rows_of
from bot.hosting.ledger import Ledger
from bot.store.schema import GameRow, SeatRow, TenureRow

MOMENT = 0.2
"""Seconds for which another process may change a game unseen: whoever clicked sees it as if that much earlier."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A game's rows, which nobody changes, and when they were read."""

    game: GameRow
    seats: list[SeatRow]
    former: list[TenureRow]
    written: int
    """How much this process had written by then."""
    at: float


async def glimpsed(ledger: Ledger, game_id: int, session: AsyncSession, before: Glimpse | None = None) -> Glimpse:
    """Return a game's rows: those read `before`, where this process has written nothing since; raises as they do."""
    if before is not None and before.written == ledger.store.written and monotonic() - before.at < MOMENT:
        return before
    written, at = ledger.store.written, monotonic()
    return Glimpse(*await all_rows_of(session, game_id), written, at)
