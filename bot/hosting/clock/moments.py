"""When a clock has something to do next. Moments are whole seconds since 1970: no zone and no summer time."""

from __future__ import annotations

from datetime import datetime

from bot.store.schema import SeatRow

HOUR = 3600
DAY = 24 * HOUR
SILENCES = (DAY, 3 * DAY, 7 * DAY)
"""Without a clock somebody is reminded after so long a silence, and then no more."""
EARLY = 5
"""The first reminder comes when a fifth of the pace is left."""
REMINDED, OVERDUE = 1, 2
"""How many of a turn's reminders are behind whoever was reminded early, and whoever is overdue."""


def seconds(now: datetime) -> int:
    """Return a time as a moment."""
    return int(now.timestamp())


def next_moment(seat: SeatRow, now: int, pace: int | None) -> int | None:
    """Return when something is to be done for a seat that has to act; None where nothing is any more."""
    if seat.since is None:
        return None
    if seat.due is None or pace is None:
        return _silence(seat, seat.since)
    early = seat.due - pace // EARLY
    if seat.reminded < REMINDED and not seat.hushed and early > now:
        return early
    return seat.due if seat.reminded < OVERDUE else None


def _silence(seat: SeatRow, since: int) -> int | None:
    if seat.reminded >= len(SILENCES):
        return None
    # Who wants no more reminders gets none, but the table still hears that its game sleeps.
    return since + (SILENCES[-1] if seat.hushed else SILENCES[seat.reminded])
