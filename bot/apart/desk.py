"""A desk: a place for one process that works, seen from outside."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import structlog

from bot.apart.packing import packed
from bot.apart.worker import LENGTH, Failure

logger = structlog.get_logger(__name__)

STARTING = 30.0
"""Seconds that a process may take until it is ready."""
IDLE = 300.0
"""Seconds after which a process ends that has nothing to do."""
TRIES = 2
"""A task whose process ends is begun anew, but not for ever: the task may be what ends it."""

ROOM = {"MALLOC_MMAP_THRESHOLD_": str(4 << 20), "MALLOC_TRIM_THRESHOLD_": str(4 << 20)}
"""So much of what was freed glibc keeps for the next task. By itself it keeps twice as much, since pictures raise its
limits, and is no quicker for it; with a quarter drawing takes a tenth longer. Whoever runs us may say otherwise."""


class FailedError(Exception):
    """Nothing came of a task; the message says why."""


@dataclass(frozen=True, slots=True)
class Worker:
    """A process that works."""

    process: Process
    into: asyncio.StreamWriter
    out: asyncio.StreamReader

    async def asked(self, task: Any, patience: float) -> Any:
        """Hand over a task and wait for what comes of it; raises TimeoutError, and `outcome`'s error."""
        async with asyncio.timeout(patience):
            self.into.write(packed(task))
            await self.into.drain()
            return await self.outcome()

    async def outcome(self) -> Any:
        """Read what the process writes next; raises IncompleteReadError where it has ended."""
        length = int.from_bytes(await self.out.readexactly(LENGTH), "big")
        return pickle.loads(await self.out.readexactly(length))  # noqa: S301 - our own process has written it

    async def end(self) -> None:
        """End the process at once; it has nothing to lose."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Desk:
    """A place for a process that is started by a task, ends where there are none, and is replaced where it was."""

    def __init__(self, module: str, idle: float = IDLE) -> None:
        """Take the module whose `main` does the work, and after how many seconds without any its process ends."""
        # As a module that is run it would have another name, by which nobody here knows what it writes.
        self._program = f"from {module} import main; main()"
        self._idle = idle
        self._worker: Worker | None = None
        self._leaving: asyncio.TimerHandle | None = None

    async def ask(self, task: Any, patience: float) -> Any:
        """Return what came of a task within some seconds.

        Raises FailedError, TimeoutError, and OSError where no process can be started.
        """
        for _ in range(TRIES):
            try:
                outcome = await self._outcome(task, patience)
            except (asyncio.IncompleteReadError, ConnectionError):
                logger.warning("worker-gone", program=self._program)
                continue
            if isinstance(outcome, Failure):
                raise FailedError(outcome.why)
            return outcome
        raise FailedError("its process has ended")

    async def close(self) -> None:
        """End the process."""
        self._stay()
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()

    async def _outcome(self, task: Any, patience: float) -> Any:
        """Let the process work; it ends where nobody waits any more, or this would be taken for the next outcome."""
        self._stay()
        try:
            worker = await self._at_work()
            outcome = await worker.asked(task, patience)
        except BaseException:
            await self.close()
            raise
        self._leaving = asyncio.get_running_loop().call_later(self._idle, worker.into.close)
        return outcome

    async def _at_work(self) -> Worker:
        """Return the process; raises OSError, and TimeoutError where a new one does not get ready."""
        if self._worker is None or self._worker.process.returncode is not None:
            self._worker = await self._started()
            async with asyncio.timeout(STARTING):
                await self._worker.outcome()
        return self._worker

    async def _started(self) -> Worker:
        """Start a process; raises OSError."""
        words, environment = (sys.executable, "-c", self._program), {**ROOM, **os.environ}
        process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, env=environment)
        if process.stdin is None or process.stdout is None:
            raise OSError("no pipes")
        return Worker(process, process.stdin, process.stdout)

    def _stay(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None
