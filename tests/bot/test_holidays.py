"""Vacations: planned within an allowance, told once, and every clock stands still for as long as they last."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hosting.clock.holidays import go_away
from bot.hosting.clock.moments import DAY, HOUR, seconds
from bot.hosting.clock.pausing import pause, resume, set_pace
from bot.hosting.holidays import settle_holidays
from bot.store.schema import SeatRow
from bot.values.pace import OVERDUES, PACES, REMIND, TURN, WARM
from bot.values.people import Person, Place
from bot.values.preferences import Preferences
from bot.values.refusal import HostError
from bot.values.vacation import A_YEAR, AT_ONCE, Vacation, left, planned
from tests.bot.fake_discord import DM
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted
from tests.bot.test_clocks import left as left_of

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
ONE = Preferences(1, zone="Europe/Berlin")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        world.time = NOON
        yield world


def day(number: int) -> date:
    """A day after today."""
    return NOON.date() + timedelta(days=number)


async def plan(world: Hosted, person: Person, first: int, last: int) -> Vacation:
    return await world.host.people.plan_vacation(person.user_id, day(first), day(last))


def told(world: Hosted, word: str = "notice-vacation") -> list[str]:
    return [text for text in world.discord.texts("notice") if word in text]


async def tick(world: Hosted) -> None:
    """What happens each minute."""
    await settle_holidays(world.host._ledger)
    await world.host.settle()


async def remaining(world: Hosted, game: int, person: Person) -> int | None:
    """How much time somebody's clock will show when it goes on."""
    seat = await world.seat(game, person)
    return None if seat.due is None else seat.due - max(seconds(world.time), seat.home_at or 0)


# The allowance


def refused(had: list[Vacation], first: int, last: int) -> str:
    with pytest.raises(HostError) as refusal:
        planned(ONE, had, day(first), day(last), NOON)
    return refusal.value.key


def had(*spans: tuple[int, int]) -> list[Vacation]:
    found: list[Vacation] = []
    for first, last in spans:
        found.append(planned(ONE, found, day(first), day(last), NOON))
    return found


def test_a_vacation_is_of_whole_days_in_ones_own_zone() -> None:
    (one,) = had((10, 12))
    assert (one.since, one.until) == (
        datetime(2026, 6, 10, 22, tzinfo=UTC),
        datetime(2026, 6, 13, 22, tzinfo=UTC),
    )


def test_one_from_today_on_begins_now() -> None:
    assert had((0, 0))[0].since == NOON


def test_what_may_not_be_is_refused() -> None:
    assert refused([], -1, 3) == "vacation-past"
    assert refused([], 3, 2) == "vacation-backwards"
    assert refused([], 3, 3 + AT_ONCE) == "vacation-long"
    assert refused([], 366, 367) == "vacation-far"
    assert refused(had((5, 8)), 8, 10) == "vacation-overlaps"
    assert refused(had((5, 8)), 1, 20) == "vacation-overlaps"
    assert refused(had((1, 21)), 22, 22) == "vacation-long"
    assert refused(had((1, 21), (30, 50)), 60, 60) == "vacation-used-up"


def test_each_calendar_year_has_its_own_days() -> None:
    december = had((1, 21), (30, 40), (204, 213))
    assert left(december, 2026) == 0
    assert planned(ONE, december, day(214), day(224), NOON).days
    assert refused(december, 190, 190) == "vacation-used-up"


@given(st.lists(st.tuples(st.integers(0, 365), st.integers(0, 25)), max_size=12))
def test_no_year_has_too_many_days_and_no_vacation_too_many_at_once(wishes: list[tuple[int, int]]) -> None:
    found: list[Vacation] = []
    for first, length in wishes:
        try:
            found.append(planned(ONE, found, day(first), day(first + length), NOON))
        except HostError:
            continue
    days = sorted(one for vacation in found for one in vacation.days)
    assert len(set(days)) == len(days)
    for year in (2026, 2027):
        assert sum(one.year == year for one in days) <= A_YEAR
    run = 0
    for before, one in zip([None, *days], days, strict=False):
        run = run + 1 if before == one - timedelta(days=1) else 1
        assert run <= AT_ONCE


