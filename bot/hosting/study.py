"""The masters' study: one of them thinks at a time, the shorter the more are waiting for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakKeyDictionary


class Study:
    """A place for one."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(1)
        self._waiting = 0

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[int]:
        """Wait until nobody is inside; yield how many others still wait."""
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            yield self._waiting
        finally:
            self._free.release()


_studies: WeakKeyDictionary[asyncio.AbstractEventLoop, Study] = WeakKeyDictionary()


def study() -> Study:
    """Return the one study of the running loop: what waits in one loop can't be woken from another."""
    return _studies.setdefault(asyncio.get_running_loop(), Study())
