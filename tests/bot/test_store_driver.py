"""The connection to SQLite: what must hold where a database cannot be opened."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from bot.store.driver import Connection, creator

pytestmark = pytest.mark.short


async def test_a_connection_that_could_not_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    """Such a thread would still call a loop that is closed by then, and the host would see a traceback."""
    connect: Any = creator(make_url(f"sqlite+aiosqlite:///{tmp_path / 'no' / 'games.db'}"), begins_late=True)
    for _ in range(20):
        connection = connect()
        with pytest.raises(sqlite3.OperationalError):
            await connection
        assert not connection._thread.is_alive()


async def test_what_may_wait_goes_to_the_thread_and_a_quick_statement_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect: Any = creator(make_url(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"), begins_late=True, quick=True)
    connection = await connect()
    trips = list[str]()
    sent: Any = Connection._execute

    async def counted(self: Connection, work: Any, begin: str, *rest: Any) -> Any:
        trips.append(begin)
        return await sent(self, work, begin, *rest)

    monkeypatch.setattr(Connection, "_execute", counted)
    cursor = connection.cursor()
    await cursor.execute("CREATE TABLE one (number INTEGER)")
    await cursor.execute("BEGIN IMMEDIATE")
    for number in range(3):
        await cursor.execute("INSERT INTO one VALUES (?)", (number,))
    await connection.commit()
    assert trips == [""]
    await connection.rollback()  # nothing is open any more
    await cursor.execute("SELECT number FROM one")
    assert await cursor.fetchall() == [(0,), (1,), (2,)]
    assert len(trips) == 1
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # whoever has to wait does so in the thread, as long as ever
        await cursor.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(cursor.execute("INSERT INTO one VALUES (9)"))
        await asyncio.sleep(0.01)
        other.execute("COMMIT")
        await writing
    await connection.commit()
    assert trips == ["", "BEGIN IMMEDIATE", ""]
    monkeypatch.undo()
    await connection.close()
