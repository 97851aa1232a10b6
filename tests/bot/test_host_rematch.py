"""A rematch: nobody sits down but by their own press, and it begins once everybody has."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.hosting.host import HostError
from bot.values.people import Person
from bot.values.states import LOBBY, RUNNING
from tests.bot.hosted import ANNA, BEN, CARA, DORA, HERE, Hosted, hosted


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


async def over(world: Hosted, *people: Person, automatic: int = 0, **options: int) -> int:
    game = await world.game(*people, automatic=automatic, place=HERE, **options)
    await world.play(game, people)
    return game


async def refused(world: Hosted, game: int, person: Person) -> str:
    with pytest.raises(HostError) as error:
        await world.host.rematch(game, person)
    return error.value.key


async def test_it_begins_when_all_have_said_yes_in_their_old_seats(world: Hosted) -> None:
    old = await over(world, ANNA, BEN, CARA, rounds=2)
    before = await world.host.reading(old)
    asked = await world.host.rematch(old, CARA)
    assert (asked.state, asked.host_id) == (LOBBY, CARA.user_id)
    assert (await world.host.reading(asked.id)).invited == ("Anna", "Ben")
    said = await world.host.rematch(old, ANNA)
    assert (said.id, said.state) == (asked.id, LOBBY)
    begun = await world.host.join(asked.id, BEN)
    assert begun.state == RUNNING
    table = await world.host.reading(asked.id)
    assert [(seat.name, seat.colour) for seat in table.seats] == [(seat.name, seat.colour) for seat in before.seats]
    assert (table.game.options["rounds"], table.game.options["shuffle"], table.invited) == (2, 0, ())


async def test_those_who_have_not_asked_are_pinged_once(world: Hosted) -> None:
    old = await over(world, ANNA, BEN)
    asked = await world.host.rematch(old, ANNA)
    await world.host.settle()
    said = [("notice-rematch {'name': 'Anna'}", [BEN.user_id])]
    assert world.discord.notices() == said
    await world.host.rematch(old, BEN)
    await world.host.settle()
    assert world.discord.notices() == said
    assert (await world.host.reading(asked.id)).game.state == RUNNING


async def test_automatic_players_come_along_and_one_person_alone_begins_at_once(world: Hosted) -> None:
    old = await over(world, ANNA, automatic=2)
    game = await world.host.rematch(old, ANNA)
    table = await world.host.reading(game.id)
    assert (game.state, [seat.automatic for seat in table.seats]) == (RUNNING, [False, True, True])
    assert table.seats[1].strength == (await world.host.reading(old)).seats[1].strength


async def test_two_presses_at_once_open_one_lobby(world: Hosted) -> None:
    old = await over(world, ANNA, BEN, CARA)
    first, second = await asyncio.gather(world.host.rematch(old, ANNA), world.host.rematch(old, BEN))
    assert first.id == second.id
    assert await refused(world, old, ANNA) == "already-joined"
    assert len((await world.rows())["game"]) == 2
    assert (await world.host.reading(first.id)).invited == ("Cara",)


async def test_with_somebody_else_at_the_table_its_host_begins_it(world: Hosted) -> None:
    old = await over(world, ANNA, BEN)
    game = await world.host.rematch(old, ANNA)
    await world.host.join(game.id, DORA)
    assert (await world.host.join(game.id, BEN)).state == LOBBY
    table = await world.host.begin(game.id, ANNA)
    assert [seat.name for seat in table.seats] == ["Anna", "Ben", "Dora"]


async def test_somebody_who_does_not_come_is_not_waited_for(world: Hosted) -> None:
    old = await over(world, ANNA, BEN, CARA)
    game = await world.host.rematch(old, BEN)
    await world.host.rematch(old, CARA)
    table = await world.host.begin(game.id, BEN)
    assert [seat.name for seat in table.seats] == ["Ben", "Cara"]
    assert await refused(world, old, ANNA) == "already-begun"


async def test_only_who_played_may_ask_and_only_after_the_end(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    assert await refused(world, game, ANNA) == "rematch-not-over"
    await world.play(game, [ANNA, BEN])
    assert await refused(world, game, CARA) == "not-in-game"
    await world.lobby(CARA)
    assert await refused(world, game, ANNA) == "channel-taken"


async def test_there_is_no_rematch_of_a_game_that_was_broken_off(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.end(game, ANNA)
    assert await refused(world, game, ANNA) == "game-ended"


async def test_a_seat_that_was_left_is_automatic_in_the_rematch(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.host.leave(game, BEN)
    await world.play(game, [ANNA])
    again = await world.host.rematch(game, ANNA)
    assert again.state == RUNNING
    assert await refused(world, game, BEN) == "not-in-game"


async def test_the_first_player_is_the_next_one(world: Hosted) -> None:
    first = []
    game = (await world.host.start("exlibris", HERE, ANNA, {"first": -1, "shuffle": 1})).id
    await world.host.join(game, BEN)
    await world.host.join(game, CARA)
    await world.host.begin(game, ANNA)
    names = {seat.user_id: seat.name for seat in (await world.host.reading(game)).seats}
    for _ in range(3):
        table = await world.host.reading(game)
        first.append(table.seats[table.view.first].name)
        await finish(world, game)
        for person in (BEN, ANNA, CARA):
            again = (await world.host.rematch(game, person)).id
        game = again
    order = [*names.values()] * 2
    start = order.index(first[0])
    assert first == order[start : start + 3]


async def finish(world: Hosted, game: int) -> None:
    """Say that a game is over, without playing it."""
    row = await world.game_row(game)
    match = world.host._ledger.matches.peek(row)
    await world.host.settle()
    await world.change_game(game, state="over", seed=match._state.chance.seed)


async def test_with_fewer_players_the_first_one_is_still_one_of_them(world: Hosted) -> None:
    game = (await world.host.start("exlibris", HERE, ANNA, {"first": 1, "shuffle": 0})).id
    for person in (BEN, CARA):
        await world.host.join(game, person)
    await world.host.begin(game, ANNA)
    await finish(world, game)
    again = await world.host.rematch(game, ANNA)
    await world.host.join(again.id, BEN)
    table = await world.host.begin(again.id, ANNA)
    assert table.seats[table.view.first].name == "Anna"
    assert table.game.options["first"] == 0