# At the table


async def test_all_clocks_stand_still_and_every_table_is_told_once_until_when(world: Hosted) -> None:
    games = [await world.game(ANNA, BEN), await world.game(BEN, ANNA, place=elsewhere(1))]
    world.time += timedelta(hours=5)
    await plan(world, ANNA, 0, 2)
    for _ in range(3):
        await tick(world)
        world.time += timedelta(hours=1)
    assert await remaining(world, games[0], ANNA) == DAY - 5 * HOUR
    assert len(told(world)) == 2
    assert (await world.seat(games[0], ANNA)).due == seconds(datetime(2026, 6, 4, tzinfo=UTC)) + DAY - 5 * HOUR
    assert (await world.seat(games[1], BEN)).home_at is None


async def test_a_vacation_that_is_planned_begins_in_its_time(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await plan(world, ANNA, 1, 2)
    assert told(world) == []
    assert await left_of(world, game, ANNA) == DAY
    world.time += timedelta(hours=12)
    await tick(world)
    assert len(told(world)) == 1
    assert await remaining(world, game, ANNA) == 12 * HOUR
    world.time += timedelta(days=2)
    await tick(world)
    assert await left_of(world, game, ANNA) == 12 * HOUR


async def test_a_turn_that_comes_during_a_vacation_begins_at_its_end(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await plan(world, BEN, 0, 3)
    await world.answer(game, ANNA, ("high",))
    await world.answer(game, ANNA)
    assert (await world.seat(game, BEN)).since == seconds(datetime(2026, 6, 5, tzinfo=UTC))
    assert await remaining(world, game, BEN) == DAY


async def test_it_ends_with_the_first_move_everywhere_and_unused_days_come_back(world: Hosted) -> None:
    games = [await world.game(ANNA, BEN), await world.game(ANNA, BEN, place=elsewhere(1))]
    await plan(world, ANNA, 0, 9)
    assert (await world.host.people.personal(1)).left == A_YEAR - 10
    world.time += timedelta(days=2)
    await world.answer(games[0], ANNA, ("high",))
    assert (await world.seat(games[0], ANNA)).home_at is None
    assert await left_of(world, games[0], ANNA) == DAY
    await tick(world)
    assert await left_of(world, games[1], ANNA) == DAY
    personal = await world.host.people.personal(1)
    assert (personal.left, personal.vacations) == (A_YEAR - 3, ())
    assert [text for text in world.discord.texts("word") if "vacation-ended" in text]
    assert len(told(world)) == 2
    await plan(world, ANNA, 2, 4)


async def test_a_vacation_that_is_given_up_has_never_been(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    later = await plan(world, ANNA, 5, 9)
    await world.host.people.cancel_vacation(1, seconds(later.since))
    now = await plan(world, ANNA, 0, 9)
    world.time += timedelta(hours=30)
    await world.host.people.cancel_vacation(1, seconds(now.since))
    assert await left_of(world, game, ANNA) == DAY
    assert (await world.host.people.personal(1)).left == A_YEAR - 2
    with pytest.raises(HostError) as refusal:
        await world.host.people.cancel_vacation(1, seconds(now.since))
    assert refusal.value.key == "vacation-none"


@pytest.mark.parametrize("then", [TURN, WARM])
async def test_a_table_without_vacations_is_told_and_goes_on_at_once(world: Hosted, then: str) -> None:
    game = await world.game(ANNA, BEN, vacations=0, overdue=OVERDUES[then])
    await plan(world, ANNA, 0, 9)
    await world.quiet()
    assert len(told(world, "notice-vacation-warm")) == 1
    assert (await world.host.reading(game)).acting == (1,)
    assert (await world.seat(game, ANNA)).stand_in == WARM
    assert len(world.discord.of("played", DM + ANNA.user_id)) == 1
    await world.host.back(game, ANNA)
    await world.answer(game, BEN)
    assert (await world.host.reading(game, 1)).must_act


async def test_a_vacation_that_is_given_up_takes_the_seat_back(world: Hosted) -> None:
    game = await world.game(BEN, ANNA, vacations=0)
    now = await plan(world, ANNA, 0, 9)
    assert (await world.seat(game, ANNA)).bot_answers
    await world.host.people.cancel_vacation(1, seconds(now.since))
    assert not (await world.seat(game, ANNA)).bot_answers
    await world.answer(game, BEN)
    assert (await world.host.reading(game, 1)).must_act


async def test_the_bot_plays_for_nobody_on_vacation_where_nobody_is_left_who_waits(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, vacations=0)
    await plan(world, BEN, 0, 9)
    await plan(world, ANNA, 0, 9)
    await world.quiet()
    assert len(told(world, "notice-vacation-refused")) == 1
    assert (await world.host.reading(game, 1)).must_act


async def test_a_table_without_vacations_that_only_reminds_waits(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, vacations=0, overdue=OVERDUES[REMIND])
    await plan(world, ANNA, 0, 9)
    await world.quiet()
    assert len(told(world, "notice-vacation-refused")) == 1
    assert await left_of(world, game, ANNA) == DAY


async def test_nobody_on_vacation_is_overdue_or_reminded(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await plan(world, ANNA, 0, 9)
    for _ in range(9):
        world.time += timedelta(days=1)
        await world.host.lived()
        await world.host.settle()
    assert (await world.host.reading(game, 1)).must_act
    assert (await world.seat(game, ANNA)).reminded == 0
    world.time += timedelta(hours=12 + 20)
    await world.host.lived()
    await world.host.settle()
    assert (await world.seat(game, ANNA)).reminded == 1
    world.time += timedelta(hours=4)
    await world.host.lived()
    await world.host.settle()
    assert not (await world.host.reading(game, 1)).must_act


@pytest.mark.parametrize("at", [6, 30, 80])
@pytest.mark.parametrize("length", [10, 24, 100])
async def test_a_pause_and_a_vacation_count_once_where_they_meet(world: Hosted, at: int, length: int) -> None:
    """The vacation lasts from hour 24 to hour 72 after the turn began, the pause `length` hours from hour `at` on."""
    game = await world.game(ANNA, BEN, pace=PACES["week"])
    await plan(world, ANNA, 1, 2)
    start = world.time
    off = {*range(12, 60), *range(at, at + length)}
    for hour in range(0, 200, 2):
        world.time = start + timedelta(hours=hour)
        await tick(world)
        if hour == at:
            await changed(world, game, pause)
        if hour == at + length:
            await changed(world, game, resume)
        if hour > max(60, at + length):
            counted = hour - len([one for one in off if one < hour])
            assert await left_of(world, game, ANNA) == 7 * DAY - counted * HOUR
            break


async def test_another_pace_during_a_vacation_counts_from_its_end(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await plan(world, ANNA, 0, 2)
    world.time += timedelta(days=1)
    await changed(world, game, lambda change: set_pace(change, PACES["week"]))
    assert await remaining(world, game, ANNA) == 7 * DAY
    await changed(world, game, lambda change: set_pace(change, PACES["none"]))
    assert (await world.seat(game, ANNA)).due is None


async def test_a_restart_in_the_middle_tells_the_tables_that_were_not_told_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with hosted(path) as first:
        first.time = NOON
        games = [await first.game(ANNA, BEN), await first.game(BEN, ANNA, place=elsewhere(1))]
        await plan(first, ANNA, 1, 3)
        first.time += timedelta(days=1)
        async with first.host._ledger.changing(games[0]) as change:
            go_away(change, change.seat_of(1), seconds(datetime(2026, 6, 5, tzinfo=UTC)))
        await first.host.settle()
        assert len(told(first)) == 1
    async with hosted(path, first.discord) as second:
        second.time = NOON + timedelta(days=1, hours=1)
        await tick(second)
        assert len(told(second)) == 2


async def test_whoever_takes_a_seat_over_does_not_inherit_the_vacation(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, CARA)
    await plan(world, ANNA, 0, 9)
    await world.host.leave(game, ANNA)
    async with world.store.reading() as session:
        assert (await session.get_one(SeatRow, (game, 0))).home_at is None


def elsewhere(number: int) -> Place:
    return Place(7, 700 + number)


async def changed(world: Hosted, game: int, work: Any) -> None:
    async with world.host._ledger.changing(game) as change:
        work(change)
