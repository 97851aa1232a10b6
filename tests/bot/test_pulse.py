"""The heartbeat: nobody is overdue by a time in which the bot did not live, however the clock on the wall moves."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import event

from bot.hosting.clock.moments import DAY, HOUR, seconds
from bot.hosting.clock.pausing import pause, resume
from bot.hosting.ringing.pulse import BEAT, GRACE, lost
from tests.bot.fake_discord import DM, Discord
from tests.bot.hosted import ANNA, BEN, Hosted, hosted

HOW_MANY = (pytest.param(1000, 100, marks=pytest.mark.deep), (100, 25))
"""Games and people in them."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        await world.host.minute()
        yield world


async def left(world: Hosted, game: int) -> int:
    return ((await world.seat(game, ANNA)).due or 0) - seconds(world.time)


@pytest.mark.parametrize(
    "gap,first,spared",
    [
        (0, False, 0),
        (2 * BEAT, False, 0),
        (2 * BEAT + 1, False, 3 * BEAT),
        (DAY, False, DAY),
        (1, True, BEAT),
        (0, True, 0),
        (-90, False, -BEAT),
        (-DAY, True, -DAY),
    ],
)
def test_lost_time_is_rounded_up_in_favour_of_those_who_are_waited_for(gap: int, *, first: bool, spared: int) -> None:
    assert lost(1000, 1000 + gap, first=first) == spared


async def test_a_day_of_downtime_costs_nobody_a_second(world: Hosted, tmp_path: Path) -> None:
    game = await world.game(ANNA, BEN)
    for _ in range(3):
        world.time += timedelta(minutes=1)
        await world.host.minute()
    before = await left(world, game)
    await world.host.close()
    async with hosted(tmp_path / "games.db", world.discord) as later:
        later.time = world.time + timedelta(days=1, seconds=7)
        await later.host.minute()
        assert before <= await left(later, game) < before + BEAT
        await later.quiet()
        assert later.discord.of("reminder") == []
        assert not (await later.seat(game, ANNA)).missed


