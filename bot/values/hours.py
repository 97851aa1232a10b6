"""Quiet hours: when nothing may reach somebody, on the clock of their own zone.

An hour that a clock shows twice in one night is quiet both times, and one that it leaves out is quiet as far as
either reading of it goes: rather an hour too many than a message at night.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from bot.values.preferences import Preferences, Quiet

DAY = timedelta(days=1)
BREAKFAST = timedelta(hours=1)
"""What is left of a deadline after a night into which it fell."""


def quiet(preferences: Preferences, moment: datetime) -> bool:
    """Tell whether nothing may reach somebody at a moment."""
    return _night(preferences, moment) is not None


def awake(preferences: Preferences, moment: datetime) -> datetime:
    """Return the first moment from one on at which somebody may be reached."""
    while (night := _night(preferences, moment)) is not None:
        moment = night[1]
    return moment


def outside(preferences: Preferences, moment: datetime, now: datetime | None = None) -> datetime:
    """Return when a reminder meant for a moment may reach somebody: before or after their quiet hours, as is nearer.

    With `now` never earlier than that. A minute lies between an evening's reminder and the quiet hours.
    """
    night = _night(preferences, moment)
    if night is None:
        return moment
    before, after = night[0] - timedelta(minutes=1), awake(preferences, moment)
    late = (now is not None and before < now) or quiet(preferences, before)
    return after if late or after - moment <= moment - before else before


def deadline(preferences: Preferences, due: datetime) -> datetime:
    """Return when a deadline really is: one in quiet hours moves to an hour after their end."""
    return awake(preferences, due) + BREAKFAST if quiet(preferences, due) else due


def midnight(preferences: Preferences, day: date) -> datetime:
    """Return when a day begins for somebody: its first midnight, or, where clocks skip it, when they do."""
    return datetime.combine(day, time.min, preferences.clock).astimezone(UTC)


def day_of(preferences: Preferences, moment: datetime) -> date:
    """Return which day somebody has at a moment."""
    return moment.astimezone(preferences.clock).date()


def _night(preferences: Preferences, moment: datetime) -> tuple[datetime, datetime] | None:
    """Return the quiet hours that a moment lies in."""
    hours = preferences.quiet
    if hours is None or hours.start == hours.end:
        return None
    today = day_of(preferences, moment)
    nights = (_hours(preferences, hours, today + days * DAY) for days in (-1, 0, 1))
    return next((night for night in nights if night[0] <= moment < night[1]), None)


def _hours(preferences: Preferences, hours: Quiet, day: date) -> tuple[datetime, datetime]:
    """Return the quiet hours that begin on a day."""
    start = _instants(preferences, day, hours.start)[0]
    end = _instants(preferences, day if hours.start < hours.end else day + DAY, hours.end)[1]
    return start, end


def _instants(preferences: Preferences, day: date, minute: int) -> tuple[datetime, datetime]:
    """Return the first and the last moment that a clock's reading may mean, which differ where clocks change."""
    wall = datetime.combine(day, time(minute // 60, minute % 60), preferences.clock)
    both = [wall.replace(fold=fold).astimezone(UTC) for fold in (0, 1)]
    return min(both), max(both)
