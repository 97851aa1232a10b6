"""How long what stands already waits for more changes, so that it is drawn once for all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Rest(NamedTuple):
    """How long a message waits."""

    seconds: float
    firm: bool = False
    """Whether there is more to draw than can be drawn, so that nobody's hurry shortens it."""


@dataclass(eq=False, slots=True)
class Pace:
    """How often messages of a kind are made anew: at once for a few tables, at longer intervals the more there are."""

    rest: float
    """Seconds that each waits for more, unless somebody is in a hurry for it."""
    a_second: float
    """So many of all tables at most."""
    longest: float = 30.0
    """Seconds that none waits longer, however many there are."""
    _free: float = 0.0
    """When the next one has its turn."""

    def take(self, now: float) -> Rest:
        """Take the next turn at a moment of a clock in seconds; return how long to wait for it."""
        soonest, latest = now + self.rest, now + self.longest
        firm = self._free > soonest
        turn = min(self._free, latest) if firm else soonest
        self._free = turn + 1 / self.a_second
        return Rest(turn - now, firm)
