"""Quiet hours: whose turn comes at night is pinged in the morning, once, and nobody else has to wait for it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import event

from bot.outbox.duties import seats_of
from bot.store.schema import OutboxRow
from bot.values.preferences import Quiet
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted

NIGHT = datetime(2026, 6, 1, 23, tzinfo=UTC)
"""One in the morning in Berlin."""
MORNING = datetime(2026, 6, 2, 6, tzinfo=UTC)
BERLIN = {"zone": "Europe/Berlin", "quiet": Quiet(23 * 60, 8 * 60)}


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        world.time = NIGHT
        yield world


async def pinged(world: Hosted) -> list[int]:
    """Return the seats that pings name."""
    await world.host.settle()
    rows = (await world.rows())["outbox"]
    return sorted(seat for row in rows if row["kind"] == "turn" for seat in seats_of(OutboxRow(**row)))


async def at(world: Hosted, moment: datetime) -> None:
    world.time = moment
    await world.host.lived()
    await world.host.settle()


async def test_whose_turn_comes_at_night_is_pinged_in_the_morning_and_once(world: Hosted) -> None:
    await world.host.people.prefer(1, **BERLIN)
    game = await world.game(ANNA, BEN)
    assert await pinged(world) == []
    await at(world, MORNING - timedelta(minutes=1))
    assert await pinged(world) == []
    await at(world, MORNING)
    assert await pinged(world) == [0]
    for hour in range(3):
        await at(world, MORNING + timedelta(hours=hour))
    assert len(world.discord.of("turn")) == 1
    assert (await world.seat(game, ANNA)).wake_at is None


async def test_others_are_pinged_at_once(world: Hosted) -> None:
    await world.host.people.prefer(1, **BERLIN)
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA, ("high",))  # who sleeps may play all the same
    assert 1 in await pinged(world)


async def test_whoever_plays_at_night_is_not_pinged_for_it_in_the_morning(world: Hosted) -> None:
    await world.host.people.prefer(1, **BERLIN)
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA, ("high",))
    await world.answer(game, ANNA)
    await at(world, MORNING)
    assert await pinged(world) == [1]


async def test_a_look_at_night_wakes_nobody(world: Hosted) -> None:
    await world.host.people.prefer(1, **BERLIN)
    game = await world.game(ANNA, BEN)
    world.host.look(game, check=True)
    await world.host.settle()
    assert await pinged(world) == []
    world.host._ledger.outbox.courier = None


async def test_a_restart_at_night_forgets_nobody(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with hosted(path) as first:
        first.time = NIGHT
        await first.host.people.prefer(1, **BERLIN)
        await first.game(ANNA, BEN)
        await first.host.settle()
    async with hosted(path, first.discord) as second:
        second.time = NIGHT + timedelta(hours=1)
        assert await pinged(second) == []
        await at(second, MORNING)
        assert await pinged(second) == [0]


async def test_a_ping_that_stands_stays_when_the_night_comes(world: Hosted) -> None:
    await world.host.people.prefer(1, **BERLIN)
    world.time = NIGHT - timedelta(hours=3)
    game = await world.game(ANNA, BEN)
    assert await pinged(world) == [0]
    world.time = NIGHT
    world.host.look(game, check=True)
    assert await pinged(world) == [0]


async def test_who_sleeps_is_known(world: Hosted) -> None:
    await world.host.people.prefer(1, **BERLIN)
    assert await world.host.people.asleep([1, 2]) == {1}
    world.time = MORNING
    assert await world.host.people.asleep([1, 2]) == set()


async def test_about_those_who_have_no_quiet_hours_nothing_is_asked(world: Hosted) -> None:
    await world.host.people.prefer(1, **BERLIN)
    said: list[str] = []
    await world.store.rest()  # a connection that is open hears of no new listener
    event.listen(world.store.reader.sync_engine, "before_cursor_execute", lambda *args: said.append(args[2]))
    assert await world.host.people.asleep([2, 3]) == set()
    assert said == []


async def test_a_table_of_people_without_quiet_hours_asks_about_nobody(world: Hosted) -> None:
    await world.host.people.prefer(3, **BERLIN)
    game = await world.game(ANNA, BEN)
    said: list[str] = []
    event.listen(world.store.writer.sync_engine, "before_cursor_execute", lambda *args: said.append(args[2]))
    await world.answer(game, ANNA, ("high",))
    await world.answer(game, ANNA)
    assert await pinged(world) == [1]
    assert not [statement for statement in said if "FROM person" in statement]


async def test_whoever_gives_up_quiet_hours_is_pinged_at_night_again(world: Hosted) -> None:
    await world.host.people.prefer(1, **BERLIN)
    await world.host.people.prefer(1, quiet=None)
    await world.game(ANNA, BEN)
    assert await pinged(world) == [0]
