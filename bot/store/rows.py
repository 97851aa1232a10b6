"""Rows read and written without the ORM's own bookkeeping, which costs several times what the database takes.

They are instances of the table classes that belong to no session. `Rows` remembers how each was read, and writes
what has changed since: an UPDATE that finds no row any more, or another version of it, means that somebody else was
first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import (
    Column,
    Connection,
    Delete,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    inspect,
    update,
)
from sqlalchemy.orm import Mapper
from sqlalchemy.orm.exc import StaleDataError
from sqlmodel import SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.driver import at_once

R = TypeVar("R", bound=SQLModel)


def table_of(kind: type[SQLModel]) -> Table:
    """Return the table of a class."""
    return SQLModel.metadata.tables[str(kind.__tablename__)]


@cache
def columns_of(kind: type[SQLModel]) -> tuple[Column[Any], ...]:
    """Return the columns that `made` wants the values of, in order."""
    return tuple(table_of(kind).columns)


@cache
def _names(kind: type[SQLModel]) -> tuple[str, ...]:
    return tuple(column.name for column in columns_of(kind))


@cache
def _mapper(kind: type[SQLModel]) -> Mapper[Any]:
    return inspect(kind)


def made(kind: type[R], values: Sequence[Any]) -> R:
    """Return a row of its columns' values, as the ORM makes it: SQLModel would check each of them once more."""
    row: R = _mapper(kind).class_manager.new_instance()
    vars(row).update(zip(_names(kind), values, strict=True))
    return row


async def fetched(session: AsyncSession, query: Select[Any], values: dict[str, Any]) -> Sequence[Sequence[Any]]:
    """Return what a query of columns finds."""
    with at_once():
        return await session.run_sync(lambda here: here.connection().execute(query, values).all())


async def done(session: AsyncSession, change: Update | Delete, values: dict[str, Any]) -> int:
    """Change or delete rows by a statement that was made before; return how many it found."""
    with at_once():
        return await session.run_sync(lambda here: here.connection().execute(change, values).rowcount)


class Rows:
    """The rows of one transaction."""

    def __init__(self) -> None:
        self._read: list[tuple[SQLModel, dict[str, Any]]] = []
        self._new: list[SQLModel] = []
        self._gone: list[SQLModel] = []

    def keep(self, row: R) -> R:
        """Remember a row as it is now, so that what changes in it is written; return it."""
        self._read.append((row, dict(vars(row))))
        return row

    def add(self, row: SQLModel) -> None:
        """Let a row be inserted as it is at the end."""
        self._new.append(row)

    def remove(self, row: SQLModel) -> None:
        """Let a row be deleted that was kept or added."""
        self._new = [new for new in self._new if new is not row]
        self._gone.append(row)

    def write(self, connection: Connection) -> None:
        """Delete, update and insert, in this order; raises StaleDataError where somebody else was first."""
        gone = {id(row) for row in self._gone}
        for row, before in self._read:
            if id(row) in gone:
                _delete(connection, row, before)
        for row, before in self._read:
            if id(row) not in gone:
                _update(connection, row, before)
        for row in self._new:
            connection.execute(_insertion(type(row)), {name: vars(row)[name] for name in _names(type(row))})


def _update(connection: Connection, row: SQLModel, before: dict[str, Any]) -> None:
    kind, now = type(row), vars(row)
    changed = tuple(name for name in _names(kind) if now[name] != before[name])
    if not changed:
        return
    version = _version(kind)
    if version is not None:
        setattr(row, version, before[version] + 1)
        changed = (*changed, version)
    values = {f"new_{name}": now[name] for name in changed}
    _one(connection, _change(kind, changed), {**values, **_identity(kind, before)})


def _delete(connection: Connection, row: SQLModel, before: dict[str, Any]) -> None:
    _one(connection, _removal(type(row)), _identity(type(row), before))


def _one(connection: Connection, statement: Update | Delete, values: dict[str, Any]) -> None:
    if connection.execute(statement, values).rowcount != 1:
        message = f"a row of {statement.table} was changed by somebody else"
        raise StaleDataError(message)


@cache
def _version(kind: type[SQLModel]) -> str | None:
    column = _mapper(kind).version_id_col
    return None if column is None else column.name


@cache
def _marks(kind: type[SQLModel]) -> tuple[str, ...]:
    """Return the names of the columns by which a row is found again as it was: its key and its version."""
    keys = tuple(column.name for column in table_of(kind).primary_key.columns)
    version = _version(kind)
    return keys if version is None else (*keys, version)


def _identity(kind: type[SQLModel], before: dict[str, Any]) -> dict[str, Any]:
    return {f"old_{name}": before[name] for name in _marks(kind)}


def _here(kind: type[SQLModel]) -> list[Any]:
    columns = table_of(kind).c
    return [columns[name] == bindparam(f"old_{name}") for name in _marks(kind)]


# Statements are made once: to make one costs more than to send it.


@cache
def _change(kind: type[SQLModel], names: tuple[str, ...]) -> Update:
    values = {name: bindparam(f"new_{name}", type_=table_of(kind).c[name].type) for name in names}
    return update(table_of(kind)).where(*_here(kind)).values(values)


@cache
def _removal(kind: type[SQLModel]) -> Delete:
    return delete(table_of(kind)).where(*_here(kind))


@cache
def _insertion(kind: type[SQLModel]) -> Insert:
    return insert(table_of(kind))
