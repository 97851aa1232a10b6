"""The phases of a measurement under load, and what is printed of each."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter

from bot.store import Store
from bot.text.emblems import called
from bot.tools.load import asking
from bot.tools.load.asking import COMPONENT
from bot.tools.load.crowd import Crowd
from bot.tools.load.drive import again, by, driven, flood
from bot.tools.load.figures import Measured
from bot.tools.load.loopback import Loopback
from bot.tools.load.postgres import Database, database
from bot.tools.load.processes import API, DATABASE, GATEWAY, REVIEWS, TOKEN, Together, leave_cores, logged, together
from bot.tools.load.town import Json, Town
from bot.tools.load.ways import verbs
from bot.values.complaint import Complaint
from data.prints import prints

OURS, BARE = "bot.tools.load.served", "bot.tools.load.bare"
TROUBLE = re.compile(r"\b(?:WARNING|ERROR)\b.*|\"event\": \"([a-z-]+)\"(?=.*\"(?:warning|error)\")")
START = 120.0
"""Seconds within which a bot must be up, and all tables in play."""
WARM = 5.0
BARELY = 8.0
"""So many seconds before ours and after it the bare bot is asked the same: the machine is not always as fast."""
OTHERS = 10.0
"""So many interactions a second others make while one person floods."""
FLOOD = 1000.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be measured."""

    seed: str
    tables: int = 50
    rate: float = 40.0
    seconds: float = 40.0
    flood: float = 8.0
    processes: int = 1
    """Of the bot, each with a core and a shard of its own; several need PostgreSQL."""
    postgres: str = ""
    """The address of one, on which a database is made for the time; without, the games are in a file of SQLite's."""

    def __str__(self) -> str:
        kind = "PostgreSQL" if self.postgres else "SQLite"
        bots = "the bot on one core" if self.processes == 1 else f"{self.processes} processes of the bot, a core each"
        return f"seed {self.seed}: {self.tables} tables, {self.rate:g} interactions a second, {bots}, {kind}"


async def load(plan: Plan) -> AsyncIterator[str]:
    """Measure, and give one line for each figure; raises Complaint where a bot does not come up."""
    if plan.processes > 1 and not plan.postgres:
        raise Complaint("several processes need PostgreSQL: --database postgresql+asyncpg://name@127.0.0.1/postgres")
    leave_cores(plan.processes)
    yield str(plan)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        async with database(plan.postgres, folder) as base:
            # Made beforehand, as for every start but the first, which keeps what migrations take: 10 MB.
            await (await Store.open(base.url)).close()
            run = _Run(plan, folder, base, Random(plan.seed))  # noqa: S311 - people's whims are no secret
            async for line in run.lines():
                yield line


class _Run:
    """Our bot, and beside it the bare one, which is asked the same."""

    def __init__(self, plan: Plan, folder: Path, base: Database, luck: Random) -> None:
        self._plan, self._folder, self._base, self._luck = plan, folder, base, luck

    async def lines(self) -> AsyncIterator[str]:
        """Measure, and give one line for each figure."""
        plan, town = self._plan, Town(self._plan.tables)
        names = [called(*known) for known in prints().items()]
        settings = {DATABASE: self._base.url, REVIEWS: "0"}
        async with (
            Loopback(Town(plan.tables)) as other,
            self._up(BARE, other, {}, 1, other.connected) as bare,
            Loopback(town, names, plan.processes) as discord,
            self._up(OURS, discord, settings, plan.processes, discord.offered) as bot,
        ):
            crowd = Crowd(discord, town, self._luck)
            await _seated(crowd, bot, plan)
            asked: list[Json] = []
            await driven(by(crowd, asked), bot, plan.rate, WARM)
            clicks = [about for about in asked if about["type"] == COMPONENT]  # for it has no commands
            beside = await driven(again(other, clicks), bare, plan.rate, BARELY)
            await driven(by(crowd), bot, plan.rate, WARM)
            server = self._base.cpu()
            played = await driven(by(crowd), bot, plan.rate, plan.seconds)
            beside.add(await driven(again(other, clicks), bare, plan.rate, BARELY))
            rate, server = played.count / played.seconds, 1000 * (self._base.cpu() - server) / max(played.count, 1)
            yield f"{played.count} interactions, {rate:.1f} a second: {played.each:.2f} ms of CPU each; {played}"
            if server:
                yield f"PostgreSQL beside it: {server:.2f} ms of CPU for each"
            yield f"{plan.tables} tables in play: {bot.memory():.0f} MB"
            yield f"others while one person clicks {FLOOD:g} times a second: {await self._flooded(discord, crowd, bot)}"
            yield f"SIGTERM at {plan.rate:g} interactions a second: over after {await self._stopped(crowd, bot):.1f} s"
        troubles = Counter(found[1] or found[0] for found in TROUBLE.finditer(logged(OURS, self._folder)))
        yield f"warnings and errors in its log: {dict(troubles) or 'none'}"
        yield f"a bare bot of discord.py: {beside.each:.2f} ms of CPU each; {beside}"
        yield f"ours costs {played.each / beside.each:.1f} times as much"

    @asynccontextmanager
    async def _up(
        self, module: str, discord: Loopback, settings: dict[str, str], count: int, up: asyncio.Event
    ) -> AsyncGenerator[Together]:
        """Let a bot run that has all its commands and emblems."""
        where = {API: f"http://{discord.address}/api/v10", GATEWAY: f"ws://{discord.address}/gateway/"}
        async with together(module, self._folder, {TOKEN: "bench", **where, **settings}, count) as bot:
            try:
                async with asyncio.timeout(START):
                    await discord.connected.wait()
                    await up.wait()
            except TimeoutError:
                raise Complaint(logged(module, self._folder)[-2000:]) from None
            yield bot

    async def _flooded(self, discord: Loopback, crowd: Crowd, bot: Together) -> Measured:
        """Return what others have of the bot while one person floods it."""
        table = next(table for table in crowd.tables if table.plays)
        crowd.tables.remove(table)
        board = table.board or {}
        about = asking.pressed(table.people[0].id, table.place, board, verbs(board)["play"])
        flooding = asyncio.create_task(flood(discord, about, FLOOD))
        await asyncio.sleep(1.0)
        others = await driven(by(crowd), bot, OTHERS, self._plan.flood)
        flooding.cancel()
        return others

    async def _stopped(self, crowd: Crowd, bot: Together) -> float:
        """Stop the bot in the midst of it all; return the seconds that it took."""
        going_on = asyncio.create_task(driven(by(crowd), bot, self._plan.rate, 60.0))
        await asyncio.sleep(2.0)
        seconds = await bot.stop()
        going_on.cancel()
        return seconds


async def _seated(crowd: Crowd, bot: Together, plan: Plan) -> None:
    """Let all tables be in play."""
    until = perf_counter() + START
    while not all(table.plays for table in crowd.tables):
        if perf_counter() > until:
            raise Complaint(f"{sum(table.plays for table in crowd.tables)} of {plan.tables} tables are in play")
        await driven(by(crowd, seating=True), bot, plan.rate, 1.0)
