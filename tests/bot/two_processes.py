"""Run as a process of its own: lets two others play the same games on one PostgreSQL, and kills them at random.

Both click for everybody in all games. One that is killed, as kill -9 does, is followed by another one. Each writes
down what was acknowledged. When the kills are used up and the games over they end, and one line of JSON tells of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import structlog
from sqlmodel import col, select

import tests.bot.toy_face  # noqa: F401 - the host asks how the toy looks
from bot.hosting.host import Host
from bot.hosting.ringing import heart
from bot.store import Store, leases
from bot.store.schema import STANDING, GameRow, OutboxRow
from bot.values.people import Person, Place
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from engine.hint import AUTOMATIC
from tests.bot.hosted import ANNA, BEN, SEATED
from tests.bot.shared_discord import Shared, SharedCourier
from tests.toy_game import TOY

PASSING = {"stale", "already-done", "busy-elsewhere", "not-saved", "not-readable", "game-over", "not-your-turn"}
"""What somebody is told who was not the first, or has to click once more."""
FELL = "a process ended by itself: "
"""After this stands in the log what one has raised."""
PAUSES = (0.05, 0.1, 0.2) + (0.5,) * 20


def main(url: str, discord: str, acknowledged: str, *numbers: int) -> None:
    seed, games, kills = numbers
    # Not every local variable: to print an error would take longer than a lease lasts.
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[plain], logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    if kills:  # nobody waits long here for a dead one; that a living one is taken for dead may happen too
        leases.LASTS, heart.BEAT = 2, 0.5
    luck = Random(seed)
    assert os.waitpid(forked(partial(prepare, url, games)), 0)[1] == 0
    workers = [spawn(url, discord, acknowledged, luck.random()) for _ in range(2)]
    killed, ended = 0, list[int]()
    while killed < kills:
        time.sleep(0.05 + luck.random() * 0.6)
        place = luck.randrange(2)
        os.kill(workers[place], signal.SIGKILL)
        status = os.waitpid(workers[place], 0)[1]
        if not os.WIFSIGNALED(status):  # it had come to the end already
            ended, workers[place] = [status], 0
            break
        killed += 1
        workers[place] = spawn(url, discord, acknowledged, luck.random())
    ended += [os.waitpid(worker, 0)[1] for worker in workers if worker]
    print(json.dumps({"killed": killed, "ended": ended}), flush=True)  # noqa: T201 - its result


def spawn(url: str, discord: str, acknowledged: str, luck: float) -> int:
    """Start a worker, forked, which is quick; return the number of its process."""
    return forked(partial(work, url, discord, Path(acknowledged), Random(luck)))


def forked(job: Callable[[], Coroutine[Any, Any, None]]) -> int:
    child = os.fork()
    if child == 0:
        try:
            asyncio.run(job())
        except BaseException:  # noqa: BLE001 - whatever it is, the parent has to tell of it
            sys.stderr.write(f"{FELL}{traceback.format_exc()}")
            os._exit(1)
        os._exit(0)
    return child


async def prepare(url: str, games: int) -> None:
    """Begin games whose hosts tell nobody, so that all is still to be told."""
    store = await Store.open(url)
    host = Host(store, looking=False)
    for number in range(games):
        game = await host.start(TOY.key, Place(7, 70 + number), ANNA, SEATED)
        await host.join(game.id, BEN)
        await host.add_automatic(game.id, ANNA)
        await host.begin(game.id, ANNA)
    await host.close()
    await store.close()


async def work(url: str, discord: str, acknowledged: Path, luck: Random) -> None:
    """Click until all games are over and all of it is told."""
    store = await Store.open(url)
    host = Host(store, looking=False, pauses=PAUSES)
    await host.open(SharedCourier(host, await Shared.there(discord, os.getpid())))
    host.resume()
    while running := await running_games(store):
        await click(host, luck.choice(running), luck, acknowledged)
        await asyncio.sleep(luck.random() * 0.03)
    while await waiting(store):  # noqa: ASYNC110 - it may be the other process that is at it
        await asyncio.sleep(0.1)
    await host.close()
    await store.close()


async def click(host: Host, game: int, luck: Random, acknowledged: Path) -> None:
    """Do what somebody would: answer their question, or now and then think better of it."""
    person: Person = luck.choice((ANNA, BEN))
    try:
        table = await host.reading(game, person.user_id)
        if table.pending is None or not table.must_act:
            return
        if luck.random() < 0.05:
            await host.undo(game, person.user_id)
            return
        asked, picks = table.pending.number, TOY.advise(table.view, table.pending.ask, AUTOMATIC)
        await host.submit(game, person.user_id, asked, picks=picks)
    except HostError as error:
        if error.key not in PASSING and not error.key.startswith("undo"):
            raise
        return
    with acknowledged.open("a", encoding="utf-8") as file:
        file.write(json.dumps([game, table.seat, asked]) + "\n")


async def running_games(store: Store) -> list[int]:
    async with store.reading() as session:
        return list((await session.exec(select(GameRow.id).where(GameRow.state == RUNNING))).all())


async def waiting(store: Store) -> bool:
    async with store.reading() as session:
        rows = await session.exec(select(OutboxRow.id).where(col(OutboxRow.state) != STANDING).limit(1))
        return rows.first() is not None


if __name__ == "__main__":
    address, other, path, *numbers = sys.argv[1:]
    main(address, other, path, *map(int, numbers))
