"""`exlibris move`: from SQLite to PostgreSQL and back, all that there is and nothing else."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlmodel import col, delete, update
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store import holding
from bot.store.schema import GameRow, OutboxRow
from bot.tools.operating import moving
from bot.tools.operating.moving import move
from bot.values.complaint import Complaint
from bot.values.people import Place
from bot.values.states import RUNNING
from tests.bot.empty import put_empty
from tests.bot.hosted import ANNA, BEN, CARA, Hosted, hosted
from tests.bot.postgres import Server

pytestmark = pytest.mark.timeout(120)


def file(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def played(path: Path) -> Hosted:
    """Leave a file with games in all states, and the numbers of one that is lost."""
    async with hosted(path) as world:
        over = await world.game(ANNA, BEN)
        await world.play(over, [ANNA, BEN])
        running = await world.game(ANNA, BEN, place=Place(7, 71), automatic=1)
        await world.play(running, [ANNA, BEN], 5)
        await world.lobby(CARA, place=Place(7, 72))
        lost = await world.lobby(CARA, place=Place(7, 73))
        await world.quiet()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("DELETE FROM seat WHERE game_id = ?", (lost.id,))
        database.execute("DELETE FROM outbox WHERE game_id = ?", (lost.id,))
        database.execute("DELETE FROM game WHERE id = ?", (lost.id,))
    return world


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return [line for line in database.iterdump() if line.startswith("INSERT") and "sqlite_stat" not in line]


async def test_a_database_goes_to_postgresql_and_back_and_its_games_go_on(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 3)
    await played(tmp_path / "before.db")
    url = await postgres.empty("moved")
    told = await move(file(tmp_path / "before.db"), url)
    assert "1 running games were played again" in told
    assert await move(url, file(tmp_path / "after.db")) == told
    assert dump(tmp_path / "after.db") == dump(tmp_path / "before.db") != []
    with pytest.raises(Complaint, match=r"^--to: it holds something already \(game, .*\): name an empty database$"):
        await move(file(tmp_path / "before.db"), url)
    async with hosted(url) as there:
        assert (await there.play(2, [ANNA, BEN], 3)).game.state == RUNNING
        assert (await there.lobby(CARA, place=Place(7, 74))).id == 5  # and not 4, whose buttons may still stand


async def test_what_does_not_arrive_as_it_was_leaves_the_target_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(tmp_path / "before.db")
    target = file(tmp_path / "after.db")

    async def forgetful(session: AsyncSession, _: object) -> None:
        await session.exec(delete(OutboxRow).where(col(OutboxRow.id) == 1))
        await session.exec(update(GameRow).where(col(GameRow.id) == 2).values(language="xx"))

    with monkeypatch.context() as patch:
        patch.setattr(moving, "number_on", forgetful)
        with pytest.raises(Complaint, match=r"^nothing was moved: what has arrived of game is not what it was$"):
            await move(file(tmp_path / "before.db"), target)
    await move(file(tmp_path / "before.db"), target)  # which is empty still
    assert dump(tmp_path / "after.db") == dump(tmp_path / "before.db")


@pytest.mark.parametrize(
    "source, target, said",
    [
        ("none.db", "new.db", "--from: there is no file"),
        ("games.db", "games.db", "--from and --to are the same database"),
        ("games.db", "no/folder.db", "--to: the file cannot be opened"),
        ("games.db", "", "--to: it must name a file"),
    ],
)
async def test_each_failure_is_one_sentence(tmp_path: Path, source: str, target: str, said: str) -> None:
    put_empty(tmp_path / "games.db")
    with pytest.raises(Complaint, match=f"^{said}"):
        await move(file(tmp_path / source), file(tmp_path / target) if target else "sqlite+aiosqlite://")


async def test_nothing_is_moved_from_under_a_bot_that_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_empty(tmp_path / "games.db")
    monkeypatch.setattr(holding, "PATIENCE", 0)
    async with holding.holding(file(tmp_path / "games.db"), None, lambda _: None):
        with pytest.raises(Complaint, match=r"^--from: another process of the bot has .* open already$"):
            await move(file(tmp_path / "games.db"), file(tmp_path / "new.db"))
