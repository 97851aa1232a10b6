"""The first half of a start, which takes longest: importing what runs."""

from __future__ import annotations

import gc
from collections.abc import Callable


def imported() -> Callable[[], None]:
    """Return `bot.process.running.run`, imported without looking for garbage, of which imports leave none.

    That takes a sixth of their time. Half a million objects of libraries stay for ever: to look for garbage among them
    held the loop again and again later, and the end for seconds.
    """
    gc.disable()
    try:
        from bot.process.running import run  # noqa: PLC0415 - it is what is timed so
    finally:
        gc.freeze()
        gc.enable()
    return run
