"""`/exlibris score`: what one's own shelf would be worth now, told to its owner alone."""

from random import Random
from typing import Any

import pytest
import simcord

from bot.games import face_of
from bot.games.speech import Speech
from engine.exlibris.view import View, view
from tests.bot.conftest import World
from tests.bot.journey import Journey
from tests.bot.presses import private
from tests.bot.watch import UNSAID
from tests.engine.exlibris.table import shelf, table

pytestmark = pytest.mark.usefixtures("no_power_cuts")


def said(seen: View) -> list[str]:
    face = face_of("exlibris")
    text = face.commands.looks["score"].describe(Speech("en", face.vocabulary, ("Ada", "Borges", "Colette")), seen)
    assert UNSAID.search(text) is None
    return text.splitlines()


def test_every_line_of_the_sheet_is_told_with_its_points() -> None:
    """EL-41 to EL-48"""
    lines = said(view(table("", "", "", shelves=[shelf("M8 A1 C2 B3", "D1 E2/F1"), shelf("B2"), {}]), 0))
    assert lines[0].startswith("If the inspector came now, your shelf would be worth **")
    assert lines[1:3] == [
        "**Turn down first**: M8. You may, before the inspection, and it pays.",
        "**Alphabet**: the inspector would turn B3 over.",
    ]
    heads = ["Books face up", "Prominent works", "Banned books", "Variety", "Speciality", "Stability"]
    assert [line.split("**")[1] for line in lines[3:]] == heads
    assert lines[-1] == "**Stability** → 4, and 2 for entombed cards"


def test_a_shelf_in_order_says_so_and_an_empty_one_too() -> None:
    assert "**Alphabet**: everything stands in order." in said(view(table("", "", shelves=[shelf("A1"), {}]), 0))
    assert face_words("shelf-empty") in said(view(table("", ""), 0))


def face_words(key: str) -> str:
    return Speech("en", face_of("exlibris").vocabulary, ()).own(key)


def test_alone_the_prominent_works_stay_open() -> None:
    """EL-99"""
    lines = said(view(table("", shelves=[shelf("A1 B1")]), 0))
    assert any("If the public library has fewer, add 15; nobody can see that yet." in line for line in lines)


async def begun(world: World) -> Journey:
    journey = Journey(world, Random(2), world.members[:2], game="exlibris")
    await journey.begin()
    return journey


@pytest.mark.simcord(settle_timeout=20.0)
async def test_the_score_is_for_its_owner_alone_with_a_picture(world: World) -> None:
    await begun(world)
    alice, bob, _, stranger = world.members
    own: list[Any] = [await who.slash(world.channel, "exlibris score") for who in (alice, bob)]
    for shown in own:
        simcord.assert_responded(shown, contains="If the inspector came now", ephemeral=True)
        (picture,) = shown.response.attachments
        assert "'s shelf" in picture.description
    secrets = [speciality(shown.response.content) for shown in own]
    assert secrets[0] != secrets[1]
    assert private(await stranger.slash(world.channel, "exlibris score")) == "You are not at this table."
    assert not any("If the inspector" in message.content for message in world.channel.history())


def speciality(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("**Speciality**"))


@pytest.mark.simcord(settle_timeout=20.0)
async def test_the_score_works_in_direct_messages(world: World) -> None:
    await begun(world)
    alice = world.members[0]
    shown = await alice.user.slash("exlibris score")
    assert "**Speciality**" in shown.response.content
    assert shown.response.attachments
