"""Who does what at the moment, where several processes work on one database.

A lease has an owner and lasts some seconds; the living renew theirs, all at once. What a process had that died is
taken over when they run out. SQLite has one process, which owns everything: there nothing is asked or written.
"""

from __future__ import annotations

import secrets
import time
from datetime import datetime
from typing import Any

from sqlalchemy import Index, text
from sqlmodel import Field, SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.rows import done, fetched
from bot.store.session import Store
from bot.store.statements import Statement

LASTS = 15
"""Seconds that a lease lasts unless it is renewed, by the database's own clock."""


class LeaseRow(SQLModel, table=True):
    """That something is done by a process, and by no other."""

    __tablename__ = "lease"
    __table_args__ = (Index("leases_of", "owner"), Index("leases_by_end", "until"))

    name: str = Field(primary_key=True)
    """What is done."""
    owner: str
    until: datetime
    resting: bool = False
    """Whether its owner only waits to try again: whoever has more to do there may take it."""


TAKE = Statement(
    text("""
INSERT INTO lease (name, owner, until, resting) VALUES (:name, :owner, now() + :lasts * interval '1 second', false)
ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until, resting = false
WHERE lease.owner = excluded.owner OR lease.resting OR lease.until < now()
""")
)
TAKE_AGAIN = Statement(
    text("""
UPDATE lease SET until = now() + :lasts * interval '1 second', resting = false WHERE name = :name AND owner = :owner
""")
)
REST = Statement(text("UPDATE lease SET resting = true WHERE name = :name AND owner = :owner"))
GIVE_UP = Statement(text("DELETE FROM lease WHERE name = :name AND owner = :owner"))
GIVE_UP_ALL = Statement(text("DELETE FROM lease WHERE owner = :owner"))
# Only what we know of: what we could not let go of, or of whose taking we never heard, runs out.
RENEW = Statement(
    text("""
UPDATE lease SET until = now() + :lasts * interval '1 second' WHERE owner = :owner AND name = ANY(:held)
""")
)
LIVE = text("SELECT name FROM lease WHERE until >= now() AND owner != :owner AND NOT resting")
BUSY = Statement(text("SELECT 1 FROM lease WHERE name = :name AND owner != :owner AND until >= now() AND NOT resting"))
# Several that live may find the same dead one: each lease is taken over by whoever locks it first.
OF_THE_DEAD = Statement(
    text("""
DELETE FROM lease WHERE name IN (SELECT name FROM lease WHERE until < now() FOR UPDATE SKIP LOCKED)
""")
)


class Leases:
    """The leases of one process. Everything raises what the database raises."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.owner = secrets.token_hex(8)
        self._held = set[str]()
        self._sure_until = 0.0
        """Until when nobody can have taken what we hold."""

    @property
    def needed(self) -> bool:
        """Whether there may be other processes."""
        return self._store.shared

    async def take(self, name: str, *, again: bool = False) -> bool:
        """Take a lease; False where another process has it. `again`: only where it has been ours all the time."""
        if not self.needed or (name in self._held and time.monotonic() < self._sure_until):
            return True
        async with self._store.each_alone() as session:
            taken = await self._say(session, TAKE_AGAIN if again else TAKE, name)
        (self._held.add if taken else self._held.discard)(name)
        return bool(taken)

    async def rest(self, name: str) -> None:
        """Let others take what we only wait to try again, where we have not given it up."""
        if name in self._held:
            self._held.discard(name)
            async with self._store.each_alone() as session:
                await self._say(session, REST, name)

    async def give_up(self, name: str) -> None:
        """Let go of what is done."""
        if self.needed:
            self._held.discard(name)
            async with self._store.each_alone() as session:
                await self._say(session, GIVE_UP, name)

    async def busy(self, name: str) -> bool:
        """Tell whether another process is at something just now."""
        if not self.needed:
            return False
        async with self._store.reading() as session:
            return bool(await fetched(session, BUSY, self._values(name)))

    async def live(self) -> set[str]:
        """Return what other processes that live are at."""
        if not self.needed:
            return set()
        async with self._store.reading() as session:
            return set(await session.run_sync(lambda here: here.connection().scalars(LIVE, {"owner": self.owner})))

    async def renew(self) -> bool:
        """Note that this process lives; return whether one has died, whose work has to be taken over by us."""
        me, now = f"process:{self.owner}", time.monotonic()
        async with self._store.writing() as session:
            if not await self._say(session, TAKE_AGAIN, me):
                self._held.clear()  # it is our first sign of life, or we were taken for dead
                await self._say(session, TAKE, me)
            await self._say(session, RENEW)
            died = await self._say(session, OF_THE_DEAD)
        self._sure_until = now + LASTS
        return died > 0

    async def close(self) -> None:
        """Give up everything, for the process ends."""
        if self.needed:
            self._held.clear()
            async with self._store.writing() as session:
                await self._say(session, GIVE_UP_ALL)

    async def _say(self, session: AsyncSession, statement: Statement, name: str = "") -> int:
        """Say something to the database; return how many rows it has changed."""
        return await done(session, statement, self._values(name))

    def _values(self, name: str) -> dict[str, Any]:
        return {"name": name, "owner": self.owner, "lasts": LASTS, "held": sorted(self._held)}
