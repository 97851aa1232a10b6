"""Each request of a click fails in turn, on the way there or on the way back, through discord.py: nothing is lost."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import inf
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router
from sqlmodel import col, select

from bot.app import promise
from bot.store.schema import STANDING, OutboxRow
from bot.values.states import OVER
from engine.catalogue import packages
from tests.bot.conftest import (  # noqa: F401 - fixtures that are asked for
    World,
    database,
    no_power_cuts,
    plain_tracebacks,
    simcord_bot,
    world,
)
from tests.bot.journey import MOST_CLICKS, Journey, Way, ways
from tests.bot.presses import state
from tests.bot.test_trouble import hurry, opened, use
from tests.campaign.leg import Leg
from tests.campaign.running import Legs

DISPATCH = router.dispatch
pytestmark = [
    pytest.mark.simcord(settle_timeout=300.0, check_errors=False),
    pytest.mark.usefixtures("no_power_cuts"),
]
CLICKS = 60
FIRST = 8
"""The first request that fails is one of so many, and then the next one, and the next ..."""
ANSWERS = {"pick", "menu", "none", "done"}


@dataclass
class Fault:
    """One request that fails: Discord refuses it, or does what it asks and then does not answer."""

    after: bool
    at: int = 0
    """Which, counted from where this is set; 0 for none."""
    seen: int = 0
    made: dict[str, Any] = field(default_factory=dict)
    """What was answered to a nonce: Discord makes one message of each, and SimCord as many as it is asked for."""

    def dispatch(self, backend: Any, method: str, path: str, **asked: Any) -> Any:
        self.seen += 1
        if self.seen == self.at and not self.after:
            raise BackendError(503, 0, "refused by the test")
        said = self._answered(backend, method, path, asked)
        if self.seen == self.at:
            raise BackendError(502, 0, "lost by the test")
        return said

    def _answered(self, backend: Any, method: str, path: str, asked: dict[str, Any]) -> Any:
        nonce = (asked.get("json") or {}).get("nonce") if method == "POST" else None
        if nonce is None:
            return DISPATCH(backend, method, path, **asked)
        if nonce not in self.made:
            self.made[nonce] = DISPATCH(backend, method, path, **asked)
        return self.made[nonce]


@pytest.mark.deep
@pytest.mark.parametrize("after", [False, True])
async def test_whichever_request_of_a_click_fails_the_table_comes_into_order(
    world: World,  # noqa: F811 - the fixture
    monkeypatch: pytest.MonkeyPatch,
    legs: Legs,
    *,
    after: bool,
) -> None:
    fault = Fault(after)
    monkeypatch.setattr(router, "dispatch", fault.dispatch)
    hurry(world)
    with legs("requests") as leg:
        by_luck_at_once(leg, monkeypatch)
        journey = Journey(world, leg.luck, world.members[:2], game="toy")
        leg.counts["toy"] = 1
        at = furthest = leg.luck.randint(1, FIRST)
        while leg.going() and leg.counts["clicks"] < CLICKS:
            if not journey.pings():
                await journey.begin()
            at = await counted(journey, fault, at, leg.counts)
            furthest = max(at, furthest)
        assert furthest > 4 or leg.counts["clicks"] < CLICKS


@pytest.mark.deep
@pytest.mark.parametrize("kind", packages())
async def test_a_whole_game_comes_to_its_end_whichever_requests_fail(
    world: World,  # noqa: F811 - the fixture
    monkeypatch: pytest.MonkeyPatch,
    legs: Legs,
    kind: str,
) -> None:
    """Or as much of it as there is time for."""
    fault = Fault(after=False)
    monkeypatch.setattr(router, "dispatch", fault.dispatch)
    hurry(world)
    with legs("requests") as leg:
        by_luck_at_once(leg, monkeypatch)
        await played(Journey(world, leg.luck, world.members[:2], game=kind), fault, leg)


def by_luck_at_once(leg: Leg, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clicks be answered at once in one campaign of two, and acknowledged before in the other."""
    at_once = leg.number % 2 == 0
    monkeypatch.setattr(promise, "FRESH", inf if at_once else 0.0)
    leg.counts["at once"] = int(at_once)


async def played(journey: Journey, fault: Fault, leg: Leg) -> None:
    await journey.begin()
    leg.counts[journey.game], at = 1, 1
    while journey.pings() and leg.going():
        fault.after = journey.luck.random() < 0.5
        at = await counted(journey, fault, at, leg.counts)
    over = (await state(journey.world))["GameRow"][-1]["state"] == OVER
    leg.counts["whole games"] = int(over)
    assert over or journey.pings()


async def counted(journey: Journey, fault: Fault, at: int, counts: Counter[str]) -> int:
    """Click once while the n-th request fails; return which one the next time: the one after it, while any was left."""
    struck = await click(journey, fault, at)
    counts.update({"clicks": 1, "failed requests": int(struck)})
    return at + 1 if struck else 1


async def click(journey: Journey, fault: Fault, at: int) -> bool:
    """Answer a question while the n-th request fails, once more where that came to nothing; tell whether one failed."""
    who, panel = await opened(journey)
    answer = await led(journey, who, panel)
    before = await number(journey)
    fault.at, fault.seen = at, 0
    await use(who, *answer)
    await journey.world.env.settle()
    struck, fault.at = fault.seen >= at, 0
    assert await number(journey) in {before, before + 1}
    for _ in range(MOST_CLICKS):  # by luck an answer may not be legal
        if await number(journey) == before + 1:
            break
        fresh = (await journey.slash(who, "play")).response
        assert (await use(who, *await led(journey, who, fresh))).acknowledged
        await journey.world.env.settle()
    assert await number(journey) == before + 1
    journey.dismiss()
    await in_order(journey)
    return struck


async def led(journey: Journey, who: Any, panel: Any) -> tuple[Any, Way]:
    """Press what leads to an answer; return what would give it."""
    for _ in range(MOST_CLICKS):
        found = [way for way in ways(panel, journey.luck) if way.weight]
        onward = [way for way in found if way.part.verb != "back"] or found
        assert onward, f"no way on: {panel.content}"
        (way,) = journey.luck.choices(onward, [way.weight for way in onward])
        if way.part.verb in ANSWERS:
            return panel, way
        panel = (await use(who, panel, way)).response
    raise AssertionError(f"no answer to be seen: {panel.content}")


async def number(journey: Journey) -> int:
    last: int = (await state(journey.world))["GameRow"][-1]["number"]
    return last


async def in_order(journey: Journey) -> None:
    """Nothing is owed, and whoever must act has one ping, nobody else any."""
    async with journey.world.bot.store.reading() as session:
        owed = (await session.exec(select(OutboxRow.kind).where(col(OutboxRow.state) != STANDING))).all()
    assert list(owed) == []
    row = (await state(journey.world))["GameRow"][-1]
    table = await journey.world.bot.host.reading(row["id"])
    acting = sorted(table.seats[seat].user_id or 0 for seat in table.acting)
    assert sorted(user.id for ping in journey.pings() for user in ping.mentions) == acting
