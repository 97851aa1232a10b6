"""Clicks at the wrong moment, on old buttons and by the wrong people: a sentence each, and nothing changes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.studio.cinema import Cinema, FilmError
from bot.ui.voices import picture_names
from render.names import written
from tests.bot.conftest import World
from tests.bot.journey import Journey, Part, Way, part_of, parts, ways
from tests.bot.presses import SAID_SHORTLY, press_old, private, raw_button, same_moment, state
from tests.bot.seeing import raw
from tests.bot.watch import UNSAID, clean_log

pytestmark = [
    pytest.mark.short,
    pytest.mark.simcord(settle_timeout=20.0),
    pytest.mark.timeout(240),
    pytest.mark.usefixtures("no_power_cuts"),
]


def toy(world: World, people: int = 2, luck: int = 1) -> Journey:
    return Journey(world, Random(luck), world.members[:people], game="toy")


def others(journey: Journey, who: Any) -> list[Any]:
    return [person for person in journey.world.members if person.id != who.id]


async def opened(journey: Journey) -> tuple[Any, Any]:
    """Return somebody who must act, and their panel."""
    found = await journey.open()
    assert found is not None
    return found


def answers(panel: Any) -> list[Way]:
    return [way for way in ways(panel, Random(1)) if way.part.verb in {"pick", "menu", "none"}]


async def use(who: Any, panel: Any, way: Way) -> Any:
    if way.part.lines:
        return await who.select(panel, list(way.values), custom_id=way.part.custom_id)
    return await who.click(panel, custom_id=way.part.custom_id)


async def test_two_clicks_at_the_same_moment_are_one_choice(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    who, panel = await opened(journey)
    way = answers(panel)[0]
    with same_moment(world.env):
        first, second = await use(who, panel, way), await use(who, panel, way)
    await world.env.settle()
    assert (first.acknowledged, second.acknowledged) == (True, True)
    assert [row["number"] for row in (await state(world))["ChoiceRow"]] == [0, 1]
    # Both say it on one panel, in either order: it names what was chosen, or that nothing was left to choose.
    assert any(word in second.response.content for word in ("⚠️", " says "))


async def test_two_different_answers_at_the_same_moment_are_one_choice(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    who, panel = await opened(journey)
    one, other = answers(panel)[:2]
    with same_moment(world.env):
        await use(who, panel, one)
        await use(who, panel, other)
    await world.env.settle()
    assert len((await state(world))["ChoiceRow"]) == 2


async def test_of_two_who_join_for_the_last_seat_one_gets_it(world: World) -> None:
    journey = toy(world, 3)
    await journey.slash(world.members[0], "start")
    for person in world.members[1:3]:
        await journey.click(person, journey.table(), "Join")
    fifth = world.guild.add_member(world.env.create_user("eve", global_name="Eve"))
    with same_moment(world.env):
        results = [await person.click(journey.table(), label="Join") for person in (world.members[3], fifth)]
    await world.env.settle()
    assert sorted(private(result)[:7] for result in results) == ["All 4 s", "Welcome"]
    assert len((await state(world))["SeatRow"]) == 4


async def test_a_person_whose_name_shows_nothing_or_cannot_be_drawn_is_called_as_the_account(world: World) -> None:
    journey = toy(world)
    await journey.slash(world.members[0], "start")
    for account, name in (("filler", "\u3164\u3164"), ("sakura", "さくら")):
        await world.guild.add_member(world.env.create_user(account, global_name=name)).click(
            journey.table(), label="Join"
        )
    await world.env.settle()
    assert "filler" in journey.table().content
    assert "さくら" in journey.table().content
    (game,) = {row["game_id"] for row in (await state(world))["SeatRow"]}
    names = picture_names(await world.bot.host.reading(game), "en")
    assert [written(name) for name in names] == ["Alice", "filler", "sakura"]


async def test_two_begins_at_the_same_moment_begin_one_game(world: World) -> None:
    journey = toy(world)
    await journey.slash(world.members[0], "start")
    await journey.click(world.members[1], journey.table(), "Join")
    lobby = journey.table()
    with clean_log(), same_moment(world.env):
        results = [await world.members[0].click(lobby, label="Begin") for _ in range(2)]
    await world.env.settle()
    told = list(map(private, results))
    assert ["The game has begun already." in one for one in told].count(True) == 1
    assert ["The game begins!" in one for one in told].count(True) == 1
    assert len((await state(world))["ChoiceRow"]) == 1


async def test_whoever_joins_at_the_second_of_the_begin_is_in_or_is_told(world: World) -> None:
    journey = toy(world)
    await journey.slash(world.members[0], "start")
    await journey.click(world.members[1], journey.table(), "Join")
    lobby = journey.table()
    with same_moment(world.env):
        begun = await world.members[0].click(lobby, label="Begin")
        joined = await world.members[2].click(lobby, label="Join")
    await world.env.settle()
    assert "The game begins!" in private(begun)
    seats = len((await state(world))["SeatRow"])
    assert (seats, private(joined)) in {(2, "The game has begun already."), (3, private(joined))}


async def test_a_foreign_member_can_play_nothing(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    stranger = world.members[3]
    _, panel = await opened(journey)
    before = await state(world)
    for label in ("Play", "My hand"):
        assert private(await stranger.click(journey.table(), label=label)) == "You are not at this table."
        assert private(await stranger.click(journey.pings()[0], label=label)) == "You are not at this table."
    for way in ways(panel, Random(1)):
        result = await press_old(world, stranger, journey.table(), way.part.custom_id, raw(panel), values=way.values)
        assert private(result) == "You are not at this table."
    assert await state(world) == before


async def test_a_player_can_not_press_the_buttons_of_another_player(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    who, panel = await opened(journey)
    before = await state(world)
    other = next(person for person in journey.people if person.id != who.id)
    way = answers(panel)[0]
    result = await press_old(world, other, journey.table(), way.part.custom_id, raw(panel), values=way.values)
    assert result.acknowledged
    assert await state(world) == before


async def test_buttons_of_an_older_turn_change_nothing(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    who, panel = await opened(journey)
    way, rows = answers(panel)[0], raw(panel)
    await journey.press(who, panel, way)
    await journey.play(turns=3)
    who_now, fresh = await opened(journey)
    before = await state(world)
    for person in journey.people:
        result = await press_old(world, person, fresh, way.part.custom_id, rows, values=way.values)
        assert result.acknowledged
    assert await state(world) == before
    assert who_now in journey.people


async def test_buttons_of_another_game_act_on_that_game_alone(world: World) -> None:
    """Somebody forges a message of one game with the buttons of another; they may answer only their own questions."""
    here = toy(world)
    await here.begin()
    who, panel = await opened(here)
    elsewhere = world.guild.create_text_channel("attic")
    there = Journey(World(world.env, world.guild, elsewhere, world.members, world.database), Random(2),
                    world.members[2:], game="toy")  # fmt: skip
    await there.begin()
    before = await state(world)
    for person in there.people:
        for way in ways(panel, Random(1)):
            result = await press_old(world, person, there.table(), way.part.custom_id, raw(panel), values=way.values)
            assert private(result) == "You are not at this table."
    assert await state(world) == before
    assert who in here.people


LONG_ANSWERS = {"log", "older", "newer", "help", "topic", "shelves", "shelf"}
"""What may still be looked at when a game is over."""
Pressed = dict[str, tuple[Part, list[dict[str, Any]]]]


async def collected(journey: Journey) -> Pressed:
    """Play to the end, and return every component that anybody was ever offered."""
    found: Pressed = {}

    async def collect() -> None:
        for person in journey.world.members:
            for message in journey.channel.history(viewer=person):
                found.update({part.custom_id: (part, raw(message)) for part in parts(message)})

    journey.checks.append(collect)
    await journey.begin(rounds="one")
    await journey.play()
    return found


async def no_film(script: bytes) -> bytes:
    raise FilmError


async def test_every_button_of_a_finished_game_is_answered_shortly_and_changes_nothing(world: World) -> None:
    world.bot.cinema = Cinema(no_film)
    journey = toy(world)
    journey.looking = 0.5
    offered = await collected(journey)
    assert {part.verb for part, _ in offered.values()} >= {"join", "begin", "auto", "play", "hand", "pick", "back"}
    # Rematch alone is for a finished game, and opens another one.
    found = {custom_id: one for custom_id, one in offered.items() if one[0].verb != "rematch"}
    before = await state(world)
    for person in world.members:
        own = (await person.click(journey.table(), label="Log")).response
        for custom_id, (part, rows) in found.items():
            result = await press_old(
                world, person, own, custom_id, rows, values=tuple(part.values[: max(part.least, 1)])
            )
            said = said_to(result)
            assert len(said) <= SAID_SHORTLY or part.verb in LONG_ANSWERS
            assert not UNSAID.search(said), said
    assert await state(world) == before


def said_to(result: Any) -> str:
    assert result.acknowledged
    shown = result.followups[-1] if result.followups else result.response
    return str(shown.content)


async def test_a_button_that_this_version_does_not_make_is_answered(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    for custom_id in ("x:dance:1:2", "x:pick", "poll:1", "x:pick:1:2:3:4:5:6:7:8:9:10"):
        result = await press_old(world, world.members[0], journey.table(), custom_id, raw_button(custom_id))
        assert private(result).startswith("That button is from an older version of me.")


async def test_a_button_of_a_game_that_never_was_is_answered(world: World) -> None:
    journey = toy(world)
    await journey.begin()
    verbs = ("play", "hand", "shelves", "log", "help", "join", "leave", "begin", "auto", "pick", "back")
    for custom_id in (*(f"x:{verb}:4242:0:0" for verb in verbs), f"x:play:{10**10}", f"x:pick:{10**30}:1"):
        result = await press_old(world, world.members[0], journey.table(), custom_id, raw_button(custom_id))
        assert private(result).startswith("That game is gone, or")


async def test_join_is_off_where_the_table_is_full_and_begin_where_somebody_is_missing(world: World) -> None:
    journey = toy(world, 4)
    await journey.slash(world.members[0], "start")
    assert {part.label: part.on for part in parts(journey.table())}["Begin"] is False
    for person in world.members[1:]:
        await journey.click(person, journey.table(), "Join")
    off = {part.label for part in parts(journey.table()) if not part.on}
    assert off == {"Join", "Add automatic player"}
    assert part_of(journey.table(), "Begin").on
