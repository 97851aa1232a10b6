"""A Discord that several processes share and that outlives them: in a database of its own."""

from __future__ import annotations

from dataclasses import dataclass

import asyncpg

from bot.hosting.host import Host
from bot.outbox.delivery import Delivery, Posted
from tests.bot.fake_discord import DM, FakeCourier, Message, Refusal
from tests.bot.fake_discord import Discord as Plain

TABLES = """
CREATE TABLE message (id bigserial PRIMARY KEY, channel bigint, kind text, text text, nonce text UNIQUE, edits int);
CREATE TABLE asked (nonce text, process int)
"""
CREATE = """
INSERT INTO message (channel, kind, text, nonce, edits) VALUES ($1, $2, $3, $4, 0)
ON CONFLICT (nonce) DO UPDATE SET nonce = excluded.nonce RETURNING id
"""


@dataclass
class Shared:
    """A way to it; each call is one request, which has been answered when it returns."""

    connection: asyncpg.Pool
    process: int = 0

    @classmethod
    async def make(cls, url: str) -> Shared:
        """Lay out an empty database."""
        shared = await cls.there(url)
        await shared.connection.execute(TABLES)
        return shared

    @classmethod
    async def there(cls, url: str, process: int = 0) -> Shared:
        """Come to one that is there."""
        return cls(await asyncpg.create_pool(url.replace("+asyncpg", ""), min_size=1, max_size=4), process)

    async def create(self, kind: str, channel: int, text: str, nonce: str) -> int:
        await self.connection.execute("INSERT INTO asked VALUES ($1, $2)", nonce, self.process)
        made: int = await self.connection.fetchval(CREATE, channel, kind, text, nonce)
        return made

    async def edit(self, message_id: int, text: str) -> None:
        change = "UPDATE message SET text = $2, edits = edits + 1 WHERE id = $1"
        self._require(await self.connection.execute(change, message_id, text))

    async def delete(self, message_id: int) -> None:
        self._require(await self.connection.execute("DELETE FROM message WHERE id = $1", message_id))

    def _require(self, said: str) -> None:
        if said.endswith(" 0"):
            raise Refusal(10008, 404)

    async def messages(self) -> dict[int, Message]:
        rows = await self.connection.fetch("SELECT id, channel, kind, text, nonce, edits FROM message ORDER BY id")
        return {row["id"]: Message(**row) for row in rows}

    async def asked_twice(self) -> int:
        """Return how many requests to make a message were not the first for it."""
        twice: int = await self.connection.fetchval("SELECT count(*) - count(DISTINCT nonce) FROM asked")
        return twice

    async def close(self) -> None:
        await self.connection.close()


class SharedCourier(FakeCourier):
    """A courier to a shared Discord."""

    def __init__(self, host: Host, shared: Shared) -> None:
        super().__init__(host, Plain())
        self._shared = shared

    async def clear(self, delivery: Delivery) -> Posted | None:
        await self._shared.delete(delivery.message_id or 0)
        return None

    async def lost(self, delivery: Delivery) -> Posted | None:
        there = await self._shared.messages()
        if delivery.user_id is not None:  # where hands of other games stand too, and nothing says which is whose
            known = delivery.payload["known"]
            for message in there.values():
                if message.nonce == delivery.nonce and message.id not in known:
                    await self._shared.delete(message.id)
            return None
        self.discord.messages = dict(there)
        await super().lost(delivery)
        for message_id in there.keys() - self.discord.messages.keys():
            await self._shared.delete(message_id)
        return None

    async def retire(self, delivery: Delivery) -> Posted | None:
        await self._shared.edit(delivery.message_id or 0, "retired")
        return None

    async def _put(self, kind: str, delivery: Delivery, text: str) -> Posted:
        channel = DM + delivery.user_id if delivery.user_id else delivery.channel_id
        if delivery.message_id is None:
            return Posted(await self._shared.create(kind, channel, text, delivery.nonce), channel)
        await self._shared.edit(delivery.message_id, text)
        return Posted(delivery.message_id, channel)
