"""The masters' study: some desks, a line before them, and less time for each the more are waiting."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from time import thread_time

from bot.apart.desk import IDLE, Desk, FailedError
from bot.hosting.study.thinker import STRETCH, Task, Weighed, spending, weigh
from bot.hosting.thought import ThoughtError, thought
from bot.line import Line, Rank
from bot.meters import THOUGHT, measured

PROGRAM = "bot.hosting.study.thinker"
MARGIN = 2.0
"""Seconds that a thought may take longer than it should."""
SECONDS = 2.0
"""Seconds of the processor that one thought may take."""


class ClosedError(Exception):
    """The bot stops: whatever was thought about is begun anew when it is back."""


class Study:
    """Where masters think. Nothing of it happens in the event loop or in a transaction."""

    def __init__(self, thinkers: int = 0, seconds: float = SECONDS, idle: float = IDLE) -> None:
        """Take how many processes may think at the same time, 0 for a thread of our own, and how long a thought is.

        They are started when they are needed, and end after so many idle seconds.
        """
        self.seconds = seconds
        self._desks = [Desk(PROGRAM, idle) for _ in range(thinkers)]
        self._free = list(self._desks)
        self._line = Line(max(1, thinkers))
        self._thoughts: set[asyncio.Task[Weighed]] = set()
        self._closed = False

    async def weigh(self, task: Task, rank: Rank) -> Weighed:
        """Weigh the answers to a question in its seconds at most, in fewer where others wait.

        Raises ThoughtError where nothing came of it, and ClosedError where the bot stops.
        """
        if self._closed:
            raise ClosedError
        thinking = asyncio.create_task(self._weighed(task, rank), name="thought")
        self._thoughts.add(thinking)
        try:
            return await thinking
        except asyncio.CancelledError:
            if self._closed:
                raise ClosedError from None
            raise
        finally:
            self._thoughts.discard(thinking)

    async def close(self) -> None:
        """Break off all thoughts, and end the processes."""
        self._closed = True
        thoughts = tuple(self._thoughts)
        for one in thoughts:
            one.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        await asyncio.gather(*[desk.close() for desk in self._desks])

    async def _weighed(self, task: Task, rank: Rank) -> Weighed:
        with measured(THOUGHT, rank.name.lower()):
            return await self._in_line(task, rank)

    async def _in_line(self, task: Task, rank: Rank) -> Weighed:
        async with self._line.place(rank) as waiting:
            seconds = min(task.seconds, self.seconds) / (1 + waiting)
            return await self._at_a_desk(replace(task, seconds=seconds))

    async def _at_a_desk(self, task: Task) -> Weighed:
        if not self._desks:
            return await thought(partial(_weigh_here, task), task.seconds * STRETCH + MARGIN)
        desk = self._free.pop()
        try:
            found: Weighed = await desk.ask(task, task.seconds * STRETCH + MARGIN)
        except (FailedError, OSError, TimeoutError) as error:
            raise ThoughtError(repr(error)) from error
        else:
            return found
        finally:
            self._free.append(desk)


def _weigh_here(task: Task) -> Weighed:
    return weigh(task, spending(thread_time))
