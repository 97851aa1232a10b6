"""Run as a process of its own: plays two steps and is killed at every point in turn, then goes on from there.

For n = 1, 2, 3 ..., or some of these, a child works on a copy of a prepared game until its n-th point, where it kills
itself as kill -9 does: before each thing that is asked of the database, and before and after each request to Discord.
A second child goes on from what the first one left behind. One line of JSON is printed for each n.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import asdict
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import event

from bot.hosting.host import HostError
from bot.outbox.delivery import Posted
from bot.store.engines import BEGIN
from bot.values.pace import OVERDUES
from tests.bot.fake_discord import Discord, Message
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted
from tests.toy_game import TOY

MOST = 500


class KillPoint:
    """Counts points and kills the process at one of them."""

    def __init__(self, at: int) -> None:
        self.left = at

    def before(self, *asked: Any) -> None:
        """Count where a transaction begins; what it asks for is lost with it."""
        if asked[2] == BEGIN:
            self()

    def __call__(self, *_: Any) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


class LastingDiscord(Discord):
    """A Discord in a file, which goes on standing where the bot's process falls."""

    def __init__(self, path: Path, point: KillPoint) -> None:
        super().__init__()
        self.path = path
        self.point = point
        self.last = 0
        """The highest number that a message has had: none has that of another one, were it gone."""
        if path.exists():
            rows, threads, self.last = json.loads(path.read_text(encoding="utf-8"))
            self.messages = {row["id"]: Message(**row) for row in rows}
            self.threads = {int(thread): asked for thread, asked in threads.items()}

    def request(self, kind: str, channel: int, doing: str) -> None:
        self.point()
        super().request(kind, channel, doing)

    def create(self, kind: str, channel: int, text: str, nonce: str) -> Posted:
        while len(self.calls) < self.last:
            self.calls.append(("", 0))
        posted = super().create(kind, channel, text, nonce)
        self.last = max(self.last, posted.message_id)
        return self._done(posted)

    def edit(self, kind: str, message_id: int, channel: int, text: str) -> Posted:
        return self._done(super().edit(kind, message_id, channel, text))

    def delete(self, kind: str, message_id: int, channel: int) -> None:
        super().delete(kind, message_id, channel)
        self._done(Posted(message_id, channel))

    def open_thread(self, message_id: int, channel: int) -> None:
        super().open_thread(message_id, channel)
        self._done(Posted(message_id, channel))

    def _done(self, posted: Posted) -> Posted:
        self.save()
        self.point()
        return posted

    def save(self) -> None:
        rows = [asdict(message) for message in self.messages.values()]
        self.path.write_text(json.dumps([rows, self.threads, self.last]), encoding="utf-8")


def main(job: str, folder: Path, stride: int, first: int) -> None:
    prepare, work = JOBS[job]
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    (folder / "base").mkdir()
    asyncio.run(prepare(folder / "base", KillPoint(0)))
    gc.freeze()  # what is shared with the children stays shared
    for n in range(first, MOST, stride):
        place = folder / str(n)
        shutil.copytree(folder / "base", place)
        status = in_child(work, place, n)
        in_child(work, place, 0)
        print(json.dumps({"n": n, "killed": os.WIFSIGNALED(status), **found(place)}), flush=True)  # noqa: T201 - its result
        shutil.rmtree(place)
        if not os.WIFSIGNALED(status):
            return


def in_child(job: Any, folder: Path, n: int) -> int:
    """Do a job in a forked process, which starts quickly and dies alone; return its wait status."""
    child = os.fork()
    if child == 0:
        asyncio.run(job(folder, KillPoint(n)))
        os._exit(0)
    return os.waitpid(child, 0)[1]


@asynccontextmanager
async def killable(folder: Path, point: KillPoint) -> AsyncGenerator[Hosted]:
    """Open what another process left, with a kill before each thing that is asked of the database or of Discord."""
    discord = LastingDiscord(folder / "discord.json", point)
    async with hosted(folder / "games.db", discord, deliver=False) as world:
        event.listen(world.store.writer.sync_engine, "before_cursor_execute", point.before)
        event.listen(world.store.writer.sync_engine, "commit", point)
        yield world
        discord.save()


