"""The first half of a start, which takes longest: importing what runs."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from contextlib import suppress

from bot.garbage import kept

ARENAS = -8
"""What glibc calls from how many heaps threads take memory."""


def imported() -> Callable[[], None]:
    """Return `bot.process.running.run`, imported now."""
    _share_heap()
    with kept():
        from bot.process.running import run  # noqa: PLC0415 - it is what stays
    return run


def _share_heap() -> None:
    """Let all threads take memory from one heap, for the interpreter lets one of them run at a time.

    By default glibc gives each thread one of its own, of which most lies free: 2 MB of ten threads. Other C libraries
    have none of this.
    """
    with suppress(OSError, TypeError, AttributeError):
        ctypes.CDLL(None).mallopt(ARENAS, 1)
