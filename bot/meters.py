"""What is measured while the bot works; nobody reads it unless a process asks for it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from time import perf_counter

Reader = Callable[[str, float, str], None]
"""Takes what was measured, the seconds that it took, and what it was."""

INTERACTION = "interaction"
"""From a click or a command to the last word of its answer."""
ACKNOWLEDGED = "acknowledged"
"""The request that tells Discord that an answer is coming, or brings it at once."""
DELIVERY = "delivery"
"""A message that the bot makes, edits or takes away of its own accord."""
THOUGHT = "thought"
"""What a master thinks about, its time in line included."""

_readers: list[Reader] = []


def read_by(reader: Reader) -> None:
    """Let somebody read what is measured from now on."""
    _readers.append(reader)


def read_no_more_by(reader: Reader) -> None:
    """Let somebody read no more."""
    _readers.remove(reader)


@contextmanager
def measured(what: str, kind: str) -> Generator[None]:
    """Measure the time of a block, also of one that fails; next to nothing where nobody reads it."""
    since = perf_counter()
    try:
        yield
    finally:
        for reader in _readers:
            reader(what, perf_counter() - since, kind)
