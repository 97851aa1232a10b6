"""Vacations: planned, given up, and over as soon as their person makes a move."""

from __future__ import annotations

from datetime import date

from bot.hosting.ledger import Ledger, saving
from bot.store.persons import VacationRow, preferences_of
from bot.store.vacations import end, forget_old, known, vacations_of
from bot.values.hours import day_of
from bot.values.refusal import HostError
from bot.values.vacation import Personal, Vacation, left, planned


async def personal(ledger: Ledger, user_id: int) -> Personal:
    """See `People.personal`."""
    now = ledger.now()
    async with ledger.looking() as session:
        wished = (await preferences_of(session, [user_id]))[user_id]
        had = [_vacation(row) for row in await vacations_of(session, user_id)]
    coming = tuple(one for one in had if one.until > now)
    return Personal(wished, now, coming, left(had, day_of(wished, now).year))


async def plan(ledger: Ledger, user_id: int, first: date, last: date) -> Vacation:
    """See `People.plan_vacation`."""
    now = ledger.now()
    with saving():
        async with ledger.store.writing() as session:
            wished = await known(session, user_id)
            await forget_old(session, wished, now)
            had = [_vacation(row) for row in await vacations_of(session, user_id)]
            new = planned(wished, had, first, last, now)
            session.add(VacationRow(user_id=user_id, first=first, last=last, since=new.since, until=new.until))
    return new


async def cancel(ledger: Ledger, user_id: int, since: int) -> None:
    """See `People.cancel_vacation`."""
    with saving():
        async with ledger.store.writing() as session:
            coming = [row for row in await vacations_of(session, user_id) if row.until > ledger.now()]
            found = [row for row in coming if round(row.since.timestamp()) == since]
            if not found:
                raise HostError("vacation-none")
            await end(session, found[0], ledger.now())


def _vacation(row: VacationRow) -> Vacation:
    return Vacation(row.first, row.last, row.since, row.until)
