"""Run as a process of its own: as `kill_process`, but what is killed is a table that takes something back together."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import shutil
import sqlite3
import sys
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import event

from bot.hosting.host import HostError
from tests.bot.hosted import ANNA, BEN, CARA, hosted
from tests.bot.kill_process import MOST, KillPoint, LastingDiscord, in_child

DONE = {"already-done", "proposal-over"}


def main(folder: Path, stride: int) -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    (folder / "base").mkdir()
    asyncio.run(prepare(folder / "base"))
    gc.freeze()  # what is shared with the children stays shared
    for n in range(1, MOST, stride):
        place = folder / str(n)
        shutil.copytree(folder / "base", place)
        status = in_child(work, place, n)
        in_child(work, place, 0)
        print(json.dumps({"n": n, **found(place)}), flush=True)  # noqa: T201 - its result
        shutil.rmtree(place)
        if not os.WIFSIGNALED(status):
            return


async def prepare(folder: Path) -> None:
    """Leave a table of three in which the third would like to take back what has shown all bids."""
    async with hosted(folder / "games.db", LastingDiscord(folder / "discord.json", KillPoint(0))) as world:
        game = await world.game(ANNA, BEN, CARA)
        await world.play(game, [ANNA, BEN, CARA], 4)
        await world.host.together.ask_back(game, CARA, 4)
        await world.quiet()
        world.discord.save()  # type: ignore[attr-defined] # the lasting one


async def work(folder: Path, point: KillPoint) -> None:
    """Let both others agree, who click until the bot says that it is done."""
    discord = LastingDiscord(folder / "discord.json", point)
    async with hosted(folder / "games.db", discord, deliver=False) as world:
        event.listen(world.store.writer.sync_engine, "begin", point)
        event.listen(world.store.writer.sync_engine, "commit", point)
        await world.open()
        for person in (ANNA, BEN):
            try:
                await world.host.together.say(1, person, 1, agrees=True)
            except HostError as error:
                if error.key not in DONE:
                    raise
        await world.quiet()
        discord.save()


def found(folder: Path) -> dict[str, Any]:
    """Return what a killed process and its successor left in the database and in Discord."""
    connection = sqlite3.connect(folder / "games.db")
    rows = connection.execute("SELECT number, key, undone FROM choice ORDER BY number").fetchall()
    proposals = connection.execute("SELECT state FROM proposal").fetchall()
    left = connection.execute("SELECT kind FROM outbox WHERE state = 'waiting'").fetchall()
    connection.close()
    messages, _ = json.loads((folder / "discord.json").read_text(encoding="utf-8"))
    put = [message["text"] for message in messages if message["kind"] == "proposal"]
    return {"rows": rows, "proposals": proposals, "left": left, "put": put}


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
