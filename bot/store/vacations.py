"""The vacations of one person, within a transaction."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from sqlmodel import col, delete, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.persons import PersonRow, VacationRow, preferences_of
from bot.store.presence import present
from bot.values.hours import day_of
from bot.values.preferences import Preferences


async def vacations_of(session: AsyncSession, user_id: int) -> Sequence[VacationRow]:
    """Return somebody's vacations in order."""
    query = select(VacationRow).where(VacationRow.user_id == user_id).order_by(col(VacationRow.since))
    return (await session.exec(query)).all()


async def known(session: AsyncSession, user_id: int) -> Preferences:
    """Return somebody's preferences, and give them a row: vacations are read beside it."""
    await present(session, PersonRow(user_id=user_id), user_id)
    return (await preferences_of(session, [user_id]))[user_id]


async def forget_old(session: AsyncSession, wished: Preferences, now: datetime) -> None:
    """Forget vacations of the years before the last one: no allowance and no clock asks for them any more."""
    oldest = date(day_of(wished, now).year - 1, 1, 1)
    mine = col(VacationRow.user_id) == wished.user_id
    await session.exec(delete(VacationRow).where(mine, col(VacationRow.last) < oldest))


async def end(session: AsyncSession, row: VacationRow, now: datetime) -> None:
    """End a vacation now: the day counts, those after it do not; one that has not begun was none."""
    if now <= row.since:
        await session.delete(row)
        return
    wished = (await preferences_of(session, [row.user_id]))[row.user_id]
    row.until, row.last = now, min(day_of(wished, now), row.last)
    session.add(row)
