"""Logs of finished games that are folded: they take less room, and tell the same."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlmodel import update

from bot.hosting.recalling import folding
from bot.hosting.recalling.folding import Folding
from bot.store.folding import folded, unfolded
from bot.store.folds import FoldRow
from bot.tools.operating.checking import check
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted, refused

AT = datetime(2026, 1, 1, 12, 30, 1, 7, tzinfo=UTC)
ROW: dict[str, Any] = {
    "number": 0,
    "seat": None,
    "key": "opening",
    "asked": None,
    "automatic": False,
    "picks": "[]",
    "facts": '[["drew",[1,"a"],[0],true],["went",[],null,false]]',
    "at": AT,
}
ANSWER = {**ROW, "number": 1, "seat": 0, "asked": 0, "picks": '[["low"],["card",3]]', "facts": "[]"}


@pytest_asyncio.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hosted]:
    monkeypatch.setattr(folding, "PAUSE", 0.0)
    async with hosted(tmp_path / "games.db", deliver=False) as world:
        yield world


@pytest.mark.parametrize(
    "log",
    [
        [],
        [ROW],
        [ROW, ANSWER, {**ANSWER, "number": 3, "at": AT - timedelta(seconds=1)}],
        [ROW, {**ANSWER, "picks": "[ ]"}, {**ANSWER, "facts": '[["drew",[],null]]'}],
    ],
)
@pytest.mark.parametrize("saved", [None, '{"number": 3}'])
def test_what_is_folded_unfolds_as_it_was(log: list[dict[str, Any]], saved: str | None) -> None:
    assert unfolded(folded(saved, log)) == (saved, log)


async def played(world: Hosted) -> int:
    """Play a game with an undo, an automatic player and somebody who leaves."""
    game = await world.game(ANNA, BEN, CARA)
    await world.answer(game, ANNA, ("low",))
    await world.host.undo(game, ANNA.user_id)
    await world.play(game, [ANNA, BEN, CARA], 5)
    await world.host.leave(game, CARA)
    await world.play(game, [ANNA, BEN])
    return game


async def told(world: Hosted, game: int) -> list[Any]:
    """Return all that can be told of a game that is over."""
    host = world.host
    pages = [await host.log(game, user, page, rows=4) for user in (None, 1, 3) for page in (1, 2, None)]
    tables = [await host.reading(game, user) for user in (None, ANNA.user_id)]
    deeds = await host.deeds(game, 2, 0, 1000)
    past = [await host.past.epilogue(game), await host.past.round(game, 1)]
    kept = [(await host.privacy.data(user))["choice"] for user in (1, 3)]
    return [pages, tables, deeds, past, kept, await host.record(game), await host.games_of(1, states=["over"])]


async def test_a_folded_game_tells_all_that_it_told_before(world: Hosted) -> None:
    game = await played(world)
    before, days = await told(world, game), Folding(world.host._ledger, 30)
    world.time += timedelta(days=29)
    assert await days.fold_all() == 0
    world.time += timedelta(days=2)
    assert await days.fold_all() == 1
    rows = await world.rows()
    assert (rows["choice"], [row["game_id"] for row in rows["fold"]]) == ([], [game])
    assert rows["game"][0]["saved"] is None
    world.host._ledger.matches.drop(game)
    assert await told(world, game) == before
    assert await check(world.store) == (1, [])
    assert await days.fold_all() == 0


async def test_a_game_in_play_and_one_whose_results_are_missing_are_left(world: Hosted) -> None:
    game = await world.game(ANNA, BEN)
    await world.change_game(game, state="over", ended_at=world.time)
    days = Folding(world.host._ledger, 1)
    world.time += timedelta(days=2)
    assert await days.fold_all() == 0
    await world.change_game(game, state="running")
    await world.host.end(game, ANNA)
    world.time += timedelta(days=2)
    log = await world.host.log(game)
    assert await days.fold_all() == 1
    assert await world.host.log(game) == log


async def test_a_fold_that_cannot_be_read_is_told_of_as_a_damaged_game(world: Hosted) -> None:
    game = await played(world)
    world.time += timedelta(days=2)
    await Folding(world.host._ledger, 1).fold_all()
    async with world.store.writing() as session:
        await session.exec(update(FoldRow).values(packed=b"?"))
    world.host._ledger.matches.drop(game)
    assert await refused(world.host.record(game)) == "game-damaged"
    assert (await check(world.store))[1] != []
