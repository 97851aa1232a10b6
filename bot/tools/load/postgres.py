"""A database of the measurement's own on a PostgreSQL, and what the server uses for it."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, TextClause, text

from bot.store import engines
from bot.store.trouble import StoreError, explained
from bot.tools.load.processes import cpu_with_the_gone, parent_of
from bot.values.complaint import Complaint

NAME = f"exlibris_bench_{os.getpid()}"
CREATE, DROP = text(f"CREATE DATABASE {NAME}"), text(f"DROP DATABASE {NAME} WITH (FORCE)")
MINE = text("SELECT pg_backend_pid()")


@dataclass(frozen=True, slots=True)
class Database:
    """Where a bot keeps its games while it is measured."""

    url: str
    server: int | None = None
    """The process of a PostgreSQL on this machine."""

    def cpu(self) -> float:
        """Return the seconds of CPU time that the server has used; 0 where it is none, or elsewhere."""
        return cpu_with_the_gone(self.server) if self.server is not None else 0.0


@asynccontextmanager
async def database(address: str, folder: Path) -> AsyncGenerator[Database]:
    """Make a database that is gone at the end: on a PostgreSQL, or without an address as a file of SQLite's.

    Raises Complaint where the address is none of a PostgreSQL's that can be used.
    """
    if not address:
        yield Database(f"sqlite+aiosqlite:///{folder / 'games.db'}")
        return
    try:
        url = _postgres(address)
        server = await _said(url, CREATE)
    except StoreError as error:
        raise Complaint(f"--database: {error}") from None
    try:
        yield Database(url.set(database=NAME).render_as_string(hide_password=False), server)
    finally:
        await _said(url, DROP)


def _postgres(address: str) -> URL:
    url = engines.parse(address)
    if engines.is_sqlite(url):
        raise StoreError("it must be a PostgreSQL; a file of SQLite's is made by itself")
    return url


async def _said(url: URL, statement: TextClause) -> int | None:
    """Say something outside of any transaction; return the server's process, where it is one of this machine."""
    engine = engines.migrator(url)
    try:
        with explained():
            async with engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                await connection.execute(statement)
                return _started_by(await connection.scalar(MINE))
    finally:
        await engine.dispose()


def _started_by(pid: int | None) -> int | None:
    """Return the process of the server that serves us in another one; None where that is no process of this machine."""
    try:
        server, name = parent_of(pid or 0)
    except OSError:
        return None
    return server if name == "postgres" else None
