"""Run as a process of its own: plays one whole game and is killed again and again, each time gone on from.

A child plays on what the last one left until it kills itself, as kill -9 does: before something that is asked of the
database, before or after a request to Discord (so between the sending and its receipt), or at any step of the event
loop. When a child comes to the game's end and has told all of it, one line of JSON says how many died and what is left.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import structlog
from sqlmodel import col, select

from bot.store import Store
from bot.store.schema import STANDING, ChoiceRow, OutboxRow
from bot.tools.operating.checking import check
from bot.values.people import Person
from bot.values.states import RUNNING
from engine.catalogue import rules_of
from tests.bot.hosted import ANNA, BEN, HERE, Hosted
from tests.bot.kill_process import KillPoint, in_child, killable
from tests.bot.vanishing import Courier

PEOPLE = (ANNA, BEN)
MOST_LIVES = 1000
CALLS, STEPS = 40, 220
"""After at most so many calls, or so many steps of the loop, a child dies."""


def main(folder: Path, key: str, seed: str) -> None:
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        structlog.configure(logger_factory=structlog.PrintLoggerFactory(nowhere))
        killed = played(folder, key, Random(seed))
        print(json.dumps({"killed": killed, **asyncio.run(found(folder))}), flush=True)  # noqa: T201 - its result


def played(folder: Path, key: str, luck: Random) -> Counter[str]:
    """Let child after child play until one comes to the end; return how many died, and of what."""
    killed = Counter[str]()
    gc.freeze()  # what is shared with the children stays shared
    assert in_child(partial(begin, key), folder, 0) == 0
    for _ in range(MOST_LIVES):
        kind, most = luck.choice((("calls", CALLS), ("steps", STEPS)))
        status = in_child(partial(live, kind), folder, luck.randint(1, most))
        if not os.WIFSIGNALED(status):
            assert status == 0, f"a child ended with {status}"
            return killed
        killed[kind] += 1
    raise AssertionError("no end of it")


async def begin(key: str, folder: Path, _: KillPoint) -> None:
    """Begin a game whose host tells nobody, so that all is still to be told."""
    async with killable(folder, KillPoint(0)) as world:
        game = await world.host.start(key, HERE, ANNA, {"shuffle": 0})
        await world.host.join(game.id, BEN)
        await world.host.begin(game.id, ANNA)


async def live(kind: str, folder: Path, point: KillPoint) -> None:
    """Play from what is there to the end, and tell all of it."""
    with at_each_step(point if kind == "steps" else KillPoint(0)):
        async with killable(folder, point if kind == "calls" else KillPoint(0)) as world:
            await world.host.open(Courier(world.host, world.discord))
            world.host.resume()
            while (await world.host.reading(1)).game.state == RUNNING:
                for person in PEOPLE:
                    await answer(world, person, folder / "done")
            await world.quiet()


@contextmanager
def at_each_step(point: KillPoint) -> Iterator[None]:
    """Come to a point before each step of the event loop: between any two awaits."""
    run = asyncio.Handle._run

    def counted(handle: asyncio.Handle) -> None:
        point()
        run(handle)

    with patch.object(asyncio.Handle, "_run", counted):
        yield


async def answer(world: Hosted, person: Person, acknowledged: Path) -> None:
    """Let somebody answer who has to, and write down what was acknowledged."""
    table = await world.host.reading(1, person.user_id)
    if table.pending is None or not table.must_act:
        return
    rules = rules_of(table.game.key)
    picks = rules.advise(table.view, table.pending.ask, rules.strengths[0])
    await world.host.submit(1, person.user_id, table.pending.number, picks=picks)
    with acknowledged.open("a", encoding="utf-8") as file:
        file.write(json.dumps([table.seat, table.pending.number]) + "\n")


async def found(folder: Path) -> dict[str, Any]:
    """Return what is left: what is wrong, what waits, what is lost or doubled, and what stands in Discord."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/games.db")
    _, wrong = await check(store)
    async with store.reading() as session:
        rows = (
            await session.exec(select(ChoiceRow.seat, ChoiceRow.asked).where(col(ChoiceRow.asked).is_not(None)))
        ).all()
        waits = (await session.exec(select(OutboxRow.kind).where(col(OutboxRow.state) != STANDING))).all()
    await store.close()
    kept = Counter((seat, asked) for seat, asked in rows)
    done = [tuple(json.loads(line)) for line in (folder / "done").read_text(encoding="utf-8").splitlines()]
    messages, *_ = json.loads((folder / "discord.json").read_text(encoding="utf-8"))
    told = Counter(f"{one['kind']} {one['channel']}" for one in messages if one["text"] != "retired")
    left = {"wrong": wrong, "waits": list(waits), "told": told, "choices": len(kept)}
    return {**left, "lost": [one for one in done if one not in kept], "doubled": [one for one in kept if kept[one] > 1]}


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3])
