"""What a table owes, through a strict Discord: deleted messages, lost rights, closed doors, and how they come back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.values.states import ENDED
from tests.bot.conftest import World
from tests.bot.journey import Journey
from tests.bot.presses import deny, give_back, private
from tests.bot.seeing import raw
from tests.bot.test_trouble import answer, answer_directly, hurry, opened, use

pytestmark = [
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts"),
]


async def begun(world: World, people: int = 2) -> Journey:
    journey = Journey(world, Random(1), world.members[:people], game="toy")
    hurry(world)
    await journey.begin()
    return journey


def clear(world: World) -> None:
    """Delete all that the bot has said in the channel, as a moderator would."""
    for message in world.channel.history():
        world.env.backend.delete_message(world.channel.id, message.id)


async def in_order(journey: Journey) -> None:
    """Check that the table shows the present and that exactly those who must act are pinged, once."""
    await journey.world.env.settle()
    game = await journey.world.bot.host.last_in(journey.channel.id)
    assert game is not None
    table = await journey.world.bot.host.reading(game.id)
    living = [message for message in journey.public() if "Log" in str(raw(message))]
    assert [message.id for message in living] == [table.game.table_message_id]
    assert living[0].attachments
    pinged = [user.id for message in journey.pings() for user in message.mentions]
    assert sorted(pinged) == sorted(table.seats[seat].user_id or 0 for seat in table.acting)


async def play_on(journey: Journey) -> None:
    """Let whoever is pinged answer, though the channel hears nothing of it."""
    who, panel = await opened(journey)
    await use(who, panel, answer(panel))


@pytest.mark.parametrize("command", ["status", "board"])
async def test_whoever_looks_brings_back_what_a_moderator_deleted(world: World, command: str) -> None:
    journey = await begun(world)
    clear(world)
    stranger = world.members[3]
    assert (await stranger.slash(world.channel, f"toy {command}")).acknowledged
    journey.dismiss()
    await in_order(journey)


async def test_a_restart_brings_back_what_a_moderator_deleted(world: World) -> None:
    journey = await begun(world)
    clear(world)
    await world.restart()
    await world.env.settle()
    await in_order(journey)


async def test_looking_where_all_is_well_writes_nothing_in_the_channel(world: World) -> None:
    journey = await begun(world)
    before = len(world.env.http_requests)
    await world.restart()
    await world.env.settle()
    path = f"/channels/{world.channel.id}/messages"
    asked = [entry.method for entry in world.env.http_requests[before:] if entry.path.startswith(path)]
    assert asked
    assert set(asked) <= {"GET", "PATCH"}
    await in_order(journey)
    before = len(world.env.http_requests)
    await world.members[3].slash(world.channel, "toy status")
    asked = [entry.method for entry in world.env.http_requests[before:] if entry.path.startswith(path)]
    assert set(asked) == {"GET"}


@pytest.mark.parametrize("right", ["view_channel", "send_messages"])
async def test_rights_that_come_back_bring_the_present(world: World, right: str) -> None:
    journey = await begun(world)
    who, panel = await opened(journey)
    deny(world, **{right: False})
    await use(who, panel, answer(panel))
    assert (await world.bot.host.reading(1)).game.no_access
    give_back(world)
    await world.env.settle()
    journey.dismiss()
    await in_order(journey)


def secretly_give_back(world: World) -> None:
    """Give the bot its rights back without the event that tells of it."""
    world.env.backend.channels[world.channel.id].overwrites.clear()
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    channel._overwrites.clear()


EVENTS: dict[str, Callable[[World], tuple[Any, ...]]] = {
    "guild_join": lambda world: (there(world),),
    "guild_available": lambda world: (there(world),),
    "guild_role_update": lambda world: (there(world).default_role, there(world).default_role),
    "guild_role_delete": lambda world: (there(world).default_role,),
    "member_update": lambda world: (there(world).me, there(world).me),
    "raw_thread_update": lambda world: (SimpleNamespace(guild_id=world.guild.id),),
}


def there(world: World) -> discord.Guild:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    return guild


@pytest.mark.parametrize("event", EVENTS)
async def test_every_event_that_may_give_back_rights_is_heard(world: World, event: str) -> None:
    journey = await begun(world)
    who, panel = await opened(journey)
    deny(world, view_channel=False)
    await use(who, panel, answer(panel))
    secretly_give_back(world)
    await getattr(world.bot, f"on_{event}")(*EVENTS[event](world))
    await world.bot.host.settle()
    journey.dismiss()
    await in_order(journey)


async def test_the_next_click_in_the_channel_finds_that_rights_are_back(world: World) -> None:
    journey = await begun(world)
    who, panel = await opened(journey)
    deny(world, send_messages=False)
    await use(who, panel, answer(panel))
    secretly_give_back(world)
    await world.members[3].slash(world.channel, "toy log")
    journey.dismiss()
    await in_order(journey)


async def test_without_the_right_to_attach_files_the_words_go_out_and_the_picture_comes_later(world: World) -> None:
    journey = await begun(world)
    deny(world, attach_files=False)
    await play_on(journey)
    table = journey.table()
    assert table.content.startswith("I may not post pictures here: the right **Attach Files** is missing.\n**Five")
    assert len(journey.pings()) >= 1
    give_back(world)
    await world.env.settle()
    journey.dismiss()
    assert "Attach Files" not in journey.table().content
    await in_order(journey)


async def test_an_archived_thread_is_opened_by_the_next_table(world: World) -> None:
    journey = await begun(world)
    who, panel = await opened(journey)
    path = f"/channels/{world.channel.id}/messages/*"
    world.env.inject_error("PATCH", path, status=400, code=50083, message="archived")
    world.env.inject_error("DELETE", path, status=400, code=50083, message="archived")
    await use(who, panel, answer(panel))
    journey.dismiss()
    await in_order(journey)


async def test_whoever_plays_while_the_channel_is_closed_is_told_so(world: World) -> None:
    journey = await begun(world)
    who, panel = await opened(journey)
    deny(world, send_messages=False)
    await use(who, panel, answer(panel))
    shown = (await who.user.slash("toy play")).response
    assert f"I can't write in <#{world.channel.id}> just now" in shown.content
    give_back(world)
    await world.env.settle()
    assert "I can't write in" not in (await who.user.slash("toy play")).response.content


async def test_a_hand_comes_back_once_direct_messages_are_open_again(world: World) -> None:
    fault = world.env.inject_error(
        "POST", "/users/@me/channels", status=403, code=50007, message="no", times=len(world.members[:2]) * 2
    )
    journey = await begun(world)
    alice = world.members[0]
    assert alice.user.id not in world.env.backend.dm_channels
    for _ in range(6):
        await journey.slash(alice, "hand")
    _ = fault
    hand = private(await journey.slash(alice, "hand")).splitlines()[-1]
    assert any(hand in message.content for message in alice.user.dm_channel.history(viewer=alice.user))


async def test_the_board_comes_to_the_bottom_for_those_at_the_table_alone(world: World) -> None:
    journey = await begun(world)
    stranger, alice = world.members[3], world.members[0]
    first = journey.table().id
    await alice.slash(world.channel, "toy board")
    assert journey.table().id == first  # it is in sight
    for word in ("so", "much", "to", "say"):
        await stranger.send(world.channel, word)
    await stranger.slash(world.channel, "toy board")
    assert journey.table().id == first
    await alice.slash(world.channel, "toy board")
    await alice.slash(world.channel, "toy board")
    journey.dismiss()
    assert journey.table().id > first
    assert [message.id for message in journey.public()][-1] == journey.table().id
    await in_order(journey)


async def test_a_ping_whose_receipt_is_lost_is_found_in_the_channel(world: World) -> None:
    journey = await begun(world)
    bot = world.bot
    post = bot.http.send_message
    lost: list[int] = []

    async def losing(channel_id: int, **options: Any) -> Any:
        made = await post(channel_id, **options)
        if "your turn in" in str(options["params"].payload):
            lost.append(int(made["id"]))
            raise OSError("the answer was lost")
        return made

    bot.http.send_message = losing  # type: ignore[method-assign,assignment] # a network that loses answers
    world.bot.host._ledger.outbox._pauses = (3600.0,) * 10
    for _ in range(4):
        await answer_directly(journey)
        pinged = [user.id for message in journey.pings() for user in message.mentions]
        assert len(pinged) == len(set(pinged))
    assert lost
    confirm = (await world.members[0].slash(world.channel, "toy end")).response
    await world.members[0].click(confirm, custom_id="x:endnow:1")
    journey.dismiss()
    assert journey.pings() == []
    assert (await bot.host.reading(1)).game.state == ENDED
