"""Rows read and written without the ORM's own bookkeeping, which costs several times what the database takes.

They have the columns and properties of the table classes and belong to no session. `Rows` remembers how each was read,
and writes what has changed since: an UPDATE that finds no row any more, or another version of it, means that somebody
else was first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar, cast

from sqlalchemy import Column, Select, Table, bindparam, delete, insert, inspect, update
from sqlalchemy.orm import Mapper
from sqlalchemy.orm.exc import StaleDataError
from sqlmodel import SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.driver import at_once
from bot.store.quick import Changing, Session
from bot.store.statements import Statement

R = TypeVar("R", bound=SQLModel)


def table_of(kind: type[SQLModel]) -> Table:
    """Return the table of a class."""
    return SQLModel.metadata.tables[str(kind.__tablename__)]


@cache
def columns_of(kind: type[SQLModel]) -> tuple[Column[Any], ...]:
    """Return the columns that `made` wants the values of, in order."""
    return tuple(table_of(kind).columns)


@cache
def names_of(kind: type[SQLModel]) -> tuple[str, ...]:
    """Return the names of the columns, in order."""
    return tuple(column.name for column in columns_of(kind))


@cache
def _mapper(kind: type[SQLModel]) -> Mapper[Any]:
    return inspect(kind)


@cache
def _plain(kind: type[SQLModel]) -> type[Any]:
    """Return a class with the properties of a table's, in which SQLModel looks after no column."""
    own = {name: found for name, found in vars(kind).items() if isinstance(found, property)}
    return type(kind.__name__, (), {**own, "_row_of": kind})


def kind_of(row: SQLModel) -> type[SQLModel]:
    """Return the class of a row's table, whether it was `made` or is new."""
    found: type[SQLModel] = getattr(type(row), "_row_of", type(row))
    return found


def made(kind: type[R], values: Sequence[Any]) -> R:
    """Return a row of its columns' values; no session takes it.

    As SQLModel's each look at a column would cost five times as much, and each change a hundred times.
    """
    row = object.__new__(_plain(kind))
    row.__dict__ = dict(zip(names_of(kind), values, strict=True))
    return cast("R", row)


def values_of(row: SQLModel) -> dict[str, Any]:
    """Return what a row's columns hold, by their names."""
    return {name: vars(row)[name] for name in names_of(kind_of(row))}


async def fetched(
    session: AsyncSession, query: Select[Any] | Statement, values: dict[str, Any]
) -> Sequence[Sequence[Any]]:
    """Return what a query of columns finds."""
    if isinstance(query, Statement) and isinstance(session, Session) and session.quick is not None:
        found = await session.quick.rows(query, values)
        if found is not None:
            return found
    clause: Any = query.clause if isinstance(query, Statement) else query
    with at_once():
        return await session.run_sync(lambda here: here.connection().execute(clause, values).all())


async def done(session: AsyncSession, change: Statement, values: dict[str, Any]) -> int:
    """Change, delete or insert rows by a statement that was made before; return how many it found."""
    if isinstance(session, Session) and isinstance(session.quick, Changing):
        found = await session.quick.change(change, values)
        if found is not None:
            return found
    return await session.run_sync(lambda here: here.connection().execute(change.clause, values).rowcount)


async def added(session: AsyncSession, insertion: Statement, rows: Sequence[dict[str, Any]]) -> None:
    """Insert some rows."""
    if isinstance(session, Session) and isinstance(session.quick, Changing):
        await session.quick.add(insertion, rows)
    else:
        await session.run_sync(lambda here: here.connection().execute(insertion.clause, rows))


async def changed(session: AsyncSession, kind: type[SQLModel], here: dict[str, Any], /, **values: Any) -> int:
    """Change rows that are known by what some of their columns hold; return how many there were."""
    given = {f"old_{name}": value for name, value in here.items()}
    news = {f"new_{name}": value for name, value in values.items()}
    return await done(session, _change(kind, tuple(here), tuple(values)), {**given, **news})


