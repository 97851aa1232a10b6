"""What is new to whom, from the newest rows of the log: never more than an eye may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, or_, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.bookkeeping import facts_from
from bot.store.folds import folded_log
from bot.store.rows import fetched, table_of
from bot.store.schema import ChoiceRow, GameRow
from bot.store.statements import Statement
from bot.values.table import Table
from engine.facts import Fact

MOST_ROWS = 100
"""Who was away for longer reads the log."""
CHOICES = table_of(ChoiceRow).c
LATEST = Statement(
    select(CHOICES.seat, or_(CHOICES.automatic, CHOICES.ordered), CHOICES.facts)
    .where(CHOICES.game_id == bindparam("game_id"), CHOICES.number <= bindparam("number"), CHOICES.undone.is_(False))
    .order_by(CHOICES.number.desc())
    .limit(MOST_ROWS)
)


class Row(NamedTuple):
    """What is new comes out of this much of a row of the log."""

    seat: int | None
    automatic: bool
    """Whether nobody was there to choose: an automatic player did, or an order."""
    facts: str

    @property
    def person(self) -> int | None:
        """The seat of the person who chose; None where nobody was there to choose."""
        return None if self.automatic else self.seat


async def latest(session: AsyncSession, game: GameRow) -> list[Row]:
    """Return the newest rows that count, the newest first."""
    found = await fetched(session, LATEST, {"game_id": game.id, "number": game.number})
    if found or game.active:
        return [Row(*row) for row in found]
    folded = [row for row in await folded_log(session, game.id) if not row.undone]
    return [Row(row.seat, row.automatic or row.ordered, row.facts) for row in reversed(folded[-MOST_ROWS:])]


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
