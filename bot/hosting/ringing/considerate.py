"""Quiet hours: what would reach somebody at night comes in the morning, and what is due at night is due after it."""

from __future__ import annotations

from bot.hosting.change import Change
from bot.hosting.clock.moments import REMINDED, next_moment, seconds
from bot.hosting.clock.nights import moment_at
from bot.hosting.owing import tell_table
from bot.store.schema import SeatRow
from bot.values.hours import awake, deadline, quiet
from bot.values.preferences import Preferences


def put_off(change: Change, seat: SeatRow, wished: Preferences, pace: int | None) -> bool:
    """Move a seat's clock out of the quiet hours of its person; return whether nothing is to be done any more now."""
    now = seconds(change.now)
    if seat.due is not None and _spare(change, seat, seat.due, wished):
        seat.moment = next_moment(seat, now, pace)
        if seat.moment is not None and seat.moment > now:
            return True
    if not quiet(wished, change.now):
        return False
    morning = seconds(awake(wished, change.now))
    if seat.due is not None and seat.due <= morning:
        seat.reminded = REMINDED
        morning = seat.due
    seat.moment = morning
    return True


def _spare(change: Change, seat: SeatRow, due: int, wished: Preferences) -> bool:
    """Let somebody be due an hour after the night in which they would be; return whether that is later."""
    seat.due = seconds(deadline(wished, max(moment_at(due), change.now)))
    if seat.due <= max(due, seconds(change.now)):
        seat.due = due
        return False
    tell_table(change)
    return True
