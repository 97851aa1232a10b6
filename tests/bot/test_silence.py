"""Lobbies that nobody comes to close by themselves; time in which the bot did not live is no silence."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.values.states import ENDED, LOBBY, RUNNING
from bot.values.table import Game
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def state(world: Hosted, game: Game) -> str:
    return (await world.host.reading(game.id)).game.state


async def test_after_three_days_of_silence_a_lobby_closes_with_one_line(world: Hosted) -> None:
    game = await world.lobby(ANNA, BEN)
    await world.later(days=2, hours=23)
    assert await state(world, game) == LOBBY
    await world.later(hours=1)
    assert await state(world, game) == ENDED
    await world.later(days=9)
    assert [text.split(" ")[0] for text in world.discord.texts("notice")] == ["notice-lobby-closed"]
    await world.lobby(CARA)


STIRS: dict[str, Callable[[Hosted, Game], Awaitable[object]]] = {
    "somebody joins": lambda world, game: world.host.join(game.id, CARA),
    "somebody leaves": lambda world, game: world.host.leave(game.id, BEN),
    "an automatic player sits down": lambda world, game: world.host.add_automatic(game.id, ANNA),
    "somebody is taken out": lambda world, game: world.host.seats.dismiss(game.id, ANNA, 1, 2),
}


@pytest.mark.parametrize("stir", STIRS.values(), ids=STIRS)
async def test_whatever_happens_in_a_lobby_keeps_it_open(
    world: Hosted, stir: Callable[[Hosted, Game], Awaitable[object]]
) -> None:
    game = await world.lobby(ANNA, BEN)
    await world.later(days=2)
    await stir(world, game)
    await world.later(days=2)
    assert await state(world, game) == LOBBY
    await world.later(days=1)
    assert await state(world, game) == ENDED


async def test_a_game_that_has_begun_never_closes(world: Hosted) -> None:
    game = await world.lobby(ANNA, BEN)
    await world.host.begin(game.id, ANNA)
    await world.later(days=30)
    assert await state(world, game) == RUNNING


async def test_a_lobby_is_not_closed_by_the_bots_own_absence(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db") as world:
        game = await world.lobby(ANNA, BEN)
        await world.later(days=2)
    async with hosted(tmp_path / "games.db") as world:
        world.time += timedelta(days=12)
        for _ in range(12):
            await world.host.minute()
            await world.quiet()
            world.time += timedelta(minutes=1)
        assert await state(world, game) == LOBBY
        await world.later(days=1)
        assert await state(world, game) == ENDED
