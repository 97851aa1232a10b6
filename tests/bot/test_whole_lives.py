"""Whole games of each kind in which people vanish, come back and go on vacation, with restarts between two steps."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from bot.hosting.host import Host
from bot.values.pace import OVERDUES, TURN, WARM
from bot.values.people import Person
from bot.values.states import OVER, RUNNING
from bot.values.vacation import Vacation
from engine.catalogue import packages, rules_of
from tests.bot.hosted import ANNA, BEN, CARA, DORA, HERE, SEED, Hosted, hosted
from tests.campaign.running import Campaign

TABLE = (ANNA, BEN, CARA, DORA)
NIGHT_OF_SUMMER_TIME = datetime(2026, 3, 28, 20, tzinfo=UTC)
DAYS = 200


class Life:
    """A table whose people live their lives beside it."""

    def __init__(self, world: Hosted, key: str, dice: Random) -> None:
        self.world, self.key, self.dice = world, key, dice
        self.gone: set[Person] = set()
        self.vacation: Vacation | None = None

    async def begin(self, then: str) -> None:
        host = self.world.host
        self.people = TABLE[: rules_of(self.key).seats.stop - 1]
        self.game = (await host.start(self.key, HERE, ANNA, {"overdue": OVERDUES[then]})).id
        for person in self.people[1:]:
            await host.join(self.game, person)
        await host.begin(self.game, ANNA)

    async def answer(self) -> bool:
        """Let one of those who are there answer; False where nobody has to."""
        for person in self.dice.sample(self.people, len(self.people)):
            table = await self.world.host.reading(self.game, person.user_id)
            if person in self.gone or self.on_vacation(person) or not table.must_act or table.pending is None:
                continue
            rules = rules_of(self.key)
            picks = rules.advise(table.view, table.pending.ask, rules.strengths[0])
            await self.world.host.submit(self.game, person.user_id, table.pending.number, picks=picks)
            return True
        return False

    def on_vacation(self, person: Person) -> bool:
        """Tell whether somebody is away who has said so."""
        trip, now = self.vacation, self.world.time
        return trip is not None and person is self.people[2] and trip.since <= now < trip.until

    async def pass_hours(self) -> None:
        self.world.time += timedelta(hours=8)
        await self.world.host.lived()
        await self.world.host.settle()

    async def restart(self) -> None:
        """Let the process end, and another one come a while later."""
        await self.world.host.close()
        self.world.time += timedelta(seconds=self.dice.randrange(5, 90_000))
        self.world.host = Host(self.world.store, now=lambda: self.world.time, new_seed=lambda: SEED, looking=False)
        await self.world.host.open(None)
        await self.world.host.resume_all()
        await self.world.host.minute()

    async def look(self) -> None:
        """Nobody who is there is late, and clocks run for those who have to act and for nobody else."""
        table = await self.world.host.reading(self.game)
        for person in self.people:
            row = await self.world.seat(self.game, person)
            acts = row.seat in table.acting and not row.bot_answers
            assert (row.since is not None) == (row.due is not None) == acts
            assert person in self.gone or not row.missed
            assert person in self.gone or not row.bot_answers


LIVES = [(key, then) for key in sorted(packages()) for then in (TURN, WARM)]
IN_SHORT = [LIVES[2 * place + place % 2] for place in range(len(LIVES) // 2)]
"""Each game once in the suite, and both ways in the campaign."""
MANY = 300


@pytest.mark.timeout(400)
@pytest.mark.parametrize("key, then", IN_SHORT)
async def test_a_game_from_which_people_vanish_reaches_its_end(tmp_path: Path, key: str, then: str) -> None:
    await lived(tmp_path / "games.db", key, then, Random(f"{key}{then}"))


@pytest.mark.deep
def test_many_games_from_which_people_vanish_reach_their_end(campaign: Campaign, tmp_path: Path) -> None:
    def game(seed: str, number: int) -> Counter[str]:
        key, then = LIVES[number % len(LIVES)]
        path = tmp_path / f"{seed}-{number}.db"
        path.unlink(missing_ok=True)
        asyncio.run(lived(path, key, then, Random(f"{seed}:{number}")))
        return Counter({"games": 1, f"{key}, then {then}": 1})

    campaign("lives", MANY, game)


async def lived(path: Path, key: str, then: str, luck: Random) -> None:
    async with hosted(path, deliver=False) as world:
        world.time = NIGHT_OF_SUMMER_TIME
        await world.host.minute()
        life = Life(world, key, luck)
        await life.begin(then)
        for step in range(5000):
            if (await world.host.reading(life.game)).game.state != RUNNING:
                break
            await live(life, step)
        final = await world.host.reading(life.game)
        assert final.game.state == OVER
        assert [seat.user_id for seat in final.seats if seat.automatic] == []
        played = {row.automatic for row in await world.choices(life.game) if row.seat is not None}
        assert played == {True, False}


async def live(life: Life, step: int) -> None:
    """One step of a table: somebody vanishes, comes back or goes away, the process stops, or somebody plays."""
    if step == 20:
        life.gone = {life.people[1]}
    if step == 30 and len(life.people) > 2:
        first = life.world.time.date() + timedelta(days=1)
        people = life.world.host.people
        life.vacation = await people.plan_vacation(life.people[2].user_id, first, first + timedelta(days=2))
    if step == 50:
        life.gone |= {life.people[-1]}
    if step == 90:
        await life.world.host.back(life.game, life.people[1])
        life.gone -= {life.people[1]}
    if life.dice.random() < 0.03:
        await life.restart()
    if not await life.answer():
        await life.pass_hours()
    await life.look()
