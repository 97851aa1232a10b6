"""Time that counts, and time that does not."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.values.preferences import Span
from bot.values.spans import due_after, left_between

pytestmark = pytest.mark.short

START = datetime(2026, 3, 28, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
DAY = timedelta(days=1)
spans = st.builds(
    lambda since, length: Span(START + since * MINUTE, START + (since + length) * MINUTE),
    st.integers(-60, 300),
    st.integers(0, 120),
)
times = st.integers(0, 300).map(lambda minutes: minutes * MINUTE)


def minutes_that_count(start: datetime, due: datetime, off: list[Span]) -> int:
    """The slow way: look at each minute by itself."""
    whole = range((due - start) // MINUTE)
    return sum(not any(since <= start + at * MINUTE < (until or due) for since, until in off) for at in whole)


@given(times, st.lists(spans, max_size=5))
def test_what_is_due_after_some_time_has_that_time_left(span: timedelta, off: list[Span]) -> None:
    due = due_after(START, span, off)
    assert due is not None
    assert left_between(START, due, off) == span


@given(times, st.lists(spans, max_size=5))
def test_each_minute_counts_that_lies_in_no_span_off(length: timedelta, off: list[Span]) -> None:
    due = START + length
    assert left_between(START, due, off) == minutes_that_count(START, due, off) * MINUTE


@given(times, st.lists(spans, max_size=5))
def test_nothing_is_due_in_a_span_off(span: timedelta, off: list[Span]) -> None:
    due = due_after(START, span, off)
    assert due is not None
    assert not any(since <= due < until for since, until in off if until is not None)


@given(times, st.lists(spans, max_size=5), times)
def test_a_clock_that_is_stopped_and_goes_on_loses_nothing(span: timedelta, off: list[Span], later: timedelta) -> None:
    due = due_after(START, span, off)
    assert due is not None
    stopped = START + later
    if stopped < due:
        assert due_after(stopped, left_between(stopped, due, off), off) == due


@given(times, st.lists(spans, max_size=3), times)
def test_in_a_pause_without_an_end_nothing_is_due(span: timedelta, off: list[Span], later: timedelta) -> None:
    pause = Span(START + later, None)
    due = due_after(START, span, [*off, pause])
    assert due is None or due < pause.since
    assert left_between(START, START + 500 * MINUTE, [pause]) == later


def test_what_was_due_before_it_began_has_nothing_left() -> None:
    assert left_between(START, START - DAY, [Span(START - 2 * DAY, START + DAY)]) == timedelta(0)


@given(st.sampled_from(sorted(available_timezones())), st.integers(0, 364))
@example("Europe/Berlin", 86)
@example("Australia/Lord_Howe", 93)
def test_a_day_is_as_long_on_a_night_on_which_clocks_change(zone: str, day: int) -> None:
    noon = datetime(2026, 1, 1, 12, tzinfo=ZoneInfo(zone)) + day * DAY
    due = due_after(noon, DAY, ())
    assert due is not None
    assert due.timestamp() - noon.timestamp() == DAY.total_seconds()
    assert left_between(noon, due.astimezone(noon.tzinfo), ()) == DAY
