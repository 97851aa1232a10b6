"""The store: the recipe that loses nothing, and clear words where the database cannot be used."""

import asyncio
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.orm.exc import StaleDataError
from sqlmodel import select, text

from bot.line import Rank
from bot.store import Store, StoreError, engines
from bot.store.schema import ChoiceRow, GameRow
from bot.values.states import ENDED, LOBBY, RUNNING

pytestmark = pytest.mark.short

TASKS, ROUNDS = 20, 25
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def game(channel: int = 70, state: str = LOBBY) -> GameRow:
    return GameRow(key="toy", state=state, channel_id=channel, host_id=1, created_at=NOW)


async def test_the_recipe_holds_on_every_connection(tmp_path: Path) -> None:
    store = await Store.open(address(tmp_path / "games.db"))
    for session_of in (store.reading, store.writing):
        async with session_of() as session:
            values = [
                (await session.exec(text(f"PRAGMA {name}"))).scalar_one()  # type: ignore[call-overload] # raw SQL
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
        assert values == ["wal", 2, 1, engines.BUSY_MS]
    await store.close()


async def test_twenty_tasks_of_twenty_five_changes_lose_none(tmp_path: Path) -> None:
    """Each reads a number, thinks, and writes the next one: with the drivers' defaults 475 of 500 were lost."""
    store = await Store.open(address(tmp_path / "games.db"))
    async with store.writing() as session:
        session.add(game())

    async def change() -> None:
        for _ in range(ROUNDS):
            async with store.writing() as session:
                row = (await session.exec(select(GameRow))).one()
                await asyncio.sleep(0)
                row.number += 1
                session.add(ChoiceRow(game_id=row.id, number=row.number, key="x", at=NOW))

    await asyncio.gather(*(change() for _ in range(TASKS)))
    async with store.reading() as session:
        assert (await session.exec(select(GameRow.number))).one() == TASKS * ROUNDS
        numbers = (await session.exec(select(ChoiceRow.number).order_by(text("number")))).all()
    assert list(numbers) == list(range(1, TASKS * ROUNDS + 1))
    await store.close()


async def test_two_processes_lose_none_either(tmp_path: Path) -> None:
    stores = [await Store.open(address(tmp_path / "games.db")) for _ in range(2)]
    async with stores[0].writing() as session:
        session.add(game())

    async def change(store: Store) -> None:
        for _ in range(ROUNDS):
            async with store.writing() as session:
                row = (await session.exec(select(GameRow))).one()
                await asyncio.sleep(0)
                row.number += 1

    await asyncio.gather(*(change(store) for store in stores for _ in range(2)))
    async with stores[0].reading() as session:
        assert (await session.exec(select(GameRow.number))).one() == 4 * ROUNDS
    for store in stores:
        await store.close()


async def test_a_reader_cannot_write(tmp_path: Path) -> None:
    store = await Store.open(address(tmp_path / "games.db"))
    async with store.reading() as session:
        session.add(game())
        with pytest.raises(OperationalError, match="readonly"):
            await session.flush()
    await store.close()


async def test_a_block_that_raises_changes_nothing(tmp_path: Path) -> None:
    store = await Store.open(address(tmp_path / "games.db"))

    async def fail() -> None:
        async with store.writing() as session:
            session.add(game())
            await session.flush()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store.reading() as session:
        assert (await session.exec(select(GameRow))).all() == []
    await store.close()


async def test_a_channel_has_one_game_in_play_and_any_number_of_old_ones(tmp_path: Path) -> None:
    store = await Store.open(address(tmp_path / "games.db"))
    async with store.writing() as session:
        session.add_all([game(state=ENDED), game(state=ENDED), game(state=RUNNING), game(71)])
    async with store.writing() as session:
        session.add(game(state=LOBBY))
        with pytest.raises(IntegrityError):
            await session.flush()
        await session.rollback()
    await store.close()


async def test_a_row_that_somebody_else_changed_in_between_is_not_overwritten(tmp_path: Path) -> None:
    store = await Store.open(address(tmp_path / "games.db"))
    async with store.writing() as session:
        session.add(game())
    async with store.reading() as session:
        old = (await session.exec(select(GameRow))).one()
    async with store.writing() as session:
        (await session.exec(select(GameRow))).one().number = 1
    async with store.writing() as session:
        session.add(old)
        old.number = 2
        with pytest.raises(StaleDataError):
            await session.flush()
        await session.rollback()
    await store.close()


async def test_times_come_back_in_utc(tmp_path: Path) -> None:
    store = await Store.open(address(tmp_path / "games.db"))
    async with store.writing() as session:
        session.add(game())
    async with store.reading() as session:
        assert (await session.exec(select(GameRow.created_at))).one() == NOW
    await store.close()


@pytest.mark.parametrize(
    "url,says",
    [
        ("sqlite+aiosqlite://", "in memory would lose every game"),
        ("sqlite+aiosqlite:///:memory:", "in memory would lose every game"),
        ("sqlite:///games.db", "needs an async driver"),
        ("postgresql://user:hush@db/games", "needs an async driver"),
        ("nonsense", "no database address"),
        ("oracle+nothing://user:hush@db/games", "no database address"),
    ],
)
async def test_an_address_that_cannot_be_used_is_told_so_without_its_password(url: str, says: str) -> None:
    with pytest.raises(StoreError, match=says) as error:
        await Store.open(url)
    assert "hush" not in str(error.value)


async def test_a_file_that_is_no_database_is_said_to_be_none_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(b"this is a letter to my aunt" * 100)
    before = path.read_bytes()
    with pytest.raises(StoreError, match="no SQLite database") as error:
        await Store.open(address(path))
    assert "\n" not in str(error.value)
    assert path.read_bytes() == before


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="folder must exist"):
        await Store.open(address(tmp_path / "nowhere" / "games.db"))


async def test_a_locked_database_is_said_to_be_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "BUSY_MS", 20)
    path = tmp_path / "games.db"
    await (await Store.open(address(path))).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreError, match="running twice"):
        await Store.open(address(path))
    other.close()


async def test_a_file_that_may_not_be_written_to_is_said_to_be_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "MIGRATING", ("foreign_keys=OFF", "query_only=ON"))
    with pytest.raises(StoreError, match="may not be written to"):
        await Store.open(address(tmp_path / "games.db"))


async def test_a_full_disk_at_the_first_start_is_said_to_be_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "MIGRATING", ("foreign_keys=OFF", "max_page_count=4"))
    with pytest.raises(StoreError, match="disk is full"):
        await Store.open(address(tmp_path / "games.db"))
    monkeypatch.undo()
    await (await Store.open(address(tmp_path / "games.db"))).close()


async def test_whoever_is_waited_for_writes_before_what_may_wait(tmp_path: Path) -> None:
    store = await Store.open(address(tmp_path / "games.db"))
    order: list[str] = []

    async def write(name: str, rank: Rank) -> None:
        async with store.writing(rank):
            order.append(name)

    async with store.writing():
        wishes = [("delivery", Rank.LATER), ("another", Rank.LATER), ("click", Rank.ASKED)]
        writing = [asyncio.create_task(write(*wish)) for wish in wishes]
        await asyncio.sleep(0)
    await asyncio.gather(*writing)
    assert order == ["click", "delivery", "another"]
    await store.close()


async def test_a_session_that_outlasts_its_store_is_not_kept(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    async with store.reading() as session:
        await store.close()
    assert session not in store._readers._kept
    assert not session.in_transaction()
