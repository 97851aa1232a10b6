"""Rows outside the ORM: what changed is written, and nothing over what somebody else has written meanwhile."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy import select as columns
from sqlalchemy.orm.exc import StaleDataError
from sqlmodel import select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store import Store
from bot.store.rows import Rows, columns_of, fetched, made, values_of
from bot.store.schema import GameRow, SeatRow
from bot.store.statements import Statement
from bot.values.states import LOBBY

pytestmark = pytest.mark.short

NOW = datetime(2026, 1, 1, tzinfo=UTC)
GAMES, SEATS = (Statement(columns(*columns_of(kind))) for kind in (GameRow, SeatRow))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store with one game and two seats."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    async with store.writing() as session:
        session.add(GameRow(key="toy", state=LOBBY, channel_id=70, host_id=1, created_at=NOW))
        await session.flush()
        session.add_all([seat(0, 11), seat(1, 12)])
    yield store
    await store.close()


def seat(number: int, user_id: int) -> SeatRow:
    return SeatRow(game_id=1, seat=number, user_id=user_id, colour="sky", joined_at=NOW)


async def changed(store: Store, change: Callable[[Rows, GameRow, list[SeatRow]], object]) -> list[str]:
    """Change the rows, write them, and return the statements that wrote."""
    said: list[str] = []

    def hear(_: Any, __: Any, statement: str, *___: Any) -> None:
        said.append(statement)

    async with store.writing() as session:
        rows, game, seats = await kept(session)
        change(rows, game, seats)
        event.listen(store.writer.sync_engine, "before_cursor_execute", hear)
        await rows.write(session)
    event.remove(store.writer.sync_engine, "before_cursor_execute", hear)
    return said


async def kept(session: AsyncSession) -> tuple[Rows, GameRow, list[SeatRow]]:
    rows = Rows()
    [game] = await fetched(session, GAMES, {})
    return (
        rows,
        rows.keep(made(GameRow, game)),
        [rows.keep(made(SeatRow, row)) for row in await fetched(session, SEATS, {})],
    )


async def stored(store: Store) -> tuple[GameRow, list[SeatRow]]:
    async with store.reading() as session:
        game = (await session.exec(select(GameRow))).one()
        return game, list((await session.exec(select(SeatRow).order_by("seat"))).all())


async def test_a_row_made_of_its_columns_is_the_row_that_the_orm_reads(store: Store) -> None:
    game, seats = await stored(store)
    found: list[Any] = []
    await changed(store, lambda _, game, seats: found.extend([game, *seats]))
    assert [values_of(row) for row in found] == [row.model_dump() for row in (game, *seats)]


async def test_only_what_has_changed_is_written_and_the_version_counts_it(store: Store) -> None:
    assert await changed(store, lambda _, game, __: setattr(game, "number", 0)) == []
    said = await changed(store, lambda _, game, __: setattr(game, "number", 5))
    assert said == ["UPDATE game SET number=?, version=? WHERE game.id = ? AND game.version = ?"]
    game, _ = await stored(store)
    assert (game.number, game.version) == (5, 2)


async def test_people_who_change_places_do_not_meet_on_one_chair(store: Store) -> None:
    """A person has one seat in a game, so that the old seats must go before the new ones come."""

    def swap(rows: Rows, _: GameRow, seats: list[SeatRow]) -> None:
        for row in seats:
            rows.remove(row)
        rows.add(seat(0, 12))
        rows.add(seat(1, 11))

    await changed(store, swap)
    _, seats = await stored(store)
    assert [row.user_id for row in seats] == [12, 11]


async def test_a_row_that_was_added_and_removed_never_was(store: Store) -> None:
    def come_and_go(rows: Rows, *_: Any) -> None:
        third = seat(2, 13)
        rows.add(third)
        rows.remove(third)

    assert await changed(store, come_and_go) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda _, game, __: setattr(game, "number", 9),
        lambda rows, game, _: rows.remove(game),
        lambda rows, _, seats: rows.remove(seats[0]),
    ],
    ids=["update", "delete", "delete-seat"],
)
async def test_what_somebody_else_changed_meanwhile_is_not_overwritten(
    store: Store, change: Callable[[Rows, GameRow, list[SeatRow]], object]
) -> None:
    before = [row.model_dump() for row in (await stored(store))[1]]

    async def change_too_late() -> None:
        async with store.writing() as session:
            rows, game, seats = await kept(session)
            change(rows, game, seats)
            connection = await session.connection()
            await connection.exec_driver_sql("UPDATE game SET version = version + 1")
            await connection.exec_driver_sql("DELETE FROM seat WHERE seat = 0")
            await rows.write(session)

    with pytest.raises(StaleDataError, match="changed by somebody else"):
        await change_too_late()
    assert [row.model_dump() for row in (await stored(store))[1]] == before


async def test_a_transaction_without_a_statement_holds_nothing(store: Store) -> None:
    """The driver sends BEGIN with the first statement: where none comes, nobody else has to wait."""
    other = sqlite3.connect(str(store.url.database), timeout=0, isolation_level=None)
    async with store.writing() as session:
        await session.connection()
        other.execute("BEGIN IMMEDIATE")
        other.execute("ROLLBACK")
        await session.exec(select(GameRow))
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
    other.execute("BEGIN IMMEDIATE")
    other.close()
