"""Quiet hours: nothing of the clock reaches somebody at night, and nobody is overdue there."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.hosting.clock.moments import DAY, HOUR, seconds
from bot.values.pace import OVERDUES, PACES, REMIND
from bot.values.preferences import Quiet
from bot.values.refusal import HostError
from tests.bot.fake_discord import DM
from tests.bot.hosted import ANNA, BEN, Hosted, hosted

REMINDING = OVERDUES[REMIND]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db") as world:
        await world.host.people.prefer(1, zone="Europe/Berlin", quiet=Quiet(22 * 60, 8 * 60))
        yield world


def reminders(world: Hosted) -> list[str]:
    return [message.text for message in world.discord.of("reminder", DM + 1)]


async def by_the_hour(world: Hosted, hours: int) -> list[int]:
    """Let hours pass; return at which hours of Berlin's winter something reached Anna."""
    reached = []
    for _ in range(hours):
        before = len(reminders(world)) + len(world.discord.of("played", DM + 1))
        await world.later(hours=1)
        if len(reminders(world)) + len(world.discord.of("played", DM + 1)) > before:
            reached.append((world.time.hour + 1) % 24)
    return reached


@pytest.mark.parametrize("start", range(0, 24, 3))
async def test_nothing_comes_at_night_and_nobody_is_overdue_then(world: Hosted, start: int) -> None:
    world.time = datetime(2026, 1, 10, start, tzinfo=UTC)
    game = await world.game(ANNA, BEN, overdue=REMINDING)
    reached = await by_the_hour(world, 40)
    assert len(reached) == 2
    assert all(8 <= hour < 22 for hour in reached)
    seat = await world.seat(game, ANNA)
    assert seat.due is not None
    assert DAY <= seat.due - (seat.since or 0) <= DAY + 11 * HOUR


async def test_a_deadline_at_night_moves_to_an_hour_after_it_and_the_table_shows_it(world: Hosted) -> None:
    world.time = datetime(2026, 1, 10, 1, tzinfo=UTC)  # two at night in Berlin
    game = await world.game(ANNA, BEN, overdue=REMINDING)
    for _ in range(24):
        await world.later(hours=1)
    seat = await world.seat(game, ANNA)
    assert seat.due == seconds(datetime(2026, 1, 11, 8, tzinfo=UTC))  # nine in the morning
    assert not seat.missed


async def test_the_table_shows_from_the_start_when_somebody_who_sleeps_then_is_due(world: Hosted) -> None:
    world.time = datetime(2026, 1, 10, 1, tzinfo=UTC)  # two at night in Berlin
    game = await world.game(ANNA, BEN)
    seat = await world.seat(game, ANNA)
    assert seat.due == seconds(datetime(2026, 1, 11, 8, tzinfo=UTC))


async def test_a_reminder_that_would_come_at_night_comes_the_evening_before_where_that_is_nearer(world: Hosted) -> None:
    world.time = datetime(2026, 1, 10, 2, tzinfo=UTC)  # a fifth is left at a quarter past ten in the evening
    game = await world.game(ANNA, BEN, pace=PACES["day"])
    seat = await world.seat(game, ANNA)
    assert seat.moment is not None
    assert (
        seconds(datetime(2026, 1, 10, 20, 50, tzinfo=UTC)) < seat.moment < seconds(datetime(2026, 1, 11, 8, tzinfo=UTC))
    )


async def test_silence_is_not_broken_at_night(world: Hosted) -> None:
    world.time = datetime(2026, 1, 10, 23, tzinfo=UTC)
    await world.game(ANNA, BEN, pace=PACES["none"])
    assert await by_the_hour(world, 24 * 9) == [8, 8, 8]


async def test_nobody_is_nudged_at_night(world: Hosted) -> None:
    world.time = datetime(2026, 1, 10, 23, tzinfo=UTC)
    game = await world.game(ANNA, BEN)
    await world.later(hours=4)
    with pytest.raises(HostError, match="nudge-early") as refused:
        await world.host.nudge(game, BEN)
    assert refused.value.args_by_name["when"] == f"<t:{seconds(datetime(2026, 1, 11, 7, tzinfo=UTC))}:R>"
    await world.later(hours=4)
    assert await world.host.nudge(game, BEN) == ["Anna"]


@pytest.mark.parametrize("where,private,aloud", [("dm", 1, 0), ("channel", 0, 1), ("none", 0, 0)])
async def test_reminders_come_where_they_are_wished(world: Hosted, where: str, private: int, aloud: int) -> None:
    world.time = datetime(2026, 1, 10, 12, tzinfo=UTC)
    await world.host.people.prefer(1, reminders=where, quiet=None)
    await world.game(ANNA, BEN)
    await world.later(hours=20)
    assert len(reminders(world)) == private
    assert len([text for text in world.discord.texts("notice") if "reminder" in text]) == aloud
