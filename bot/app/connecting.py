"""Connections to Discord's gateway, as many as a bot on so many servers needs."""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any

import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket

from bot.values.shards import Shards

log = structlog.get_logger(__name__)

EVERY = 5.0
"""Seconds after which Discord lets the next shard of the same row in; there are `max_concurrency` rows."""
TRIES = 20
"""So often a connection beside others is tried before the whole bot starts anew."""
UNLIMITED = {"remaining": 1000, "reset_after": 0, "max_concurrency": 1}
"""Where a proxy does not know what Discord allows."""


class NoSessionsLeftError(Exception):
    """Discord allows no more connections today: to go on would cost the bot its token."""

    def __init__(self, seconds: float) -> None:
        super().__init__(
            f"Discord allows so many starts a day, and there are not enough left for {seconds:.0f} seconds"
        )
        self.seconds = seconds


class Sharded(discord.AutoShardedClient):
    """A client that holds some shards, or without `shards` as many as Discord advises at each start."""

    def __init__(self, shards: Shards | None, **options: Any) -> None:
        ids, count = (list(shards.ids), shards.count) if shards else (None, None)
        super().__init__(shard_ids=ids, shard_count=count, **options)  # type: ignore[arg-type] # it knows None as unset
        self.automatic = shards is None
        """Whether Discord's advice is followed."""
        self._rows = 1
        self._free: dict[int, float] = {}
        self._tries: Counter[int] = Counter()
        self._others: asyncio.Task[None] | None = None

    @property
    def leads(self) -> bool:
        """Tell whether what has to be done once for all processes is done by this one."""
        return not self.shard_ids or 0 in self.shard_ids

    def holds(self, guild_id: int) -> bool:
        """Tell whether a server's events come to this process, so that we know of it unless it is gone."""
        return not self.shard_ids or (guild_id >> 22) % (self.shard_count or 1) in self.shard_ids

    async def launch_shards(self) -> None:
        """Open the first connection, and the others after it; raises NoSessionsLeftError."""
        advised, limit = await self._advice()
        if self.automatic:
            self.shard_count = advised
        elif (self.shard_count or 1) < advised:
            log.warning("shards-too-few", shards=self.shard_count, advised=advised)
        ids = list(self.shard_ids or range(self.shard_count))
        if limit["remaining"] < len(ids):
            raise NoSessionsLeftError(limit["reset_after"] / 1000)
        self._rows = max(1, limit["max_concurrency"])
        self._connection.shard_count, self._connection.shard_ids = self.shard_count, ids
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, ids[0], initial=True)
        if ids[1:]:
            # Beside us: who is refused learns it from the first connection, not after the last one.
            self._others = asyncio.create_task(self._launch(ids[1:]), name="shards")

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Open a connection; raises OSError where it can't be had.

        discord.py comes back here after each failure, for ever, also from a client that was closed meanwhile.
        """
        self._tries[shard_id] += 1
        if self._tries[shard_id] > (TRIES if self.shards else 1):
            raise OSError("Discord's gateway cannot be reached")
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord lets a shard in."""
        del initial
        now, row = self.loop.time(), (shard_id or 0) % self._rows
        soonest = now + EVERY if shard_id in self.shards else now  # whose session ended is asked to wait
        at = max(soonest, self._free.get(row, now))
        self._free[row] = at + EVERY
        await asyncio.sleep(at - now)

    async def close(self) -> None:
        """Close all connections."""
        if self._others is not None:
            self._others.cancel()
        await super().close()

    async def _launch(self, ids: list[int]) -> None:
        try:
            for shard_id in ids:
                await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id)
        except OSError as error:
            log.warning("shards-not-launched", reason=str(error))
            self._others = None
            await self.close()

    async def _advice(self) -> tuple[int, Any]:
        """Return how many shards Discord advises, and how often it lets us in."""
        try:
            advised, _, limit = await self.http.get_bot_gateway()
        except discord.GatewayNotFound as error:
            if getattr(error.__cause__, "status", None) != HTTPStatus.NOT_FOUND:
                raise
            return 1, UNLIMITED
        return advised, limit
