"""How many tables there may be: of one person, and in one channel with its threads."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.app.commands.finding import place_of
from bot.values.allowance import Allowance
from bot.values.people import Person, Place
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted, refused
from tests.toy_game import TOY


async def opened(world: Hosted, person: Person, *channels: int, beside: tuple[int, ...] = ()) -> list[int]:
    return [(await world.lobby(person, place=Place(7, channel, beside))).id for channel in channels]


async def test_one_person_opens_only_so_many_tables(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        world.host._ledger.allowance = Allowance(lobbies=2, tables=3)
        first, second = await opened(world, ANNA, 1, 2)
        assert await refused(opened(world, ANNA, 3)) == "too-many-lobbies"
        await opened(world, BEN, 3)
        await world.host.join(first, BEN)
        await world.host.begin(first, ANNA)
        (third,) = await opened(world, ANNA, 4)
        await world.host.end(second, ANNA)
        assert len(await opened(world, ANNA, 5)) == 1
        await world.host.end(third, ANNA)
        await opened(world, ANNA, 6)
        assert await refused(opened(world, ANNA, 7)) == "too-many-lobbies"


async def test_tables_in_play_count_too_and_without_limits_nothing_does(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        world.host._ledger.allowance = Allowance(tables=1)
        game = await world.game(ANNA, BEN)
        assert await refused(opened(world, ANNA, 8)) == "too-many-tables"
        await world.host.end(game, ANNA)
        await opened(world, ANNA, 8)
        world.host._ledger.allowance = Allowance()
        assert len(await opened(world, ANNA, *range(100, 130))) == 30


async def test_the_threads_of_a_channel_count_as_the_channel(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        world.host._ledger.allowance = Allowance(in_channel=2)
        await opened(world, ANNA, 1, 2)
        assert await refused(opened(world, BEN, 3, beside=(1, 2))) == "too-many-here"
        await opened(world, BEN, 3, beside=(1,))
        start = world.host.start(TOY.key, Place(7, 4, (1, 2)), CARA, {}, thread=True)
        assert await refused(start) == "too-many-here"


@pytest.mark.parametrize("channel, beside", [(10, {11, 12}), (11, {10, 12})])
def test_a_place_knows_what_is_beside_it(channel: int, beside: set[int]) -> None:
    parent = Mock(spec=discord.TextChannel, id=10)
    threads = [Mock(spec=discord.Thread, id=number) for number in (11, 12)]
    for thread in threads:
        thread.parent = parent
    parent.threads = threads
    here = next(one for one in (parent, *threads) if one.id == channel)
    interaction: Any = SimpleNamespace(guild_id=7, channel_id=channel, channel=here)
    assert set(place_of(interaction).beside) == beside
    interaction.channel = None
    assert place_of(interaction) == Place(7, channel)
