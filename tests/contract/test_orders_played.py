"""People give and withdraw orders as they like: nothing acts that was not ordered, and nothing leaks."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.ui.orders.said import planned
from bot.values.orders import Order
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from engine.catalogue import rules_of
from engine.orders import MOST_PLANNED
from tests.bot.hosted import ANNA, BEN, HERE, Hosted, hosted
from tests.campaign.running import Campaign
from tests.contract.every import GAMES, every_game

PEOPLE = (ANNA, BEN)
CHOICES = 30
"""So many choices by hand; a whole game of Ex Libris would take minutes."""
MANY, MANY_CHOICES = 400, 90
"""So many games a campaign is long, and so many choices each of them."""


class Ordering:
    """Two people, each with what they ordered as far as they know."""

    def __init__(self, world: Hosted, game: str, game_id: int, luck: Random) -> None:
        self.world, self.host, self.id = world, world.host, game_id
        self.rules = rules_of(game)
        self.luck = luck
        self.live: dict[int, tuple[Order, ...]] = {0: (), 1: ()}
        self.seen = 0
        self.acted = 0

    async def give_or_withdraw(self) -> None:
        """Let somebody do either; nobody else sees it, unless it answers what is asked already."""
        seat = self.luck.randrange(2)
        me, other = PEOPLE[seat], PEOPLE[1 - seat]
        before, number = await self.host.reading(self.id, other.user_id), await self.number()
        order = self.order(seat, await self.host.reading(self.id, me.user_id))
        with suppress(HostError):  # their turn has come, or the game is over
            if self.live[seat] and self.luck.random() < 0.4:
                gone = self.luck.choice(self.live[seat])
                self.live[seat] = tuple(one for one in self.live[seat] if one is not gone)
                await self.host.withdraw_order(self.id, me.user_id, plan=gone.plan, key=gone.key)
            elif order is not None:
                self.live[seat] = (*self.live[seat], order)
                await self.host.give_order(self.id, me.user_id, order)
        if await self.number() == number:
            assert await self.host.reading(self.id, other.user_id) == before
        await self.check()

    def order(self, seat: int, table: object) -> Order | None:
        """Any order that could be given."""
        plan = planned(table)  # type: ignore[arg-type] # it is a table
        if plan is not None and self.luck.random() < 0.5:
            wishes = self.luck.sample(plan.options, min(MOST_PLANNED, len(plan.options)))
            return Order(True, plan.key, tuple(wishes), self.luck.random() < 0.5, self.luck.random() < 0.5)
        key, answers = self.luck.choice(list(self.rules.orders.questions.items()))
        return Order(False, key, tuple(self.luck.sample(answers, 1)) if answers and self.luck.random() < 0.3 else ())

    async def by_hand(self) -> bool:
        """Let whoever is asked answer as advised; tell whether there was anybody."""
        for person in PEOPLE:
            table = await self.host.reading(self.id, person.user_id)
            if table.game.state == RUNNING and table.must_act and table.pending is not None:
                picks = self.rules.advise(table.view, table.pending.ask, self.rules.strengths[0])
                await self.host.submit(self.id, person.user_id, table.pending.number, picks=picks)
                await self.check()
                return True
        return False

    async def check(self) -> None:
        """Look at what has happened since: what acted as an order was one."""
        for row in (await self.world.choices(self.id))[self.seen :]:
            self.seen += 1
            if row.ordered:
                self.acted += 1
                allowed = {order.key for order in self.live[row.seat or 0]}
                rest = any(order.plan and order.rest for order in self.live[row.seat or 0])
                assert row.key in allowed or (rest and row.key in self.rules.orders.follows)
        for seat, person in enumerate(PEOPLE):
            self.live[seat] = (await self.host.orders(self.id, person.user_id)).orders

    async def number(self) -> int:
        return (await self.host.reading(self.id)).game.number


@every_game
async def test_only_what_was_ordered_acts_and_nobody_else_sees_an_order(game: str, tmp_path: Path) -> None:
    assert await acted(game, tmp_path / "games.db", CHOICES, Random(game)) > 0


@pytest.mark.deep
def test_only_what_was_ordered_acts_in_many_games(campaign: Campaign, tmp_path: Path) -> None:
    def play(seed: str, number: int) -> Counter[str]:
        game = GAMES[number % len(GAMES)]
        path = tmp_path / f"{seed}-{number}.db"
        path.unlink(missing_ok=True)
        orders = asyncio.run(acted(game, path, MANY_CHOICES, Random(f"{seed}:{number}")))
        return Counter({"games": 1, game: 1, "orders that acted": orders})

    campaign("orders", MANY, play)


async def acted(game: str, path: Path, choices: int, luck: Random) -> int:
    """Play so many choices; return how many orders have acted."""
    async with hosted(path, deliver=False) as world:
        opened = await world.host.start(game, HERE, ANNA, {"shuffle": 0})
        await world.host.join(opened.id, BEN)
        await world.host.begin(opened.id, ANNA)
        ordering = Ordering(world, game, opened.id, luck)
        await ordering.check()
        for _ in range(choices):
            if ordering.luck.random() < 0.5:
                await ordering.give_or_withdraw()
            if ordering.luck.random() < 0.1:  # as after a restart
                world.host._ledger.matches._live.clear()
            if not await ordering.by_hand():
                break
        return ordering.acted
