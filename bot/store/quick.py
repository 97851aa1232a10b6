"""A database asked in its own words, by statements that are made once, where the way through SQLAlchemy costs most.

What is here asks SQLite. Whoever listens to the engines hears of these statements too.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store import engines
from bot.store.driver import Connection
from bot.store.statements import Statement, Text
from bot.store.trouble import code_of

Values = Mapping[str, Any]
Rows = Sequence[Sequence[Any]]


class Session(AsyncSession):
    """A session of the store's, which some statements need not go through."""

    quick: Asked | None = None
    """What asks the database itself, where somebody lent this session."""

    @property
    def used(self) -> bool:
        """Whether anything went through the session: it has begun, or knows rows."""
        return self.sync_session.in_transaction() or self.knows_rows

    @property
    def knows_rows(self) -> bool:
        """Whether it has read rows, or has new ones; it stays begun where it only read from SQLite."""
        here = self.sync_session
        return bool(len(here.identity_map)) or bool(here.new)


class Asked:
    """What all who ask a database have in common."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._async_engine = engine
        self._engine = engine.sync_engine

    async def rows(self, statement: Statement, values: Values) -> Rows | None:
        """Return what a statement finds; None where it is to be asked the other way."""
        raise NotImplementedError

    def _said(self, statement: Statement, values: Values) -> tuple[Text, list[Any]]:
        """Return a statement in the database's words, and what is given with it."""
        text = statement.said_in(self._engine.dialect)
        given = text.values(values)
        self._hear(text.said, given)
        return text, given

    def _hear(self, said: str, values: Sequence[Any], *, many: bool = False) -> None:
        for hears in self._engine.dispatch.before_cursor_execute:
            hears(None, None, said, values, None, many)

    def _fail(self, said: str, error: Exception) -> NoReturn:
        """Raise what SQLAlchemy raises; values don't belong into it, for they hold hands and seeds."""
        raise DBAPIError.instance(
            said, None, error, sqlite3.Error, hide_parameters=True, dialect=self._engine.dialect
        ) from error

    def _turned(self, text: Text, found: Rows) -> Rows:
        """Return what the database has found as our values; a damaged file has some that are none, as a date."""
        try:
            return text.rows(found)
        except (ValueError, TypeError) as error:
            self._fail(text.said, error)


class Changing(Asked):
    """Who may change something too."""

    async def change(self, statement: Statement, values: Values) -> int | None:
        """Change rows; return how many it found, None where it is to be asked the other way."""
        raise NotImplementedError

    async def add(self, statement: Statement, rows: Sequence[Values]) -> None:
        """Insert some rows."""
        raise NotImplementedError


class Reading(Asked):
    """A connection that reads, each statement a state of its own, while all else stands still."""

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        super().__init__(engine)
        self._url = url
        self._open: sqlite3.Connection | None = None

    async def rows(self, statement: Statement, values: Values) -> Rows | None:
        """Return what a statement finds; None where it would have to wait, which is to be done elsewhere."""
        text, given = self._said(statement, values)
        try:
            self._open = self._open or engines.glance(self._url)
            found = self._open.execute(text.said, given).fetchall()
        except sqlite3.OperationalError as error:
            if code_of(error) == sqlite3.SQLITE_BUSY:
                return None
            self._fail(text.said, error)
        except sqlite3.Error as error:
            self._fail(text.said, error)
        return self._turned(text, found)

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
            self._open = None


class Writing(Changing):
    """The connection that writes, within the transaction that a session would use."""

    def __init__(self, engine: AsyncEngine, connection: Connection) -> None:
        super().__init__(engine)
        self.connection = connection

    async def rows(self, statement: Statement, values: Values) -> Rows:
        """Return what a statement finds."""
        found = list[Any]()
        self._begin()
        text, given = self._said(statement, values)
        await self._do(text.said, lambda cursor: found.extend(cursor.execute(text.said, given)))
        return self._turned(text, found)

    async def change(self, statement: Statement, values: Values) -> int:
        """Change rows; return how many it found."""
        count = list[int]()
        self._begin()
        text, given = self._said(statement, values)
        await self._do(text.said, lambda cursor: count.append(cursor.execute(text.said, given).rowcount))
        return count[0]

    async def add(self, statement: Statement, rows: Sequence[Values]) -> None:
        """Insert some rows."""
        self._begin()
        text = statement.said_in(self._engine.dialect)
        given = [text.values(row) for row in rows]
        self._hear(text.said, given, many=True)
        await self._do(text.said, lambda cursor: cursor.executemany(text.said, given))

    def _begin(self) -> None:
        if not self.connection.begun:
            self._hear(engines.BEGIN, ())
            self.connection.begin_with_the_next(engines.BEGIN)

    async def _do(self, said: str, work: Any) -> None:
        try:
            await self.connection.trip(work)
        except sqlite3.Error as error:
            self._fail(said, error)

    async def commit(self) -> None:
        """Commit what was changed."""
        if self.connection.begun:
            for hears in self._engine.dispatch.commit:
                hears(None)
        try:
            await self.connection.commit()
        except sqlite3.Error as error:
            self._fail("COMMIT", error)

    async def rollback(self) -> None:
        """Undo what was changed and not committed."""
        await self.connection.rollback()
