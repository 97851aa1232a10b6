"""The first half of a start, which takes longest: importing what runs."""

from __future__ import annotations

from collections.abc import Callable

from bot.garbage import kept


def imported() -> Callable[[], None]:
    """Return `bot.process.running.run`, imported now."""
    with kept():
        from bot.process.running import run  # noqa: PLC0415 - it is what stays
    return run
