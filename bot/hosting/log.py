"""The log, with one reader's eye."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, func, select

from bot.hosting.bookkeeping import facts_from
from bot.hosting.change import rows_of
from bot.hosting.ledger import Ledger
from bot.hosting.reading import seat_number
from bot.store.columns import of_column
from bot.store.folds import folded_log
from bot.store.rows import columns_of, fetched, made, table_of
from bot.store.schema import ChoiceRow
from bot.store.statements import Statement
from bot.values.table import Deed, LogPage, LogRow
from engine.hint import Hint

CHOICES = table_of(ChoiceRow)
HERE = CHOICES.c.game_id == bindparam("game_id")
COUNT = Statement(select(func.count()).select_from(CHOICES).where(HERE))
PAGE = Statement(
    select(*columns_of(ChoiceRow))
    .where(HERE)
    .order_by(CHOICES.c.number)
    .offset(bindparam("before"))
    .limit(bindparam("size"))
)

DEEDS = (
    select(*columns_of(ChoiceRow))
    .where(HERE, CHOICES.c.seat == bindparam("seat"), CHOICES.c.automatic, CHOICES.c.undone.is_(False))
    .where(CHOICES.c.number > bindparam("since"), CHOICES.c.number <= bindparam("until"))
    .order_by(CHOICES.c.number)
)


async def log(ledger: Ledger, game_id: int, user_id: int | None, page: int | None, size: int) -> LogPage:
    """See `Host.log`."""
    async with ledger.looking(game_id) as session:
        _, seats = await rows_of(session, game_id)
        seat = seat_number(seats, user_id)
        count = (await fetched(session, COUNT, {"game_id": game_id}))[0][0]
        folded = [] if count else await folded_log(session, game_id)
        count = count or len(folded)
        pages = max(1, -(-count // size))
        shown = pages if page is None else min(max(page, 1), pages)
        part = {"game_id": game_id, "before": (shown - 1) * size, "size": size}
        found = [made(ChoiceRow, row) for row in await fetched(session, PAGE, part)]
        found = found or folded[part["before"] : part["before"] + size]
        return LogPage(tuple(_row(row, seat) for row in found), shown, pages)


async def deeds(ledger: Ledger, game_id: int, seat: int, since: int, until: int) -> tuple[Deed, ...]:
    """See `Host.deeds`."""
    span = {"game_id": game_id, "seat": seat, "since": since, "until": until}
    async with ledger.looking(game_id) as session:
        found = [made(ChoiceRow, row) for row in await fetched(session, DEEDS, span)]
        if not found:
            folded = await folded_log(session, game_id)
            theirs = [row for row in folded if row.seat == seat and row.automatic and not row.undone]
            found = [row for row in theirs if since < row.number <= until]
        return tuple(_deed(row, seat) for row in found)


def _deed(row: ChoiceRow, seat: int) -> Deed:
    facts = tuple(fact for fact in facts_from(row.facts) if fact.seen_by(seat))
    return Deed(facts, reason_of(row))


def reason_of(row: ChoiceRow) -> Hint | None:
    """Return why the bot chose so in place of somebody, where that was noted; raises DamagedError."""
    return of_column(row.reason, _hint) if row.reason else None


def _hint(found: tuple[str, list[Any]]) -> Hint | None:
    reason, args = found
    return Hint((), reason, tuple(args)) if reason else None


def _row(row: ChoiceRow, seat: int | None) -> LogRow:
    facts = tuple(fact for fact in facts_from(row.facts) if fact.seen_by(seat))
    return LogRow(row.number, row.seat, row.key, row.automatic, facts, row.undone, row.at, row.ordered)
