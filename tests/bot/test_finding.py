"""Which game, player, colour or answer somebody means, who sends a value, or what Discord showed them for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from discord.app_commands import Command

from bot.app.commands import group_for
from bot.app.commands.finding import SEAT
from bot.app.commands.typed import _fits, _shown
from bot.games import face_of
from bot.ui.arranging import Label
from bot.values.people import Person, Place
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted
from tests.bot.visitors import DM, OWN, TABLE, Visitor, Way, english

TABLE_OPEN = {TABLE: "library", 72: "attic", OWN: "Town"}
DIRECT = Way(None, DM)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as opened:
        yield opened


def named(name: str, game: str = "toy") -> Command[Any, ..., Any]:
    found = group_for(face_of(game)).get_command(name)
    assert isinstance(found, Command)
    return found


def visitor(world: Hosted, person: Person, way: Way = DIRECT, *, closed: bool = False) -> Visitor:
    return Visitor(world.host, person, way, known={OWN: "Town"} if closed else TABLE_OPEN)


async def test_a_game_is_picked_by_its_value_and_by_each_name_that_was_ever_shown(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, place=HERE)
    await world.lobby(ANNA, BEN, place=Place(OWN, 72))
    who = visitor(world, ANNA)
    shown = await who.suggestions(named("hand"), "game", game)
    assert shown == ["Game 1 in #library: your turn", "Game 2 in #attic"]
    for picked in (str(game), *shown[:1], "Game 1 in #library", "game 1 IN #library"):
        assert "cards (" in await who.slash(named("hand"), game=picked), picked
    for none in ("Game 3 in #library", "3", "library"):
        assert await who.slash(named("hand"), game=none) == english("error-no-such-option", text=none)


async def test_no_number_of_other_games_hides_one(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, place=HERE)
    for place in range(26):
        await world.host.start("exlibris", Place(OWN, 100 + place), ANNA)
        await world.host.start("toy", Place(OWN, 200 + place), ANNA)
    who = visitor(world, ANNA)
    assert (await who.suggestions(named("hand"), "game", game))[0] == "Game 1 in #library: your turn"
    assert "cards (" in await who.slash(named("hand"))
    assert "cards (" in await who.slash(named("hand"), game="1")


async def test_of_several_games_the_one_that_waits_is_meant(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, place=HERE)
    await world.game(BEN, ANNA, place=Place(OWN, 72))
    assert "#library" in await visitor(world, ANNA).slash(named("status"))
    assert "#attic" in await visitor(world, BEN).slash(named("status"))
    await world.answer(game, ANNA)
    # Both bid now, so that two games wait for Ben and one for Anna.
    assert await visitor(world, BEN).slash(named("status")) == english("error-which-game")


async def test_a_player_is_picked_by_value_by_name_and_by_number_where_nobody_is_called_so(world: Hosted) -> None:
    people = [ANNA, Person(12, "2"), Person(13, "0"), Person(14, "École")]
    await world.game(*people)
    who = visitor(world, ANNA, Way(OWN, TABLE))
    complete: Any = named("shelf")._params["player"].autocomplete
    offered = await complete(who._interaction(named("shelf")), "")
    assert [choice.name for choice in offered] == ["Anna", "2", "0", "École"]
    assert all(len(choice.value) > 32 for choice in offered)  # Discord's longest name
    meant = {choice.value: choice.name for choice in offered}
    meant |= {"2": "2", "0": "0", "1": "2", "3": "École", "anna": "Anna", "ecole": "École"}
    for player, name in meant.items():
        assert f"points of {name}:" in await who.slash(named("shelf"), player=player), player
    assert await who.slash(named("shelf"), player="4") == english("error-no-such-player")


async def test_players_of_one_name_are_numbered_where_they_are_picked(world: Hosted) -> None:
    people = [Person(number, name) for number, name in enumerate(("Alex", "alex", "Alex"), 11)]
    game = await world.game(*people)
    who = visitor(world, people[0], Way(OWN, TABLE))
    shown = await who.suggestions(named("shelf"), "player", game)
    assert shown == ["Alex", "alex 2", "Alex 3"]
    for seat, name in enumerate(shown):
        for player in (name, name.upper(), SEAT.format(seat)):
            assert f"points of {name}:" in await who.slash(named("shelf"), player=player), player


async def test_a_place_that_is_closed_is_called_so_in_labels_and_linked_in_messages(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    who = visitor(world, ANNA, closed=True)
    assert await who.suggestions(named("hand"), "game", game) == ["Game 1 in a closed thread of Town: your turn"]
    assert (await who.slash(named("status"))).startswith(f"**Five Cards** in <#{TABLE}>")


async def test_a_rematch_that_is_asked_for_hides_nothing_of_the_game_that_is_over(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN])
    await world.host.rematch(game, ANNA)
    for who in (visitor(world, BEN, Way(OWN, TABLE)), visitor(world, CARA, Way(OWN, TABLE))):
        assert await who.slash(named("film")) == english("film-here")
        assert await who.slash(named("export")) == english("record-file", file=f"toy-{game}.json")
        assert "points" in await who.slash(named("board"), text=True)
        assert "points of" in await who.slash(named("shelf"))
        assert "log, page" in await who.slash(named("log"))
        assert english("table-over") not in await who.slash(named("status"))
    player = visitor(world, BEN)
    assert await player.suggestions(named("film"), "game", game) == ["Game 1 in #library"]
    for way in ({}, {"game": "1"}):
        assert await player.slash(named("film"), **way) == english("film-here")
    told = await visitor(world, BEN, Way(OWN, TABLE)).slash(named("rematch"))
    assert english("lobby-begun") in told
    assert "points" in await player.slash(named("board"), text=True)
    assert await visitor(world, CARA, Way(OWN, TABLE)).slash(named("film")) == english("film-here")


@pytest.mark.parametrize("typed", ["sky", " SKY ", "Sky blue"])
async def test_a_colour_is_taken_by_its_value_and_as_it_is_shown(world: Hosted, typed: str) -> None:
    game = await world.lobby(ANNA)
    who = visitor(world, BEN, Way(OWN, TABLE))
    shown = await who.suggestions(named("join"), "colour", game.id)
    await who.slash(named("join"), colour=shown[1] if typed == "Sky blue" else typed)
    assert [seat.colour for seat in (await world.host.reading(game.id)).seats] == ["orange", "sky"]


async def test_an_answer_of_nothing_is_taken_as_it_is_shown(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    for person in (ANNA, ANNA, BEN):
        await world.answer(game, person)
    waiting = [one for one in (ANNA, BEN) if (await world.host.reading(game, one.user_id)).must_act]
    who = visitor(world, waiting[0])
    assert "Swap none" in await who.suggestions(named("choose"), "answer", game)
    assert "swaps 0" in await who.slash(named("choose"), answer="Swap none")


async def test_an_answer_of_two_options_is_taken_as_both_are_shown(world: Hosted) -> None:
    game = await world.host.start("atheneum", HERE, ANNA, {"shuffle": 0})
    await world.host.join(game.id, BEN)
    await world.host.begin(game.id, ANNA)
    who, shelve = visitor(world, ANNA, Way(OWN, TABLE)), named("shelve", "atheneum")
    for person in (ANNA, BEN) * 20:
        if books := await who.suggestions(shelve, "book", game.id):
            break
        pending = (await world.host.reading(game.id, person.user_id)).pending
        if pending is not None and not pending.answered:
            await world.host.submit(
                game.id, person.user_id, pending.number, indices=range(max(pending.ask.at_least, 1))
            )
    shown = (await who.suggestions(shelve, "place", game.id))[0]
    before = (await world.host.reading(game.id, ANNA.user_id)).game.number
    await who.slash(shelve, book=books[0], place=shown)
    assert (await world.host.reading(game.id, ANNA.user_id)).game.number == before + 1


def test_an_option_of_a_command_is_taken_as_it_is_suggested() -> None:
    label = Label("B · red, upper left", "3 points")
    assert [_fits(label, typed) for typed in (_shown(label), label.text, " b", "C", "3 points")] == [True] * 3 + [
        False
    ] * 2
