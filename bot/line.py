"""Who is served next: whoever is waited for most, then whoever came first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from heapq import heappop, heappush


class Rank(IntEnum):
    """Who comes before whom."""

    ASKED = 0
    """Somebody looks at the screen."""
    PLAYED = 1
    """A game waits."""
    LATER = 2
    """Nobody waits."""


class Line:
    """So many places, and a line before them."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._came = 0
        self._waiting: list[tuple[Rank, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def place(self, rank: Rank) -> AsyncIterator[int]:
        """Wait for a place; yield how many still wait who are no less urgent."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(rank)
        try:
            yield sum(not turn.done() for other, _, turn in self._waiting if other <= rank)
        finally:
            self._leave()

    async def _wait(self, rank: Rank) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came += 1
        heappush(self._waiting, (rank, self._came, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # the place was given to somebody who is gone
            raise

    def _leave(self) -> None:
        """Give the place to the next one who still waits."""
        while self._waiting:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
