"""What becomes of an interaction."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import perf_counter

from bot.tools.load.town import Json


@dataclass(slots=True)
class Answer:
    """What becomes of one; times are in seconds since it was sent."""

    about: Json
    since: float = field(default_factory=perf_counter)
    acknowledged: float | None = None
    told: float | None = None
    edits: bool = False
    """Whether the message clicked on is edited, and no new one made."""
    message: Json | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)

    def is_acknowledged(self) -> None:
        """Note that Discord knows by now that an answer is coming."""
        self.acknowledged = perf_counter() - self.since

    async def within(self, seconds: float) -> bool:
        """Wait until something is said; tell whether it was in time."""
        try:
            async with asyncio.timeout(seconds):
                await self.done.wait()
        except TimeoutError:
            return False
        return True

    def tell(self, message: Json) -> None:
        """Note what is said; the first time counts."""
        self.message = message
        if self.told is None:
            self.told = perf_counter() - self.since
        self.done.set()
