"""Direct messages with the bot: hands that come by themselves, and commands that work there too."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.ui.messages import link_to_table
from tests.bot.conftest import World
from tests.bot.journey import Journey, labels, parts, ways
from tests.bot.presses import private

pytestmark = [
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts"),
]


def second_table(world: World, game: str) -> Journey:
    attic = world.guild.create_text_channel("attic")
    there = World(world.env, world.guild, attic, world.members, world.database)
    return Journey(there, Random(2), world.members[:2], game=game)


def direct(who: Any) -> list[Any]:
    found: list[Any] = who.user.dm_channel.history(viewer=who.user)
    return found


async def asked(journey: Journey) -> Any:
    """Return who must act."""
    return next(who for who in journey.people if who.id in [user.id for user in journey.pings()[0].mentions])


async def test_the_hand_comes_as_one_message_that_is_edited_in_place(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:2])
    await journey.begin()
    before = {who.id: direct(who) for who in journey.people}
    assert [len(messages) for messages in before.values()] == [1, 1]
    await journey.play(turns=5)
    for who in journey.people:
        (message,) = direct(who)
        assert message.id == before[who.id][0].id
        assert message.attachments
    assert any(direct(who)[0].content != before[who.id][0].content for who in journey.people)


async def test_play_and_hand_of_the_direct_message_work(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:2])
    await journey.begin()
    who = await asked(journey)
    panel = (await who.user.click(direct(who)[0], label="Play")).response
    way = next(way for way in ways(panel, Random(1)) if way.part.verb in {"pick", "menu"})
    if way.part.lines:
        answered = await who.user.select(panel, list(way.values), custom_id=way.part.custom_id)
    else:
        answered = await who.user.click(panel, custom_id=way.part.custom_id)
    assert answered.acknowledged
    assert "What happened:" in answered.response.content
    shown = await who.user.click(direct(who)[0], label="My hand")
    assert "Your hand: " in private(shown)
    assert shown.followups == []
    assert len(shown.response.attachments) == 1


async def test_commands_work_in_direct_messages(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:2])
    await journey.begin()
    who = await asked(journey)
    said = {name: (await who.user.slash(f"exlibris {name}")).response.content
            for name in ("hand", "speciality", "shelf", "status", "play", "board", "log")}  # fmt: skip
    assert "Your hand: " in said["hand"]
    assert said["speciality"].startswith("Your secret speciality is")
    assert f"**{who.user.name.title()}**'s shelf" in said["shelf"]
    assert "library" in said["status"]
    assert "?**" in said["play"]
    assert "log, page 1" in said["log"]


async def test_with_two_games_the_command_asks_which_and_suggests_them(world: World) -> None:
    here, there = Journey(world, Random(1), world.members[:2], game="toy"), second_table(world, "toy")
    who = world.members[0]
    await here.slash(who, "start")
    await there.slash(who, "start")
    assert (await who.user.slash("toy status")).response.content.startswith("You are in several games.")
    choices = await who.user.autocomplete("toy status", "game", "")
    assert [choice["name"].split(":")[0] for choice in choices] == ["Game 2 in #attic", "Game 1 in #library"]
    for choice in choices:
        said = (await who.user.slash("toy status", game=choice["value"])).response.content
        assert choice["name"].split(" in ")[1].split(":")[0] in said
    typed = await who.user.autocomplete("toy play", "game", "attic")
    assert [choice["value"] for choice in typed] == ["2"]


async def test_answers_are_suggested_and_taken_in_direct_messages(world: World) -> None:
    here, there = Journey(world, Random(1), world.members[:2], game="toy"), second_table(world, "toy")
    await here.begin()
    await there.begin()
    who = await asked(there)
    choices = await who.user.autocomplete("toy choose", "answer", "", game="2")
    assert {choice["name"] for choice in choices} == {"high", "low"}
    said = (await who.user.slash("toy choose", answer=choices[0]["value"], game="2")).response.content
    assert "What happened:" in said
    assert (await world.bot.host.reading(1)).game.number == 0


async def test_a_game_of_others_can_not_be_picked(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:2], game="toy")
    await journey.begin()
    stranger = world.members[3]
    for name in ("hand", "play", "status", "shelf", "log", "board"):
        said = private(await stranger.user.slash(f"toy {name}", game="1"))
        assert said.startswith("“1” is not among the answers")
    assert await stranger.user.autocomplete("toy hand", "game", "") == []


async def test_a_game_can_not_be_started_in_direct_messages(world: World) -> None:
    assert private(await world.members[0].user.slash("toy start")) == "That works only in a server's channel."


async def test_after_the_game_the_hand_is_gone_from_the_direct_message(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:2], game="toy")
    await journey.begin(rounds="one")
    assert labels(direct(world.members[0])[0]) == ["Play", "My hand"]
    await journey.play()
    table = await world.bot.host.reading(1)
    for who in journey.people:
        (message,) = direct(who)
        _, over, result = message.content.split("\n")
        assert over == f"The game is over. [See the result]({link_to_table(table)})"
        assert re.fullmatch(r"You (?:win|come second), with [0-3] points?\.", result)
        assert parts(message) == []


async def test_whoever_leaves_keeps_no_hand(world: World) -> None:
    journey = Journey(world, Random(1), world.members[:3], game="toy")
    await journey.begin()
    leaver = world.members[2]
    asking = await journey.slash(leaver, "leave")
    await journey.click(leaver, asking.response, "Yes, leave")
    assert direct(leaver) == []
    assert any("Carol has left the table" in message.content for message in journey.public())
