"""What one person wishes of the bot, in every game alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DM = "dm"
CHANNEL = "channel"
NONE = "none"
REMINDERS = (DM, CHANNEL, NONE)
"""Where reminders go: a direct message, a ping in the game's channel, nowhere."""


class Span(NamedTuple):
    """Time from one moment to before another; without an end it goes on."""

    since: datetime
    until: datetime | None


class Quiet(NamedTuple):
    """The hours of the day in which nothing may reach somebody, as minutes on the clock of their zone.

    Where the end comes first on the clock, it is on the next day.
    """

    start: int
    end: int

    @property
    def minutes(self) -> int:
        """How long they last on an ordinary day."""
        return (self.end - self.start) % 1440


@dataclass(frozen=True, slots=True)
class Preferences:
    """What one person has set, or what holds for whoever has set nothing."""

    user_id: int
    reminders: str = DM
    """One of REMINDERS."""
    zone: str = "UTC"
    """The IANA name of their time zone."""
    quiet: Quiet | None = None
    language: str = ""
    """The language that they chose; "" for the one in which they use Discord."""
    hand_by_dm: bool = True
    guide: bool = True
    """Whether the first turn of a game that is new to them is explained."""
    leaderboard: bool = False
    """Whether leaderboards may name them."""
    vacations: Sequence[Span] = ()
    """Vacations of this year and later ones, those that ended early only up to their end."""

    @property
    def clock(self) -> ZoneInfo:
        """Their time zone; UTC where it has been struck off the list since."""
        try:
            return ZoneInfo(self.zone)
        except ZoneInfoNotFoundError:
            return ZoneInfo("UTC")

    def vacation_at(self, moment: datetime) -> Span | None:
        """Return the vacation they are on at a moment; None where they are on none."""
        there = (
            span for span in self.vacations if span.since <= moment and (span.until is None or moment < span.until)
        )
        return next(there, None)
