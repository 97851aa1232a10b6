"""What a start costs, as a process of its own on a Discord of this machine, and a bare bot's beside it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bot.hosting.host import Host
from bot.store import Store
from bot.text.emblems import called
from bot.tools.bench_games import begun, copied
from bot.tools.load.loopback import Loopback
from bot.tools.load.processes import API, DATABASE, GATEWAY, TOKEN, running
from bot.tools.load.town import Town
from bot.values.complaint import Complaint
from bot.values.people import Person, Place
from data.prints import prints

OURS, BARE = "bot.tools.load.served", "bot.tools.load.bare"
GAME = "exlibris"
LONGEST = 300.0
LOOK_AGAIN = 0.01
WHILE = 10.0
"""So many seconds are looked at after a start."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a start took."""

    seconds: float
    cpu: float
    memory: float
    """Megabytes when it was ready."""
    later: float
    """Megabytes a while later."""
    idle: float
    """Seconds of CPU time in that while."""
    stop: float
    """Seconds from SIGTERM to the end."""

    def __str__(self) -> str:
        return (
            f"ready after {self.seconds:.2f} s, {self.cpu:.2f} s of CPU, {self.memory:.0f} MB; "
            f"{WHILE:g} s later {self.idle:.2f} s of CPU more, {self.later:.0f} MB; "
            f"over {self.stop:.2f} s after SIGTERM"
        )


async def starts(games: int) -> AsyncIterator[str]:
    """Measure, and give one line for each figure; raises Complaint where a bot does not come up."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        bare = await _start(BARE, folder, {})
        yield f"a bare bot of discord.py: {bare}"
        empty = {DATABASE: f"sqlite+aiosqlite:///{folder / 'new.db'}"}
        yield f"the first start: {await _start(OURS, folder, empty)}"
        again = await _start(OURS, folder, empty)
        yield f"a start: {again}"
        yield _beside(again, bare)
        address = f"sqlite+aiosqlite:///{folder / 'many.db'}"
        await _many(address, games)
        full = await _start(OURS, folder, {DATABASE: address})
        yield f"a start with {games} running games: {full}"
        yield _beside(full, bare)


def _beside(ours: Start, bare: Start) -> str:
    cpu, memory = ours.cpu / bare.cpu, ours.memory / bare.memory
    return f"{cpu:.1f} times the CPU time of the bare bot's, {memory:.1f} times its memory"


async def _start(module: str, folder: Path, settings: dict[str, str]) -> Start:
    names = [called(*known) for known in prints().items()]
    log = folder / f"{module}.log"
    async with Loopback(_town(), names) as discord:
        where = {API: f"http://{discord.address}/api/v10", GATEWAY: f"ws://{discord.address}/gateway/"}
        since = perf_counter()
        async with running(module, folder, {TOKEN: "bench", **where, **settings}) as bot:
            while "ready" not in log.read_text(encoding="utf-8"):
                if perf_counter() - since > LONGEST or bot.process.returncode is not None:
                    raise Complaint(log.read_text(encoding="utf-8")[-2000:])
                await asyncio.sleep(LOOK_AGAIN)
            seconds, cpu, memory = perf_counter() - since, bot.cpu(), bot.memory()
            await asyncio.sleep(WHILE)
            return Start(seconds, cpu, memory, bot.memory(), bot.cpu() - cpu, await bot.stop())


def _town() -> Town:
    return Town(100)


async def _many(address: str, games: int) -> None:
    """Let many games run, in each of which an automatic player sits and a person is waited for."""
    store = await Store.open(address)
    host, places = Host(store, looking=False), _town().places
    game = await begun(host, GAME, Place(places[0].server, places[0].channel), (Person(11, "Ada"),), automatic=1)
    await host.close()
    await copied(store, game, games)
    await store.close()
