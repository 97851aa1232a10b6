"""Named tasks that live only while there is something to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

logger = structlog.get_logger(__name__)

Work = Callable[[], Awaitable[None]]
LOOK_AGAIN = 0.01


class Chores:
    """Background work, one task a name; nothing waits in memory for work to come."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._napping: set[str] = set()
        self._again: set[str] = set()
        self._waiting: dict[str, list[asyncio.Future[None]]] = {}
        self._resting: dict[str, asyncio.Future[None]] = {}
        self._firm: set[str] = set()
        self._light: set[str] = set()
        self._hurried: set[str] = set()
        self.closing = False
        """Whether everything is to stop: a chore goes no further than what it has begun."""

    def start(self, name: str, work: Work) -> None:
        """Do the work now: in a new task, once more where it is being done, at once where it naps or rests lightly."""
        if self.closing:
            return
        task = self._tasks.get(name)
        if task is not None and name not in self._napping:
            self._again.add(name)
            if name in self._light:
                _end(self._resting[name])
            return
        if task is not None:
            self._napping.discard(name)
            task.cancel()
        self._tasks[name] = asyncio.create_task(self._do(name, work), name=name)

    async def nap(self, name: str, seconds: float) -> None:
        """Sleep within a chore. `start` cuts it short, so that nothing may be under way that must be finished."""
        self._napping.add(name)
        self._rests(name)
        try:
            await asyncio.sleep(seconds)
        finally:
            if self._tasks.get(name) is asyncio.current_task():
                self._napping.discard(name)

    async def rest(self, name: str, seconds: float, *, firm: bool = False, light: bool = False) -> None:
        """Wait within a chore until more has come that can be done with it, unless somebody is in a hurry for it.

        A `firm` rest heeds no hurry, and nobody waits for its end. `start` ends a `light` one.
        """
        if self.closing or (name in self._hurried and not firm):
            return
        self._resting[name] = enough = asyncio.get_running_loop().create_future()
        self._firm |= {name} if firm else set()
        self._light |= {name} if light else set()
        self._rests(name)
        try:
            await _ended(enough, seconds)
        finally:
            del self._resting[name]
            self._firm.discard(name)
            self._light.discard(name)

    async def wait_for(self, name: str, seconds: float, *, hurry: bool = False) -> None:
        """Wait until a chore has ended, naps or rests, but no longer than so many seconds; in a `hurry` none rests."""
        if name in self._firm:
            return
        if name in self._resting and hurry:
            _end(self._resting[name])
        if name in self._tasks and name not in self._napping and (hurry or name not in self._resting):
            self._hurried |= {name} if hurry else set()
            rests = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(name, []).append(rests)
            await _ended(rests, seconds)

    def _rests(self, name: str) -> None:
        self._hurried.discard(name)
        for waiting in self._waiting.pop(name, ()):
            _end(waiting)

    async def settle(self) -> None:
        """Wait until every chore has ended or naps."""
        while busy := self._busy():
            await asyncio.wait(busy, timeout=LOOK_AGAIN)

    def stop(self) -> None:
        """Start nothing more: what is under way goes no further than what it has begun."""
        self.closing = True
        self._again.clear()
        for enough in self._resting.values():
            _end(enough)

    async def close(self, patience: float) -> None:
        """Wait for what is under way, at most `patience` seconds, then stop everything; nothing starts any more."""
        self.stop()
        try:
            async with asyncio.timeout(patience):
                await self.settle()
        except TimeoutError:
            pass  # what was not finished is still in the store and will be done at the next start
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _busy(self) -> list[asyncio.Task[None]]:
        return [task for name, task in self._tasks.items() if name not in self._napping]

    async def _do(self, name: str, work: Work) -> None:
        try:
            while True:
                self._again.discard(name)
                await work()
                # No await from here to the end: what comes in meanwhile would be forgotten.
                if name not in self._again:
                    return
        except Exception:
            logger.exception("chore-failed", chore=name)
        finally:
            if self._tasks.get(name) is asyncio.current_task():
                del self._tasks[name]
                self._rests(name)


async def _ended(waiting: asyncio.Future[None], seconds: float) -> None:
    """Wait until somebody ends this, at most so many seconds; `asyncio.wait_for` would make a task for it."""
    late = asyncio.get_running_loop().call_later(seconds, _end, waiting)
    try:
        await waiting
    finally:
        late.cancel()


def _end(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
