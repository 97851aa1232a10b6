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
from tests.campaign.running import PATIENT, Legs

pytestmark = [
    pytest.mark.simcord(settle_timeout=30.0),
    pytest.mark.timeout(600),
    pytest.mark.usefixtures("no_power_cuts"),
]


def watched(world: World, patch: pytest.MonkeyPatch, people: int, luck: Random) -> tuple[Journey, Watch]:
    """Return a journey with restarts, typed answers and looks in between, and who watches it all the time."""
    journey = Journey(world, luck, world.members[:people], restarts=0.02, typing=0.15, looking=0.3)
    watch = Watch(journey)
    watch.begin(patch)
    return journey, watch


@pytest.mark.short
async def test_a_whole_game_is_played_by_clicking_what_is_offered_and_nobody_sees_too_much(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    journey, watch = watched(world, monkeypatch, 2, Random(3))
    with clean_log():
        await journey.begin(automatic=2)
        await journey.play()
    assert watch.pictures > 100
    assert {"restart", "Play", "/play", "/choose", "menu", "pick"} <= set(journey.used)
    it_is_over(journey, 4)


@pytest.mark.deep
@PATIENT
async def test_further_games_are_played_by_clicking_what_is_offered_and_nobody_sees_too_much(
    world: World, monkeypatch: pytest.MonkeyPatch, legs: Legs
) -> None:
    """Each as far as there is time for it."""
    with legs("whole_games") as leg:
        people = 2 + leg.number % 3
        journey, watch = watched(world, monkeypatch, people, leg.luck)
        with clean_log():
            await journey.begin()
            await journey.play(going=leg.going)
        if not journey.pings():
            it_is_over(journey, people)
        leg.counts.update(games=1, ended=int(not journey.pings()), pictures=watch.pictures)
        leg.counts.update({f"way: {way}": count for way, count in journey.used.items()})


def it_is_over(journey: Journey, seats: int) -> None:
    assert journey.pings() == []
    assert "The game is over." in journey.table().content
    assert labels(journey.table()) == ["Rematch", "Shelves", "Log", "Film", "Record", "Film, hands open"]
    the_result_is_told(journey, seats)
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