async def prepare(folder: Path, point: KillPoint) -> None:
    async with hosted(folder / "games.db", LastingDiscord(folder / "discord.json", point)) as world:
        await world.game(ANNA, BEN, automatic=1)
        await world.host.settle()
        world.discord.save()  # type: ignore[attr-defined] # the lasting one


async def work(folder: Path, point: KillPoint) -> None:
    async with killable(folder, point) as world:
        await world.open()
        await step(world, folder / "answered", world.host.submit(1, ANNA.user_id, 0, indices=[0]))
        await step(world, folder / "ended", world.host.end(1, ANNA))


async def prepare_thread(folder: Path, point: KillPoint) -> None:
    discord = LastingDiscord(folder / "discord.json", point)
    async with hosted(folder / "games.db", discord, deliver=False) as world:
        await world.host.start(TOY.key, HERE, ANNA, thread=True)
        discord.save()


async def open_thread(folder: Path, point: KillPoint) -> None:
    """Let a game move into its thread, which is not open yet."""
    async with killable(folder, point) as world:
        await world.open()
        await world.host.settle()


async def prepare_deadline(then: str, folder: Path, point: KillPoint) -> None:
    async with hosted(folder / "games.db", LastingDiscord(folder / "discord.json", point)) as world:
        await world.game(ANNA, BEN, overdue=OVERDUES[then])
        await world.host.settle()
        world.discord.save()  # type: ignore[attr-defined] # the lasting one


async def pass_deadline(folder: Path, point: KillPoint) -> None:
    """Let somebody be overdue, and what follows from it."""
    async with killable(folder, point) as world:
        world.time += timedelta(days=1, hours=1)
        await world.open()
        for _ in range(2):
            await world.host.lived()
            await world.host.settle()


async def prepare_agreement(folder: Path, point: KillPoint) -> None:
    """Leave a table of three in which the third would like to take back what has shown all bids."""
    async with hosted(folder / "games.db", LastingDiscord(folder / "discord.json", point)) as world:
        game = await world.game(ANNA, BEN, CARA)
        await world.play(game, [ANNA, BEN, CARA], 4)
        await world.host.together.ask_back(game, CARA, 4)
        await world.quiet()
        world.discord.save()  # type: ignore[attr-defined] # the lasting one


async def agree(folder: Path, point: KillPoint) -> None:
    """Let both others say yes."""
    async with killable(folder, point) as world:
        await world.open()
        for person in (ANNA, BEN):
            await step(world, folder / "agreed", world.host.together.say(1, person, 1, agrees=True))
        await world.quiet()


async def step(world: Hosted, acknowledged: Path, act: Any) -> None:
    """Do what a person does who clicks until the bot says that it is done."""
    try:
        await act
    except HostError as error:
        if error.key not in {"already-done", "game-ended", "proposal-over"}:
            raise
    with acknowledged.open("w", encoding="utf-8") as file:
        file.write("done")
    await world.host.settle()


def found(folder: Path) -> dict[str, Any]:
    """Return what a killed process and its successor left in the database and in Discord."""
    connection = sqlite3.connect(folder / "games.db")
    game = connection.execute("SELECT state, number FROM game").fetchone()
    rows = connection.execute("SELECT number, key, undone FROM choice ORDER BY number").fetchall()
    waiting = connection.execute("SELECT kind, state FROM outbox").fetchall()
    moved = connection.execute("SELECT opens_thread, channel_id != 70 FROM game").fetchone()
    proposals = connection.execute("SELECT state FROM proposal").fetchall()
    sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
    connection.close()
    messages, threads, _ = json.loads((folder / "discord.json").read_text(encoding="utf-8"))
    # A thread has the number of the message from which it was opened, and another one in each process.
    place = {int(thread): "thread" for thread in threads}
    told = (
        (message["kind"], place.get(message["channel"], message["channel"]), message["text"]) for message in messages
    )
    shown = sorted((kind, str(channel), text) for kind, channel, text in told)
    left = {"game": game, "moved": moved, "rows": rows, "waiting": waiting, "proposals": proposals, "sound": sound}
    return {**left, "shown": shown}


Job = Callable[[Path, KillPoint], Coroutine[Any, Any, None]]
JOBS: dict[str, tuple[Job, Job]] = {
    "choice": (prepare, work),
    "thread": (prepare_thread, open_thread),
    "agreement": (prepare_agreement, agree),
    **{then: (partial(prepare_deadline, then), pass_deadline) for then in OVERDUES},
}

if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
