"""Statements that go to SQLite itself: they say what SQLAlchemy says, in the same transaction, and fail as it fails."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, column, delete, event, insert, select, table, text, update
from sqlalchemy.exc import IntegrityError, OperationalError, StatementError
from sqlmodel import select as select_rows

from bot.store import Store, engines
from bot.store.driver import Connection
from bot.store.rows import added, columns_of, done, fetched, made, names_of, table_of, values_of
from bot.store.schema import GameRow, SeatRow
from bot.store.statements import Statement
from bot.values.states import LOBBY, RUNNING

pytestmark = pytest.mark.short

NOW = datetime(2026, 1, 1, tzinfo=UTC)
GAMES, SEATS = table_of(GameRow), table_of(SeatRow)
ALL = Statement(select(*columns_of(GameRow)).order_by(GAMES.c.id))
COUNT = Statement(update(GAMES).where(GAMES.c.id == bindparam("here")).values(number=GAMES.c.number + 1))
SIT = Statement(insert(SEATS), names_of(SeatRow))
SAFETY = ("synchronous", "wal_autocheckpoint")
NOWHERE = Statement(select(table("nowhere", column("x"))))
BROKEN = text("UPDATE game SET key = CAST(x'ff' AS TEXT)")
LEAVE = Statement(delete(SEATS).where(SEATS.c.user_id == bindparam("who")))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store with two games."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    async with store.writing() as session:
        session.add(GameRow(key="toy", state=LOBBY, channel_id=70, host_id=1, created_at=NOW))
        session.add(GameRow(key="toy", state=RUNNING, channel_id=71, host_id=1, created_at=NOW, no_access=True))
    yield store
    await store.close()


def seat(number: int, user_id: int) -> dict[str, Any]:
    row = SeatRow(game_id=1, seat=number, user_id=user_id, colour="sky", guided=True, joined_at=NOW)
    return {name: getattr(row, name) for name in names_of(SeatRow)}


async def numbers(store: Store) -> list[int]:
    async with store.reading() as session:
        return [made(GameRow, row).number for row in await fetched(session, ALL, {})]


async def test_values_come_back_as_the_orm_gives_them(store: Store) -> None:
    async with store.writing() as session:
        await added(session, SIT, [seat(0, 11), seat(1, 12)])
        assert await done(session, LEAVE, {"who": 12}) == 1
        assert await done(session, LEAVE, {"who": 13}) == 0
    async with store.reading() as session:
        quick = [values_of(made(GameRow, row)) for row in await fetched(session, ALL, {})]
        assert quick == [row.model_dump() for row in (await session.exec(select_rows(GameRow))).all()]
        [found] = (await session.exec(select_rows(SeatRow))).all()
    assert values_of(found) == seat(0, 11)


async def test_both_ways_are_one_transaction_whichever_comes_first(store: Store) -> None:
    async with store.writing() as session:
        await done(session, COUNT, {"here": 1})
        row = await session.get_one(GameRow, 1)
        assert row.number == 1
        row.round = 5
        assert await numbers(store) == [0, 0]
    async with store.writing() as session:
        row = await session.get_one(GameRow, 2)
        row.round = 6
        await session.flush()
        await done(session, COUNT, {"here": 2})
        assert await numbers(store) == [1, 0]
    assert await numbers(store) == [1, 1]
    async with store.reading() as session:
        assert [made(GameRow, row).round for row in await fetched(session, ALL, {})] == [5, 6]


@pytest.mark.parametrize("ours_first", [True, False])
async def test_a_block_that_raises_undoes_both(store: Store, *, ours_first: bool) -> None:
    async def fail() -> None:
        async with store.writing() as session:
            for quick in (ours_first, not ours_first):
                if quick:
                    await done(session, COUNT, {"here": 1})
                else:
                    (await session.get_one(GameRow, 1)).round = 5
                    await session.flush()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with store.writing() as session:  # and nothing is left open for the next one
        await done(session, COUNT, {"here": 2})
    assert await numbers(store) == [0, 1]
    async with store.reading() as session:
        assert made(GameRow, (await fetched(session, ALL, {}))[0]).round == 0


async def test_whoever_is_cancelled_before_the_end_has_changed_nothing(store: Store) -> None:
    changed = asyncio.Event()

    async def never_ends() -> None:
        async with store.writing() as session:
            await done(session, COUNT, {"here": 1})
            changed.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(never_ends())
    await changed.wait()
    task.cancel()
    await asyncio.wait([task])
    async with store.writing() as session:
        await done(session, COUNT, {"here": 2})
    assert await numbers(store) == [0, 1]


async def test_what_need_not_survive_a_power_cut_does_not_wait_for_the_disk_and_what_follows_does(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    trips = list[str]()
    sent: Any = Connection._execute

    async def counted(self: Connection, work: Any, *rest: Any) -> Any:
        trips.append("trip")
        return await sent(self, work, *rest)

    monkeypatch.setattr(Connection, "_execute", counted)
    for lasting in (False, False, True, False, True):
        trips.clear()
        async with store.writing(lasting=lasting) as session:
            await done(session, COUNT, {"here": 1})
            levels = [(await session.exec(text(f"PRAGMA {name}"))).scalar_one() for name in SAFETY]  # type: ignore[call-overload] # raw SQL
            await session.rollback()
            await done(session, COUNT, {"here": 1})
        assert (levels, trips) == (([2, 1000], ["trip", "trip"]) if lasting else ([1, 0], []))
    monkeypatch.undo()
    assert await numbers(store) == [5, 0]
    async with store.writing() as session:
        (await session.get_one(GameRow, 1)).round = 1
        await session.flush()
        assert (await session.exec(text("PRAGMA synchronous"))).scalar_one() == 2  # type: ignore[call-overload] # raw SQL


async def test_what_fails_fails_as_through_sqlalchemy_and_tells_no_values(store: Store) -> None:
    async def twice() -> None:
        async with store.writing() as session:
            await added(session, SIT, [seat(0, 11), seat(1, 11)])

    with pytest.raises(IntegrityError) as error:
        await twice()
    assert "sky" not in str(error.value)
    assert isinstance(error.value.orig, sqlite3.IntegrityError)
    async with store.reading() as session:
        with pytest.raises(OperationalError, match="no such table"):
            await fetched(session, NOWHERE, {})


async def test_where_another_program_holds_the_file_a_reader_waits_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not while all else stands still; and it is told so in the end."""
    monkeypatch.setattr(engines, "BUSY_MS", 20)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    await store.rest()
    await store.reader.dispose()
    other.execute("BEGIN EXCLUSIVE")
    async with store.reading() as session:
        with pytest.raises(OperationalError, match="locked"):
            await fetched(session, ALL, {})
    other.close()
    assert await numbers(store) == []
    await store.close()


