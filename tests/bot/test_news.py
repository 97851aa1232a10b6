"""What is new to whom: for a seat since its last choice, for the public since the last turn of those who must act."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import orjson
import pytest_asyncio

from bot.hosting.bookkeeping import fact_to_json
from bot.hosting.newest import Row
from bot.hosting.news import lately, news
from bot.values.states import OVER
from bot.values.table import Table
from engine.facts import Fact
from tests.bot.hosted import ANNA, BEN, Hosted, hosted
from tests.bot.tables import lobby


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


def table_for(seat: int | None, *acting: int) -> Table:
    return replace(lobby(4), seat=seat, acting=acting)


def rows(*seats: int | str | None) -> list[Row]:
    """Rows in the order in which they were made; "a1" is an automatic answer of seat 1."""
    made = []
    for number, seat in enumerate(seats):
        who = int(seat[1:]) if isinstance(seat, str) else seat
        told = [Fact("public", (number,)), Fact("private", (number,), (0,))]
        made.append(Row(who, isinstance(seat, str), orjson.dumps([fact_to_json(fact) for fact in told]).decode()))
    return made[::-1]


def numbers(*seats: int | str | None, acting: tuple[int, ...]) -> list[int | str]:
    return [fact.args[0] for fact in news(rows(*seats), table_for(None, *acting))]


async def test_what_is_new_to_a_seat_is_so_until_its_next_choice(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.play(game, [ANNA, BEN], 2)
    await world.answer(game, BEN)
    anna = await world.host.reading(game, ANNA.user_id)
    assert [fact.key for fact in anna.news] == ["bid", "bid", "won", "drawn"]
    assert anna.news == anna.facts
    await world.answer(game, ANNA)
    assert (await world.host.reading(game, ANNA.user_id)).news == ()


async def test_nothing_is_new_to_whom_everything_is(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA)
    ben = await world.host.reading(game, BEN.user_id)
    assert ben.facts
    assert ben.news == ()


async def test_after_a_choice_the_automatic_answers_are_new(world: Hosted) -> None:
    game = await world.game(ANNA, automatic=1)
    await world.answer(game, ANNA)
    told = await world.answer(game, ANNA)
    assert [fact.key for fact in told.table.news] == ["swapped"]


async def test_at_the_end_nothing_is_new_to_the_public(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    table = await world.play(game, [ANNA, BEN])
    assert table.game.state == OVER
    assert table.news == ()


def test_the_public_sees_what_is_new_to_whoever_must_act() -> None:
    assert numbers(None, 0, 1, 2, 3, acting=(0,)) == [2, 3, 4]
    assert numbers(None, 0, 1, 2, 3, 0, 1, acting=(2,)) == [4, 5, 6]


def test_a_turn_in_progress_is_shown_whole() -> None:
    assert numbers(None, 0, 0, 1, 1, 0, 0, acting=(0,)) == [3, 4, 5, 6]


def test_an_automatic_answer_ends_a_turn_as_a_persons_does() -> None:
    assert numbers(None, 0, "a1", 0, acting=(0,)) == [2, 3]
    assert numbers(None, 0, 1, "a0", acting=(0,)) == [2, 3]  # what was done for somebody is new to them


def test_where_several_must_act_whoever_waited_longest_counts() -> None:
    assert numbers(None, 0, 1, 2, 0, acting=(1, 2)) == [3, 4]
    assert numbers(None, 1, 0, 2, acting=(1, 3)) == [2, 3]  # 3 has not chosen anything yet


def test_nothing_is_marked_before_those_who_must_act_have_chosen_anything() -> None:
    assert numbers(None, 0, 0, acting=(1,)) == []
    assert numbers(None, acting=(0, 1)) == []
    assert numbers(None, 0, 0, acting=(0,)) == []


def test_private_facts_are_new_to_their_eyes_alone() -> None:
    assert {fact.key for fact in news(rows(None, 0, 1), table_for(None, 0))} == {"public"}
    own = replace(table_for(0, 0), facts=(Fact("private", (2,), (0,)),))
    assert news(rows(None, 0, 1), own) == own.facts


def told_lately(*seats: int | str | None, acting: tuple[int, ...], eye: int | None = None) -> list[int | str]:
    return [fact.args[0] for fact in lately(rows(*seats), table_for(eye, *acting))]


def test_the_table_tells_what_came_since_the_turn_of_whoever_must_act() -> None:
    assert told_lately(None, 0, 1, 1, "a2", acting=(0,)) == [2, 3, 4]
    assert told_lately(None, 0, 1, 0, 0, acting=(0,)) == [2, 3, 4]


def test_whoever_has_had_no_turn_yet_is_told_everything() -> None:
    assert told_lately(None, 0, 1, acting=(2,)) == [0, 1, 2]


def test_nobody_is_told_where_nobody_must_act_and_a_seat_hears_its_own_news() -> None:
    assert told_lately(None, 0, 1, acting=()) == []
    assert told_lately(None, 0, 1, acting=(0,), eye=0) == []
