"""Which process holds what of a database: a SQLite file belongs to one, on PostgreSQL each has shards of its own.

The system and PostgreSQL let go by themselves of what a process held that is dead, so nothing has to be waited for.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import structlog
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import engines
from bot.store.trouble import DATABASE_ERRORS, StoreError, explained
from bot.values.complaint import reason
from bot.values.shards import Shards

log = structlog.get_logger(__name__)

SHARD = int.from_bytes(b"exls")
"""The class of the locks that name a shard."""
COUNT = int.from_bytes(b"exlc")
"""The class of those that name how many shards there are together; 0 stands for as many as Discord advises."""
PATIENCE = 5
"""So many seconds the process before us gets to end, and PostgreSQL to notice it."""
LOOK = 15.0
"""Seconds after which we look whether the locks are still ours."""
OTHERS = text(
    "SELECT DISTINCT objid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = :kind AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND pid <> pg_backend_pid()"
)


class HeldError(StoreError):
    """Another process holds what this one should."""


@asynccontextmanager
async def holding(url: str, shards: Shards | None, lost: Callable[[StoreError], None]) -> AsyncGenerator[None]:
    """Hold shards of a database while a block lasts, or all of it without; raises StoreError where another process has.

    `lost` is told should another process have taken them meanwhile, as where PostgreSQL was away.
    """
    parsed = engines.parse(url)
    require_room(parsed, shards)
    if engines.is_sqlite(parsed):
        async with _alone(Path(str(parsed.database))):
            yield
        return
    locks = _Locks(parsed, shards)
    await locks.take()
    watch = asyncio.create_task(locks.watch(lost), name="shards-held")
    try:
        yield
    finally:
        watch.cancel()
        await asyncio.wait([watch])
        await locks.close()


def require_room(url: URL, shards: Shards | None) -> None:
    """Raise StoreError where a database has no room for the other processes that shards want."""
    if engines.is_sqlite(url) and shards is not None and not shards.all:
        raise StoreError(f"several processes, as SHARDS={shards} wants them, need PostgreSQL")


@asynccontextmanager
async def _alone(path: Path) -> AsyncGenerator[None]:
    """Hold a file beside the database: whoever closes the database's own gives up SQLite's locks on it."""
    beside = path.with_name(f"{path.name}.lock")
    try:
        file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        why = f"games are kept there, so it must exist and be writable ({reason(error)})"
        raise StoreError(f"{path.parent}: {why}") from None
    try:
        if not await _becomes_ours(file):
            raise HeldError(f"another process of the bot has {path} open already")
        yield
    finally:
        os.close(file)


async def _becomes_ours(file: int) -> bool:
    for _ in range(PATIENCE):
        if _locked(file):
            return True
        await asyncio.sleep(1)
    return _locked(file)


def _locked(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


class _Locks:
    """Locks of PostgreSQL's that last as long as the connection that took them."""

    def __init__(self, url: URL, shards: Shards | None) -> None:
        self._engine = engines.migrator(url)
        self._ids, self._count = (list(shards.ids), shards.count) if shards else ([0], 0)
        self._connection: AsyncConnection | None = None

    async def take(self) -> None:
        """Take the locks; raises StoreError where other processes have any of them, or count their shards otherwise."""
        for tries_left in reversed(range(PATIENCE)):
            try:
                with explained():
                    await self._try()
            except HeldError:
                await self._hang_up()
                if not tries_left:
                    raise
                await asyncio.sleep(1)
            except StoreError:
                await self._hang_up()
                raise
            else:
                return

    async def watch(self, lost: Callable[[StoreError], None]) -> None:
        """Take the locks again whenever the connection is gone; tell `lost` where another process was faster."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                if self._connection is None or not await self._there(self._connection):
                    await self.take()
            except HeldError as error:
                lost(error)
                return
            except StoreError as error:
                log.warning("shards-not-held", reason=str(error))

    async def close(self) -> None:
        await self._hang_up()
        await self._engine.dispose()

    async def _try(self) -> None:
        self._connection = connection = await self._engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        for shard in self._ids:
            if not await connection.scalar(
                text("SELECT pg_try_advisory_lock(:kind, :id)"), {"kind": SHARD, "id": shard}
            ):
                raise HeldError(f"another process of the bot holds shard {shard} already")
        await connection.execute(text("SELECT pg_advisory_lock_shared(:kind, :id)"), {"kind": COUNT, "id": self._count})
        others = {row[0] for row in await connection.execute(OTHERS, {"kind": COUNT})}
        if others - {self._count}:
            raise HeldError(
                "another process of the bot counts the shards otherwise: SHARDS needs the same count in all"
            )

    async def _there(self, connection: AsyncConnection) -> bool:
        try:
            await connection.execute(text("SELECT 1"))
        except DATABASE_ERRORS:
            await self._hang_up()
            return False
        return True

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*DATABASE_ERRORS):
                await connection.close()
