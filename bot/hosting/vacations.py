"""Vacations: planned, given up, and over as soon as their person makes a move."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from sqlmodel import col, delete, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.ledger import Ledger, saving
from bot.store.persons import PersonRow, VacationRow, preferences_of
from bot.values.hours import day_of
from bot.values.preferences import Preferences
from bot.values.refusal import HostError
from bot.values.vacation import Personal, Vacation, left, planned


async def personal(ledger: Ledger, user_id: int) -> Personal:
    """See `People.personal`."""
    now = ledger.now()
    async with ledger.looking() as session:
        wished = (await preferences_of(session, [user_id]))[user_id]
        had = [_vacation(row) for row in await _rows(session, user_id)]
    coming = tuple(one for one in had if one.until > now)
    return Personal(wished, now, coming, left(had, day_of(wished, now).year))


async def plan(ledger: Ledger, user_id: int, first: date, last: date) -> Vacation:
    """See `People.plan_vacation`."""
    now = ledger.now()
    with saving():
        async with ledger.store.writing() as session:
            wished = await _known(session, user_id)
            await _forget_old(session, wished, now)
            had = [_vacation(row) for row in await _rows(session, user_id)]
            new = planned(wished, had, first, last, now)
            session.add(VacationRow(user_id=user_id, first=first, last=last, since=new.since, until=new.until))
    return new


async def cancel(ledger: Ledger, user_id: int, since: int) -> None:
    """See `People.cancel_vacation`."""
    with saving():
        async with ledger.store.writing() as session:
            found = [row for row in await _rows(session, user_id) if round(row.since.timestamp()) == since]
            if not found or found[0].until <= ledger.now():
                raise HostError("vacation-none")
            await _end(session, found[0], await _known(session, user_id), ledger.now())


async def _end(session: AsyncSession, row: VacationRow, wished: Preferences, now: datetime) -> None:
    """End a vacation now; the day counts, and one that has not begun was none."""
    if now <= row.since:
        await session.delete(row)
        return
    row.until, row.last = now, min(day_of(wished, now), row.last)
    session.add(row)


async def _known(session: AsyncSession, user_id: int) -> Preferences:
    """Return somebody's preferences, and give them a row: vacations are read beside it."""
    if await session.get(PersonRow, user_id, with_for_update=True) is None:
        session.add(PersonRow(user_id=user_id))
        await session.flush()
    return (await preferences_of(session, [user_id]))[user_id]


async def _rows(session: AsyncSession, user_id: int) -> Sequence[VacationRow]:
    query = select(VacationRow).where(VacationRow.user_id == user_id).order_by(col(VacationRow.since))
    return (await session.exec(query)).all()


async def _forget_old(session: AsyncSession, wished: Preferences, now: datetime) -> None:
    """Forget vacations of the years before the last one: no allowance and no clock asks for them any more."""
    oldest = date(day_of(wished, now).year - 1, 1, 1)
    await session.exec(
        delete(VacationRow).where(col(VacationRow.user_id) == wished.user_id, col(VacationRow.last) < oldest)
    )


def _vacation(row: VacationRow) -> Vacation:
    return Vacation(row.first, row.last, row.since, row.until)
