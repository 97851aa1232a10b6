"""Whole games over the nights on which clocks change, with people who sleep, go on holiday, vanish and come back.

Moments are checked from outside: what reached whom when, and how long each turn that somebody lost really was.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.hosting.clock.moments import seconds
from bot.store.persons import preferences_of
from bot.values.hours import quiet
from bot.values.pace import PACES
from bot.values.preferences import Preferences, Quiet, Span
from bot.values.states import RUNNING
from tests.bot.fake_discord import DM, Discord
from tests.bot.hosted import ANNA, BEN, CARA, DORA, Hosted, hosted

TABLE = (ANNA, BEN, CARA, DORA)
NIGHTS = {
    "Europe/Berlin": datetime(2026, 10, 24, 20, tzinfo=UTC),
    "America/New_York": datetime(2026, 3, 7, 20, tzinfo=UTC),
    "Australia/Lord_Howe": datetime(2026, 4, 4, 8, tzinfo=UTC),
    "America/Havana": datetime(2026, 11, 1, 0, tzinfo=UTC),
}
"""An evening before the clocks change, for each zone."""
STEP = timedelta(minutes=50)


@dataclass
class Weeks:
    """Some weeks of a table."""

    path: Path
    luck: Random
    zone: str
    discord: Discord = field(default_factory=Discord)
    now: datetime = datetime(2026, 1, 1, tzinfo=UTC)
    seen: set[int] = field(default_factory=set)
    turns: dict[int, tuple[int, datetime]] = field(default_factory=dict)
    """For each seat whose clock runs since when, as we saw it."""

    @asynccontextmanager
    async def process(self) -> AsyncGenerator[Hosted]:
        async with hosted(self.path, self.discord) as world:
            world.time = self.now
            yield world

    async def wishes(self, world: Hosted) -> dict[int, Preferences]:
        async with world.store.reading() as session:
            return await preferences_of(session, [person.user_id for person in TABLE])


@pytest.mark.parametrize("zone", list(NIGHTS)[:2])
async def test_nobody_is_disturbed_at_night_nor_overdue_too_early(tmp_path: Path, zone: str) -> None:
    await lived(Weeks(tmp_path / "games.db", Random(zone), zone, now=NIGHTS[zone]))


async def lived(weeks: Weeks) -> None:
    async with weeks.process() as world:
        game = await world.game(*TABLE, pace=PACES["half"])
        await settle_in(weeks, world)
    for _ in range(40):  # some steps, and another process
        async with weeks.process() as world:
            await world.host.lived()
            for _ in range(weeks.luck.randrange(10, 60)):
                if (await world.host.reading(game)).game.state != RUNNING:
                    return
                await step(weeks, world, game)
    pytest.fail("the game never ended")


async def settle_in(weeks: Weeks, world: Hosted) -> None:
    """Three of them sleep at night, and one goes on holiday over the night on which clocks change."""
    people = world.host.people
    for person, hours in zip(TABLE, ((23, 8), (22, 2), (1, 7)), strict=False):
        await people.prefer(person.user_id, zone=weeks.zone, quiet=Quiet(hours[0] * 60, hours[1] * 60 + 30))
    day = weeks.now.date()
    await people.plan_vacation(DORA.user_id, day + timedelta(days=1), day + timedelta(days=3))


async def step(weeks: Weeks, world: Hosted, game: int) -> None:
    wished = await weeks.wishes(world)
    weeks.now = world.time = world.time + STEP
    await world.host.lived()
    await world.host.settle()
    nobody_was_woken(weeks, wished)
    await nobody_was_early(weeks, world, game, wished)
    await somebody_plays(weeks, world, game, wished)


def nobody_was_woken(weeks: Weeks, wished: dict[int, Preferences]) -> None:
    new = [message for message in weeks.discord.messages.values() if message.id not in weeks.seen]
    weeks.seen |= {message.id for message in new}
    for message in new:
        users: list[int] = []
        if message.kind == "turn":
            users = [seat + 1 for seat in map(int, message.text.strip("[]").split(", "))]
        elif message.kind in {"reminder", "played"}:
            users = [message.channel - DM]
        for user in users:
            assert not quiet(wished[user], weeks.now), (message, weeks.now)
            assert wished[user].vacation_at(weeks.now) is None or message.kind == "turn", (message, weeks.now)


async def nobody_was_early(weeks: Weeks, world: Hosted, game: int, wished: dict[int, Preferences]) -> None:
    """Whoever was overdue in this step had all of the time that counts; and no clock runs far beyond it."""
    for person in TABLE:
        seat = await world.seat(game, person)
        began = weeks.turns.get(seat.seat)
        if began is not None and seat.missed > began[0]:
            had = counted(began[1], weeks.now, wished[person.user_id].vacations)
            assert had >= timedelta(seconds=PACES["half"]), (person, had, weeks.now)
        if seat.since is None:
            weeks.turns.pop(seat.seat, None)
        elif began is None or began[0] != seat.missed:
            weeks.turns[seat.seat] = (seat.missed, datetime.fromtimestamp(seat.since, UTC))
        if seat.due is not None:
            left = seat.due - max(seconds(weeks.now), seat.home_at or 0)
            assert left <= PACES["half"] + 12 * 3600, (person, left)


def counted(start: datetime, due: datetime, off: Sequence[Span]) -> timedelta:
    """Return how much of the time between two moments lies in no span off; these do not overlap, and have an end."""
    stood = [min(until or due, due) - max(since, start) for since, until in off]
    return due - start - sum((max(span, timedelta(0)) for span in stood), timedelta(0))


async def somebody_plays(weeks: Weeks, world: Hosted, game: int, wished: dict[int, Preferences]) -> None:
    """Whoever is awake and not on holiday plays now and then; who is out of luck vanishes for a day."""
    for person in TABLE:
        wishes = wished[person.user_id]
        away = wishes.vacation_at(weeks.now) is not None
        if quiet(wishes, weeks.now) or weeks.luck.random() < (0.98 if away else 0.85):
            continue
        if (await world.host.reading(game)).game.state != RUNNING:
            return
        await world.host.back(game, person)
        if (await world.host.reading(game, person.user_id)).must_act:
            await world.answer(game, person)
        seat = await world.seat(game, person)
        if seat.since == seconds(weeks.now):  # another turn of theirs, or all of it for who was away
            weeks.turns.pop(seat.seat, None)
    await world.host.settle()


@pytest.mark.parametrize("zone", NIGHTS)
def test_a_span_over_the_night_is_as_long_as_clocks_without_a_wall_say(zone: str) -> None:
    evening = NIGHTS[zone]
    off = [Span(evening + timedelta(hours=1), evening + timedelta(hours=25))]
    assert counted(evening, evening + timedelta(hours=48), off) == timedelta(hours=24)
