"""Engines: one that writes, one that reads, and the recipe that makes SQLite safe.

Measured before this was written: with SQLAlchemy's defaults 475 of 500 concurrent updates of one row were lost,
for the driver begins a transaction at the first write and the SELECT before it stands outside. So we begin
ourselves, BEGIN IMMEDIATE where we mean to write, and let one writer in at a time.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DisconnectionError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from bot.store.dates import with_care
from bot.store.driver import creator, opener
from bot.store.trouble import StoreError

BUSY_MS = 5000
POOL = 10
"""Connections to PostgreSQL that a process opens for reading, and as many for writing."""
STUCK_MS = 30_000
"""PostgreSQL ends a transaction in which nothing was asked for so long: a process that hangs, or is cut off from it,
holds no game for ever."""
SYNCHRONOUS = "FULL"
"""A move that was acknowledged survives a power cut, for a tenth of a millisecond on a good disk."""
BEGIN = "BEGIN IMMEDIATE"
WRITING = ("foreign_keys=ON",)
READING = ("foreign_keys=ON", "query_only=ON")
# Rebuilding a table (Alembic's batch mode) drops the old one, which with foreign keys on would delete its children.
MIGRATING = ("foreign_keys=OFF",)


def parse(url: str) -> URL:
    """Return a database address; raises StoreError where it is none that we can use."""
    try:
        parsed = make_url(url)
        driver = parsed.get_dialect()
    except (ArgumentError, InvalidRequestError, ImportError, ValueError):  # what they say may hold a password
        raise StoreError("this is no database address; .env.example has one") from None
    if not driver.is_async:
        raise StoreError("this needs an async driver, such as sqlite+aiosqlite:// or postgresql+asyncpg://")
    if is_sqlite(parsed) and parsed.database in {None, "", ":memory:"}:
        raise StoreError("it must name a file: a database in memory would lose every game")
    return parsed


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def writer(url: URL) -> AsyncEngine:
    """Make the engine that writes: SQLite gets one connection, for it has one writer anyway."""
    if not is_sqlite(url):
        return _postgres(url)
    # Whoever writes holds the lock that everybody else waits for, and does nothing that takes long.
    return _sqlite(_engine(url, quick=True, pool_size=1, max_overflow=0), WRITING, BEGIN)


def reader(url: URL) -> AsyncEngine:
    """Make the engine that reads. Each statement sees a state of its own: a reader trusts the game's number."""
    if not is_sqlite(url):
        return _postgres(url, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)  # or two trips more for each
    # Each call of the driver is a trip to its thread and back, so that nothing is begun or rolled back in vain.
    return _sqlite(_engine(url, pool_reset_on_return=None), READING, None)


def glance(url: URL) -> sqlite3.Connection:
    """Open a connection that reads SQLite without any driver in between, and waits for nobody."""
    connection = opener(url)()
    connection.isolation_level = None
    for pragma in ("busy_timeout=0", *READING):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def migrator(url: URL) -> AsyncEngine:
    """Make the engine for migrations, which keeps no connection."""
    if not is_sqlite(url):
        return _engine(url, poolclass=NullPool)
    # Alembic takes no turns: nobody may be within it who still has to wait for the database.
    return _sqlite(_engine(url, begins_late=False, poolclass=NullPool), MIGRATING, BEGIN)


def _postgres(url: URL, **options: Any) -> AsyncEngine:
    limits = {"lock_timeout": str(BUSY_MS), "idle_in_transaction_session_timeout": str(STUCK_MS)}
    return _engine(url, connect_args={"server_settings": limits}, pool_size=POOL, max_overflow=0, **options)


def forget_together(*several: AsyncEngine) -> Callable[[], None]:
    """Let no connection be used any more that is older than the last loss of one: the server was away for all.

    So what failed is one click, and not one for each connection that somebody has to find out about. Returns what is
    to be called by whoever finds a loss that SQLAlchemy does not see.
    """
    lost_at = float("-inf")

    def lost() -> None:
        nonlocal lost_at
        lost_at = time.monotonic()

    def noticed(context: ExceptionContext) -> None:
        if context.is_disconnect:
            lost()

    def made(_: object, record: ConnectionPoolEntry) -> None:
        record.info["made_at"] = time.monotonic()

    def taken(_: object, record: ConnectionPoolEntry, __: object) -> None:
        if record.info["made_at"] <= lost_at:
            raise DisconnectionError

    for engine in several:
        for name, hears in (("handle_error", noticed), ("connect", made), ("checkout", taken)):
            event.listen(engine.sync_engine, name, hears)
    return lost


def _engine(url: URL, *, begins_late: bool = True, quick: bool = False, **options: Any) -> AsyncEngine:
    try:
        if is_sqlite(url):
            options["async_creator"] = creator(url, begins_late=begins_late, quick=quick)
        # Parameters hold hands and seeds: they do not belong into a log.
        return create_async_engine(url, hide_parameters=True, **options)
    except ImportError as error:
        raise StoreError(f"a driver is needed that is not installed: {error.name}") from None


def _sqlite(engine: AsyncEngine, pragmas: tuple[str, ...], begin: str | None) -> AsyncEngine:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: DBAPIConnection, _: object) -> None:
        connection.isolation_level = None  # the driver must not begin transactions by itself
        cursor = connection.cursor()
        try:
            for pragma in (f"busy_timeout={BUSY_MS}", "journal_mode=WAL", f"synchronous={SYNCHRONOUS}", *pragmas):
                cursor.execute(f"PRAGMA {pragma}")
        except Exception:
            connection.close()  # the pool forgets it, and its thread would outlive us
            raise
        cursor.close()

    with_care(engine.dialect)
    if begin is not None:

        @event.listens_for(engine.sync_engine, "begin")
        def began(connection: Any) -> None:
            connection.exec_driver_sql(begin)

    return engine
