"""What a table owes is looked at again: by whoever looks there, when rights come back, after a start."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlmodel import delete

from bot.hosting import looking
from bot.store.schema import OutboxRow
from bot.values.people import Place
from tests.bot.fake_discord import Refusal
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted
from tests.bot.trouble import (
    CHANNEL,
    in_order,
    in_the_channel,
    owed,
    refuse,
)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", pauses=(0.01, 0.02, 0.03)) as running:
        yield running


def spoil(world: Hosted) -> None:
    """Do as a moderator who deletes all that the bot has said in the channel."""
    for message in list(world.discord.messages.values()):
        if message.channel == CHANNEL:
            del world.discord.messages[message.id]


async def test_whoever_looks_finds_what_a_moderator_deleted(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.quiet()
    spoil(world)
    world.host.look(game, check=True)
    await in_order(world, game)


async def test_a_lobby_that_was_deleted_is_found_too(world: Hosted) -> None:
    game = (await world.lobby(ANNA)).id
    await world.quiet()
    spoil(world)
    world.host.look(game, check=True)
    await in_order(world, game)


async def test_looking_where_all_is_well_changes_nothing(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA)
    await world.quiet()
    before = {message.id: message.text for message in world.discord.messages.values()}
    world.host.look(game, check=True)
    await in_order(world, game)
    assert {message.id: message.text for message in world.discord.messages.values()} == before


@pytest.mark.parametrize("code", [50001, 50013])
@pytest.mark.parametrize("check", [False, True])
async def test_rights_that_are_given_back_bring_the_present(world: Hosted, code: int, *, check: bool) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await world.quiet()
    refuse(world, Refusal(code), in_the_channel)
    await world.play(game, [ANNA, BEN, CARA], 3)
    await world.quiet()
    refuse(world, None)
    assert HERE.guild_id is not None
    world.host.look_in(HERE.guild_id, check=check)
    await in_order(world, game)
    assert not (await world.host.reading(game)).game.no_access


async def test_a_channel_that_stays_closed_costs_a_request_a_look(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refuse(world, Refusal(10003, 404), in_the_channel)
    await world.answer(game, ANNA)
    await world.quiet()
    before = len(world.discord.calls)
    for _ in range(3):
        world.host.look(game)
        await world.quiet()
    assert len(world.discord.calls) - before == 3


async def test_pings_that_stand_after_the_end_go_when_somebody_looks(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    refuse(world, Refusal(50001), in_the_channel)
    await world.host.end(game, ANNA)
    await world.quiet()
    refuse(world, None)
    world.host.look(game)
    await world.quiet()
    assert world.discord.texts("turn") == []
    assert (await world.rows())["outbox"] == []


async def test_a_game_that_an_older_version_left_without_a_ping_gets_one(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    async with world.store.writing() as session:
        await session.exec(delete(OutboxRow))
    spoil(world)
    await world.change_game(game, no_access=True)
    world.host.look(game)
    await in_order(world, game)


async def test_all_games_are_looked_at_after_a_start_and_the_unreachable_ones_less_and_less(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    spoil(world)
    looks = world.host._looks
    await looks._look_at_all(0)
    await in_order(world, game)
    refuse(world, Refusal(50001), in_the_channel)
    await world.answer(game, ANNA)
    await world.quiet()
    tried = []
    for number in range(1, 20):
        before = len(world.discord.calls)
        await looks._look_at_all(number)
        await world.quiet()
        tried += [number] if len(world.discord.calls) > before else []
    assert tried == [1, 2, 4, 8, 16]
    refuse(world, None)
    await looks._look_at_all(24)
    await in_order(world, game)
    await looks._look_at_all(25)  # reached, so it is looked at in every round again
    assert looks._vain == {}


async def test_a_table_is_posted_anew_for_all_but_not_again_and_again(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    before = len(world.discord.of("table"))
    for _ in range(3):
        world.host.post_anew(game)
        await world.host.settle()
    assert len(world.discord.of("table")) == before + 1
    assert world.discord.texts("table")[:-1] == ["retired"] * before


async def test_a_picture_that_is_forbidden_is_owed_until_it_is_allowed(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    world.discord.bare = True
    await world.answer(game, ANNA)
    await world.quiet()
    assert await owed(world) == ["table"]
    assert world.discord.of("table")[-1].edits == 1
    world.discord.bare = False
    assert HERE.guild_id is not None
    world.host.look_in(HERE.guild_id)
    await in_order(world, game)


async def test_games_of_servers_that_are_there_again_are_looked_at_one_after_the_other(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [(await world.lobby(ANNA, place=Place(7 + number, 70 + number))).id for number in range(3)]
    for game in games:
        await world.change_game(game, no_access=True)
    told: list[tuple[str, int]] = []

    async def look(_: object, game: int, *, check: bool) -> None:
        told.append(("begins", game))
        await asyncio.sleep(0.01)
        told.append(("ends", game))

    monkeypatch.setattr(looking, "look", look)
    for number in range(3):
        world.host.look_in(7 + number)
    await world.quiet()
    assert sorted(game for _, game in told[::2]) == games
    assert all(before[1] == after[1] for before, after in zip(told[::2], told[1::2], strict=True))
