"""Vacations: so many days of a calendar year, in the days of one's own time zone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from bot.values.hours import day_of, midnight
from bot.values.preferences import Preferences
from bot.values.refusal import HostError

A_YEAR = 42
AT_ONCE = 21
DAY = timedelta(days=1)
FARTHEST = 365
"""So many days ahead a vacation may begin."""


@dataclass(frozen=True, slots=True)
class Vacation:
    """A vacation: its days, both included, and the moments between which its person's clocks stand still."""

    first: date
    last: date
    since: datetime
    until: datetime

    @property
    def days(self) -> set[date]:
        """All of its days."""
        return {self.first + day * DAY for day in range((self.last - self.first).days + 1)}


@dataclass(frozen=True, slots=True)
class Personal:
    """What somebody has set, as they read it."""

    preferences: Preferences
    now: datetime
    vacations: tuple[Vacation, ...]
    """Those that are not over."""
    left: int
    """How many days of vacation they have left this year."""


def left(vacations: Iterable[Vacation], year: int) -> int:
    """Return how many days of a year's allowance are left."""
    return A_YEAR - sum(day.year == year for day in _days(vacations))


def planned(preferences: Preferences, before: Iterable[Vacation], first: date, last: date, now: datetime) -> Vacation:
    """Return a vacation that somebody may have beside those they had before.

    One that begins today begins now. Raises HostError "vacation-past", "vacation-backwards", "vacation-far",
    "vacation-long", "vacation-overlaps" and "vacation-used-up".
    """
    today, before = day_of(preferences, now), list(before)
    if first < today:
        raise HostError("vacation-past")
    if last < first:
        raise HostError("vacation-backwards")
    if (first - today).days > FARTHEST:
        raise HostError("vacation-far")
    if (last - first).days >= AT_ONCE:
        raise HostError("vacation-long", most=AT_ONCE)
    since, until = max(midnight(preferences, first), now), midnight(preferences, last + DAY)
    new = Vacation(first, last, since, until)
    _check(new, before)
    return new


def _check(new: Vacation, before: list[Vacation]) -> None:
    for old in before:
        if new.since < old.until and old.since < new.until:
            raise HostError("vacation-overlaps", since=stamp(old.since), until=stamp(old.until))
    if _run(new, _days(before)) > AT_ONCE:
        raise HostError("vacation-long", most=AT_ONCE)
    for year in (new.first.year, new.last.year):
        rest = left(before, year)
        if left([*before, new], year) < 0:
            raise HostError("vacation-used-up", left=rest, year=str(year))


def _days(vacations: Iterable[Vacation]) -> set[date]:
    """Return all days of some vacations; one that two of them share counts once."""
    return {day for vacation in vacations for day in vacation.days}


def _run(new: Vacation, taken: set[date]) -> int:
    """Return how many days off there are at once, with those just before and after."""
    first, last = new.first, new.last
    while first - DAY in taken:
        first -= DAY
    while last + DAY in taken:
        last += DAY
    return (last - first).days + 1


def stamp(moment: datetime) -> str:
    """Return a moment as Discord's timestamps want it."""
    return str(round(moment.timestamp()))
