"""What stands in a channel waits for more changes, is drawn once for all of them, and never keeps a ping."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.outbox.delivery import Delivery, Posted
from tests.bot.fake_discord import FakeCourier
from tests.bot.hosted import ANNA, BEN, Hosted, hosted

LONG = {"table": 600.0, "hand": 600.0}


class Resting(FakeCourier):
    """Waits long with what stands already, and tells of each ping."""

    def __init__(self, world: Hosted) -> None:
        super().__init__(world.host, world.discord, LONG)
        self.pings = asyncio.Queue[Posted | None]()

    async def turn(self, delivery: Delivery) -> Posted | None:
        posted = await super().turn(delivery)
        self.pings.put_nowait(posted)
        return posted


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with asyncio.timeout(30), hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def test_the_table_is_drawn_once_for_a_persons_choices_and_before_the_next_one_is_pinged(world: Hosted) -> None:
    courier = Resting(world)
    await world.host.open(courier)
    game = await world.game(ANNA, BEN)
    await courier.pings.get()
    await world.answer(game, ANNA)
    await courier.pings.get()
    *_, table = world.discord.of("table")
    edits, before = table.edits, table.text
    await world.answer(game, ANNA)
    await asyncio.sleep(0.05)
    assert (table.edits, table.text) == (edits, before)
    await world.answer(game, BEN)
    await courier.pings.get()
    assert (table.edits, table.text) == (edits + 1, "running 3 (0, 1)")


async def test_whoever_joins_a_lobby_sees_it_at_once(world: Hosted) -> None:
    await world.host.open(Resting(world))
    game = await world.lobby(ANNA)
    await world.quiet()
    (table,) = world.discord.of("table")
    edits = table.edits
    await world.host.join(game.id, BEN)
    await world.quiet()
    assert table.edits == edits + 1


async def test_what_waits_at_the_end_is_left_to_the_next_process(world: Hosted) -> None:
    courier = Resting(world)
    await world.host.open(courier)
    game = await world.game(ANNA, BEN)
    for _ in range(2):
        await courier.pings.get()
        await world.answer(game, ANNA)
    await world.host.close(patience=600.0)
    assert world.discord.texts("table")[-1] == "running 1 (0, 1)"
    async with hosted(world.path, world.discord) as after:
        await after.host.settle()
        assert world.discord.texts("table")[-1] == "running 2 (1,)"
