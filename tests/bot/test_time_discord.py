"""Time at a table, as members of a server see it: what is left, a nudge, a turn that is played, and being back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import simcord

from tests.bot.conftest import World
from tests.bot.presses import private
from tests.bot.test_cogs import begun


async def later(world: World, **span: int) -> None:
    """Let time pass in which the bot lives."""
    ledger = world.bot.host._ledger
    now = ledger.now() + timedelta(**span)
    ledger.now = lambda: now
    await world.bot.host.lived()
    await world.bot.host.settle()
    await world.env.settle()


def newest(world: World, words: str) -> Any:
    return next(message for message in reversed(world.channel.history()) if words in message.content)


def told(member: Any) -> list[str]:
    return [message.content for message in member.user.dm_channel.history(viewer=member.user)]


async def test_the_lobby_and_the_table_say_how_long_a_turn_may_take(world: World) -> None:
    alice, bob, _, _ = world.members
    await alice.slash(world.channel, "toy start", pace="three", overdue="warm")
    lobby = world.channel.history()[-1]
    assert "Three days a turn" in lobby.content
    assert "sits in for whoever takes longer" in lobby.content
    await bob.click(lobby, label="Join")
    await alice.click(lobby, label="Begin")
    due = round((datetime.now(UTC) + timedelta(days=3)).timestamp())
    shown = newest(world, "Waiting for").content
    (stamp,) = [int(part.split(":")[0]) for part in shown.split("<t:")[1:]]
    assert abs(stamp - due) < 120
    assert f"<t:{stamp}:R>" in newest(world, "your turn in").content


async def test_a_nudge_is_heard_privately_and_seen_at_the_table(world: World) -> None:
    await begun(world)
    alice, bob, _, _ = world.members
    await later(world, hours=2)
    table = newest(world, "Waiting for")
    waited, other = (alice, bob) if "Alice" in table.content.split("Waiting for")[1] else (bob, alice)
    refused = await waited.click(table, label="Nudge")
    simcord.assert_responded(refused, contains="waits for nobody but you", ephemeral=True)
    done = await other.click(table, label="Nudge")
    assert "will hear of it privately" in private(done)
    assert any("asks whether you could play" in content for content in told(waited))
    assert newest(world, "nudges everyone")
    again = await other.click(table, label="Nudge")
    simcord.assert_responded(again, contains="too early", ephemeral=True)


async def test_a_turn_is_played_and_told_and_a_click_takes_a_warm_seat_back(world: World) -> None:
    alice, bob, _, _ = world.members
    await alice.slash(world.channel, "toy start", overdue="warm")
    lobby = world.channel.history()[-1]
    await bob.click(lobby, label="Join")
    await alice.click(lobby, label="Begin")
    table = newest(world, "Waiting for")
    late = alice if "Alice" in table.content.split("Waiting for")[1] else bob
    await later(world, days=1)
    assert newest(world, "keeps the seat warm until they are back")
    private_word = late.user.dm_channel.history(viewer=late.user)[-1]
    assert "This is its first turn" in private_word.content
    assert "💡" in private_word.content
    back = await late.user.click(private_word, label="I'm back")
    assert back.response is not None
    assert newest(world, "is back at the table")
    again = await late.slash(world.channel, "table back")
    assert again.response is not None
