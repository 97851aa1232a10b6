"""Rights and places through a strict Discord: real members, roles and channels, and messages forged by them."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.bot.conftest import World
from tests.bot.journey import Journey
from tests.bot.presses import press_old, private, raw_button, state
from tests.bot.seeing import raw
from tests.bot.visitors import english

pytestmark = [
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts"),
]


async def begun(world: World) -> Journey:
    journey = Journey(world, Random(1), world.members[:2], game="toy")
    await journey.begin()
    return journey


def hide(world: World, who: Any) -> None:
    """Hide the channel of the table from somebody."""
    allowed, denied = discord.PermissionOverwrite(view_channel=False).pair()
    overwrite = Overwrite(who.id, OverwriteType.MEMBER, allowed.value, denied.value)
    world.env.backend.set_overwrite(world.channel.id, overwrite)


async def forged(world: World, who: Any, shown: Any, *custom_ids: str) -> list[str]:
    """Return what somebody is told who clicks buttons of their own making on a message."""
    return [private(await press_old(world, who, shown, one, raw_button(one))) for one in custom_ids]


async def test_a_forged_click_on_the_table_leaves_it_as_it_is(world: World) -> None:
    journey = await begun(world)
    table = journey.table()
    who = next(one for one in journey.people if one.id in [user.id for user in journey.pings()[0].mentions])
    shown = (table.content, raw(table))
    for custom_id in ("x:hint:1:0", "x:mark:1:0:0", "x:shelf:1:1", "x:older:1:1", "x:topic:0:0", "x:pick:1:0:0"):
        told = await press_old(world, who, table, custom_id, raw_button(custom_id))
        assert private(told)
        stands = next(message for message in journey.public() if message.id == table.id)
        if custom_id != "x:pick:1:0:0":
            assert (stands.content, raw(stands)) == shown
    assert "cards (" not in "".join(message.content for message in journey.public())


async def test_from_another_server_nobody_sees_joins_or_ends_anything(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:2], game="toy")
    town = world.env.create_guild("Village")
    square = town.create_text_channel("square")
    moderator = town.create_role("Moderator", permissions=discord.Permissions(manage_channels=True))
    eve = town.add_member(world.env.create_user("eve", global_name="Eve"), roles=[moderator])
    bob = town.add_member(world.members[1].user, roles=[moderator])
    await eve.slash(square, "exlibris start")
    there = square.history()[-1]
    await journey.slash(world.members[0], "start")
    toy = (await state(world))["GameRow"][-1]["id"]
    ids = [f"x:{verb}:{toy}:0" for verb in ("join", "begin", "endnow", "shelves", "log", "play")]
    before = await state(world)
    assert set(await forged(world, eve, there, *ids)) == {english("no-such-game")}
    assert await state(world) == before
    await journey.click(world.members[1], journey.table(), "Join")
    await journey.click(world.members[0], journey.table(), "Begin")
    before = await state(world)
    assert set(await forged(world, eve, there, *ids)) == {english("no-such-game")}
    assert private(await bob.slash(square, "toy end", game=str(toy))) == english("not-host", host="Alice")
    assert await forged(world, bob, there, f"x:endnow:{toy}") == [english("not-host", host="Alice")]
    assert await state(world) == before
    _ = world.env.errors


async def test_a_hidden_channel_hides_its_game_from_members_and_moderators_elsewhere(world: World) -> None:
    await begun(world)
    hall = world.guild.create_text_channel("hall")
    moderator = world.guild.create_role("Moderator", permissions=discord.Permissions(manage_channels=True))
    eve = world.guild.add_member(world.env.create_user("eve", global_name="Eve"), roles=[moderator])
    hide(world, eve)
    await eve.slash(hall, "exlibris start")
    there = hall.history()[-1]
    assert set(await forged(world, eve, there, "x:shelves:1", "x:endnow:1")) == {english("no-such-game")}
    world.env.backend.delete_overwrite(world.channel.id, eve.id)
    (shelves, ended) = await forged(world, eve, there, "x:shelves:1", "x:endnow:1")
    assert "points of" in shelves
    assert ended == english("lobby-ended")
