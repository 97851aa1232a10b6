"""Rows that are there from the first time on that somebody wants them, whoever else wants them too."""

from __future__ import annotations

from importlib import import_module
from typing import TypeVar

from sqlmodel import SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.rows import table_of

R = TypeVar("R", bound=SQLModel)


async def present(session: AsyncSession, row: R, key: int) -> R:
    """Return the row with a key, locked until the end of the transaction; where there is none `row` is it.

    Two processes that find none at the same time would both insert one: the second waits for the first, and finds its.
    """
    kind = type(row)
    found = await session.get(kind, key, with_for_update=True)
    if found is None:
        # Of the database at hand alone: PostgreSQL's takes every start on SQLite 2 MB.
        insertion = import_module(f"sqlalchemy.dialects.{session.get_bind().dialect.name}").insert(table_of(kind))
        await session.exec(insertion.values(row.model_dump()).on_conflict_do_nothing())
        found = await session.get_one(kind, key, with_for_update=True)
    return found
