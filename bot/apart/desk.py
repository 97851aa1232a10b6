"""A desk of the study: one process that thinks, seen from outside."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import structlog

from bot.hosting.study.thinker import LENGTH, STRETCH, Task, Weighed
from bot.hosting.thought import ThoughtError

logger = structlog.get_logger(__name__)

PROGRAM = "from bot.hosting.study.thinker import main; main()"
"""As a module that is run it would have another name, by which nobody here knows what it writes."""
STARTING = 30.0
"""Seconds that a process may take until it is ready."""
MARGIN = 2.0
"""Seconds that a thought may take longer than it should."""
IDLE = 300.0
"""Seconds after which a process ends that has nothing to do."""
TRIES = 2
"""A thought whose process ends is begun anew, but not for ever: the thought may be what ends it."""


@dataclass(frozen=True, slots=True)
class Thinker:
    """A process that thinks."""

    process: Process
    into: asyncio.StreamWriter
    out: asyncio.StreamReader

    async def asked(self, task: Task) -> Weighed | str:
        """Hand over a task and wait for what comes of it, or went wrong; raises TimeoutError, and `outcome`'s error."""
        async with asyncio.timeout(task.seconds * STRETCH + MARGIN):
            self.into.write(pickle.dumps(task))
            await self.into.drain()
            outcome: Weighed | str = await self.outcome()
        return outcome

    async def outcome(self) -> Any:
        """Read what the process writes next; raises IncompleteReadError where it has ended."""
        length = int.from_bytes(await self.out.readexactly(LENGTH), "big")
        return pickle.loads(await self.out.readexactly(length))  # noqa: S301 - our own process has written it

    async def end(self) -> None:
        """End the process at once; it has nothing to lose."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


async def _started() -> Thinker:
    """Start a process; raises OSError."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, stdin=PIPE, stdout=PIPE)
    if process.stdin is None or process.stdout is None:
        raise OSError("no pipes")
    return Thinker(process, process.stdin, process.stdout)


class Desk:
    """A place for a process that is started by a task, ends where there are none, and is replaced where it was."""

    def __init__(self, idle: float = IDLE) -> None:
        self._idle = idle
        self._thinker: Thinker | None = None
        self._leaving: asyncio.TimerHandle | None = None

    async def weigh(self, task: Task) -> Weighed:
        """Return what came of a task; raises ThoughtError, and OSError where no process can be started."""
        for _ in range(TRIES):
            try:
                outcome = await self._outcome(task)
            except (asyncio.IncompleteReadError, ConnectionError):
                logger.warning("thinker-gone", kind=task.game)
                continue
            except TimeoutError:
                raise ThoughtError("time is up") from None
            if isinstance(outcome, str):
                raise ThoughtError(outcome)
            return outcome
        raise ThoughtError("its process has ended")

    async def close(self) -> None:
        """End the process."""
        self._stay()
        thinker, self._thinker = self._thinker, None
        if thinker is not None:
            await thinker.end()

    async def _outcome(self, task: Task) -> Weighed | str:
        """Let the process think; it ends where nobody waits any more, or this would be taken for the next outcome."""
        self._stay()
        try:
            thinker = await self._at_work()
            outcome = await thinker.asked(task)
        except BaseException:
            await self.close()
            raise
        self._leaving = asyncio.get_running_loop().call_later(self._idle, thinker.into.close)
        return outcome

    async def _at_work(self) -> Thinker:
        """Return the process; raises OSError, and TimeoutError where a new one does not get ready."""
        if self._thinker is None or self._thinker.process.returncode is not None:
            self._thinker = await _started()
            async with asyncio.timeout(STARTING):
                await self._thinker.outcome()
        return self._thinker

    def _stay(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None
