"""After the end: a rematch for those who played, and the record as a file for whoever asks, not a moment before."""

from random import Random
from typing import Any

import pytest
import simcord

from bot.ui.exported import from_text
from engine.record import retold
from tests.bot.conftest import World
from tests.bot.journey import Journey
from tests.bot.presses import press_old, private, raw_button, same_moment, state

pytestmark = [
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts"),
]


async def played(world: World, people: int = 2) -> tuple[Journey, Any]:
    """Play the toy game to its end; return the journey and the final message."""
    journey = Journey(world, Random(3), world.members[:people], game="toy")
    await journey.begin()
    await journey.play()
    return journey, next(message for message in journey.public() if "sealed before anybody" in message.content)


async def test_the_record_is_offered_after_the_end(world: World) -> None:
    _, final = await played(world)
    stranger = world.members[3]
    given = await stranger.click(final, label="Record")
    simcord.assert_responded(given, contains="`exlibris verify toy-1.json`", ephemeral=True)
    (file,) = given.response.attachments
    assert file.filename == "toy-1.json"
    record = from_text(world.env.backend.cdn.get(file.url))
    *_, last = retold(record)
    assert last.over
    assert tuple(last.scores) == record.scores
    assert sorted(record.names) == ["Alice", "Bob"]


async def test_a_command_exports_too(world: World) -> None:
    await played(world)
    given = await world.members[0].slash(world.channel, "toy export")
    assert [file.filename for file in given.response.attachments] == ["toy-1.json"]


async def test_nobody_gets_the_record_before_the_end(world: World) -> None:
    journey = Journey(world, Random(3), world.members[:2], game="toy")
    await journey.begin()
    alice, *_, stranger = world.members
    for who in (alice, stranger):
        refused = await who.slash(world.channel, "toy export")
        simcord.assert_responded(refused, contains="opens when the game is over", ephemeral=True)
        forged = await press_old(world, who, journey.table(), "x:record:1", raw_button("x:record:1"))
        assert private(forged).startswith("The record holds everybody's hand")
        assert not forged.response.attachments


async def test_a_double_click_on_rematch_is_one_game(world: World) -> None:
    journey, final = await played(world)
    alice, bob, _, stranger = world.members
    assert private(await stranger.click(final, label="Rematch")) == "You are not at this table."
    with same_moment(world.env):
        results = [await alice.click(final, label="Rematch") for _ in range(2)]
    await world.env.settle()
    assert sorted(private(result) for result in results) == [
        "You have a seat again. The game begins once Bob has said yes too.",
        "You have a seat at this table already.",
    ]
    lobby = journey.table()
    assert "once **Bob** says yes too" in lobby.content
    (invitation,) = [message for message in journey.public() if "would like a rematch" in message.content]
    assert invitation.content.startswith(f"{bob.mention}: Alice would like a rematch.")
    assert [user.id for user in invitation.mentions] == [bob.id]
    assert "The game begins!" in private(await bob.click(final, label="Rematch"))
    rows = await state(world)
    assert [(row["id"], row["state"]) for row in rows["GameRow"]] == [(1, "over"), (2, "running")]
    assert len([row for row in rows["SeatRow"] if row["game_id"] == 2]) == 2


async def test_one_person_alone_asks_for_a_rematch_by_command(world: World) -> None:
    journey = Journey(world, Random(3), world.members[:1], game="toy")
    await journey.begin(automatic=1)
    await journey.play()
    assert "The game begins!" in private(await world.members[0].slash(world.channel, "toy rematch"))
    assert private(await world.members[0].slash(world.channel, "toy rematch")).startswith("This game is still")
