"""Brings the database to the schema of this version, at every start."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.copies import copy_beside
from bot.store.engines import is_sqlite, migrator, reader
from bot.store.trouble import DAMAGED, StoreError, explained

MIGRATIONS = Path(__file__).with_name("migrations")
LOCK = int.from_bytes(b"exlibris")
"""The name, as PostgreSQL wants it, of the lock that whoever migrates holds."""

_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


def revisions() -> list[str]:
    """Return all revisions, the newest last: files are named after them, so that Alembic need not be asked."""
    return sorted(path.name.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


async def migrate(url: URL, revision: str | None = None) -> None:
    """Run the migrations that are missing, to the newest or the given one, all or none of them; raises StoreError.

    A SQLite file is looked through before, and copied where something is going to change.
    """
    with explained():
        async with _alone(url) as connection:
            if is_sqlite(url):
                await connection.run_sync(_check_pages)
            stored = await connection.run_sync(_stored)
            _check_known(stored)
            if stored != (target := revision or revisions()[-1]):
                await _change(url, connection, stored, target)


async def require_newest(url: URL) -> None:
    """Raise StoreError where a database is missing, or is not of this version's schema."""
    _require_file(url)
    stored = await revision_of(url)
    _check_known(stored)
    if stored != (newest := revisions()[-1]):
        raise StoreError(f"the database is of revision {stored}, this version needs {newest}: start this version once")


async def revision_of(url: URL) -> str | None:
    """Return the revision of a database's schema, None of an empty one; raises StoreError."""
    engine = reader(url)
    try:
        with explained():
            async with engine.connect() as connection:
                return await connection.run_sync(_stored)
    finally:
        await engine.dispose()


def _require_file(url: URL) -> None:
    if is_sqlite(url) and not Path(str(url.database)).exists():
        raise StoreError(f"there is no file {url.database}")


@asynccontextmanager
async def _alone(url: URL) -> AsyncGenerator[AsyncConnection]:
    """Open a transaction in which nobody else migrates: no other process this database, and nobody here any."""
    engine = migrator(url)
    try:
        # Alembic keeps what it is doing in globals: two at once in one process wait for each other for ever.
        async with _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock()), engine.begin() as connection:
            if not is_sqlite(url):  # SQLite's transaction is one of a writer from its beginning
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            yield connection
    finally:
        await engine.dispose()


async def _change(url: URL, connection: AsyncConnection, stored: str | None, target: str) -> None:
    from bot.store.upgrade import upgrade

    if is_sqlite(url) and stored is not None:
        await asyncio.to_thread(copy_beside, Path(str(url.database)), stored)
    await connection.run_sync(upgrade, MIGRATIONS, target)
    if is_sqlite(url):
        await connection.run_sync(_check_references)


def _stored(connection: Connection) -> str | None:
    """Return the revision of the database; None of an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _check_known(stored: str | None) -> None:
    if stored is not None and stored not in revisions():
        raise StoreError(f"the database belongs to another version of this bot: revision {stored} is not known here")


def _check_pages(connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise StoreError(f"{DAMAGED} ({' '.join(str(found).split())})")


def _check_references(connection: Connection) -> None:
    broken: list[Any] = list(connection.exec_driver_sql("PRAGMA foreign_key_check"))
    if broken:
        raise StoreError(f"the database refers to rows that do not exist, first in {broken[0][0]}")
