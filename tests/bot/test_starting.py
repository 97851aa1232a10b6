"""What a start does without: it has to be quick, and most of it is importing."""

import asyncio
import platform
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot.app import client, flood
from bot.app.client import Bot
from bot.app.limits import NO_LIMITS
from bot.app.loading import load
from bot.process import proxies
from bot.store import Store
from bot.tools.load import asking
from bot.tools.load.loopback import Loopback
from bot.tools.load.town import Town

START = """
import asyncio, gc, sys
from bot.process.start import imported
imported()
assert gc.isenabled() and gc.get_freeze_count() > 100_000
from bot.app.client import Bot
from bot.app.loading import load
from bot.app.offering import Translator, wanted
from bot.store import Store

async def start(address):
    await (await Store.open(address)).close()
    bot = Bot(address)
    await load(bot.tree)
    await bot.tree.set_translator(Translator())
    await wanted(bot.tree)

asyncio.run(start(sys.argv[1]))
print(*sys.modules)
"""
LATE = {"alembic", "asyncpg", "babel", "fluent", "openskill", "prometheus_client", "sqlalchemy.dialects.postgresql"}


async def test_a_start_imports_nothing_that_few_starts_need(tmp_path: Path) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    await (await Store.open(address)).close()
    words = [sys.executable, "-c", START, address]
    loaded = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()  # noqa: ASYNC221, S603 - our own words, and nothing else runs
    assert {"bot.store.migrate", "bot.app.client", "bot.games.exlibris"} < set(loaded)
    assert [name for name in loaded if name in LATE] == []


@asynccontextmanager
async def connected(loopback: Loopback, folder: Path) -> AsyncGenerator[tuple[Bot, asyncio.Task[None]]]:
    """Let a bot of ours connect, as one that runs does."""
    proxies.use(f"http://{loopback.address}/api/v10", f"ws://{loopback.address}/gateway/")
    bot = Bot(f"sqlite+aiosqlite:///{folder / 'games.db'}", late=True)
    await bot.login("token")
    connecting = asyncio.create_task(bot.connect())
    try:
        yield bot, connecting
    finally:
        await bot.close()
        await connecting


@pytest.fixture
def _addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", "")
    monkeypatch.setattr(client, "kept", nullcontext)  # what other tests make is to be found


@pytest.mark.usefixtures("_addresses")
async def test_whoever_asks_before_the_games_are_loaded_is_answered_once_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    town, steps, let = Town(1), [], asyncio.Event()

    async def slowly(tree: Any) -> None:
        await let.wait()
        await load(tree)
        steps.append("loaded")

    monkeypatch.setattr(client, "load", slowly)
    async with Loopback(town) as loopback, connected(loopback, tmp_path) as (bot, _):
        await loopback.connected.wait()
        button = {"type": 2, "custom_id": "x:play:1", "style": 1, "label": "Play"}
        message = loopback.messages.make("1000", {"components": [{"type": 1, "components": [button]}]})
        answer = await loopback.interact(asking.pressed(town.newcomer(), town.places[0], message, button))
        await bot._door.knocked.wait()
        assert answer.acknowledged is None
        assert bot.tree.get_commands() == []
        let.set()
        assert await answer.within(20)
        assert steps == ["loaded"]
        assert {"exlibris", "atheneum", "exlibrium", "games"} <= {one.name for one in bot.tree.get_commands()}


@pytest.mark.usefixtures("_addresses")
async def test_a_bot_whose_games_can_not_be_loaded_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: Any) -> None:
        raise ValueError

    monkeypatch.setattr(client, "load", fails)
    async with Loopback(Town(1)) as loopback, connected(loopback, tmp_path) as (bot, connecting), asyncio.timeout(20):
        await connecting
        assert bot.is_closed()


def test_the_door_lets_in_who_waits_in_their_order_and_nobody_once_it_is_shut() -> None:
    read: list[int] = []
    door = flood.Door(read.append, NO_LIMITS)
    door.hold()
    for user in (1, 2, 3):
        door.let_in({"user": {"id": user}})
    assert read == []
    door.open()
    assert [one["user"]["id"] for one in read] == [1, 2, 3]  # type: ignore[index] # events, as they came
    door.shut = True
    door.let_in({"user": {"id": 4}})
    assert len(read) == 3


THREADS = """
import ctypes, sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from bot.process.start import _share_heap
if "shared" in sys.argv:
    _share_heap()
together = Barrier(4)

def work(_):
    kept = [bytes(1_000) for _ in range(1_000)]
    together.wait()
    return len(kept)

with ThreadPoolExecutor(4) as threads:
    assert sum(threads.map(work, range(4))) == 4_000
    ctypes.CDLL(None).malloc_stats()
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries have one heap anyway")
@pytest.mark.parametrize("shared", [False, True])
def test_all_threads_take_memory_from_one_heap(shared: bool) -> None:  # noqa: FBT001 - of pytest
    run = (sys.executable, "-c", THREADS, *(["shared"] if shared else []))
    told = subprocess.run(run, capture_output=True, text=True, check=True).stderr  # noqa: S603 - our own
    assert ("Arena 1:" not in told) == shared
