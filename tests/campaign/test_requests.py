"""Each request of a click fails in turn, on the way there or on the way back, through discord.py: nothing is lost."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from simcord.backend.errors import BackendError
from simcord.http import router
from sqlmodel import col, select

from bot.store.schema import STANDING, OutboxRow
from tests.bot.conftest import World, database, no_power_cuts, simcord_bot, world  # noqa: F401 - fixtures that are asked for
from tests.bot.journey import Journey
from tests.bot.presses import state
from tests.bot.test_trouble import answer, hurry, opened, toy, use

DISPATCH = router.dispatch
pytestmark = [
    pytest.mark.simcord(settle_timeout=30.0, check_errors=False),
    pytest.mark.timeout(900),
    pytest.mark.usefixtures("no_power_cuts"),
]
CLICKS = 60


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
    *,
    after: bool,
) -> None:
    fault = Fault(after)
    monkeypatch.setattr(router, "dispatch", fault.dispatch)
    journey = toy(world)
    hurry(world)
    at, furthest = 1, 1
    for _ in range(CLICKS):
        at = at + 1 if await click(journey, fault, at) else 1
        furthest = max(at, furthest)
    assert furthest > 4


async def click(journey: Journey, fault: Fault, at: int) -> bool:
    """Answer a question while the n-th request fails, once more where that came to nothing; tell whether one failed."""
    if not journey.pings():
        await journey.begin()
    who, panel = await opened(journey)
    before = await number(journey)
    fault.at, fault.seen = at, 0
    await use(who, panel, answer(panel))
    await journey.world.env.settle()
    struck, fault.at = fault.seen >= at, 0
    assert await number(journey) in {before, before + 1}
    if await number(journey) == before:
        fresh = (await journey.slash(who, "play")).response
        assert (await use(who, fresh, answer(fresh))).acknowledged
        await journey.world.env.settle()
        assert await number(journey) == before + 1
    journey.dismiss()
    await in_order(journey)
    return struck


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
