"""Deadlines of those who have quiet hours: shown from the start as they will hold."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.hosting.change import Change
from bot.hosting.clock.moments import seconds
from bot.hosting.clock.running import pace_at, wind
from bot.store.persons import preferences_of
from bot.store.schema import SeatRow
from bot.values.hours import deadline, outside
from bot.values.preferences import Preferences


async def spare_nights(change: Change) -> None:
    """Let clocks that have just begun to run end outside of their people's quiet hours, and remind them by day."""
    now = seconds(change.now)
    begun = {seat.user_id: seat for seat in change.seats if seat.since == now and seat.due is not None}
    sleepers = {user: seat for user, seat in begun.items() if user is not None and user in change.sleepers}
    if not sleepers or change.game.paused_at is not None:
        return
    wished = await preferences_of(change.session, sleepers)
    for user, seat in sleepers.items():
        _spare(change, seat, wished[user])


def _spare(change: Change, seat: SeatRow, wished: Preferences) -> None:
    seat.due = seconds(deadline(wished, moment_at(seat.due or 0)))
    wind(change, seat, pace_at(change))
    if seat.moment is not None and seat.moment < seat.due:
        seat.moment = seconds(outside(wished, moment_at(seat.moment), change.now))


def moment_at(when: int) -> datetime:
    """Return a moment as a time."""
    return datetime.fromtimestamp(when, UTC)
