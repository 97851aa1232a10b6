"""Reminding one person of one game. What is on its way to the same person by then is told in one message."""

from __future__ import annotations

from bot.hosting.change import Change
from bot.hosting.owing import tell, user_key
from bot.outbox.closed import reminding
from bot.outbox.lanes import Lane, lane_of
from bot.store.schema import SeatRow
from bot.values.preferences import CHANNEL, NONE, Preferences

SOON = "soon"
"""A fifth of the time is left."""
LATE = "late"
"""They are overdue, at a table that only reminds."""
SILENT = "silent"
"""Without a clock the table has waited for days."""
NUDGE = "nudge"
"""Somebody at the table asks them to play."""


def remind(change: Change, seat: SeatRow, why: str, wished: Preferences, by: str = "") -> set[Lane]:
    """Remind a seat's person where they wish it; return where the message waits.

    Whoever gets it wakes that lane when all reminders of the moment are written.
    """
    if seat.hushed or seat.user_id is None or wished.reminders == NONE:
        return set()
    if seat.dm_closed or wished.reminders == CHANNEL:
        tell(change, "notice", **reminding(why, by, [seat.user_id]))
        return set()
    key = user_key(seat.user_id)
    lane = lane_of(key, "reminder")
    woken = lane in change.lanes
    tell(change, "reminder", to=key, about=[[change.game.id, why, by]])
    if not woken:
        change.lanes.discard(lane)
    return {lane}
