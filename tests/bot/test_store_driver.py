"""The connection to SQLite: what must hold where a database cannot be opened."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.store.driver import creator

pytestmark = pytest.mark.short


async def test_a_connection_that_could_not_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    """Such a thread would still call a loop that is closed by then, and the host would see a traceback."""
    connect = creator(make_url(f"sqlite+aiosqlite:///{tmp_path / 'no' / 'games.db'}"), begins_late=True)
    for _ in range(20):
        connection = connect()
        with pytest.raises(sqlite3.OperationalError):
            await connection
        assert not connection._thread.is_alive()
