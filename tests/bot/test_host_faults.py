"""A database that fails at any moment: what was told to be saved is saved, and what was not has not happened."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.hosting.host import HostError
from bot.values.orders import Order
from bot.values.people import Person, Place
from bot.values.states import OVER
from engine.match import Match
from tests.bot.failing_store import failing
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted

Act = Callable[[Hosted, int], Awaitable[Any]]


async def answer(world: Hosted, game: int) -> Any:
    return await world.host.submit(game, 1, 0, indices=[0])


async def undo(world: Hosted, game: int) -> Any:
    return await world.host.undo(game, 1)


async def end(world: Hosted, game: int) -> Any:
    return await world.host.end(game, ANNA)


async def leave(world: Hosted, game: int) -> Any:
    return await world.host.leave(game, BEN)


async def start_elsewhere(world: Hosted, _: int) -> Any:
    return await world.host.start("toy", Place(7, 71), CARA)


async def running(world: Hosted) -> int:
    return await world.game(ANNA, BEN, automatic=1)


async def moved(world: Hosted) -> int:
    game = await world.game(ANNA, BEN)
    await world.answer(game, ANNA)
    return game


async def give(world: Hosted, game: int) -> Any:
    return await world.host.give_order(game, 2, Order(plan=False, key="bid", picks=()))


async def ordered(world: Hosted) -> int:
    game = await world.game(ANNA, BEN)
    await give(world, game)
    return game


async def lobby(world: Hosted) -> int:
    return (await world.lobby(ANNA, BEN, automatic=1)).id


async def begin(world: Hosted, game: int) -> Any:
    return await world.host.begin(game, ANNA)


async def join(world: Hosted, game: int) -> Any:
    return await world.host.join(game, CARA)


SWEPT: list[tuple[Callable[[Hosted], Awaitable[int]], Act]] = [
    (running, answer),
    (moved, undo),
    (moved, give),
    (ordered, answer),
    (running, leave),
    (running, end),
    (running, start_elsewhere),
    (lobby, begin),
    (lobby, join),
]


@pytest.mark.parametrize("prepare,act", SWEPT, ids=lambda function: function.__name__)
async def test_a_failure_at_any_operation_leaves_the_last_commit(
    tmp_path: Path, prepare: Callable[[Hosted], Awaitable[int]], act: Act
) -> None:
    """Without deliveries, so that operations come in one order. Everything either happened or did not."""
    for n in count(1):
        async with hosted(tmp_path / f"{n}.db", deliver=False) as world:
            game = await prepare(world)
            before = await world.rows()
            with failing(world.store, n) as fault:
                refusal = await outcome(act(world, game))
            if refusal is not None:
                assert refusal in {"not-saved", "not-readable"}
                await check_nothing_happened(world, game, before)
                assert await outcome(act(world, game)) is None
            await check_consistent(world, game)
            if not fault.struck:
                assert n > 4
                return


async def outcome(act: Awaitable[Any]) -> str | None:
    try:
        await act
    except HostError as error:
        return error.key
    return None


async def check_nothing_happened(world: Hosted, game: int, before: dict[str, Any]) -> None:
    after = await world.rows()
    assert after == before
    cached = world.host._ledger.matches._live.get(game)
    assert cached is None or cached.number == before["game"][0]["number"]


async def check_consistent(world: Hosted, game: int) -> None:
    """The row is the log's last number, the stored match loads, and what waits can be read by everybody."""
    await world.host.resume_all()
    row = await world.game_row(game)
    numbers = [choice.number for choice in await world.choices(game)]
    assert numbers == list(range(len(numbers)))
    if row.saved is None:
        return
    assert numbers[-1] == row.number
    live = await world.host.reading(game, 1)
    world.host._ledger.matches._live.clear()
    assert await world.host.reading(game, 1) == live


