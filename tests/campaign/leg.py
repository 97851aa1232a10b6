"""What one test does of a campaign in one run: a number, as far as there is time for it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from tests.campaign.book import Book


@dataclass
class Leg:
    """A number under a seed, which say all that happens, and when to stop."""

    seed: str
    number: int
    end: float
    counts: Counter[str] = field(default_factory=Counter)
    """What has been looked at."""

    @property
    def luck(self) -> Random:
        return Random(f"{self.seed}:{self.number}")

    def going(self) -> bool:
        """Tell whether there is time left."""
        return time.monotonic() < self.end


@contextmanager
def leg(book: Book, seconds: float) -> Iterator[Leg]:
    """Give the first number that nobody has done, and note it as done unless the block raises."""
    since = time.monotonic()
    part = Leg(book.seed, book.next, since + seconds)
    yield part
    book.note(part.counts, part.number + 1, time.monotonic() - since)
