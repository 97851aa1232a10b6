"""Nobody is called for their own click: they see at once what comes of it. Everybody else who must act is."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.outbox.delivery import Delivery, Posted
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


@pytest.fixture
def called(world: Hosted) -> list[int]:
    """Which seats each new ping has called."""
    courier: Any = world.host._ledger.outbox.courier
    ping, seats = courier.turn, list[int]()

    async def turn(delivery: Delivery) -> Posted | None:
        quiet = delivery.payload.get("quiet", ())
        if delivery.message_id is None:
            seats.extend(seat for seat in delivery.payload["seats"] if seat not in quiet)
        posted: Posted | None = await ping(delivery)
        return posted

    courier.turn = turn
    return seats


async def test_whoever_begins_and_goes_first_is_named_and_not_called(world: Hosted, called: list[int]) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    assert (called, world.discord.texts("turn")) == ([], ["[0]"])
    await world.answer(game, ANNA)
    await world.quiet()
    assert called == [1]


async def test_whose_turn_it_is_again_after_automatic_players_is_not_called(world: Hosted, called: list[int]) -> None:
    game = await world.game(ANNA, automatic=2)
    for _ in range(5):
        await world.answer(game, ANNA)
    await world.quiet()
    assert called == []


async def test_of_a_rematch_whoever_says_yes_last_sees_it_begin(world: Hosted, called: list[int]) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN])
    await world.quiet()
    called.clear()
    await world.host.rematch(game, BEN)
    assert (await world.host.rematch(game, ANNA)).state == "running"
    await world.quiet()
    assert called == []


async def test_who_is_not_called_stays_so_when_others_leave_the_same_ping(world: Hosted, called: list[int]) -> None:
    world.host._ledger.outbox.courier, courier = None, world.host._ledger.outbox.courier
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.answer(game, CARA)
    world.host._ledger.outbox.courier = courier
    await world.host.resume_all()
    await world.quiet()
    assert called == [1]


async def test_a_rematch_that_somebody_else_has_begun_calls_its_host(world: Hosted, called: list[int]) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN])
    await world.quiet()
    called.clear()
    await world.host.rematch(game, ANNA)
    assert (await world.host.rematch(game, BEN)).state == "running"
    await world.quiet()
    assert called == [0]
