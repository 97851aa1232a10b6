"""A connection to SQLite that makes at most one trip to its thread for each statement, and none for a quick one.

aiosqlite makes four: for the cursor, the statement, the rows and the cursor's end. Each trip costs more CPU time than
the statement itself, and a click takes some ten statements. So a BEGIN may go with the statement that follows it, and
where no transaction is open, nothing is asked to end one. What takes a tenth of a millisecond is done where it is
asked for, `at_once`; what waits, for a lock or for the disk, goes to the thread: COMMIT, ROLLBACK, and a BEGIN while
another program writes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Self, cast

import aiosqlite
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import create_async_engine

ROWS_AT_A_TIME = 64
NORMAL, CHECKPOINT = 1, 1000
"""What SQLite calls a commit that does not wait for the disk, and how many pages it writes before it moves them."""

_at_once: ContextVar[bool] = ContextVar("at_once", default=False)


@contextmanager
def at_once() -> Generator[None]:
    """Let statements be done where they are asked for, while all else stands still: only for what finds few rows."""
    before = _at_once.set(True)
    try:
        yield
    finally:
        _at_once.reset(before)


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
        if operation.startswith("BEGIN") and self._connection.begins_late:
            self._connection.begin_with_the_next(operation)
        else:
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

    def __init__(self, connector: Callable[[], sqlite3.Connection], *, begins_late: bool, quick: bool = False) -> None:
        super().__init__(connector, ROWS_AT_A_TIME)
        self._quick = quick
        """Whether all its statements are to be done `at_once`."""
        self.begins_late = begins_late
        """Whether a BEGIN goes with the next statement."""
        self._begin = ""
        """A BEGIN that has not been sent yet."""
        self.begun = False
        """Whether a transaction has begun, or will with the next statement."""
        self.lasting = True
        """Whether what the next transaction commits has to survive a power cut; it always survives the process."""
        self._lasts = True
        self._synchronous: int | None = None
        # Trips are counted at both ends: only where all have come back is it known how they left the transaction.
        self._sent = self._back = 0
        self._open = False

    async def _connect(self) -> Self:
        try:
            await super()._connect()
        except BaseException:
            # Its thread still tells the loop that it stops, and whoever hears that nothing opened may close the loop.
            self._thread.join()
            raise
        return self

    def cursor(self) -> Cursor:  # type: ignore[override] # SQLAlchemy wants no more of it
        return Cursor(self)

    def begin_with_the_next(self, begin: str) -> None:
        """Begin a transaction with the next statement, which then raises what beginning raises, unless one is open."""
        if not self.begun:
            self._begin, self.begun = begin, True

    async def trip(self, work: Callable[[sqlite3.Cursor], None]) -> None:
        """Do something with a cursor of SQLite's, in the connection's thread unless it is to be done at once."""
        begin, self._begin = self._begin, ""
        if begin and self._at_rest and self._begun_at_once(begin):
            begin = ""
        quick = (self._quick or _at_once.get()) and not begin and self._sent == self._back
        self._sent += 1
        if quick:
            self._with_cursor("", work)
            return
        await self._execute(self._with_cursor, begin, work)  # type: ignore[no-untyped-call] # it says no types here

    def _begun_at_once(self, begin: str) -> bool:
        """Begin a transaction where nobody else writes just now; whoever has to wait for that does so in the thread."""
        (patience,) = self._conn.execute("PRAGMA busy_timeout").fetchone()
        self._conn.execute("PRAGMA busy_timeout=0")
        try:
            self._begin_here(begin)
        except sqlite3.Error:
            return False
        finally:
            self._conn.execute(f"PRAGMA busy_timeout={patience}")
        self._open = True
        return True

    def _begin_here(self, begin: str) -> None:
        """Begin a transaction whose commit waits for the disk where it has to last.

        Others leave it to the next one that has, the moving of pages into the file too, for which the disk is waited.
        """
        if self.lasting != self._lasts:
            if self._synchronous is None:
                (self._synchronous,) = self._conn.execute("PRAGMA synchronous").fetchone()
            level = self._synchronous if self.lasting else min(self._synchronous, NORMAL)
            self._conn.execute(f"PRAGMA synchronous={level}")
            self._conn.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT if self.lasting else 0}")
            self._lasts = self.lasting
        self._conn.execute(begin)

    @property
    def _at_rest(self) -> bool:
        """Whether something may be done with the connection here, since nothing is under way in its thread."""
        return self._quick and self._sent == self._back

    def _with_cursor(self, begin: str, work: Callable[[sqlite3.Cursor], None]) -> None:
        cursor = self._conn.cursor()
        try:
            if begin:
                self._begin_here(begin)
            work(cursor)
        finally:
            cursor.close()
            self._open = self._conn.in_transaction
            self._back += 1

    async def commit(self) -> None:
        if self._in_doubt():
            await self._end(self._conn.commit)

    async def rollback(self) -> None:
        if self._in_doubt():
            await self._end(self._conn.rollback)

    async def _end(self, end: Callable[[], None]) -> None:
        """End a transaction in the connection's thread, for the disk may take its time, unless it is not waited for."""
        quick = self._at_rest and not self._lasts
        self._sent += 1
        if quick:
            self._with_cursor("", lambda _: end())
            return
        await self._execute(self._with_cursor, "", lambda _: end())  # type: ignore[no-untyped-call] # it says no types here

    def _in_doubt(self) -> bool:
        """Forget a BEGIN that was not sent, and tell whether a transaction is open, or may be.

        Whoever was cancelled while a statement was under way cannot know what it will have done.
        """
        self._begin, self.begun = "", False
        return self._open or self._sent != self._back

    @property
    def closed(self) -> bool:
        return not self._thread.is_alive()


def opener(url: URL) -> Callable[[], sqlite3.Connection]:
    """Return what opens connections of SQLite's own."""
    args, options = create_async_engine(url).dialect.create_connect_args(url)

    def opened() -> sqlite3.Connection:
        connection: sqlite3.Connection = sqlite3.connect(*cast("Any", args), **options)
        return connection

    return opened


def creator(url: URL, *, begins_late: bool, quick: bool = False) -> Callable[[], Connection]:
    """Return what opens connections to a database of SQLite's."""
    opened = opener(url)

    def connect() -> Connection:
        connection = Connection(opened, begins_late=begins_late, quick=quick)
        connection._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does: it must not keep the process alive
        return connection

    return connect
