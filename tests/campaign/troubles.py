"""A whole game while database, disk, Discord and clock fail, each call of each step in turn: nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from bot.outbox.delivery import Posted
from bot.store.schema import STANDING
from bot.tools.operating.checking import check
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from engine.catalogue import packages, rules_of
from tests.bot.failing_store import failing
from tests.bot.fake_discord import DM, Discord, Refusal
from tests.bot.hosted import ANNA, BEN, CARA, HERE, Hosted, hosted
from tests.bot.vanishing import Courier

TABLE = (ANNA, BEN, CARA)
TOLD = {"not-saved", "not-readable", "busy-elsewhere"}
"""What somebody is told whose choice could not be kept."""
MOST = 3000
PAUSES = (0.0,) * 6


class Flaky(Discord):
    """A Discord that fails at one request, before it does what was asked or after it."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 0
        self.error: Exception | None = None
        self.after = False

    def fail(self, at: int, error: Exception, *, after: bool) -> None:
        self.left, self.error, self.after = at, error, after

    def request(self, kind: str, channel: int, doing: str) -> None:
        super().request(kind, channel, doing)
        self.left -= 1
        if self.left == 0 and not self.after and self.error is not None:
            raise self.error

    def create(self, kind: str, channel: int, text: str, nonce: str) -> Posted:
        return self._lost(super().create(kind, channel, text, nonce))

    def edit(self, kind: str, message_id: int, channel: int, text: str) -> Posted:
        return self._lost(super().edit(kind, message_id, channel, text))

    def delete(self, kind: str, message_id: int, channel: int) -> None:
        super().delete(kind, message_id, channel)
        self._lost(Posted(message_id, channel))

    def _lost(self, posted: Posted) -> Posted:
        if self.left == 0 and self.after and self.error is not None:
            raise self.error
        return posted


@dataclass
class Trouble:
    """A game under way, and how far each kind of trouble has come through the calls of a step."""

    world: Hosted
    discord: Flaky
    luck: Random
    key: str
    kinds: tuple[Kind, ...]
    beside: Hosted
    """Who looks at what is kept, and has no trouble."""
    game: int = 0
    unsure: bool = False
    """Whether nobody can know what became of a transaction: its end was said, and the answer never came."""
    counts: Counter[str] = field(default_factory=Counter)
    next: Counter[str] = field(default_factory=Counter)
    """By kind, which call of a step failed last."""

    async def played(self) -> None:
        """Play to the end, through trouble at each step."""
        await self.begin()
        for _ in range(MOST):
            if (await self.beside.game_row(self.game)).state != RUNNING:
                break
            await self.step()
        await self.all_is_well()
        self.counts.update({"games": 1, self.key: 1})

    async def begin(self) -> None:
        seats = rules_of(self.key).seats
        self.people = TABLE[: self.luck.randint(2, min(3, seats.stop - 1))]
        self.game = (await self.world.host.start(self.key, HERE, ANNA, {"shuffle": 0})).id
        for person in self.people[1:]:
            await self.world.host.join(self.game, person)
        await self.world.host.begin(self.game, ANNA)

    async def acting(self) -> Person:
        for person in self.people:
            if (await self.world.host.reading(self.game, person.user_id)).must_act:
                return person
        raise AssertionError("nobody is asked anything")

    async def step(self) -> None:
        """Let somebody answer while something fails: it happens, or they are told that it did not."""
        person, before = await self.acting(), await self.kept()
        kind, self.unsure = self.luck.choice(self.kinds), False
        name = kind.__name__
        with capture_logs():
            async with kind(self):
                told = await self.outcome(person)
                await self.world.quiet()
        assert told is None or told in TOLD, (name, told)
        after = await self.kept()
        if told is not None and after != before:
            assert self.unsure, (name, told, "it happened all the same")
            self.counts["happened all the same"] += 1
        assert told is not None or len(after[1]) > len(before[1]), (name, "it is not kept")
        self.counts["choices" if told is None else "refused"] += 1

    async def outcome(self, person: Person) -> str | None:
        try:
            table = await self.world.host.reading(self.game, person.user_id)
            assert table.pending is not None
            rules = rules_of(self.key)
            picks = rules.advise(table.view, table.pending.ask, rules.strengths[0])
            await self.world.host.submit(self.game, person.user_id, table.pending.number, picks=picks)
        except HostError as error:
            return error.key
        return None

    async def kept(self) -> tuple[Any, list[Any]]:
        row = await self.beside.game_row(self.game)
        choices = [(one.number, one.seat, one.key, one.picks) for one in await self.beside.choices(self.game)]
        return (row.state, row.number, row.saved), choices

    def count(self, name: str, *, struck: bool) -> None:
        """Go on to the next call of a step, or begin with the first again where there was none left."""
        self.next[name] = self.next[name] + 1 if struck else 0
        self.counts[name] += struck

    async def all_is_well(self) -> None:
        """The log can be played again, everything is told once, and nothing waits."""
        await self.world.host.resume_all()
        await self.world.quiet()
        assert await check(self.beside.store) == (1, [])
        waiting = [row for row in (await self.beside.rows())["outbox"] if row["state"] != STANDING]
        assert waiting == []
        there = Counter((message.kind, message.channel) for message in self.discord.messages.values())
        tables = [message for message in self.discord.of("table") if message.text != "retired"]
        assert len(tables) <= 1
        assert [there["final", HERE.channel_id], there["turn", HERE.channel_id]] == [1, 0], there
        assert [there["hand", DM + person.user_id] for person in self.people] == [1] * len(self.people), there


