"""The log, with one reader's eye."""

from __future__ import annotations

from sqlmodel import col, func, select

from bot.hosting.change import rows_of
from bot.hosting.desk import Desk
from bot.hosting.reading import seat_number
from bot.hosting.record import facts_from
from bot.store.tables import ChoiceRow
from bot.table import LogPage, LogRow


async def log(desk: Desk, game_id: int, user_id: int | None, page: int | None, size: int) -> LogPage:
    """See `Host.log`."""
    here = col(ChoiceRow.game_id) == game_id
    async with desk.looking() as session:
        _, seats = await rows_of(session, game_id)
        seat = seat_number(seats, user_id)
        count = (await session.exec(select(func.count()).select_from(ChoiceRow).where(here))).one()
        pages = max(1, -(-count // size))
        shown = pages if page is None else min(max(page, 1), pages)
        rows = select(ChoiceRow).where(here).order_by(col(ChoiceRow.number))
        found = (await session.exec(rows.offset((shown - 1) * size).limit(size))).all()
    return LogPage(tuple(_row(row, seat) for row in found), shown, pages)


def _row(row: ChoiceRow, seat: int | None) -> LogRow:
    facts = tuple(fact for fact in facts_from(row.facts) if fact.seen_by(seat))
    return LogRow(row.number, row.seat, row.key, row.automatic, facts, row.undone, row.at)
