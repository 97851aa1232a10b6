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

from bot.text.emblems import called
from bot.tools.load import asking
from bot.tools.load.asking import COMPONENT
from bot.tools.load.crowd import Crowd
from bot.tools.load.drive import again, by, driven, flood
from bot.tools.load.figures import Measured
from bot.tools.load.loopback import Loopback
from bot.tools.load.processes import API, DATABASE, GATEWAY, REVIEWS, TOKEN, Running, leave_first_core, running
from bot.tools.load.town import Json, Town
from bot.tools.load.ways import verbs
from bot.values.complaint import Complaint
from data.prints import prints

OURS, BARE = "bot.tools.load.served", "bot.tools.load.bare"
TROUBLE = re.compile(r"\b(?:WARNING|ERROR)\b.*|\"event\": \"([a-z-]+)\"(?=.*\"(?:warning|error)\")")
START = 120.0
"""Seconds within which a bot must be up, and all tables in play."""
WARM = 5.0
OTHERS = 10.0
"""So many interactions a second others make while one person floods."""
FLOOD = 1000.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be measured."""

    seed: str
    tables: int = 50
    rate: float = 40.0
    seconds: float = 20.0
    bare: float = 8.0
    """Seconds that the bare bot is asked the same."""
    flood: float = 8.0


async def load(plan: Plan) -> AsyncIterator[str]:
    """Measure, and give one line for each figure; raises Complaint where a bot does not come up."""
    leave_first_core()
    yield f"seed {plan.seed}: {plan.tables} tables, {plan.rate:g} interactions a second, the bot on one core"
    with tempfile.TemporaryDirectory() as folder:
        run = _Run(plan, Path(folder), Random(plan.seed))  # noqa: S311 - people's whims are no secret
        async for line in run.ours():
            yield line
        async for line in run.beside():
            yield line


class _Run:
    """Our bot and then the bare one, which is asked the same."""

    def __init__(self, plan: Plan, folder: Path, luck: Random) -> None:
        self._plan, self._folder, self._luck = plan, folder, luck
        self._asked: list[Json] = []
        self._played = Measured()

    async def ours(self) -> AsyncIterator[str]:
        """Measure ours."""
        plan, town = self._plan, Town(self._plan.tables)
        names = [called(*known) for known in prints().items()]
        database = f"sqlite+aiosqlite:///{self._folder / 'games.db'}"
        async with Loopback(town, names) as discord, self._up(OURS, discord, {DATABASE: database, REVIEWS: "0"}) as bot:
            crowd = Crowd(discord, town, self._luck)
            await _seated(crowd, bot, plan)
            await driven(by(crowd), bot, plan.rate, WARM)
            played = self._played = await driven(by(crowd, self._asked), bot, plan.rate, plan.seconds)
            rate = played.count / played.seconds
            yield f"{played.count} interactions, {rate:.1f} a second: {played.each:.2f} ms of CPU each; {played}"
            yield f"{plan.tables} tables in play: {bot.memory():.0f} MB"
            yield f"others while one person clicks {FLOOD:g} times a second: {await self._flooded(discord, crowd, bot)}"
            yield f"SIGTERM at {plan.rate:g} interactions a second: over after {await self._stopped(crowd, bot):.1f} s"
        troubles = Counter(TROUBLE.findall((self._folder / f"{OURS}.log").read_text(encoding="utf-8")))
        yield f"warnings and errors in its log: {dict(troubles) or 'none'}"

    async def beside(self) -> AsyncIterator[str]:
        """Measure the bare bot; only clicks, for it has no commands."""
        clicks = [about for about in self._asked if about["type"] == COMPONENT]
        async with Loopback(Town(self._plan.tables)) as discord, self._up(BARE, discord, {}) as bot:
            await driven(again(discord, clicks), bot, self._plan.rate, 1.0)
            bare = await driven(again(discord, clicks), bot, self._plan.rate, self._plan.bare)
        yield f"a bare bot of discord.py: {bare.each:.2f} ms of CPU each; {bare}"
        yield f"ours costs {self._played.each / bare.each:.1f} times as much"

    @asynccontextmanager
    async def _up(self, module: str, discord: Loopback, settings: dict[str, str]) -> AsyncGenerator[Running]:
        """Let a bot run that has all its commands and emblems."""
        where = {API: f"http://{discord.address}/api/v10", GATEWAY: f"ws://{discord.address}/gateway/"}
        async with running(module, self._folder, {TOKEN: "bench", **where, **settings}) as bot:
            try:
                async with asyncio.timeout(START):
                    await discord.connected.wait()
            except TimeoutError:
                raise Complaint((self._folder / f"{module}.log").read_text(encoding="utf-8")[-2000:]) from None
            yield bot

    async def _flooded(self, discord: Loopback, crowd: Crowd, bot: Running) -> Measured:
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

    async def _stopped(self, crowd: Crowd, bot: Running) -> float:
        """Stop the bot in the midst of it all; return the seconds that it took."""
        going_on = asyncio.create_task(driven(by(crowd), bot, self._plan.rate, 60.0))
        await asyncio.sleep(2.0)
        seconds = await bot.stop()
        going_on.cancel()
        return seconds


async def _seated(crowd: Crowd, bot: Running, plan: Plan) -> None:
    """Let all tables be in play."""
    until = perf_counter() + START
    while not all(table.plays for table in crowd.tables):
        if perf_counter() > until:
            raise Complaint(f"{sum(table.plays for table in crowd.tables)} of {plan.tables} tables are in play")
        await driven(by(crowd, seating=True), bot, plan.rate, 1.0)