@asynccontextmanager
async def database(at: Trouble) -> AsyncGenerator[None]:
    with failing(at.world.store, at.next["database"] + 1, at.luck.choice((1, 1, 2))) as fault:
        yield
    at.count("database", struck=fault.struck)


@asynccontextmanager
async def request(at: Trouble) -> AsyncGenerator[None]:
    """Let Discord refuse or not answer a request."""
    error = at.luck.choice((Refusal(0, 503), Refusal(0, 500), Refusal(0, 429), TimeoutError(), OSError("reset")))
    at.discord.fail(at.next["request"] + 1, error, after=False)
    yield
    at.count("request", struck=at.discord.left <= 0)


@asynccontextmanager
async def receipt(at: Trouble) -> AsyncGenerator[None]:
    """Let Discord do what was asked, and the answer be lost."""
    at.discord.fail(
        at.next["receipt"] + 1, at.luck.choice((TimeoutError(), OSError("reset"), Refusal(0, 502))), after=True
    )
    yield
    at.count("receipt", struck=at.discord.left <= 0)


@asynccontextmanager
async def locked(at: Trouble) -> AsyncGenerator[None]:
    """Let another program hold the file."""
    other = sqlite3.connect(at.world.path, timeout=0, isolation_level=None)
    while not held(other):  # noqa: ASYNC110 - nobody tells when the bot lets go
        await asyncio.sleep(0.01)
    yield
    other.execute("ROLLBACK")
    other.close()
    at.count("locked", struck=True)


def held(other: sqlite3.Connection) -> bool:
    try:
        other.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return False
    return True


@asynccontextmanager
async def full(at: Trouble) -> AsyncGenerator[None]:
    """Let the disk take no page more."""
    pages = await pragma(at, "page_count")
    await pragma(at, f"max_page_count={pages}")
    yield
    await pragma(at, "max_page_count=1000000")
    at.count("full", struck=True)


@asynccontextmanager
async def read_only(at: Trouble) -> AsyncGenerator[None]:
    """Let the file be written to no more."""
    event.listen(at.world.store.writer.sync_engine, "before_cursor_execute", not_written)
    yield
    event.remove(at.world.store.writer.sync_engine, "before_cursor_execute", not_written)
    at.count("read only", struck=True)


def not_written(*args: Any) -> None:
    """Say what SQLite says of every statement that would change a file that may not be written to."""
    if not args[2].startswith(("SELECT", "PRAGMA")):
        raise OperationalError(args[2], None, sqlite3.OperationalError("attempt to write a readonly database"))


@asynccontextmanager
async def clock(at: Trouble) -> AsyncGenerator[None]:
    """Let the clock jump, ahead or back, by a second or by a month."""
    at.world.time += at.luck.choice((1, -1)) * timedelta(seconds=at.luck.choice((1, 59, 3600, 86_400, 2_600_000)))
    await at.world.host.minute()
    yield
    at.count("clock", struck=True)


async def pragma(at: Trouble, text: str) -> Any:
    async with at.world.store.writer.connect() as connection:
        said = await connection.exec_driver_sql(f"PRAGMA {text}")
        return said.scalar() if said.returns_rows else None


Kind = Callable[[Trouble], AbstractAsyncContextManager[None]]
KINDS: tuple[Kind, ...] = (database, database, database, request, request, receipt, locked, full, read_only, clock)


async def game(seed: str, number: int, folder: Path, key: str = "") -> Counter[str]:
    """Play the game that a seed and a number stand for through all kinds of trouble."""
    luck, discord = Random(f"{seed}:{number}"), Flaky()
    path = folder / f"{seed}-{number}.db"
    path.unlink(missing_ok=True)
    with patch("bot.store.engines.BUSY_MS", 10):
        async with hosted(path, discord, pauses=PAUSES, deliver=False) as world:
            await world.host.open(Courier(world.host, discord))
            at = Trouble(world, discord, luck, key or packages()[number % len(packages())], KINDS, world)
            await at.played()
    return at.counts
