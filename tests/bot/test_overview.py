"""All of somebody's games at a glance, from each to the next, and the open tables of a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import pytest_asyncio
from discord.app_commands import Command, Group

from bot.app.commands.across import groups
from bot.app.places import place_in_dm
from bot.ui.messages import turn_content
from bot.ui.page import LONGEST_CONTENT
from bot.values.people import Person, Place
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted
from tests.bot.visitors import DM, FOREIGN, HALL, OTHER, OWN, TABLE, VIEW, Visitor, Way, english

NAMES = {OWN: "Town", OTHER: "Elsewhere", TABLE: "library", FOREIGN: "attic"}
ATTIC = Place(OTHER, FOREIGN)
DIRECT = Way(None, DM)
LONG = dict.fromkeys(range(1, 2000), "n" * 90)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as opened:
        yield opened


def named(name: str) -> Command[Any, ..., Any]:
    found = (group.get_command(name.split()[1]) for group in groups() if isinstance(group, Group))
    return next(command for command in found if isinstance(command, Command) and command.qualified_name == name)


def visitor(world: Hosted, person: Person, way: Way = DIRECT, known: dict[int, str] = NAMES) -> Visitor:
    return Visitor(world.host, person, way, known=known)


async def shown(who: Visitor, name: str) -> str:
    return await who.slash(named(name))


def menu(who: Visitor) -> list[str]:
    (found,) = [item for name, item in who.components().items() if name.startswith("x:mine")]
    return [option["value"] for option in found["options"]]


async def test_games_of_all_servers_stand_there_those_first_that_wait_the_longest(world: Hosted) -> None:
    idle = await world.game(BEN, ANNA)
    lobby = await world.lobby(ANNA, place=Place(OWN, 71))
    first = await world.game(ANNA, BEN, place=ATTIC)
    second = await world.game(ANNA, BEN, place=Place(OTHER, 81))
    anna = visitor(world, ANNA)
    told = await shown(anna, "games mine")
    assert menu(anna) == [str(game) for game in (first, second, lobby.id, idle)]
    assert told.splitlines()[0] == english("games-head", count=2)
    assert "#attic · Elsewhere · your turn ⏳ <t:" in told
    assert "#library · Town · the others are to act" in told
    assert "not begun yet" in told
    assert anna.components()["x:mine:0"]["options"][0]["description"] == "your turn · Elsewhere"
    assert await shown(visitor(world, CARA), "games mine") == english("games-none")


async def test_the_menu_opens_a_panel_from_anywhere_but_only_ones_own(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    for way in (DIRECT, Way(OTHER, FOREIGN), Way(OWN, HALL)):
        anna = visitor(world, ANNA, way)
        assert "What wins?" in await anna.click("mine", 0, value=game, private=True)
        stranger = visitor(world, CARA, way)
        assert await stranger.click("mine", 0, value=game, private=True) == english("no-such-game")
    assert await visitor(world, ANNA).click("mine", 0, value="x", private=True) == english("error-old-button")
    lobby = await world.lobby(ANNA, place=ATTIC)
    assert "#attic" in await visitor(world, ANNA).click("mine", 0, value=lobby.id, private=True)


async def test_however_many_games_there_are_each_is_found_on_one_page(world: Hosted) -> None:
    games = {(await world.lobby(ANNA, place=Place(OWN, 100 + number))).id for number in range(30)}
    anna = visitor(world, ANNA, known=LONG)
    told, found = await shown(anna, "games mine"), menu(anna)
    for page in range(1, 4):
        assert len(told) <= LONGEST_CONTENT
        told = await anna.click("games", page, private=True)
        found += menu(anna)
    assert sorted(map(int, found)) == sorted(games)
    assert await anna.click("games", 99, private=True) == told


async def test_a_channel_that_cannot_be_reached_is_told_as_such(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.change_game(game, no_access=True)
    assert english("games-unreached") in await shown(visitor(world, ANNA), "games mine")


async def test_the_panel_leads_to_the_next_game_where_this_one_asks_nothing_more(world: Hosted) -> None:
    first, second, third = [await world.game(ANNA, BEN, place=Place(OWN, 70 + number)) for number in range(3)]
    anna = visitor(world, ANNA, Way(OWN, TABLE))
    await anna.click("play", first)
    assert not [name for name in anna.components() if name.startswith("x:hop")]
    while (table := await world.host.reading(first, ANNA.user_id)).must_act:
        assert table.pending is not None
        await anna.click("pick", first, table.pending.number, 0, private=True)
    assert anna.components()[f"x:hop:{second}"]["label"] == english("panel-next-game", count=2)
    assert "What wins?" in await anna.click("hop", second, private=True)
    assert third


async def test_looking_for_the_next_game_costs_nothing_while_this_one_asks(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    asked = AsyncMock(return_value=())
    with patch.object(world.host, "waiting_for", asked):
        await visitor(world, ANNA).click("play", game)
        asked.assert_not_called()
        await visitor(world, BEN).click("play", game)
        asked.assert_called_once()


async def test_games_wait_by_when_they_are_due_those_without_a_clock_last(world: Hosted) -> None:
    paces = {"week": 604_800, "none": 0, "half": 43_200, "day": 86_400}
    games = {}
    for at, (name, pace) in enumerate(paces.items()):
        games[name] = await world.game(ANNA, BEN, place=Place(OWN, 70 + at), pace=pace)
    found = await world.host.waiting_for(ANNA.user_id)
    assert [one.game_id for one in found] == [games[name] for name in ("half", "day", "week", "none")]
    assert [one.due is None for one in found] == [False, False, False, True]
    # A game that is older than clocks is found by its ping.
    await world.change_seats(games["none"], since=None)
    assert await world.host.waiting_for(ANNA.user_id) == found
    await world.change_game(games["half"], paused_at=1)
    assert [one.game_id for one in await world.host.waiting_for(ANNA.user_id)][-1] in {games["half"], games["none"]}


async def test_what_waits_is_told_as_the_games_themselves_tell_it(world: Hosted) -> None:
    games = [await world.game(*pair, place=Place(OWN, 70 + at)) for at, pair in enumerate([(ANNA, BEN), (BEN, ANNA)])]
    for _ in range(12):
        for person in (ANNA, BEN):
            mine = await world.host.games_of(person.user_id)
            waiting = {one.game_id for one in await world.host.waiting_for(person.user_id)}
            assert waiting == {one.game.id for one in mine if one.must_act}
            seen = await world.host.glance(person.user_id)
            assert {one.game.id: one.must_act for one in seen} == {one.game.id: one.must_act for one in mine}
        for game in games:
            await world.play(game, [ANNA, BEN], 1)


async def test_open_tables_are_shown_to_those_who_see_their_channel(world: Hosted) -> None:
    table = await world.lobby(ANNA, BEN, place=HERE)
    await world.lobby(ANNA, BEN, CARA, automatic=1, place=Place(OWN, 71))
    await world.lobby(BEN, place=ATTIC)
    for way in (Way(OWN, HALL, VIEW, VIEW), Way(OWN, TABLE)):
        cara = visitor(world, CARA, way)
        told = await shown(cara, "games open")
        assert "Anna · 2 of 4 seats taken" in told
        assert [name for name in cara.components() if name.startswith("x:sit")] == [f"x:sit:{table.id}"]
    assert "has a free seat" in await shown(visitor(world, CARA, Way(OWN, HALL)), "games open")
    assert await shown(visitor(world, CARA), "games open") == english("error-not-in-dm")


async def test_a_seat_is_taken_from_anywhere_in_the_server_where_the_channel_is_seen(world: Hosted) -> None:
    game = (await world.lobby(ANNA, BEN, place=HERE)).id
    assert await visitor(world, CARA, Way(OWN, HALL)).click("sit", game, private=True) == english("no-such-game")
    assert len((await world.host.reading(game)).seats) == 2
    told = await visitor(world, CARA, Way(OWN, HALL, VIEW, VIEW)).click("sit", game, private=True)
    assert told == english("lobby-joined", game="toy")
    assert len((await world.host.reading(game)).seats) == 3


async def test_a_ping_tells_the_round_and_a_direct_message_the_server(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    table = await world.host.reading(game)
    assert "**Five Cards (" in turn_content(table, [ANNA.user_id], "en")
    client: Any = visitor(world, ANNA, known={**NAMES, OWN: "The [old] *town*"})._interaction().client
    assert place_in_dm(client, table.game, "en") == r"#library · The \[old\] \*town\*"
    client = visitor(world, ANNA, known={})._interaction().client
    assert place_in_dm(client, table.game, "en") == f"<#{TABLE}>"


async def test_a_game_whose_channel_is_gone_says_how_it_goes_on(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.change_game(game, adrift=1)
    told = await shown(visitor(world, ANNA), "games mine")
    assert english("games-adrift") in told
    assert await world.host.waiting_for(ANNA.user_id) == ()