async def test_for_ten_minutes_after_a_start_nothing_happens(world: Hosted, tmp_path: Path) -> None:
    game = await world.game(ANNA, BEN)
    await world.quiet()
    async with world.store.writing() as session:
        seat = await world.seat(game, ANNA)
        session.add(await session.merge(seat))
        (await session.merge(seat)).moment = seconds(world.time)
    await world.host.close()
    async with hosted(tmp_path / "games.db", world.discord) as later:
        later.time = world.time + timedelta(seconds=20)
        for minute in range(GRACE // BEAT + 1):
            await later.host.minute()
            await later.quiet()
            assert bool(later.discord.of("reminder")) == (minute == GRACE // BEAT)
            later.time += timedelta(seconds=BEAT)


@pytest.mark.parametrize("jump", [HOUR, DAY, 400 * DAY, -HOUR, -40 * DAY])
async def test_a_clock_that_is_set_flags_nobody_and_gives_nobody_days(world: Hosted, jump: int) -> None:
    game = await world.game(ANNA, BEN)
    before = await left(world, game)
    world.time += timedelta(seconds=jump)
    await world.host.minute()
    await world.quiet()
    assert before <= await left(world, game) <= before + 2 * BEAT
    assert world.discord.of("reminder") == []


async def test_downtime_in_a_pause_is_part_of_the_pause(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    world.time += timedelta(hours=2)
    await world.host.lived()
    async with world.host._ledger.changing(game) as change:
        pause(change)
    world.time += timedelta(days=3)
    await world.host.minute()
    async with world.host._ledger.changing(game) as change:
        resume(change)
    assert DAY - 2 * HOUR <= await left(world, game) <= DAY - 2 * HOUR + 2 * BEAT


@pytest.mark.parametrize("month, day", [(3, 28), (10, 24)])
async def test_a_day_has_24_hours_where_the_clock_on_the_wall_changes_at_night(
    world: Hosted, month: int, day: int
) -> None:
    world.time = datetime(2026, month, day, 18, tzinfo=ZoneInfo("Europe/Berlin"))  # what a clock on a wall shows
    game = await world.game(ANNA, BEN)
    for _ in range(23):
        world.time = (world.time.astimezone(UTC) + timedelta(hours=1)).astimezone(world.time.tzinfo)
        await world.host.lived()
        await world.quiet()
    assert await left(world, game) == HOUR
    assert not (await world.seat(game, ANNA)).missed


async def test_a_minute_in_which_nothing_is_due_reads_no_table_from_one_end_to_the_other(world: Hosted) -> None:
    await world.game(ANNA, BEN)
    await world.quiet()
    asked: list[tuple[str, tuple[Any, ...]]] = []
    await world.store.rest()  # a connection that is open hears of no new listener
    event.listen(world.store.reader.sync_engine, "before_cursor_execute", lambda *args: asked.append(args[2:4]))
    await world.later(minutes=1)
    assert {"seat", "game", "vacation"} <= {word for statement, _ in asked for word in statement.split()}
    with closing(sqlite3.connect(world.path)) as database:
        for statement, values in asked:
            plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
            assert not [step for step in plan if step.startswith("SCAN")], (statement, plan)


@pytest.mark.parametrize("games, people", HOW_MANY)
async def test_many_deadlines_after_a_day_of_downtime_are_folded_and_paced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: int, people: int
) -> None:
    discord = Discord()
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN)
        await world.host.minute()
    multiply(tmp_path / "games.db", game, games, people)
    naps: list[float] = []

    async def no_nap(pause: float) -> None:
        naps.append(pause)

    monkeypatch.setattr("bot.outbox.box.asyncio.sleep", no_nap)
    async with hosted(tmp_path / "games.db", discord) as later:
        later.time = world.time + timedelta(days=1)
        await later.host.minute()
        await settled(later)
        assert discord.of("reminder") == []
        later.time += timedelta(hours=20)
        await later.host.lived()
        await settled(later)
        reminded = discord.of("reminder")
        assert len(reminded) == people
        assert {message.channel - DM for message in reminded} == set(range(1000, 1000 + people))
        assert sum(message.text.count("soon") for message in reminded) == games
        assert max(naps) >= 2 * (people - 20)  # a direct message channel is opened every two seconds
        rows = (await later.rows())["seat"]
        assert not any(row["missed"] or row["stand_in"] for row in rows)


async def settled(world: Hosted) -> None:
    """Wait for deliveries without a nap, for time is not to pass here."""
    while world.host._ledger.chores._tasks:
        await world.host.settle()


def multiply(path: Path, game: int, games: int, people: int) -> None:
    """Make copies of a game in channels of their own, so many for each person."""
    with closing(sqlite3.connect(path)) as connection, connection:
        named, seats = columns(connection, "game"), columns(connection, "seat")
        numbers = range(game + 1, game + games)
        for number, place in zip(numbers, count(1)):
            copied(connection, "game", named, {"id": number, "channel_id": 70 + number}, f"id = {game}")
            for seat in (0, 1):
                changes = {"game_id": number, "user_id": 1000 * (1 + seat) + place % people}
                copied(connection, "seat", seats, changes, f"game_id = {game} AND seat = {seat}")
        connection.execute("UPDATE seat SET user_id = 1000 * (1 + seat) WHERE game_id = ?", (game,))
        connection.execute("DELETE FROM outbox")
    connection.close()


def columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def copied(connection: sqlite3.Connection, table: str, names: list[str], changes: dict[str, int], where: str) -> None:
    values = [changes.get(name) for name in names]
    into = ", ".join(f'"{name}"' for name in names)
    taken = ", ".join(f'coalesce(?, "{name}")' for name in names)
    copy = f"INSERT INTO {table} ({into}) SELECT {taken} FROM {table} WHERE {where}"  # noqa: S608 - our own words
    connection.execute(copy, values)
