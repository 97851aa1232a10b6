"""What is kept of games, through a strict Discord: the result tells ratings, `/stats` adds up, watchers are told."""

from random import Random

import pytest

from tests.bot.conftest import World
from tests.bot.journey import Journey, labels
from tests.bot.test_direct_messages import direct

pytestmark = [
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts"),
]


async def test_a_game_is_watched_tells_its_ratings_and_is_found_again(world: World) -> None:
    journey = Journey(world, Random(5), world.members[:2], game="toy")
    await journey.begin()
    watcher = world.members[3]
    begun = await watcher.click(journey.table(), label="Watch")
    assert begun.response.content.startswith("You watch this game.")
    await world.env.settle()
    assert labels(direct(watcher)[-1]) == ["Stop watching"]
    await journey.play()
    await world.env.settle()
    read = direct(watcher)
    assert len(read) >= 3
    assert "The game is over" in read[-1].content
    assert "provisional" in read[-1].content
    final = next(message for message in journey.public() if "sealed before anybody" in message.content)
    assert "Ratings: " in final.content
    mine = await world.members[0].slash(world.channel, "stats me")
    assert "one game" in mine.response.content
    assert mine.response.attachments[0].description.startswith("Five Cards: ")
    past = await world.members[0].slash(world.channel, "stats past")
    assert "page 1 of 1" in past.response.content
    against = await world.members[0].slash(world.channel, "stats against", member=world.members[1])
    assert "together" in against.response.content
    server = await watcher.slash(world.channel, "stats server")
    assert "one game by 2 people" in server.response.content