async def test_a_whole_game_is_played_through_a_database_that_fails_every_few_operations(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db", pauses=(0.0,) * 5) as world:
        game = await world.game(ANNA, BEN, automatic=1, rounds=1)
        for at in range(3, 10_000, 7):
            with failing(world.store, at % 40), capture_logs():
                assert await outcome(world.play(game, [ANNA, BEN], 1)) in {None, "not-saved", "not-readable"}
                await world.host.settle()
            if (await world.host.reading(game)).game.state == OVER:
                break
        await check_consistent(world, game)
        assert (await world.host.reading(game)).game.state == OVER


async def test_a_full_disk_refuses_choices_keeps_all_that_was_saved_and_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await world.game(ANNA, BEN)
        pages = await pragma(world, "page_count")
        await pragma(world, f"max_page_count={pages}")
        saved = 0
        for channel in range(100, 200):
            before = await world.rows()
            if await outcome(world.host.start("toy", Place(7, channel), CARA)) == "not-saved":
                assert await world.rows() == before
                break
            saved += 1
        else:
            pytest.fail("the disk was never full")
        assert len((await world.rows())["game"]) == saved + 1
        assert await pragma(world, "integrity_check") == "ok"
        await pragma(world, f"max_page_count={10 * pages}")
        await world.play(game, [ANNA, BEN])
        await check_consistent(world, game)


async def pragma(world: Hosted, text: str) -> Any:
    async with world.store.writer.connect() as connection:
        return (await connection.exec_driver_sql(f"PRAGMA {text}")).scalar()


async def test_a_database_that_another_program_holds_is_busy_and_free_again_later(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.store.engines.BUSY_MS", 10)
        async with hosted(tmp_path / "games.db", deliver=False) as world:
            game = await world.game(ANNA, BEN)
            other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert await outcome(answer(world, game)) == "busy-elsewhere"
            assert (await world.host.reading(game, 1)).must_act
            other.execute("ROLLBACK")
            other.close()
            await answer(world, game)


async def test_a_click_that_is_cancelled_at_any_moment_is_saved_whole_or_not_at_all(tmp_path: Path) -> None:
    for steps in count(1):
        async with hosted(tmp_path / f"{steps}.db", deliver=False) as world:
            game = await running(world)
            task = asyncio.create_task(answer(world, game))
            for _ in range(steps * 3):
                await asyncio.sleep(0.0005)
            finished = task.done()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await world.host.settle()
            await check_consistent(world, game)
            assert (await world.host.reading(game, 1)).game.number in {0, 2}
            await world.play(game, [ANNA, BEN], 2)
        if finished:
            return


async def test_a_choice_that_the_rules_refuse_after_all_is_not_kept_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        game = await running(world)
        before = await world.rows()
        original = Match.save

        def fail(match: Match) -> Any:
            raise ZeroDivisionError

        monkeypatch.setattr(Match, "save", fail)
        with pytest.raises(ZeroDivisionError):
            await answer(world, game)
        monkeypatch.setattr(Match, "save", original)
        assert await world.rows() == before
        assert (await world.host.reading(game, 1)).game.number == 0
        await answer(world, game)


async def test_a_thousand_clicks_at_once_count_once_and_leave_little_behind(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db") as world:
        game = await running(world)
        clicks = [world.host.submit(game, 1, 0, indices=[0]) for _ in range(300)]
        results = await asyncio.gather(*clicks, return_exceptions=True)
        assert sum(isinstance(result, HostError) for result in results) == 299
        await world.host.settle()
        assert len(world.discord.calls) < 40
        assert len(world.host._ledger._locks) == 0


async def test_twenty_people_in_a_queue_for_one_lobby_and_five_games_at_once(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.db") as world:
        games = [await world.game(ANNA, BEN, place=Place(7, channel)) for channel in range(80, 85)]
        open_lobby = await world.lobby(ANNA, place=HERE)
        joins = [world.host.join(open_lobby.id, Person(100 + n, "x")) for n in range(20)]
        plays = [world.play(game, [ANNA, BEN]) for game in games]
        await asyncio.gather(*joins, *plays, return_exceptions=True)
        assert len((await world.host.reading(open_lobby.id)).seats) == 4
        for game in games:
            await check_consistent(world, game)
