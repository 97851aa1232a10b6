"""The heartbeat: the bot notes each minute that it lives, and a span in which it did not counts against nobody."""

from __future__ import annotations

from sqlalchemy import update
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.clock.moments import seconds
from bot.hosting.ledger import Ledger, saving
from bot.store.presence import present
from bot.store.rows import table_of
from bot.store.schema import GameRow, HeartbeatRow, SeatRow

BEAT = 60
"""Seconds between two beats."""
GRACE = 600
"""After a start, and after a span in which the bot did not live, nothing happens for so many seconds."""
THE_ONE = 1
SEATS, GAMES = table_of(SeatRow), table_of(GameRow)


class Pulse:
    """Beats, and knows whether people have been told long enough that the bot is back."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._first = True
        self._quiet_until = 0

    @property
    def rings(self) -> bool:
        """Whether something may happen to those who are late."""
        return seconds(self._ledger.now()) >= self._quiet_until

    async def beat(self) -> int:
        """Note that the bot lives; return by how many seconds all clocks were set on. Raises HostError("not-saved")."""
        now = seconds(self._ledger.now())
        with saving():
            async with self._ledger.store.writing() as session:
                row = await _row(session, now)
                # Where several processes may beat, a beat of a minute ago was another's, and nothing is lost.
                span = lost(row.at, now, first=self._first and not self._ledger.store.shared)
                row.at = now
                await _set_on(session, span)
        if span or self._first:
            self._quiet_until = now + GRACE
        self._first = False
        return span

    async def lived(self) -> None:
        """Count the time until now as lived, where somebody moves the clock by hand."""
        now = seconds(self._ledger.now())
        with saving():
            async with self._ledger.store.writing() as session:
                (await _row(session, now)).at = now
        self._first, self._quiet_until = False, now


def lost(last: int, now: int, *, first: bool) -> int:
    """Return the seconds by which clocks are to be set on where the bot lived last at a moment, rounded up to minutes.

    Between two beats a minute or two are nothing. Where the clock on the wall was set back, all clocks follow it.
    """
    gap = now - last
    if 0 <= gap <= 2 * BEAT and not first:
        return 0
    return -(-gap // BEAT) * BEAT


async def _row(session: AsyncSession, now: int) -> HeartbeatRow:
    return await present(session, HeartbeatRow(id=THE_ONE, at=now), THE_ONE)


async def _set_on(session: AsyncSession, span: int) -> None:
    """Move everybody's moments."""
    if not span:
        return
    running = update(SEATS).where(SEATS.c.since.is_not(None))
    moved = {column: column + span for column in (SEATS.c.since, SEATS.c.due, SEATS.c.moment)}
    await session.exec(running.values({column.name: value for column, value in moved.items()}))
    paused = update(GAMES).where(GAMES.c.paused_at.is_not(None))
    await session.exec(paused.values(paused_at=GAMES.c.paused_at + span))
    silent = update(GAMES).where(GAMES.c.closes_at.is_not(None))
    await session.exec(silent.values(closes_at=GAMES.c.closes_at + span))
    gone = update(SEATS).where(SEATS.c.gone_at.is_not(None))
    await session.exec(gone.values(gone_at=SEATS.c.gone_at + span))
