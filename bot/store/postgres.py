"""PostgreSQL asked in its own words, by statements that are made once: SQLAlchemy's way costs more than the trip there.

The connections are those of its pools all the same, and a session that is used too has the same transaction.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar, cast

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection

from bot.store.quick import Changing, Rows, Session, Values
from bot.store.statements import Statement, Text

T = TypeVar("T")


class _Postgres(Changing):
    def __init__(self, engine: AsyncEngine, lost: Callable[[], None]) -> None:
        super().__init__(engine)
        self._lost = lost
        """What learns that a connection has died."""


class Asking(_Postgres):
    """A connection on which each statement is a transaction of its own, for as long as a session is lent."""

    def __init__(self, engine: AsyncEngine, lost: Callable[[], None]) -> None:
        super().__init__(engine, lost)
        self._held: PoolProxiedConnection | None = None

    async def rows(self, statement: Statement, values: Values) -> Rows | None:
        """Return what a statement finds; None where it failed, and is to be tried the other way."""
        text, given = self._said(statement, values)
        found = await self._tried(lambda connection: connection.fetch(text.said, *given))
        return None if found is None else text.rows(found)

    async def change(self, statement: Statement, values: Values) -> int | None:
        """Change rows; return how many it found, None where it failed, as in `rows`."""
        text, given = self._said(statement, values)
        status = await self._tried(lambda connection: connection.execute(text.said, *given))
        return None if status is None else counted(status)

    async def _tried(self, ask: Callable[[Any], Awaitable[T]]) -> T | None:
        try:
            self._held = self._held or await self._async_engine.raw_connection()
            return await ask(self._held.driver_connection)
        except Exception:  # noqa: BLE001 - the other way fails alike, and says so
            self._forget()
            return None
        except BaseException:
            self._forget()  # nobody knows what was under way
            raise

    def close(self) -> None:
        """Give the connection back."""
        held, self._held = self._held, None
        if held is not None:
            held.close()

    def _forget(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            if cast("Any", held.driver_connection).is_closed():
                self._lost()
            held.invalidate()


class Within(_Postgres):
    """A session's own connection, within its transaction."""

    def __init__(self, engine: AsyncEngine, session: Session, lost: Callable[[], None]) -> None:
        super().__init__(engine, lost)
        self._session = session
        self._connection: Any = None
        self._adapter: Any = None

    async def rows(self, statement: Statement, values: Values) -> Rows:
        """Return what a statement finds."""
        text, given = self._said(statement, values)
        return text.rows(await self._do(text, lambda connection: connection.fetch(text.said, *given)))

    async def change(self, statement: Statement, values: Values) -> int:
        """Change rows; return how many it found."""
        text, given = self._said(statement, values)
        return counted(await self._do(text, lambda connection: connection.execute(text.said, *given)))

    async def add(self, statement: Statement, rows: Sequence[Values]) -> None:
        """Insert some rows."""
        text = statement.said_in(self._engine.dialect)
        given = [text.values(row) for row in rows]
        self._hear(text.said, given, many=True)
        await self._do(text, lambda connection: connection.executemany(text.said, given))

    async def _do(self, text: Text, ask: Callable[[Any], Awaitable[T]]) -> T:
        if self._adapter is None:
            self._connection = await self._session.connection()
            self._adapter = (await self._connection.get_raw_connection()).dbapi_connection
        try:
            if self._adapter._transaction is None:  # noqa: SLF001 - SQLAlchemy begins with its own first statement
                await self._adapter._start_transaction()  # noqa: SLF001 - as it would
            return await ask(self._adapter.driver_connection)
        except Exception as error:
            known = self._known(text, error)
            if self._adapter.driver_connection.is_closed():
                self._lost()
                await self._connection.invalidate(known)
            raise known from error

    def _known(self, text: Text, error: Exception) -> BaseException:
        """Return an error as SQLAlchemy raises it; values don't belong into it, for they hold hands and seeds."""
        dialect = self._engine.dialect
        try:
            self._adapter._handle_exception(error)  # noqa: SLF001 - it knows which of PostgreSQL's errors is which
        except dialect.loaded_dbapi.Error as known:
            return DBAPIError.instance(
                text.said, None, known, dialect.loaded_dbapi.Error, hide_parameters=True, dialect=dialect
            )
        except Exception as other:  # noqa: BLE001 - none of the database's
            return other
        return error


def counted(status: str) -> int:
    """Return how many rows PostgreSQL says it has found, as in "UPDATE 1" and "INSERT 0 1"."""
    return int(status.rpartition(" ")[2])
