"""What clocks cost: what they add to a choice, and what many of them take at a start and while nobody plays."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import patch

from bot.hosting import bookkeeping
from bot.hosting.clock.running import settle_clocks
from bot.hosting.host import Host
from bot.store import Store
from bot.tools.bench_games import begun, copied
from bot.values.people import Person, Place
from bot.values.states import RUNNING
from engine.catalogue import rules_of

GAME = "exlibris"
USERS = (Person(11, "Ada"), Person(12, "Borges"))
CHOICES = 300
GAMES = 20_000
MINUTES = 30


def clocks() -> Iterator[str]:
    """Measure, and give one line for each figure; times are of the processor."""
    yield from asyncio.run(_measured())


async def _measured() -> list[str]:
    bare, timed = await _choices()
    start, idle = await _many()
    return [
        f"a choice without its clock: {bare:.0f} us, with it: {timed:.0f} us, {100 * (timed / bare - 1):.1f} % more",
        f"{GAMES} running games with clocks after a night: {start:.2f} s to start and to set them on",
        f"their sleeper: {idle:.2f} ms a minute",
    ]


@asynccontextmanager
async def _host(now: Callable[[], datetime]) -> AsyncGenerator[tuple[Host, Store]]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}")
        host = Host(store, now=now, looking=False)
        await host.open(None)
        try:
            yield host, store
        finally:
            await host.close()
            await store.close()


async def _choices() -> tuple[float, float]:
    """Return the microseconds of a choice without clocks and with them, in turns, so that both have the same luck."""
    costs: dict[bool, float] = {False: 0.0, True: 0.0}
    async with _host(lambda: datetime.now(UTC)) as (host, _):
        games = {timed: await begun(host, GAME, Place(5, 6 + place), USERS) for place, timed in enumerate(costs)}
        for _ in range(CHOICES):
            for timed, game in games.items():
                with patch.object(bookkeeping, "settle_clocks", settle_clocks if timed else _nothing):
                    costs[timed] += await _choice(host, game)
                if (await host.reading(game)).game.state != RUNNING:
                    games[timed] = await begun(host, GAME, Place(5, 6 + timed), USERS)
    return 1e6 * costs[False] / CHOICES, 1e6 * costs[True] / CHOICES


def _nothing(*_: object, **__: object) -> None:
    return None


async def _choice(host: Host, game: int) -> float:
    tables = [await host.reading(game, user.user_id) for user in USERS]
    table, user = next((table, user) for table, user in zip(tables, USERS, strict=True) if table.must_act)
    if table.pending is None:
        raise RuntimeError("whoever must act is asked something")
    picks = rules_of(GAME).advise(table.view, table.pending.ask, rules_of(GAME).strengths[0])
    started = time.process_time()
    await host.submit(game, user.user_id, table.pending.number, picks=picks)
    return time.process_time() - started


async def _many() -> tuple[float, float]:
    """Return the seconds of a start with many games after a night, and the milliseconds of each minute after it."""
    moment = datetime.now(UTC)
    async with _host(lambda: moment) as (host, store):
        await host.minute()
        await copied(store, await begun(host, GAME, Place(5, 6), USERS), GAMES)
        moment += timedelta(hours=8)
        started = time.process_time()
        later = Host(store, now=lambda: moment, looking=False)
        await later.open(None)
        await later.resume_all()
        await later.minute()
        start = time.process_time() - started
        await later.settle()
        started = time.process_time()
        for _ in range(MINUTES):
            moment += timedelta(minutes=1)
            await host.minute()
            await host.settle()
        return start, 1e3 * (time.process_time() - started) / MINUTES
