"""Timers of the playground's bot, for which no click waits.

Before it shows what came of a click, SimCord waits for each timer of the bot's that goes off while a click may take
long yet: a third of each minute, as the bot notes each minute that it lives.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from simcord import env

SOON = 0.5
"""Seconds: a timer that goes off later is not waited for."""
ASKED = ("_is_parked", "_callback_is_parked")
"""What SimCord asks whether something needn't be waited for until a deadline."""


@contextmanager
def unawaited(soon: float = SOON) -> Iterator[None]:
    """Let no click wait for a timer of the bot's that goes off later than so many seconds, as long as this lasts."""
    before = {name: getattr(env, name) for name in ASKED}
    for name, parked in before.items():
        setattr(env, name, partial(_soon, parked, soon))
    try:
        yield
    finally:
        for name, parked in before.items():
            setattr(env, name, parked)


def _soon(parked: Callable[[Any, Any, float], bool], soon: float, state: Any, what: Any, deadline: float) -> bool:
    return parked(state, what, min(deadline, asyncio.get_running_loop().time() + soon))
