"""Seats that change hands, as members of a server press for it."""

from typing import Any

import simcord

from tests.bot.conftest import World
from tests.bot.presses import private
from tests.bot.seeing import rows
from tests.bot.test_cogs import begun


def offered(world: World) -> Any:
    """Return the newest message with a button that takes over a seat."""
    return next(
        message
        for message in reversed(world.channel.history())
        if any("Take over" in label for row in rows(message) for label in row)
    )


async def test_a_seat_is_left_taken_over_and_a_pressed_offer_of_old_refused(world: World) -> None:
    await begun(world)
    alice, bob, _, dave = world.members
    asked = await bob.slash(world.channel, "toy leave")
    await bob.click(asked.response, label="Yes, leave")
    offer = offered(world)
    taken = await dave.click(offer, label="Take over Bob's seat")
    assert "The seat is yours" in taken.response.content
    assert len(dave.user.dm_channel.history(viewer=dave.user)) == 1
    assert any("Dave takes over the seat of Bob." in message.content for message in world.channel.history())
    refused = await alice.click(offer, label="Take over Bob's seat")
    simcord.assert_responded(refused, contains="You have a seat at this table already", ephemeral=True)
    refused = await bob.click(offer, label="Take over Bob's seat")
    simcord.assert_responded(refused, contains="Dave sits there already", ephemeral=True)
    assert bob.user.dm_channel.history(viewer=bob.user) == []
    asked = await dave.slash(world.channel, "toy leave")
    await dave.click(asked.response, label="Yes, leave")
    back = await bob.slash(world.channel, "table take", player="Bob")
    simcord.assert_responded(back, contains="The seat is yours", ephemeral=True)


async def test_the_host_takes_an_automatic_player_and_a_guest_out_of_the_lobby(world: World) -> None:
    alice, bob, carol, _ = world.members
    await alice.slash(world.channel, "toy start")
    lobby = world.channel.history()[-1]
    for guest in (bob, carol):
        await guest.click(lobby, label="Join")
    await alice.click(lobby, label="Add automatic player")
    shown = await bob.click(lobby, label="Take out…")
    taken = await bob.select(shown.response, values=["3"])
    assert "the seat is free again" in taken.response.content
    shown = await alice.click(lobby, label="Take out…")
    asked = await alice.select(shown.response, values=["1"])
    assert "Take Bob out" in asked.response.content
    await carol.click(lobby, label="Leave")
    refused = await alice.click(asked.response, label="Yes, take out")
    assert "Please look again" in private(refused)
    shown = await alice.click(lobby, label="Take out…")
    asked = await alice.select(shown.response, values=["1"])
    await alice.click(asked.response, label="Yes, take out")
    refused = await bob.click(lobby, label="Join")
    simcord.assert_responded(refused, contains="Other tables are open to you", ephemeral=True)
    assert "Nothing is held against you" in bob.user.dm_channel.history(viewer=bob.user)[-1].content
    nobody = await bob.slash(world.channel, "toy leave")
    simcord.assert_responded(nobody, contains="not at this table", ephemeral=True)


async def test_a_member_who_leaves_the_server_is_found_out_and_replaced(world: World) -> None:
    await begun(world, count=3)
    alice, bob, _, dave = world.members
    refused = await bob.slash(world.channel, "toy end")
    simcord.assert_responded(refused, contains="Only Alice can do that", ephemeral=True)
    world.env.backend.remove_member(world.guild.id, alice.id)
    world.bot.host._ledger.membership._said.clear()
    await bob.slash(world.channel, "toy end")
    said = [message.content for message in world.channel.history()]
    assert any("Alice is no longer on this server" in line for line in said)
    assert any("Bob is the host now" in line for line in said)
    late = next(message for message in world.channel.history() if "no longer on this server" in message.content)
    asked = await bob.click(late, label="Replace Alice")
    await bob.click(asked.response, label="Yes, replace")
    taken = await dave.click(offered(world), label="Take over Alice's seat")
    assert "The seat is yours" in taken.response.content
