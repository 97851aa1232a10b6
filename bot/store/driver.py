"""A connection to SQLite that makes one trip to its thread for each statement.

aiosqlite makes four: for the cursor, the statement, the rows and the cursor's end. Each trip costs more CPU time than
the statement itself, and a click takes some ten statements.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self, cast

import aiosqlite
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import create_async_engine

ROWS_AT_A_TIME = 64


class Cursor:
    """What SQLAlchemy's adapter wants of a cursor; it holds the rows, and nothing of SQLite's."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Sequence[Any] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, operation: str, parameters: Sequence[Any] = ()) -> Self:
        await self._connection.trip(lambda cursor: self._take(cursor.execute(operation, parameters)))
        return self

    async def executemany(self, operation: str, parameters: Iterable[Sequence[Any]]) -> Self:
        await self._connection.trip(lambda cursor: self._take(cursor.executemany(operation, parameters)))
        return self

    def _take(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self._rows = cursor.fetchall() if cursor.description else []
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        self._rows = []


class Connection(aiosqlite.Connection):
    """An aiosqlite connection whose cursors are those above."""

    def cursor(self) -> Cursor:  # type: ignore[override] # SQLAlchemy wants no more of it
        return Cursor(self)

    async def trip(self, work: Callable[[sqlite3.Cursor], None]) -> None:
        """Do something with a cursor of SQLite's in the connection's thread."""
        await self._execute(self._with_cursor, work)  # type: ignore[no-untyped-call] # aiosqlite says no types here

    def _with_cursor(self, work: Callable[[sqlite3.Cursor], None]) -> None:
        cursor = self._conn.cursor()
        try:
            work(cursor)
        finally:
            cursor.close()


def creator(url: URL) -> Callable[[], Connection]:
    """Return what opens connections to a database of SQLite's."""
    args, options = create_async_engine(url).dialect.create_connect_args(url)

    def opened() -> sqlite3.Connection:
        connection: sqlite3.Connection = sqlite3.connect(*cast("Any", args), **options)
        return connection

    def connect() -> Connection:
        connection = Connection(opened, ROWS_AT_A_TIME)
        connection._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does: it must not keep the process alive
        return connection

    return connect
