"""A thread of its own for a game, through a strict Discord."""

from __future__ import annotations

from typing import Any

import simcord

from tests.bot.conftest import World
from tests.bot.presses import deny


def threads(world: World) -> list[Any]:
    return list(world.channel.threads)


async def test_two_games_of_one_channel_are_played_in_threads_named_after_them_and_their_hosts(world: World) -> None:
    for host in world.members[:2]:
        started = await host.slash(world.channel, "toy start", thread="yes")
        simcord.assert_responded(started, contains="in a thread of its own", ephemeral=True)
    assert [thread.name for thread in threads(world)] == ["Five Cards · Alice", "Five Cards · Bob"]
    lines = [message for message in world.channel.history() if "opens a table" in message.content]
    assert [line.content.split()[-1] for line in lines] == [f"<#{thread.id}>" for thread in threads(world)]
    place = threads(world)[0]
    (lobby,) = place.history()
    await world.members[2].click(lobby, label="Join")
    await world.members[0].click(lobby, label="Begin")
    assert any("your turn" in message.content for message in place.history())
    simcord.assert_responded(await world.members[3].slash(world.channel, "games open"), contains="Five Cards · Bob")


async def test_without_the_right_one_sentence_says_so_and_nothing_starts(world: World) -> None:
    deny(world, create_public_threads=False)
    refused = await world.members[0].slash(world.channel, "toy start", thread="yes")
    simcord.assert_responded(refused, contains="Create Public Threads", ephemeral=True)
    assert world.channel.history() == []
    started = await world.members[0].slash(world.channel, "toy start")
    simcord.assert_responded(started, contains="The table is open", ephemeral=True)


async def test_in_a_thread_the_table_stands_there_and_where_there_are_none_that_is_said(world: World) -> None:
    await world.members[0].slash(world.channel, "toy start", thread="yes")
    lobby = threads(world)[0].history()[0]
    await world.members[0].click(lobby, label="Leave")
    await world.members[1].slash(threads(world)[0], "exlibris start", thread="yes")
    assert len(threads(world)) == 1
    voice = world.guild.create_voice_channel("tower")
    refused = await world.members[0].slash(voice, "toy start", thread="yes")
    simcord.assert_responded(refused, contains="no threads", ephemeral=True)
