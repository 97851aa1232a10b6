"""What a table decides together, and a game whose channel is deleted, as members of a server see it."""

from __future__ import annotations

from typing import Any

from tests.bot.conftest import World
from tests.bot.presses import private
from tests.bot.seeing import controls
from tests.bot.test_cogs import begun, to_act


async def bid(who: Any, shown: Any) -> Any:
    first = controls(shown.response)[0][0]["custom_id"]
    return await who.click(shown.response, custom_id=first)


def newest(world: World, words: str, channel: Any = None) -> Any:
    return next(one for one in reversed((channel or world.channel).history()) if words in one.content)


async def test_a_bid_that_has_shown_all_is_taken_back_when_the_other_agrees(world: World) -> None:
    await begun(world)
    leader = to_act(world)
    other = next(one for one in world.members[:2] if one.id != leader.id)
    shown = await leader.slash(world.channel, "toy play")
    shown = await bid(leader, await leader.click(shown.response, label="high"))
    last = await bid(other, await other.slash(world.channel, "toy play"))
    asked = await other.click(last.response, label="Take back…")
    assert "bids" in private(asked)
    told = await other.click(asked.response, label="Ask the table")
    assert "the others answer in the channel" in private(told)
    put = newest(world, "asks the table to take back")
    assert [user.id for user in put.mentions] == [leader.id]
    assert "agreed and done" in private(await leader.click(put, label="Agree"))
    assert "Agreed" in newest(world, "asks the table to take back").content
    assert "Which card do you bid?" in private(await other.slash(world.channel, "toy play"))
    assert "The table takes back" in private(await leader.slash(world.channel, "toy log"))
    assert "has agreed to what you proposed" in other.user.dm_channel.history(viewer=other.user)[-1].content


async def test_a_game_whose_channel_is_deleted_goes_on_where_its_host_brings_it(world: World) -> None:
    await begun(world)
    host, guest = world.members[:2]
    hall = world.guild.create_text_channel("hall")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    for person in (host, guest):
        assert "has been deleted" in person.user.dm_channel.history(viewer=person.user)[-1].content
    moved = await host.slash(hall, "table move")
    assert "agreed and done" in private(moved)
    assert "It goes on where it stood" in newest(world, "has brought the game here", hall).content
    shown = await guest.click(newest(world, "Waiting for", hall), label="Play")
    assert "**Five Cards**" in private(shown)
