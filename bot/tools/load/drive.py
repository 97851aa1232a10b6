"""Interactions at a steady pace, whatever becomes of those before: people don't wait for each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from itertools import cycle
from time import perf_counter
from typing import Any

from bot.tools.load.answers import Answer
from bot.tools.load.crowd import Crowd
from bot.tools.load.figures import Measured
from bot.tools.load.loopback import Loopback
from bot.tools.load.processes import Together
from bot.tools.load.town import Json

LONGEST_WAIT = 30.0
"""Seconds after which nobody waits for an answer any more."""
AT_ONCE = 0.01
"""A flood comes in so many seconds at a time."""

Ask = Callable[[], Coroutine[Any, Any, Answer | None] | None]
"""Gives what is asked next; None where nobody has anything to ask."""


async def pace(rate: float, seconds: float) -> AsyncIterator[None]:
    """Give a turn as often as is wished; where one was late, the next ones come the sooner."""
    began = perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(began + number / rate - perf_counter())
        yield


async def driven(ask: Ask, bot: Together, rate: float, seconds: float) -> Measured:
    """Ask at a pace; return what came of it once everything is answered."""
    measured, tasks = Measured(), list[asyncio.Task[Answer | None]]()
    since, cpu = perf_counter(), bot.cpu()
    async for _ in pace(rate, seconds):
        if (asked := ask()) is not None:
            tasks.append(asyncio.create_task(asked))
    measured.take(await asyncio.gather(*tasks))
    measured.cpu, measured.seconds = bot.cpu() - cpu, perf_counter() - since
    return measured


def by(crowd: Crowd, kept: list[Json] | None = None, *, seating: bool = False) -> Ask:
    """Return what lets a crowd ask, or only begin games; what it asks is `kept`."""

    def ask() -> Coroutine[Any, Any, Answer | None] | None:
        deed = crowd.deed(seating=seating)
        if deed is None:
            return None
        if kept is not None:
            kept.append(deed.about)
        deed.who.busy = True  # before the next one is looked for
        deed.table.busy = deed.table.busy or not deed.table.plays
        return crowd.do(deed, LONGEST_WAIT)

    return ask


def again(discord: Loopback, kept: list[Json]) -> Ask:
    """Return what asks the same again and again, one after the other, of another bot."""
    left = cycle(kept)

    def ask() -> Coroutine[Any, Any, Answer | None]:
        return _asked(discord, next(left))

    return ask


async def _asked(discord: Loopback, about: Json) -> Answer | None:
    answer = await discord.interact(about)
    return answer if await answer.within(LONGEST_WAIT) else None


async def flood(discord: Loopback, about: Json, rate: float) -> None:
    """Let one person ask the same again and again, until this is cancelled."""
    while True:
        async for _ in pace(1 / AT_ONCE, 1.0):
            for _ in range(int(rate * AT_ONCE)):
                await discord.interact(about)
