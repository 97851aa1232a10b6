"""Sessions that are lent for a block, and kept for the next who asks: to make one costs more than most questions."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.quick import Asked, Session

KEPT = 4
"""So many sessions of a kind are kept."""


class Lender:
    """Lends sessions of an engine that know no rows.

    None of a shared database is kept with its connection, which may die.
    """

    def __init__(self, engine: AsyncEngine, *, shared: bool) -> None:
        self._engine, self._shared = engine, shared
        self._kept: list[Session] = []
        self.closed = False
        """Whether none is kept any more."""

    def lend(self, quick: Asked | None = None) -> Lent:
        """Return a session for a block, with what asks the database itself, if anything does."""
        return Lent(self, quick)

    def take(self) -> Session:
        """Return a session that somebody is to give back."""
        # No autoflush: what a change writes is written at its end, at once.
        return self._kept.pop() if self._kept else Session(self._engine, expire_on_commit=False, autoflush=False)

    async def give_back(self, session: Session, *, failed: bool) -> None:
        """Keep a session, unless something went wrong with it or there are enough."""
        if not failed and session.knows_rows:
            session.expunge_all()
        if failed or self.closed or len(self._kept) >= KEPT or (self._shared and session.in_transaction()):
            await session.__aexit__(None, None, None)
        else:
            self._kept.append(session)

    async def rest(self) -> None:
        """Keep no session that nobody uses."""
        while self._kept:
            await self._kept.pop().close()


class Lent:
    """A session for a block. A click opens some of them, each of which would be a generator otherwise."""

    def __init__(self, lender: Lender, quick: Asked | None) -> None:
        self._lender, self._quick = lender, quick

    async def __aenter__(self) -> Session:
        self._session = self._lender.take()
        self._session.quick = self._quick
        return self._session

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        await self._lender.give_back(self._session, failed=kind is not None)
