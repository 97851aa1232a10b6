"""Whoever leaves at any question, one's own or another's, leaves a game that goes on, with or without a cache."""

import shutil
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.games import face_of
from bot.hosting.matches import Matches
from bot.values.people import Person
from bot.values.states import OVER, RUNNING
from bot.values.table import Table
from engine.catalogue import rules_of
from tests.bot.hosted import ANNA, BEN, HERE, Hosted, hosted
from tests.contract.every import every_game

GOES_ON = 6
"""So many choices after somebody left have to be made by those who are still there."""
MOST = 400


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Hosted]:
    async with hosted(tmp_path / "games.db", deliver=False) as running:
        yield running


async def begun(world: Hosted, game: str) -> int:
    lobby = await world.host.start(game, HERE, ANNA, {"shuffle": 0})
    await world.host.join(lobby.id, BEN)
    if 3 in rules_of(game).seats_for({}):
        await world.host.add_automatic(lobby.id, ANNA)
    await world.host.begin(lobby.id, ANNA)
    return lobby.id


async def seen_by(world: Hosted, game: int, person: Person) -> Table:
    return await world.host.reading(game, person.user_id)


async def answer(world: Hosted, game: int, person: Person) -> None:
    table = await seen_by(world, game, person)
    assert table.pending is not None
    rules = rules_of(table.game.key)
    picks = rules.advise(table.view, table.pending.ask, rules.strengths[0])
    await world.host.submit(game, person.user_id, table.pending.number, picks=picks)


async def who_acts(world: Hosted, game: int, people: Sequence[Person]) -> Person | None:
    for person in people:
        if (await seen_by(world, game, person)).must_act:
            return person
    return None


def copied(world: Hosted, path: Path) -> None:
    """Copy the database as it is committed just now."""
    with closing(sqlite3.connect(world.path)) as here:  # by itself it would only commit
        here.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy(world.path, path)


async def leaves_and_goes_on(path: Path, game: int, leaver: Person, other: Person) -> None:
    async with hosted(path, deliver=False) as copy:
        await copy.host.resume_all()
        await copy.host.leave(game, leaver)
        for _ in range(GOES_ON):
            table = await seen_by(copy, game, other)
            if table.game.state != RUNNING:
                break
            assert table.must_act, "nobody can act, and the game is not over"
            await answer(copy, game, other)
        assert (await seen_by(copy, game, leaver)).seat is None
        assert (await seen_by(copy, game, other)).game.state in {RUNNING, OVER}


@pytest.mark.timeout(300)
@every_game
async def test_leaving_at_any_question_leaves_a_game_that_goes_on(world: Hosted, tmp_path: Path, game: str) -> None:
    number = await begun(world, game)
    met: set[tuple[str, bool]] = set()
    for _ in range(MOST):
        acting = await who_acts(world, number, (ANNA, BEN))
        if acting is None:
            break
        pending = (await seen_by(world, number, acting)).pending
        assert pending is not None
        for leaver in (ANNA, BEN):
            case = (pending.ask.key, leaver is acting)
            if case not in met:
                met.add(case)
                path = tmp_path / f"{len(met)}.db"
                copied(world, path)
                await leaves_and_goes_on(path, number, leaver, BEN if leaver is ANNA else ANNA)
        await answer(world, number, acting)
    assert (await seen_by(world, number, ANNA)).game.state == OVER
    assert len(met) >= min(5, 2 * len(face_of(game).vocabulary.asks))


async def looks(world: Hosted, game: int) -> list[Any]:
    return [await seen_by(world, game, person) for person in (ANNA, BEN)]


@every_game
async def test_a_match_from_memory_from_its_row_and_pushed_out_of_memory_are_one(
    world: Hosted, tmp_path: Path, game: str
) -> None:
    number = await begun(world, game)
    ledger = world.host._ledger
    for count in range(40):
        acting = await who_acts(world, number, (ANNA, BEN))
        if acting is None:
            break
        await answer(world, number, acting)
        if count % 5 == 4 and (await seen_by(world, number, acting)).can_undo:
            await world.host.undo(number, acting.user_id)
        from_memory = await looks(world, number)
        ledger.matches = Matches(size=0)  # as after 128 other games
        assert await looks(world, number) == from_memory
        ledger.matches = Matches()
