"""How much room finished games take in the database: with their logs as rows, and folded."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.games import Face, faces
from bot.hosting.host import Host
from bot.hosting.recalling import folding
from bot.store import Store
from bot.tools.bench_games import begun
from bot.values.people import Person, Place
from engine.catalogue import rules_of

GAMES = 6
MOST = 4
"""Players; fewer where a game takes no more."""


def kept() -> Iterator[str]:
    """Play some whole games of each kind, and give one line for each kind."""
    folding.PAUSE = 0.0
    for face in faces():
        yield asyncio.run(_kept(face))


async def _kept(face: Face) -> str:
    moment = datetime.now(UTC)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        store = await Store.open(f"sqlite+aiosqlite:///{path}")
        host = Host(store, now=lambda: moment, looking=False, keep_log_days=1)
        empty, choices = _size(path), 0
        for number in range(GAMES):
            choices += await _played(host, face.key, Place(5, 6 + number))
        rows = _size(path)
        moment += timedelta(days=2)
        await host.folding.fold_all()
        folded = _size(path)
        await host.close()
        await store.close()
    before, after = ((size - empty) / GAMES / 1000 for size in (rows, folded))
    return f"{face.key}: a finished game of {choices // GAMES} rows takes {before:.1f} KB, folded {after:.1f} KB"


async def _played(host: Host, key: str, place: Place) -> int:
    """Play a game to its end as automatic players would; return how many rows its log has."""
    rules = rules_of(key)
    people = tuple(Person(11 + seat, f"Reader {seat}") for seat in range(min(MOST, rules.seats.stop - 1)))
    game = await begun(host, key, place, people)
    while (await host.reading(game)).game.active:
        for person in people:
            table = await host.reading(game, person.user_id)
            if table.must_act and table.pending is not None:
                picks = rules.advise(table.view, table.pending.ask, rules.strengths[0])
                await host.submit(game, person.user_id, table.pending.number, picks=picks)
    return (await host.reading(game)).game.number


def _size(path: Path) -> int:
    """Return the bytes of a database without its free pages, and without what was to be sent."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("DELETE FROM outbox")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size