async def deleted(session: AsyncSession, kind: type[SQLModel], /, **here: Any) -> int:
    """Delete rows that are known by what some of their columns hold; return how many there were."""
    return await done(session, _removal(kind, tuple(here)), {f"old_{name}": value for name, value in here.items()})


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

    def as_read(self) -> list[tuple[type[SQLModel], dict[str, Any]]]:
        """Return the table of each row that was read, and what it held then."""
        return [(kind_of(row), before) for row, before in self._read]

    def add(self, row: SQLModel) -> None:
        """Let a row be inserted as it is at the end."""
        self._new.append(row)

    def remove(self, row: SQLModel) -> None:
        """Let a row be deleted that was kept or added."""
        self._new = [new for new in self._new if new is not row]
        self._gone.append(row)

    async def write(self, session: AsyncSession) -> None:
        """Delete, update and insert, in this order; raises StaleDataError where somebody else was first."""
        gone = {id(row) for row in self._gone}
        for row, before in self._read:
            if id(row) in gone:
                kind = kind_of(row)
                await _one(session, kind, _removal(kind, _marks(kind)), _identity(kind, before))
        for row, before in self._read:
            if id(row) not in gone:
                await _update(session, row, before)
        for row in self._new:
            await _insert(session, row)


async def _update(session: AsyncSession, row: SQLModel, before: dict[str, Any]) -> None:
    kind, now = kind_of(row), vars(row)
    changed = tuple(name for name in names_of(kind) if now[name] != before[name])
    if not changed:
        return
    version = _version(kind)
    if version is not None:
        setattr(row, version, before[version] + 1)
        changed = (*changed, version)
    values = {f"new_{name}": now[name] for name in changed}
    await _one(session, kind, _change(kind, _marks(kind), changed), {**values, **_identity(kind, before)})


async def _insert(session: AsyncSession, row: SQLModel) -> None:
    kind, now = kind_of(row), vars(row)
    # A key that the database is to give is left out.
    names = tuple(name for name in names_of(kind) if now[name] is not None or name not in _keys(kind))
    await done(session, _insertion(kind, names), {name: now[name] for name in names})


async def _one(session: AsyncSession, kind: type[SQLModel], statement: Statement, values: dict[str, Any]) -> None:
    if await done(session, statement, values) != 1:
        message = f"a row of {table_of(kind)} was changed by somebody else"
        raise StaleDataError(message)


@cache
def _version(kind: type[SQLModel]) -> str | None:
    column = _mapper(kind).version_id_col
    return None if column is None else column.name


@cache
def _marks(kind: type[SQLModel]) -> tuple[str, ...]:
    """Return the names of the columns by which a row is found again as it was: its key and its version."""
    version = _version(kind)
    return _keys(kind) if version is None else (*_keys(kind), version)


@cache
def _keys(kind: type[SQLModel]) -> tuple[str, ...]:
    return tuple(column.name for column in table_of(kind).primary_key.columns)


def _identity(kind: type[SQLModel], before: dict[str, Any]) -> dict[str, Any]:
    return {f"old_{name}": before[name] for name in _marks(kind)}


def _here(kind: type[SQLModel], marks: tuple[str, ...]) -> list[Any]:
    columns = table_of(kind).c
    return [columns[name] == bindparam(f"old_{name}", type_=columns[name].type) for name in marks]


# Statements are made once: to make one costs more than to send it.


@cache
def _change(kind: type[SQLModel], marks: tuple[str, ...], names: tuple[str, ...]) -> Statement:
    values = {name: bindparam(f"new_{name}", type_=table_of(kind).c[name].type) for name in names}
    return Statement(update(table_of(kind)).where(*_here(kind, marks)).values(values))


@cache
def _removal(kind: type[SQLModel], marks: tuple[str, ...]) -> Statement:
    return Statement(delete(table_of(kind)).where(*_here(kind, marks)))


@cache
def _insertion(kind: type[SQLModel], names: tuple[str, ...]) -> Statement:
    return Statement(insert(table_of(kind)), names)
