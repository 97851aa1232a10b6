"""What is new to whom, from the newest rows of the log: never more than an eye may know."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hosting.bookkeeping import facts_from
from bot.hosting.newest import Row
from bot.values.table import Table
from engine.facts import Fact


def facts_since(rows: Sequence[Row], seat: int | None, *, own: bool = False) -> list[Fact]:
    """Return the facts since a seat's last choice, or its `own` too; for the public since a person's last, with it."""
    people = [row.person for row in rows]
    if seat is None:
        return _told(
            rows, next((place + 1 for place, person in enumerate(people) if person is not None), len(rows)), None
        )
    return _told(rows, people.index(seat) + own if seat in people else len(rows), seat)


def news(rows: Sequence[Row], table: Table) -> tuple[Fact, ...]:
    """Return what pictures mark as new for a table's reader.

    For a seat that is all since its last choice. The public's picture is for those who must act: what happened since
    the last turn of whoever of them waited longest, and what they have done in the turn that they are in. Nothing is
    new to somebody to whom everything is.
    """
    people = [row.person for row in rows]
    if table.seat is not None:
        return table.facts if table.seat in people else ()
    waited = [_finished(people, seat) for seat in table.acting]
    return tuple(_told(rows, max(waited, default=0), None))


def lately(rows: Sequence[Row], table: Table) -> tuple[Fact, ...]:
    """Return what the public is told of the last turns: since those who must act had theirs; all to a newcomer."""
    if table.seat is not None or not table.acting:
        return ()
    people = [row.person for row in rows]
    waited = [_finished(people, seat) or len(rows) for seat in table.acting]
    return tuple(_told(rows, max(waited), None))


def _finished(people: Sequence[int | None], seat: int) -> int:
    """Return how many rows are newer than the last turn that a seat has finished; 0 where it has finished none."""
    under_way = next((place for place, person in enumerate(people) if person != seat), len(people))
    return people.index(seat, under_way) if seat in people[under_way:] else 0


def _told(rows: Sequence[Row], count: int, eye: int | None) -> list[Fact]:
    """Return what an eye may know of some of the newest rows, the oldest first."""
    return [fact for row in reversed(rows[:count]) for fact in facts_from(row.facts) if fact.seen_by(eye)]
