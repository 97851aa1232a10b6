"""Advisors that raise, hang or answer nonsense cost nobody a game."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.hosting.study.room import Study
from bot.hosting.thinking import advice, hint, legal
from bot.hosting.thought import KEPT, ThoughtError, thought
from bot.values.states import OVER
from engine.ask import Ask, Picks
from engine.catalogue import register, rules_of
from engine.hint import PLAIN, plainly
from engine.match import Match
from tests.bot.hosted import ANNA, BEN, Hosted, hosted
from tests.toy_game import TOY

SEED = "7" * 64


def raises(*_: Any) -> Picks:
    raise ZeroDivisionError


def stops(*_: Any) -> Picks:
    return next(iter(()))


def hangs(*_: Any) -> Picks:
    while True:
        time.sleep(0.001)


def nonsense(*_: Any) -> Picks:
    return (("nonsense",),)


BAD = (raises, stops, hangs, nonsense)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.hosting.thought.PATIENCE", 0.05)


@pytest.fixture(params=BAD, ids=lambda advisor: advisor.__name__)
def bad_advisor(request: pytest.FixtureRequest) -> Iterator[None]:
    register(replace(TOY, advise=request.param, hint=plainly(request.param)))
    yield
    register(TOY)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db") as running:
        yield running


@pytest.mark.usefixtures("impatient", "bad_advisor")
async def test_a_game_goes_on_whatever_its_advisor_does(world: Hosted) -> None:
    game = await world.game(ANNA, automatic=2)
    with capture_logs() as logs:
        table = await world.play(game, [ANNA])
    assert table.game.state == OVER
    assert any(entry["event"].startswith("advice-") for entry in logs)
    assert not [entry for entry in logs if "stuck" in entry["event"]]


@pytest.mark.usefixtures("impatient", "bad_advisor")
async def test_a_hint_is_given_whatever_the_advisor_does(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    with capture_logs():
        hinted = await world.host.hint(game, ANNA.user_id)
    assert hinted.hint.reason == PLAIN
    assert hinted.table.pending is not None
    await world.host.submit(game, ANNA.user_id, hinted.table.pending.number, picks=hinted.hint.picks)


@pytest.mark.parametrize("work", [raises, stops])
async def test_what_a_thought_raises_is_told(work: Callable[[], object]) -> None:
    with pytest.raises(ThoughtError):
        await thought(work)


async def test_a_thought_without_end_is_stopped() -> None:
    ended = threading.Event()

    def goes_on() -> None:
        try:
            hangs()
        finally:
            ended.set()

    with pytest.raises(ThoughtError, match="time is up"):
        await thought(goes_on, patience=0.02)
    assert await asyncio.to_thread(ended.wait, 5)
    assert [await thought(partial(abs, number)) for number in range(20)] == list(range(20))


async def test_who_has_thought_thinks_again_and_few_wait_for_more() -> None:
    await asyncio.gather(*(thought(partial(time.sleep, 0.02)) for _ in range(6)))
    there = {one for one in threading.enumerate() if one.name == "thought"}
    assert {await thought(threading.current_thread) for _ in range(6)} <= there
    for _ in range(500):
        if sum(one.is_alive() for one in there) <= KEPT:
            return
        await asyncio.sleep(0.01)
    pytest.fail("all of them wait")


async def test_what_is_thought_when_its_time_is_up_is_stopped_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, uncaught, arrived = asyncio.get_running_loop(), list[Any](), threading.Event()
    deliver = loop.call_soon_threadsafe

    def slowly(*args: Any) -> None:
        until = time.monotonic() + 0.1
        while time.monotonic() < until:  # steps at which something may be raised in this thread
            pass
        deliver(*args)
        arrived.set()

    monkeypatch.setattr(threading, "excepthook", uncaught.append)
    monkeypatch.setattr(loop, "call_soon_threadsafe", slowly)
    with pytest.raises(ThoughtError, match="time is up"):
        await thought(lambda: 1, patience=0.02)
    assert await asyncio.to_thread(arrived.wait, 5)
    assert uncaught == []


async def test_the_usual_strength_steps_in_for_one_that_fails() -> None:
    game = "exlibris"
    match = Match.new(game, 2, {}, SEED)
    seat, pending = next(iter(match.pending.items()))
    whole = rules_of(game)

    def without_the_best(view: Any, ask: Ask, strength: str) -> Picks:
        return raises() if strength == whole.strengths[-1] else whole.advise(view, ask, strength)

    register(replace(whole, advise=without_the_best))
    try:
        with capture_logs() as logs:
            picks = await advice(Study(), game, match.view(seat), pending.ask, whole.strengths[-1])
    finally:
        register(whole)
    assert picks == match.advise(seat, whole.strengths[1])
    assert [entry["strength"] for entry in logs] == [whole.strengths[-1]]


async def test_the_master_answers_in_the_time_that_it_has() -> None:
    match = Match.new("exlibrium", 2, {}, SEED)
    view, ask = match.view(0), match.pending[0].ask
    with capture_logs() as logs:
        picks = await advice(Study(seconds=0.1), "exlibrium", view, ask, match.rules.master)
    assert picks is not None
    assert match.check(ask, picks) == picks
    assert logs == []


def test_advice_that_the_rules_refuse_gives_way_to_the_first_legal_answer() -> None:
    match, ask = two_odd_cards()
    with capture_logs() as logs:
        assert legal(match, ask, ask.options) == ()
    assert [entry["event"] for entry in logs] == ["advice-refused"]


def two_odd_cards() -> tuple[Match, Ask]:
    """Return a match in which somebody may swap up to two cards, but not the two odd ones that they hold."""
    for number in range(100):
        match = Match.new("toy", 2, {}, f"{number:064x}")
        while match.pending and next(iter(match.pending.values())).ask.key != "swap":
            seat = next(seat for seat, pending in match.pending.items() if not pending.answered)
            match.submit(seat, match.advise(seat))
        ask = next(iter(match.pending.values())).ask
        if sum(int(option[1]) % 2 for option in ask.options) == len(ask.options) == 2:
            return match, ask
    raise AssertionError("no such deal")


async def test_good_advice_is_taken_as_it_is() -> None:
    match = Match.new("exlibris", 2, {}, SEED)
    seat, pending = next(iter(match.pending.items()))
    advised = match.hint(seat)
    with capture_logs() as logs:
        assert legal(match, pending.ask, advised.picks) == match.check(pending.ask, advised.picks)
        assert await hint("exlibris", match.view(seat), pending.ask) == advised
    assert logs == []
