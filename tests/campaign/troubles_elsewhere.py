"""The same games as in `troubles` on PostgreSQL, whose connections are cut at each thing that is said, in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from unittest.mock import patch

import asyncpg

from bot.store import Store
from engine.catalogue import packages
from tests.bot.hosted import hosted
from tests.bot.postgres import Server
from tests.bot.vanishing import Courier
from tests.campaign.troubles import PAUSES, Flaky, Kind, Trouble, clock, database, receipt, request
from tests.campaign.wire import Wire, wire_to


@dataclass(kw_only=True)
class Elsewhere(Trouble):
    """A game under way on PostgreSQL."""

    wire: Wire
    url: str


@asynccontextmanager
async def cut(at: Trouble) -> AsyncGenerator[None]:
    """Cut all connections at something that is said, or before its answer comes."""
    assert isinstance(at, Elsewhere)
    at.wire.cut_at(at.next["cut"] + 1, after=at.luck.random() < 0.5, refuses=at.luck.choice((0, 0, 3)))
    yield
    at.wire.mend()
    at.unsure = b"COMMIT" in at.wire.said
    at.count("cut", struck=bool(at.wire.said))


@asynccontextmanager
async def row_locked(at: Trouble) -> AsyncGenerator[None]:
    """Let another process be at the game."""
    assert isinstance(at, Elsewhere)
    other = await asyncpg.connect(at.url.replace("+asyncpg", ""))
    async with other.transaction():
        await other.execute("SELECT 1 FROM game WHERE id = $1 FOR UPDATE", at.game)
        yield
    await other.close()
    at.count("row locked", struck=True)


KINDS: tuple[Kind, ...] = (cut, cut, cut, database, database, request, receipt, row_locked, clock)


async def game(seed: str, number: int, folder: Path, postgres: Server) -> Counter[str]:
    """Play the game that a seed and a number stand for through all kinds of trouble."""
    key, url = packages()[number % len(packages())], await postgres.at(folder / f"{seed}-{number}")
    async with elsewhere(url, key, Random(f"{seed}:{number}"), KINDS) as at:
        await at.played()
    return at.counts


@asynccontextmanager
async def elsewhere(url: str, key: str, luck: Random, kinds: tuple[Kind, ...]) -> AsyncGenerator[Elsewhere]:
    """Open a host on a database to which there is a wire."""
    discord = Flaky()
    # On a busy machine a step may take long.
    with patch.multiple("bot.store.engines", BUSY_MS=200, STUCK_MS=600_000):
        async with wire_to(url) as (by_wire, wire), hosted(by_wire, discord, pauses=PAUSES, deliver=False) as world:
            await world.host.open(Courier(world.host, discord))
            beside = replace(world, store=await Store.open(url))
            yield Elsewhere(world, discord, luck, key, kinds=kinds, beside=beside, wire=wire, url=url)
            await beside.store.close()
