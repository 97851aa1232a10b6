"""What goes wrong in one game, or once, stops no other game's clock and no later minute."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.hosting import holidays, looking
from bot.hosting.looking import Looks
from bot.hosting.ringing import mornings, sleeper
from bot.hosting.ringing.sleeper import Sleeper
from bot.values.people import Place
from bot.values.preferences import Quiet
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted

Work = Callable[..., Awaitable[None]]


@pytest.fixture
async def world(tmp_path: Path) -> AsyncGenerator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        yield world


def broken_in(bad: int, work: Work, done: list[int]) -> Work:
    """Return what does the work in all games but one, which has a fault that nobody has thought of."""

    async def tried(ledger: object, game: int, **more: bool) -> None:
        if game == bad:
            raise RuntimeError(game)
        await work(ledger, game, **more)
        done.append(game)

    return tried


async def two_games(world: Hosted) -> list[int]:
    return [await world.game(ANNA, BEN, CARA, place=Place(7, 70 + number)) for number in range(2)]


async def test_a_vacation_that_one_game_cannot_follow_stops_no_clock(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = await two_games(world)
    followed: list[int] = []
    monkeypatch.setattr(holidays, "_follow", broken_in(bad, holidays._follow, followed))
    await world.host.people.plan_vacation(CARA.user_id, world.time.date(), world.time.date())
    assert followed == [good]
    await world.later(days=1)
    assert (await world.seat(good, ANNA)).missed == 1


async def test_a_morning_that_one_game_cannot_see_wakes_the_others(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.host.people.prefer(1, quiet=Quiet(0, 480))
    bad, good = await two_games(world)
    looked: list[int] = []
    monkeypatch.setattr(mornings, "look", broken_in(bad, looking.look, looked))
    await world.later(hours=9)
    assert looked == [good]


async def test_a_look_that_fails_is_followed_by_the_others(world: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    bad, good = await two_games(world)
    looked: list[int] = []
    monkeypatch.setattr(looking, "look", broken_in(bad, looking.look, looked))
    await Looks(world.host._ledger)._look_at_all(0)
    assert looked == [good]


@pytest.mark.parametrize("module, pause, what", [(sleeper, "BEAT", "minute"), (looking, "ROUND", "_look_at_all")])
async def test_what_is_done_for_ever_survives_a_fault(
    world: Hosted, monkeypatch: pytest.MonkeyPatch, module: object, pause: str, what: str
) -> None:
    live: Sleeper | Looks = (Sleeper if module is sleeper else Looks)(world.host._ledger)
    again, times = asyncio.Event(), 0

    async def broken(*_: int) -> None:
        nonlocal times
        times += 1
        if times > 1:
            again.set()
        raise RuntimeError

    monkeypatch.setattr(module, pause, 0.0)
    monkeypatch.setattr(live, what, broken)
    live.begin()
    try:
        async with asyncio.timeout(20):
            await again.wait()
    finally:
        live.end()
