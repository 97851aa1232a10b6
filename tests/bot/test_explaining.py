"""Help in place: each topic with its picture, and one tap at a question to read what matters there."""

from random import Random
from typing import Any

import pytest
import simcord

from bot.games import Face, face_of
from bot.games.speech import Speech
from bot.studio.drawing import draw
from bot.ui.help import topics
from data.exlibris import BOX
from engine.ask import Ask
from engine.exlibris.view import view
from engine.exlibris.vocabulary import ASKS
from tests.bot.conftest import World
from tests.bot.journey import Journey, labels, parts
from tests.bot.presses import press_old, private, raw_button
from tests.bot.watch import UNSAID
from tests.bot.whole import whole
from tests.engine.exlibris.table import table

pytestmark = pytest.mark.usefixtures("no_power_cuts")
SEEN = view(table("", ""), 0)


def face() -> Face:
    return face_of("exlibris")


def test_the_help_has_each_tile_assistant_phase_and_line_of_the_score_sheet() -> None:
    known = set(topics(face()))
    assert {f"tile-{tile.key}" for tile in BOX.tiles.values()} <= known
    assert {f"power-{key}" for key in (*BOX.libraries, "ordinary")} <= known
    assert {"preparation", "placement", "resolution", "clearing"} <= known
    assert {"prominent", "banned", "variety", "speciality", "stability"} <= known


def test_every_topic_is_said_and_fits_a_message() -> None:
    speech = Speech("en", face().vocabulary, ())
    for name in topics(face()):
        title, text = whole("exlibris").help.topic(speech, name)
        assert UNSAID.search(f"{title}\n{text}") is None, name
        assert len(text) < 1500


@pytest.mark.parametrize(
    "key, facts",
    [
        ("hut", "-# Works at once. One space."),
        ("swap", "-# Works at once. Spaces: 2 with two players, 3 with three, 4 with four. 3 cards lie here, face up."),
        ("auction", "-# Works when it is resolved. 4 spaces. 3 cards lie here, face up."),
    ],
)
def test_a_tile_tells_when_it_works_its_spaces_and_its_cards(key: str, facts: str) -> None:
    """EL-04, EL-30, EL-32"""
    assert whole("exlibris").help.topic(Speech("en", face().vocabulary, ()), f"tile-{key}")[1].splitlines()[-1] == facts


def test_each_tile_and_assistant_has_a_picture_of_its_own_and_other_topics_none() -> None:
    drawn = {name: whole("exlibris").help.draw(name) for name in topics(face())}
    pictured = {name: draw(sketch, "en").picture for name, sketch in drawn.items() if sketch is not None}
    assert set(pictured) == {name for name in drawn if name.startswith(("tile-", "power-"))}
    assert len({picture.png for picture in pictured.values()}) == len(pictured) == 31
    assert pictured["tile-hut"].alt == "Location 1, Diviner's Hut: Draw per placed assistant, go first."
    assert pictured["power-ordinary"].alt == "Ordinary assistant: No power, but always willing."
    assert all(not UNSAID.search(picture.alt) and picture.width <= 1200 for picture in pictured.values())


ABOUT = {"swap-give": (2,), "take": (10,), "discard": (9,)}
OPTIONS: dict[str, tuple[Any, ...]] = {
    "place": (("tile", "ordinary", 1, 0), ("home", "ordinary")),
    "library": (("library", "ghost"), ("library", "witch")),
    "library-discard": (("library", "imp"),),
    "remove-tiles": (("remove", 1),),
}


@pytest.mark.parametrize("key", ASKS)
def test_every_question_explains_topics_that_there_are(key: str) -> None:
    ask = Ask(0, key, OPTIONS.get(key, (("done",),)), about=ABOUT.get(key, ()))
    found = face().asks(ask).explains(ask, SEEN)
    assert found
    assert set(found) <= set(topics(face()))


@pytest.mark.parametrize("game", ["atheneum", "exlibrium"])
def test_the_other_games_explain_every_question_too(game: str) -> None:
    other = face_of(game)
    for key in other.vocabulary.asks:
        found = other.asking[key].explains(Ask(0, key, (("done",),), about=(3, 2)), None)
        assert found
        assert set(found) <= set(topics(other)), key


def test_the_tile_of_the_question_is_the_one_explained() -> None:
    assert face().asking["take"].explains(Ask(0, "take", (("card", 1),), about=(12,)), SEEN) == ("tile-draft",)
    ask = Ask(0, "place", (("tile", "ordinary", 1, 0), ("tile", "witch", 1, 0), ("bid", "witch", 3, 2)))
    assert face().asks(ask).explains(ask, SEEN)[:2] == ("tile-hut", "tile-auction")


async def begun(world: World, game: str = "exlibris") -> Journey:
    journey = Journey(world, Random(2), world.members[:2], game=game)
    await journey.begin()
    return journey


@pytest.mark.simcord(settle_timeout=20.0)
async def test_rules_answer_with_the_picture(world: World) -> None:
    alice = world.members[0]
    shown = await alice.slash(world.channel, "exlibris rules", topic="auction")
    simcord.assert_responded(shown, contains="Stand on a bid from 1 to 4", ephemeral=True)
    (picture,) = shown.response.attachments
    assert picture.description.startswith("Location 3, Auction House")
    for index, beginning in ((known("power-witch"), "Witch, of the Swamp"), (known("scoring"), None)):
        menu = next(part for part in parts(shown.response) if str(index) in part.values)
        await alice.select(shown.response, [str(index)], custom_id=menu.custom_id)
        described = [file.description for file in shown.response.attachments]
        assert [text[: len(beginning)] for text in described] == [beginning] if beginning else described == []


def known(topic: str) -> int:
    return topics(face()).index(topic)


@pytest.mark.simcord(settle_timeout=20.0)
async def test_explain_answers_beside_the_question_which_stays(world: World) -> None:
    journey = await begun(world)
    opened = await journey.open()
    assert opened is not None
    who, panel = opened
    before = panel.content
    assert "Which library will be yours?" in before
    told = await who.click(panel, label="Explain")
    assert told.response.id != panel.id
    assert told.response.ephemeral
    assert [file.description for file in told.response.attachments]
    (menu,) = parts(told.response)
    assert len(menu.values) == 4
    assert panel.content == before
    assert "Explain" in labels(panel)


@pytest.mark.simcord(settle_timeout=20.0)
async def test_explain_is_for_those_at_the_table_who_are_asked(world: World) -> None:
    journey = await begun(world)
    stranger = world.members[3]
    custom_id = "x:explain:1:0"
    pressed = await press_old(world, stranger, journey.table(), custom_id, raw_button(custom_id))
    assert private(pressed) == "You are not at this table."
    idle = next(
        person for person in journey.people if person.id not in [user.id for user in journey.pings()[0].mentions]
    )
    pressed = await press_old(world, idle, journey.table(), custom_id, raw_button(custom_id))
    assert private(pressed) == "You have nothing to decide right now."
