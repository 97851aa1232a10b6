"""Clocks: they run for who must act, and for nobody else; a turn has one span, and each answer leaves an hour."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.hosting.clock.moments import DAY, HOUR, seconds
from bot.hosting.clock.pausing import pause, resume, set_pace
from bot.values.pace import PACES
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import OVER
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        yield world


def now(world: Hosted) -> int:
    return seconds(world.time)


async def left(world: Hosted, game: int, person: Person) -> int | None:
    seat = await world.seat(game, person)
    return None if seat.due is None else seat.due - now(world)


async def test_who_must_act_has_the_pace_and_nobody_else_a_clock(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    assert await left(world, game, ANNA) == DAY
    for idle in (BEN, CARA):
        seat = await world.seat(game, idle)
        assert (seat.since, seat.due, seat.moment) == (None, None, None)


async def test_each_answer_leaves_at_least_an_hour_and_the_turn_has_one_span(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    world.time += hours(5)
    await world.answer(game, ANNA, ("high",))
    assert await left(world, game, ANNA) == DAY - 5 * HOUR  # her bid, in the same turn
    assert await left(world, game, BEN) == DAY  # at the same time as hers, from now on
    world.time += hours(18) + hours(0.5)
    assert await left(world, game, ANNA) == HOUR / 2
    await world.answer(game, ANNA)
    assert await left(world, game, ANNA) is None
    await world.answer(game, BEN)
    assert await left(world, game, ANNA) == DAY  # she had nothing to do in between


async def test_an_hour_is_left_after_an_answer_at_the_last_moment(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    world.time += hours(23.9)
    await world.answer(game, ANNA, ("high",))
    assert await left(world, game, ANNA) == HOUR


async def test_an_undo_that_gives_a_turn_back_restores_what_was_left(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    world.time += hours(10)
    await world.answer(game, ANNA, ("high",))
    await world.answer(game, ANNA)
    world.time += hours(10)
    await world.host.undo(game, ANNA.user_id)
    assert await left(world, game, ANNA) == DAY - 10 * HOUR


async def test_where_nobody_waits_there_is_no_clock(world: Hosted) -> None:
    game = await world.game(ANNA, automatic=2)
    assert (await world.seat(game, ANNA)).due is None


async def test_no_clock_outlives_its_game(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    assert (await world.play(game, [ANNA, BEN])).game.state == OVER
    other = await world.game(ANNA, BEN)
    await world.host.end(other, ANNA)
    assert all(row["moment"] is None and row["due"] is None for row in (await world.rows())["seat"])


async def test_a_pause_stops_clocks_and_gives_back_what_was_left(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    world.time += hours(3)
    await change(world, game, pause)
    world.time += hours(100)
    assert (await world.seat(game, ANNA)).moment is None
    await world.answer(game, ANNA, ("high",))  # playing on is nobody's fault
    world.time += hours(7)
    await change(world, game, resume)
    assert await left(world, game, ANNA) == DAY - 3 * HOUR
    assert await left(world, game, BEN) == DAY
    assert (await world.seat(game, BEN)).moment is not None
    with pytest.raises(HostError, match="not-paused"):
        await change(world, game, resume)


async def test_another_pace_counts_from_when_the_turn_began(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    world.time += hours(10)
    await change(world, game, set_pace, PACES["three"])
    assert await left(world, game, ANNA) == 3 * DAY - 10 * HOUR
    world.time += hours(20)
    await change(world, game, set_pace, PACES["half"])
    assert await left(world, game, ANNA) == HOUR
    await change(world, game, set_pace, PACES["none"])
    assert await left(world, game, ANNA) is None
    with pytest.raises(HostError, match="bad-options"):
        await change(world, game, set_pace, 5)


@pytest.mark.parametrize("pace", [PACES["half"], PACES["three"]])
async def test_another_pace_in_a_pause_does_not_count_the_pause(world: Hosted, pace: int) -> None:
    game = await world.game(ANNA, BEN)
    world.time += hours(3)
    await change(world, game, pause)
    world.time += hours(40)
    await change(world, game, set_pace, pace)
    world.time += hours(40)
    await change(world, game, resume)
    assert await left(world, game, ANNA) == pace - 3 * HOUR


async def test_nobody_has_a_deadline_once_all_others_have_left_and_a_new_one_when_somebody_comes(
    world: Hosted,
) -> None:
    game = await world.game(ANNA, BEN)
    world.time += hours(20)
    await world.host.leave(game, BEN)
    seat = await world.seat(game, ANNA)
    assert (seat.due, seat.moment) == (None, now(world) + DAY)
    world.time += hours(10)
    await world.host.seats.take(game, CARA, 1)
    assert await left(world, game, ANNA) == DAY


async def test_a_deadline_that_was_left_to_somebody_alone_brings_no_reminder(world: Hosted) -> None:
    game = await world.game(ANNA, automatic=1)
    await world.change_seats(game, due=now(world) + DAY, moment=now(world) + DAY * 4 // 5)
    await world.later(hours=20)
    seat = await world.seat(game, ANNA)
    assert (seat.reminded, seat.due, seat.moment) == (0, None, now(world) + DAY)


async def test_a_game_older_than_clocks_is_not_silent_for_ever(world: Hosted) -> None:
    game = await older(world)
    world.host.look(game, check=True)
    await world.quiet()
    assert [(await world.seat(game, one)).since for one in (ANNA, BEN)] == [now(world), None]
    assert await left(world, game, ANNA) is None
    for _ in range(7):
        await world.later(days=1)
    assert await world.host.seats.replace(game, BEN, 0) == "open"


async def test_another_pace_starts_the_clocks_of_a_game_that_is_older_than_clocks(world: Hosted) -> None:
    game = await older(world)
    for person in (ANNA, BEN, CARA):
        await world.host.together.pace(game, person, "half")
    assert await left(world, game, ANNA) == PACES["half"]
    assert (await world.seat(game, BEN)).since is None


async def older(world: Hosted) -> int:
    """Begin a game as it was before there were clocks."""
    game = await world.game(ANNA, BEN, CARA)
    await world.change_game(game, options='{"shuffle":0}')
    await world.change_seats(game, since=None, due=None, moment=None)
    return game


@pytest.mark.parametrize("luck", range(3))
async def test_after_any_change_those_who_must_act_have_a_clock_and_nobody_else(world: Hosted, luck: int) -> None:
    people, dice = [ANNA, BEN, CARA], Random(luck)
    game = await world.game(*people)
    table = await world.host.reading(game)
    while table.game.state != OVER:
        world.time += hours(dice.random() * 30)
        await dice.choice(DEEDS)(world, game, people)
        table = await world.host.reading(game)
        for seat, person in enumerate(people):
            row = await world.seat(game, person)
            assert (row.since is not None) == (seat in table.acting)
            assert (row.moment is not None) == (seat in table.acting and not table.game.paused)
            assert (row.due is not None) == (seat in table.acting)


async def answer(world: Hosted, game: int, people: list[Person]) -> None:
    await world.play(game, people, choices=2)


async def undo(world: Hosted, game: int, people: list[Person]) -> None:
    for person in people:
        if (await world.host.reading(game, person.user_id)).can_undo:
            await world.host.undo(game, person.user_id)


async def pause_or_resume(world: Hosted, game: int, _: list[Person]) -> None:
    await change(world, game, resume if (await world.host.reading(game)).game.paused else pause)


DEEDS = (answer, answer, undo, pause_or_resume)


async def change(world: Hosted, game: int, deed: Callable[..., None], *args: int) -> None:
    async with world.host._ledger.changing(game) as open_change:
        deed(open_change, *args)


def hours(count: float) -> timedelta:
    return timedelta(hours=count)