async def test_whoever_listens_to_an_engine_hears_of_every_statement(store: Store) -> None:
    said = list[str]()
    for engine in (store.writer, store.reader):
        event.listen(engine.sync_engine, "before_cursor_execute", lambda *asked: said.append(asked[2].split()[0]))
    event.listen(store.writer.sync_engine, "commit", lambda _: said.append("COMMIT"))
    async with store.writing() as session:
        await done(session, COUNT, {"here": 1})
    await numbers(store)
    assert said == ["BEGIN", "UPDATE", "COMMIT", "SELECT"]


async def test_a_text_that_is_none_fails_as_it_does_elsewhere(store: Store) -> None:
    async with store.writing() as session:
        await session.run_sync(
            lambda here: here.connection().execute(text("UPDATE game SET key = CAST(x'ff' AS TEXT)"))
        )
    with pytest.raises(OperationalError, match="decode") as ours:
        await numbers(store)
    with pytest.raises(OperationalError) as theirs:
        async with store.reading() as session:
            await session.run_sync(lambda here: here.connection().execute(ALL.clause).all())
    assert str(ours.value.orig) == str(theirs.value.orig)


async def test_a_date_that_is_none_is_trouble_of_the_database(store: Store) -> None:
    async with store.writing() as session:
        await session.run_sync(lambda here: here.connection().execute(text("UPDATE game SET created_at = '2026-?'")))
        with pytest.raises(StatementError, match="isoformat"):
            await fetched(session, ALL, {})
    with pytest.raises(StatementError, match="isoformat"):
        await numbers(store)
    async with store.reading() as session:
        with pytest.raises(StatementError, match="isoformat"):
            await session.run_sync(lambda here: here.connection().execute(ALL.clause).all())
        with pytest.raises(StatementError, match="isoformat"):
            (await session.exec(select_rows(GameRow))).all()
