"""Whole games of Ex Libris alone and with variants, by clicking only what is offered (EL-94 to EL-99)."""

from __future__ import annotations

from random import Random

import pytest

from tests.bot.conftest import World
from tests.bot.journey import SEED, Journey, Way, labels, parts
from tests.bot.watch import Watch, clean_log
from tests.campaign.running import PATIENT, Legs

pytestmark = [
    pytest.mark.simcord(settle_timeout=30.0),
    pytest.mark.timeout(600),
    pytest.mark.usefixtures("no_power_cuts"),
]


def journey_of(world: World, people: int, luck: Random) -> Journey:
    return Journey(world, luck, world.members[:people], restarts=0.02, typing=0.15, looking=0.3)


async def test_a_solo_game_is_played_from_the_lobbys_menu_to_the_exam(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """EL-95 to EL-99: whoever opens a table and is alone chooses a level there."""
    journey = journey_of(world, 1, Random(4))
    watch = Watch(journey)
    watch.begin(monkeypatch)
    (me,) = journey.people
    journey.sow()
    with clean_log():
        await journey.slash(me, "start")
        (menu,) = [part for part in parts(journey.table()) if part.verb == "alone"]
        assert [line["label"] for line in menu.lines][::6] == ["1 Novice, the easiest", "7 Demiurge, the hardest"]
        await journey.press(me, journey.table(), Way(menu, (menu.values[1],)))
        await journey.play()
    assert watch.pictures > 20
    assert journey.pings() == []
    told = "\n".join(journey.said)
    assert "Which two locations leave the game?" in told
    assert "The public library, at the level **Student**" in told
    the_exam_is_told(journey)


def the_exam_is_told(journey: Journey) -> None:
    assert "The game is over." in journey.table().content
    (final,) = [message for message in journey.public() if SEED in message.content]
    assert (
        "beats the public library at the level Student" in final.content or "The public library wins" in final.content
    )
    assert "The 15 points for prominent works" in final.content
    (sheet,) = final.attachments
    assert ", The public library " in sheet.description
    (direct,) = journey.people[0].user.dm_channel.history(viewer=journey.people[0].user)
    assert "You win, with" in direct.content or "You lose this time, with" in direct.content


async def test_a_table_opened_with_a_level_begins_at_once(world: World) -> None:
    """EL-95: with the buttons of a game for one, and nobody can join."""
    journey = journey_of(world, 1, Random(5))
    me, other = world.members[:2]
    with clean_log():
        await journey.slash(me, "start", level="demiurge")
        lobby = journey.table()
        assert labels(lobby) == ["Begin", "Leave", "Help"]
        assert "at the level **Demiurge**: 7 cards of the deck go to it" in lobby.content
        said = await other.slash(world.channel, "exlibris join")
        assert "This is a game for one." in said.response.content
        await journey.click(me, lobby, "Begin")
        _ = world.env.errors  # SimCord notes what a command raises even where it was answered
    assert "round" not in journey.table().content.splitlines()[0]
    assert "The game has 5 rounds." in journey.table().content
    asked = (await journey.slash(me, "leave")).response
    assert "Nobody else is left in this game, so it ends when you leave." in asked.content
    await journey.click(me, asked, "Yes, leave and end it")
    assert any("Alice has ended the game." in message.content for message in journey.public())


@pytest.mark.deep
@PATIENT
async def test_a_beginner_game_is_played_to_the_end(world: World, monkeypatch: pytest.MonkeyPatch, legs: Legs) -> None:
    """EL-94: no libraries to choose, no special assistants, and without the hard locations, as far as there is time."""
    with legs("beginners") as leg:
        journey = journey_of(world, 2, leg.luck)
        watch = Watch(journey)
        watch.begin(monkeypatch)
        with clean_log():
            await begin_as_beginners(journey)
            await journey.play(going=leg.going)
        leg.counts.update(games=1, ended=int(not journey.pings()), pictures=watch.pictures)
        assert journey.pings() or "The game is over." in journey.table().content
        told = "\n".join(journey.said)
        assert "Which library will be yours?" not in told
        assert not any(f"{number} {name}" in told for number, name in ((3, "Auction House"), (16, "Tax Collector")))


async def begin_as_beginners(journey: Journey) -> None:
    journey.sow()
    first, second = journey.people
    await journey.slash(first, "start", beginner="yes", friendly="yes")
    assert "**Beginner**: everybody has three ordinary assistants" in journey.table().content
    assert "**Friendly**: the four locations that annoy others most" in journey.table().content
    await journey.click(second, journey.table(), "Join")
    await journey.click(first, journey.table(), "Begin")
