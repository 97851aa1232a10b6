"""Leaving and ending a game: asked once more where it can be done, refused at once where it can't."""

import simcord

from bot.store.schema import GameRow
from tests.bot.conftest import World
from tests.bot.test_cogs import begun


async def test_ending_a_running_game_asks_once_more(world: World) -> None:
    await begun(world)
    alice, bob, *_ = world.members
    asked = await alice.slash(world.channel, "toy end")
    await alice.click(asked.response, label="Yes, end the game")
    assert any("has ended the game" in message.content for message in world.channel.history())
    again = await bob.slash(world.channel, "toy start")
    simcord.assert_responded(again, contains="open", ephemeral=True)


async def test_whoever_may_not_end_a_game_is_not_asked_first(world: World) -> None:
    await begun(world)
    for member in world.members[1:]:
        refused = await member.slash(world.channel, "toy end")
        simcord.assert_responded(refused, contains="Only Alice", ephemeral=True)
    left = await world.members[3].slash(world.channel, "toy leave")
    simcord.assert_responded(left, contains="not at this table", ephemeral=True)


async def damaged(world: World) -> None:
    """Begin a game, and let nobody read it any more."""
    await begun(world)
    async with world.bot.store.writing() as session:
        (await session.get_one(GameRow, 1)).saved = "[]"
    world.bot.host._ledger.matches._live.clear()


async def test_a_damaged_game_can_be_left_and_ended(world: World) -> None:
    await damaged(world)
    alice, bob, *_ = world.members
    refused = await alice.slash(world.channel, "toy play")
    simcord.assert_responded(refused, contains="`/toy end` clears the channel", ephemeral=True)
    asked = await bob.slash(world.channel, "toy leave")
    left = await bob.click(asked.response, label="Yes, leave")
    assert "You have left the table." in left.response.content
    asked = await alice.slash(world.channel, "toy end")
    await alice.click(asked.response, label="Yes, end the game")
    (message,) = alice.user.dm_channel.history(viewer=alice.user)
    assert "ended before its time" in message.content
    simcord.assert_responded(await bob.slash(world.channel, "toy start"), contains="open", ephemeral=True)


async def test_somebody_who_leaves_sees_the_hand_no_more(world: World) -> None:
    await begun(world)
    bob = world.members[1]
    asked = await bob.slash(world.channel, "toy leave")
    await bob.click(asked.response, label="Yes, leave")
    assert bob.user.dm_channel.history(viewer=bob.user) == []
    refused = await bob.slash(world.channel, "toy hand")
    simcord.assert_responded(refused, contains="not at this table", ephemeral=True)
