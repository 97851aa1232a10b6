"""The store: transactions that read, and transactions that write one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import cast

from sqlalchemy import URL
from sqlmodel import select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.line import Line, Rank
from bot.store import engines
from bot.store.driver import Connection
from bot.store.lending import Lender
from bot.store.migrate import migrate, require_newest
from bot.store.postgres import Asking, Within
from bot.store.quick import Reading, Session, Writing
from bot.store.schema import GameRow
from bot.store.trouble import StoreError, explained


class Store:
    """An open database. Make one with `open`, and close it: each connection is a thread."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.shared = not engines.is_sqlite(url)
        """Whether several processes may work on it at the same time: there rows are locked, and not the database."""
        self.written = 0
        """How many transactions that write have ended here, however they did."""
        self.writer = engines.writer(url)
        self.reader = engines.reader(url)
        self._lost: Callable[[], None] = (
            engines.forget_together(self.writer, self.reader) if self.shared else lambda: None
        )
        self._line = Line(1)
        self._closed = False
        self._readers, self._writers = (Lender(one, shared=self.shared) for one in (self.reader, self.writer))
        self._glance = None if self.shared else Reading(self.reader, url)
        self._pen: Connection | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database and bring it to this version's schema; raises StoreError."""
        parsed = engines.parse(url)
        await migrate(parsed)
        return await cls._tried(parsed)

    @classmethod
    async def as_it_is(cls, url: str) -> Store:
        """Open a database that has this version's schema already, and make nothing; raises StoreError.

        For tools beside a bot that runs: it may be an older one, which a migration would take the ground from.
        """
        parsed = engines.parse(url)
        await require_newest(parsed)
        return await cls._tried(parsed)

    @classmethod
    async def _tried(cls, parsed: URL) -> Store:
        store = cls(parsed)
        try:
            with explained():
                async with store.reading() as session:
                    await session.exec(select(GameRow.id).limit(1))
        except StoreError:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        self._closed = self._readers.closed = self._writers.closed = True
        await self.rest()
        await self.writer.dispose()
        await self.reader.dispose()

    async def rest(self) -> None:
        """Keep no session that nobody uses."""
        for kept in (self._readers, self._writers):
            await kept.rest()
        if self._glance is not None:
            self._glance.close()

    def reading(self) -> AbstractAsyncContextManager[AsyncSession]:
        """Open a session that changes nothing."""
        return self._reading() if self.shared else self._readers.lend(None if self._closed else self._glance)

    @asynccontextmanager
    async def _reading(self) -> AsyncGenerator[AsyncSession]:
        async with self._readers.lend() as session:
            session.quick = asking = Asking(self.reader, self._lost)
            try:
                yield session
            finally:
                asking.close()

    def each_alone(self) -> AbstractAsyncContextManager[AsyncSession]:
        """Open a session in which each statement of a shared database is a transaction of its own, without a trip more.

        One that fails may be tried twice.
        """
        return self.reading()

    def writing(self, rank: Rank = Rank.ASKED, *, lasting: bool = True) -> AbstractAsyncContextManager[AsyncSession]:
        """Open a transaction that is committed at the end of the block, or undone where the block raises.

        `lasting`: it survives a power cut, for which SQLite has to wait for the disk; without, what is killed is only
        the process.
        Writers to SQLite wait for each other here, those first for whom most is waited, rather than there, where they
        would wait by luck.
        """
        return self._writing() if self.shared else self._writing_alone(rank, lasting=lasting)

    @asynccontextmanager
    async def _writing(self) -> AsyncGenerator[AsyncSession]:
        async with self._writers.lend() as session:
            session.quick = Within(self.writer, session, self._lost)
            try:
                yield session
                if session.used:
                    await self._committed(session)
            finally:
                self.written += 1

    async def _committed(self, session: Session) -> None:
        try:
            await session.commit()
        except BaseException:
            await session.invalidate()  # else it would go to the next one with a transaction that never ended
            raise

    @asynccontextmanager
    async def _writing_alone(self, rank: Rank, *, lasting: bool) -> AsyncGenerator[AsyncSession]:
        """Write to SQLite, through a session only as far as one is used."""
        async with self._line.place(rank), self._writers.lend() as session:
            session.quick = quick = Writing(self.writer, await self._connection_that_writes())
            quick.connection.lasting = lasting
            try:
                yield session
                if session.used:
                    await session.commit()
                await quick.commit()
            except BaseException:
                await asyncio.shield(asyncio.create_task(_undo(session, quick)))
                raise
            finally:
                quick.connection.lasting = True
                self.written += 1

    async def _connection_that_writes(self) -> Connection:
        """Return the writer's one connection, which its pool keeps."""
        if self._pen is None or self._pen.closed:
            async with self.writer.connect() as connection:
                self._pen = cast("Connection", (await connection.get_raw_connection()).driver_connection)
        return self._pen


async def _undo(session: Session, quick: Writing) -> None:
    if session.in_transaction():
        await session.rollback()
    await quick.rollback()
