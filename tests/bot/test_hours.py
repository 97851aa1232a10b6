"""Quiet hours in every zone of the world, on the nights on which clocks change too."""

from datetime import UTC, date, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from hypothesis import assume, example, given
from hypothesis import strategies as st

from bot.values.hours import awake, day_of, deadline, midnight, outside, quiet
from bot.values.preferences import Preferences, Quiet

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)
YEAR = datetime(2026, 1, 1, tzinfo=UTC)
ZONES = sorted(available_timezones())


@cache
def changes(zone: str) -> tuple[datetime, ...]:
    """The hours of some two years after which the clocks of a zone are set anew."""
    hours = [YEAR + hour * HOUR for hour in range(24 * 730)]
    there = [hour.astimezone(ZoneInfo(zone)).utcoffset() for hour in hours]
    return tuple(hour for hour, now, then in zip(hours, there, there[1:], strict=False) if now != then)


@st.composite
def moments(draw: st.DrawFn, zone: str) -> datetime:
    """Moments of two years, half of them within a day of a change of clocks."""
    near = draw(st.one_of(st.none(), st.sampled_from(changes(zone)))) if changes(zone) else None
    minutes = st.integers(-1440, 1440) if near else st.integers(0, 730 * 1440)
    return (near or YEAR) + draw(minutes) * MINUTE


@st.composite
def people(draw: st.DrawFn) -> Preferences:
    """People with up to sixteen quiet hours anywhere in the world."""
    start, length = draw(st.integers(0, 1439)), draw(st.integers(1, 16 * 60))
    return Preferences(1, zone=draw(st.sampled_from(ZONES)), quiet=Quiet(start, (start + length) % 1440))


@st.composite
def people_and_moments(draw: st.DrawFn) -> tuple[Preferences, datetime]:
    one = draw(people())
    return one, draw(moments(one.zone))


def on_the_clock(one: Preferences, moment: datetime) -> bool:
    """Whether the clock on somebody's wall stands within their quiet hours."""
    assert one.quiet is not None
    wall = moment.astimezone(ZoneInfo(one.zone))
    minute, (start, end) = wall.hour * 60 + wall.minute, one.quiet
    return start <= minute < end if start < end else minute >= start or minute < end


BERLIN = Preferences(1, zone="Europe/Berlin", quiet=Quiet(2 * 60 + 30, 8 * 60))
HAVANA = Preferences(1, zone="America/Havana", quiet=Quiet(22 * 60, 30))


@given(people_and_moments())
@example((BERLIN, datetime(2026, 3, 29, 0, 59, tzinfo=UTC)))
@example((HAVANA, datetime(2026, 11, 1, 5, 15, tzinfo=UTC)))
def test_hours_are_quiet_when_the_clock_on_the_wall_says_so_and_at_most_an_hour_more(
    found: tuple[Preferences, datetime],
) -> None:
    one, moment = found
    if on_the_clock(one, moment):
        assert quiet(one, moment)
    elif quiet(one, moment):
        # Two hours at the Antarctic station of Troll, whose clocks change by that much.
        assert any(abs(moment - change) <= 3 * HOUR for change in changes(one.zone))


@given(people_and_moments())
def test_nobody_is_reached_in_quiet_hours(found: tuple[Preferences, datetime]) -> None:
    one, moment = found
    assert not quiet(one, awake(one, moment))
    assert not quiet(one, outside(one, moment))
    assert not quiet(one, outside(one, moment, moment))
    assert not quiet(one, deadline(one, moment))


@given(people_and_moments())
def test_what_moves_moves_no_further_than_the_night_is_long(found: tuple[Preferences, datetime]) -> None:
    one, moment = found
    night = 16 * HOUR + 3 * HOUR
    assert moment <= awake(one, moment) <= moment + night
    assert abs(outside(one, moment) - moment) <= night / 2 + HOUR
    assert moment <= outside(one, moment, moment) <= moment + night
    assert deadline(one, moment) == (awake(one, moment) + HOUR if quiet(one, moment) else moment)


@given(people_and_moments())
def test_whoever_has_no_quiet_hours_is_always_reached(found: tuple[Preferences, datetime]) -> None:
    one, moment = found
    for none in (None, Quiet(300, 300)):
        open_eyed = Preferences(1, zone=one.zone, quiet=none)
        assert not quiet(open_eyed, moment)
        assert outside(open_eyed, moment) == deadline(open_eyed, moment) == moment


def test_a_reminder_moves_to_the_nearer_end_of_the_night_unless_that_has_passed() -> None:
    one = Preferences(1, zone="Europe/Berlin", quiet=Quiet(22 * 60, 8 * 60))
    evening, morning = datetime(2026, 7, 1, 19, 59, tzinfo=UTC), datetime(2026, 7, 2, 6, tzinfo=UTC)
    assert outside(one, evening + HOUR) == evening
    assert outside(one, morning - HOUR) == morning
    assert outside(one, evening + HOUR, evening + HOUR / 2) == morning


def test_a_deadline_in_the_night_moves_to_an_hour_after_breakfast() -> None:
    one = Preferences(1, zone="Asia/Kathmandu", quiet=Quiet(23 * 60, 7 * 60 + 30))
    night = datetime(2026, 7, 1, 20, tzinfo=UTC)  # a quarter to two in Kathmandu
    assert deadline(one, night) == datetime(2026, 7, 2, 2, 45, tzinfo=UTC)


@given(st.sampled_from(ZONES), st.dates(date(2026, 1, 1), date(2027, 12, 31)))
@example("America/Santiago", date(2026, 9, 6))
@example("Africa/Cairo", date(2026, 4, 24))
@example("America/Havana", date(2026, 11, 1))
def test_a_day_begins_at_its_first_moment(zone: str, day: date) -> None:
    one = Preferences(1, zone=zone)
    begins = midnight(one, day)
    assume(begins > YEAR)
    assert day_of(one, begins) == day
    assert day_of(one, begins - timedelta(seconds=1)) == day - timedelta(days=1)


def test_a_zone_that_has_been_struck_off_costs_nobody_anything() -> None:
    assert not quiet(Preferences(1, zone="Mars/Olympus", quiet=Quiet(60, 120)), YEAR)
