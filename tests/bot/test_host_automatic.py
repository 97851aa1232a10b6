"""Automatic seats: they answer after every choice, across restarts, and never for ever."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.hosting import automatic
from bot.hosting.study.room import Study
from bot.hosting.thinking import advice
from bot.values.people import Place
from bot.values.refusal import HostError
from bot.values.states import OVER
from engine.ask import Ask, Picks
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted
from tests.bot.visitors import OWN, TABLE, Visitor, Way


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", pauses=(0.01, 0.01)) as running:
        yield running


async def test_automatic_seats_play_a_game_with_one_person_to_its_end(world: Hosted) -> None:
    game = await world.game(ANNA, automatic=3)
    table = await world.play(game, [ANNA])
    assert table.game.state == OVER
    rows = await world.choices(game)
    assert [row.number for row in rows] == list(range(len(rows)))
    assert {row.seat for row in rows if row.automatic} == {1, 2, 3}
    assert {row.seat for row in rows if not row.automatic} == {None, 0}


async def test_a_choice_is_told_with_the_automatic_answers_to_it(world: Hosted) -> None:
    game = await world.game(ANNA, automatic=1)
    await world.answer(game, ANNA)
    told = await world.answer(game, ANNA)
    assert [fact.key for fact in told.facts] == ["bid", "bid", "won", "drawn", "swapped"]
    assert [fact.key for fact in told.table.facts] == ["swapped"]
    assert told.table == await world.host.reading(game, 1)


async def test_nobody_is_pinged_before_the_automatic_seats_have_answered(world: Hosted) -> None:
    game = await world.game(ANNA, BEN, automatic=2)
    await world.host.settle()
    assert world.discord.texts("turn") == ["[0]"]
    await world.answer(game, ANNA)
    await world.host.settle()
    # Anna, who is at it, is not pinged again; Ben is.
    assert world.discord.texts("turn") == ["[0]", "[1]"]


async def test_a_process_that_stopped_in_the_middle_is_gone_on_from(world: Hosted, tmp_path: Path) -> None:
    game = await world.game(ANNA, automatic=3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(automatic, "answer_all", stopped)
        await world.answer(game, ANNA)
    assert (await world.host.reading(game)).acting == (0, 1, 2, 3)
    async with hosted(tmp_path / "games.db", world.discord) as next_one:
        assert (await next_one.host.reading(game)).acting == (0,)


async def stopped(*_: object) -> list[object]:
    return []


async def test_a_failing_database_between_two_answers_is_tried_again(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.game(ANNA, automatic=2)
    failures = [HostError("not-saved"), HostError("not-saved")]
    original = automatic._answer_one

    async def answer_one(*args: object) -> object:
        if failures:
            raise failures.pop()
        return await original(*args)  # type: ignore[arg-type] # passed on unread

    monkeypatch.setattr(automatic, "_answer_one", answer_one)
    told = await world.answer(game, ANNA)
    assert told.table.acting == (0, 1, 2)
    while world.host._ledger.chores._tasks:
        await world.host._ledger.chores.nap("test", 0.01)
    assert (await world.host.reading(game)).acting == (0,)


async def test_automatic_seats_think_while_nobody_waits_for_the_database(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = await world.game(ANNA, automatic=1), await world.game(BEN, CARA, place=Place(7, 71))
    thinking_now, enough = asyncio.Event(), asyncio.Event()

    async def slowly(*asked: Any) -> Picks:
        thinking_now.set()
        await enough.wait()
        return (asked[2].options[0],)

    monkeypatch.setattr(automatic, "advice", slowly)
    answering = asyncio.create_task(world.answer(game, ANNA))
    await thinking_now.wait()
    await world.answer(other, BEN)
    assert (await world.host.reading(other)).game.number == 1
    monkeypatch.undo()
    enough.set()
    await answering


async def test_a_thought_about_a_question_that_is_gone_is_thought_again(
    world: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await world.game(ANNA, automatic=1)
    asked: list[str] = []

    async def late(study: Study, kind: str, view: Any, ask: Ask, strength: str) -> Picks | None:
        asked.append(ask.key)
        if len(asked) == 1:
            await world.host.undo(game, 1)  # the question goes away while the seat thinks about it
            await world.answer(game, ANNA)
        return await advice(study, kind, view, ask, strength)

    monkeypatch.setattr(automatic, "advice", late)
    await world.answer(game, ANNA)
    rows = await world.choices(game)
    assert [row.number for row in rows] == list(range(len(rows)))
    assert (await world.host.reading(game)).acting == (0,)


async def test_answers_without_end_are_stopped(world: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "MOST_ANSWERS", 2)
    game = await world.game(ANNA, automatic=3)
    with capture_logs() as logs:
        await world.answer(game, ANNA)
    assert [entry["reason"] for entry in logs if entry["event"] == "automatic-stuck"] == ["no end"]
    await world.host.settle()
    assert world.discord.texts("turn") == ["[0]"]


async def test_a_damaged_game_does_not_keep_the_others_from_going_on(world: Hosted) -> None:
    damaged = await world.game(ANNA, automatic=1, place=Place(7, 71))
    game = await world.game(ANNA, automatic=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(automatic, "answer_all", stopped)
        await world.answer(game, ANNA)
    await world.change_game(damaged, saved="{", awaits_bot=True)
    with capture_logs() as logs:
        await world.host.resume_all()
    assert [entry["reason"] for entry in logs if entry["event"] == "automatic-stopped"] == ["game-damaged"]
    assert (await world.host.reading(game)).acting == (0,)


async def test_a_start_opens_only_the_games_that_await_the_bot(world: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    waits = await world.game(ANNA, automatic=1, place=Place(7, 71))
    older = await world.game(ANNA, automatic=1, place=Place(7, 72))
    game = await world.game(ANNA, automatic=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(automatic, "answer_all", stopped)
        await world.answer(game, ANNA)
    await world.change_game(older, awaits_bot=True)  # as in a database of before this was noted
    looked: list[int] = []
    answer_all = automatic.answer_all

    async def answered(ledger: Any, game_id: int) -> Any:
        looked.append(game_id)
        return await answer_all(ledger, game_id)

    monkeypatch.setattr(automatic, "answer_all", answered)
    for _ in range(2):
        await world.host.resume_all()
        assert not any([(await world.game_row(one)).awaits_bot for one in (waits, older, game)])
    assert looked == [older, game]


async def given_up(world: Hosted, patch: pytest.MonkeyPatch, error: Exception) -> int:
    """Let the automatic seats of a game fail until nobody tries any more."""

    async def fails(*_: object) -> None:
        raise error

    game = await world.game(ANNA, automatic=2)
    await world.host.settle()
    patch.setattr(automatic, "_answer_one", fails)
    await world.answer(game, ANNA)
    await world.quiet()
    assert (await world.host.reading(game)).acting == (0, 1, 2)
    return game


TROUBLE = [HostError("not-saved"), HostError("not-readable"), RuntimeError("no idea")]


@pytest.mark.parametrize("error", TROUBLE, ids=repr)
async def test_what_automatic_seats_owe_is_tried_again_at_each_click(world: Hosted, error: Exception) -> None:
    with pytest.MonkeyPatch.context() as patch:
        game = await given_up(world, patch, error)
        for _ in range(3):
            await Visitor(world.host, ANNA, Way(OWN, TABLE)).click("play", game)
            await world.quiet()
        assert (await world.host.reading(game)).acting == (0, 1, 2)
        told = [text.split(" ")[0] for text in world.discord.texts("notice")]
        assert told == (["notice-automatic-stuck"] if isinstance(error, RuntimeError) else [])
    await Visitor(world.host, ANNA, Way(OWN, TABLE)).click("play", game)
    await world.quiet()
    assert (await world.host.reading(game)).acting == (0,)


@pytest.mark.parametrize("error", TROUBLE, ids=repr)
async def test_what_automatic_seats_owe_is_tried_again_at_each_look(world: Hosted, error: Exception) -> None:
    with pytest.MonkeyPatch.context() as patch:
        game = await given_up(world, patch, error)
    world.host.look(game)
    await world.quiet()
    assert (await world.host.reading(game)).acting == (0,)
