"""Time that counts: a clock stands still while its person is on vacation or the table pauses.

All is real time. Moments are looked at in UTC: in a zone whose clocks change Python counts what the clock on the wall
says, and a night would be an hour too short.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta

from bot.values.preferences import Span

NOTHING = timedelta(0)


def due_after(start: datetime, span: timedelta, off: Iterable[Span]) -> datetime | None:
    """Return when a span of time that counts has passed since a moment; None where a span off has no end.

    It never lies in a span off: what would run out just as one begins runs out at its end.
    """
    at = start.astimezone(UTC)
    for since, until in _in_order(off):
        if at + span < since:
            break
        if until is None:
            return None
        if until > at:
            span -= max(since - at, NOTHING)
            at = until
    return at + span


def left_between(start: datetime, due: datetime, off: Iterable[Span]) -> timedelta:
    """Return how much of the time between two moments counts; nothing where the second is not the later one."""
    counted, at, due = NOTHING, start.astimezone(UTC), due.astimezone(UTC)
    for since, until in _in_order(off):
        counted += max(min(since, due) - at, NOTHING)
        at = max(at, due if until is None else until)
    return counted + max(due - at, NOTHING)


def _in_order(off: Iterable[Span]) -> Iterator[Span]:
    spans = (Span(since.astimezone(UTC), until and until.astimezone(UTC)) for since, until in off)
    return iter(sorted(spans, key=lambda span: span.since))
