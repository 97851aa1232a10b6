"""The last numbers that a database gave: a button of a lost game must never fit a new one, in no other database."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, Table, func, select, text
from sqlmodel import SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.rows import table_of
from bot.store.schema import HeartbeatRow

SET_ON = text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :last)")
COUNTED = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
COUNT_ON = text("UPDATE sqlite_sequence SET seq = :last WHERE name = :name")


async def last_numbers(session: AsyncSession) -> dict[str, int]:
    """Return the last number that was given in each table that numbers its rows; 0 where none was."""
    return await session.run_sync(lambda here: {table.name: _last(here.connection(), table) for table in _numbered()})


async def number_on(session: AsyncSession, last: Mapping[str, int]) -> None:
    """Let what is numbered next have a number that was never given."""
    await session.run_sync(lambda here: _number_on(here.connection(), last))


def _numbered() -> list[Table]:
    single = [table for table in SQLModel.metadata.sorted_tables if list(table.primary_key.columns.keys()) == ["id"]]
    return [table for table in single if table is not table_of(HeartbeatRow)]  # which is one row for ever


def _last(connection: Connection, table: Table) -> int:
    largest = connection.scalar(select(func.max(table.c.id))) or 0
    if connection.dialect.name != "sqlite":
        name = connection.scalar(text("SELECT pg_get_serial_sequence(:name, 'id')"), {"name": table.name})
        used, last = connection.execute(text(f"SELECT is_called, last_value FROM {name}")).one()  # noqa: S608 - its own word
        return max(largest, last if used else 0)
    counts = table.dialect_options["sqlite"]["autoincrement"]
    return max(largest, (connection.scalar(COUNTED, {"name": table.name}) or 0) if counts else 0)


def _number_on(connection: Connection, last: Mapping[str, int]) -> None:
    for table in _numbered():
        values = {"name": table.name, "last": last[table.name]}
        if not values["last"]:
            continue
        if connection.dialect.name != "sqlite":
            connection.execute(SET_ON, values)
        elif table.dialect_options["sqlite"]["autoincrement"] and not connection.execute(COUNT_ON, values).rowcount:
            connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), values)
