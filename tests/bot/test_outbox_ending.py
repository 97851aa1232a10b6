"""A lane that is about to end while somebody leaves more there: it is told at once, also where they die just then."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.outbox.delivery import Delivery, Posted
from tests.bot.fake_discord import Discord, FakeCourier
from tests.bot.hosted import ANNA, BEN, hosted


class Slow(FakeCourier):
    """Draws the table as it is, and takes its time to send it."""

    def __init__(self, host: Host, discord: Discord) -> None:
        super().__init__(host, discord)
        self.drawn, self.may_send = asyncio.Event(), asyncio.Event()

    async def _put(self, kind: str, delivery: Delivery, text: str) -> Posted:
        if kind == "table":
            self.drawn.set()
            await self.may_send.wait()
        return await super()._put(kind, delivery, text)


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_what_comes_during_the_last_delivery_of_a_lane_is_told_after_it(
    request: pytest.FixtureRequest, tmp_path: Path, engine: str
) -> None:
    shared = engine == "postgres"
    place = await request.getfixturevalue("postgres").at(tmp_path) if shared else tmp_path / "games.db"
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(hosted(place))
        game = await world.game(ANNA, BEN)
        await world.quiet()
        slow = Slow(world.host, world.discord)
        await world.host.open(slow)
        await world.answer(game, ANNA)
        await slow.drawn.wait()
        # Another process tells nobody, for it is killed right after its commit; where there is one, it does.
        other = await stack.enter_async_context(hosted(place, deliver=False)) if shared else world
        told = await other.answer(game, BEN)
        slow.may_send.set()
        await world.quiet()
        assert world.discord.texts("table")[-1] == f"running {told.table.game.number} {told.table.acting}"
