"""The review of a finished game, through a strict Discord: for its reader alone, until they share it."""

from random import Random

import pytest

from bot.hosting.recalling.reviews import Reviews
from tests.bot.conftest import World
from tests.bot.journey import Journey, labels
from tests.bot.test_reviews import Desk, with_foresight

__all__ = ["with_foresight"]
pytestmark = [
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts", "with_foresight"),
]


async def test_a_review_is_read_in_private_looked_at_closely_and_shared(world: World) -> None:
    world.bot.host.reviews = Reviews(world.bot.host._ledger, Desk())
    journey = Journey(world, Random(5), world.members[:2], game="toy")
    await journey.begin()
    await journey.play()
    await world.env.settle()
    final = next(message for message in journey.public() if "Review" in labels(message))
    first = (await world.bot.host.reading(1)).seats[0].user_id
    reader = next(member for member in world.members[:2] if member.id == first)
    shown = await reader.click(final, label="Review")
    assert shown.response.ephemeral
    assert shown.response.attachments[0].description.startswith("Five Cards: chances of winning.")
    assert labels(shown.response) == ["Choice 1", "Choice ★", "Share at the table"]
    before = len(journey.public())
    closer = await reader.click(shown.response, label="Choice 1")
    assert labels(closer.response) == ["All of the review"]
    again = await reader.click(closer.response, label="All of the review")
    assert len(journey.public()) == before
    shared = await reader.click(again.response, label="Share at the table")
    assert labels(shared.response) == []
    assert len(journey.public()) == before + 1
    assert "−2.5 points" in journey.public()[-1].content
    named = await world.members[2].slash(world.channel, "games review")
    assert "not at this table" in named.response.content
    own = await reader.slash(world.channel, "games review")
    assert "Share at the table" in labels(own.response)
