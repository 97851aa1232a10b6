"""Whole games of Ex Libris, from the start to the score sheet, by clicking only what is offered."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from tests.bot.conftest import World
from tests.bot.journey import SEED, Journey, labels
from tests.bot.seeing import controls
from tests.bot.watch import Watch, clean_log

pytestmark = [
    pytest.mark.simcord(settle_timeout=30.0),
    pytest.mark.timeout(600),
    pytest.mark.usefixtures("no_power_cuts"),
]
TABLES = (
    pytest.param(2, 0, 1, marks=pytest.mark.deep),
    pytest.param(4, 0, 2, marks=pytest.mark.deep),
    pytest.param(2, 2, 3, marks=pytest.mark.short),
)
"""People, automatic players, and the luck of all clicks."""


async def travelled(world: World, patch: pytest.MonkeyPatch, people: int, automatic: int, luck: int) -> Journey:
    """Play a whole game with restarts, typed answers and looks in between, watched all the time."""
    journey = Journey(world, Random(luck), world.members[:people], restarts=0.02, typing=0.15, looking=0.3)
    watch = Watch(journey)
    watch.begin(patch)
    with clean_log():
        await journey.begin(automatic=automatic)
        await journey.play()
    assert watch.pictures > 100
    return journey


@pytest.mark.parametrize("people,automatic,luck", TABLES)
async def test_a_whole_game_is_played_by_clicking_what_is_offered_and_nobody_sees_too_much(
    world: World, monkeypatch: pytest.MonkeyPatch, people: int, automatic: int, luck: int
) -> None:
    journey = await travelled(world, monkeypatch, people, automatic, luck)
    assert {"restart", "Play", "/play", "/choose", "menu", "pick"} <= set(journey.used)
    assert journey.pings() == []
    assert "The game is over." in journey.table().content
    assert labels(journey.table()) == ["Rematch", "Shelves", "Log", "Film", "Record", "Film, hands open"]
    the_result_is_told(journey, people + automatic)
    the_hands_are_gone(journey)


def the_result_is_told(journey: Journey, seats: int) -> None:
    (final,) = [message for message in journey.public() if SEED in message.content]
    assert final.content.count("**: prominent ") == seats
    assert (
        sha256(bytes.fromhex(SEED)).hexdigest() in final.content or sha256(SEED.encode()).hexdigest() in final.content
    )
    (sheet,) = final.attachments
    assert sheet.description.startswith("Final scores")


def the_hands_are_gone(journey: Journey) -> None:
    for person in journey.people:
        direct: list[Any] = person.user.dm_channel.history(viewer=person.user)
        assert len(direct) == 1
        assert "The game is over. [See the result](https://discord.com/channels/" in direct[0].content
        assert "Your hand" not in direct[0].content
        assert (controls(direct[0]), direct[0].attachments) == ([], [])
