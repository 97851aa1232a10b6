"""What people have set for themselves, and their vacations."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import date, datetime
from typing import Any

from sqlalchemy import BigInteger, Index, bindparam, select
from sqlmodel import Field, SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.rows import columns_of, fetched, made, table_of
from bot.store.schema import ID
from bot.values.preferences import DM, Preferences, Quiet, Span


class PersonRow(SQLModel, table=True):
    """Somebody who has set something; whoever has not has no row."""

    __tablename__ = "person"

    user_id: int = Field(primary_key=True, sa_type=BigInteger, sa_column_kwargs={"autoincrement": False})
    reminders: str = DM
    zone: str = "UTC"
    quiet_from: int | None = None
    """Minutes of the day in their zone, like the next; None where they have no quiet hours."""
    quiet_to: int | None = None
    language: str = ""
    hand_by_dm: bool = True
    guide: bool = True
    leaderboard: bool = False


class VacationRow(SQLModel, table=True):
    """A vacation. Its moments are those of its days in the zone that held when it was set."""

    __tablename__ = "vacation"
    __table_args__ = (Index("vacations_of", "user_id"), Index("vacations_by_end", "until"))

    id: int = Field(default=None, primary_key=True, sa_type=ID)
    user_id: int = Field(sa_type=BigInteger)
    first: date
    last: date
    """The last day that counts against the allowance."""
    since: datetime
    until: datetime


PERSONS, VACATIONS = table_of(PersonRow), table_of(VacationRow)
WIDTH = len(PERSONS.columns)
PREFERENCES = (
    select(*columns_of(PersonRow), VACATIONS.c.since, VACATIONS.c.until)
    .select_from(PERSONS.join(VACATIONS, VACATIONS.c.user_id == PERSONS.c.user_id, isouter=True))
    .where(PERSONS.c.user_id.in_(bindparam("users", expanding=True)))
    .order_by(PERSONS.c.user_id, VACATIONS.c.since)
)


async def preferences_of(session: AsyncSession, users: Collection[int]) -> dict[int, Preferences]:
    """Return what each of some people wishes, in one statement; whoever has set nothing has the defaults."""
    found = {user: Preferences(user) for user in users}
    rows = await fetched(session, PREFERENCES, {"users": list(found)}) if found else ()
    grouped: dict[int, list[Any]] = {}
    for row in rows:
        grouped.setdefault(row[0], []).append(row)
    for user, group in grouped.items():
        away = [Span(*row[WIDTH:]) for row in group if row[WIDTH] is not None]
        found[user] = preferences_from(made(PersonRow, group[0][:WIDTH]), away)
    return found


def preferences_from(row: PersonRow, vacations: Iterable[Span]) -> Preferences:
    """Return a person's row as a value."""
    hours = None if row.quiet_from is None or row.quiet_to is None else Quiet(row.quiet_from, row.quiet_to)
    return Preferences(
        row.user_id,
        reminders=row.reminders,
        zone=row.zone,
        quiet=hours,
        language=row.language,
        hand_by_dm=row.hand_by_dm,
        guide=row.guide,
        leaderboard=row.leaderboard,
        vacations=tuple(vacations),
    )
