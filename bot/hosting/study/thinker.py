"""What a master does with a view and a question. As a program it does so for one question after the other.

Such a process knows the engine alone, and of a game no more than what stands in its task: it can't look behind a view.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.apart.worker import work
from engine.ask import Ask, Picks
from engine.catalogue import rules_of
from engine.counsel import Reason
from engine.foresight import Budget
from engine.search import Ranked, ranked

IDLE = 10
"""How far a process that thinks gives way to everything else on the computer."""
MOST_PLAYOUTS = 400
"""The game is not played on more often than that for one answer."""
STRETCH = 2.0
"""By how much a thought may take longer than its seconds of the processor, where it has to share it."""
SLACK = 0.9
"""This much of the time is searched; the rest is for the last game to be played on, and for words."""


@dataclass(frozen=True, slots=True)
class Task:
    """Something to think about."""

    game: str
    """The game's key."""
    view: Any
    """What the seat sees that is asked."""
    ask: Ask
    seconds: float
    """Of the processor."""
    also: Picks | None = None
    """An answer that is to be among those that are weighed, and tried as often as the best one."""
    reasons: int = 0
    """For how many answers the reason is wanted, the best first."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What came of it."""

    picks: Picks
    """The master's answer."""
    ranked: tuple[Ranked, ...] = ()
    """The answers that were weighed, the best first; none where there was nothing to weigh."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the first of them."""


def weigh(task: Task, spent: Callable[[], float]) -> Weighed:
    """Weigh the answers to a question; `spent` tells the seconds that it has taken so far."""
    rules, began = rules_of(task.game), spent()
    budget = Budget(MOST_PLAYOUTS, lambda: spent() - began, task.seconds * SLACK)
    found = ranked(rules, task.view, task.ask, budget, task.also)
    if not found or rules.foresight is None:
        return Weighed(rules.advise(task.view, task.ask, rules.strengths[-1]))
    reasons = [rules.foresight.why(task.view, task.ask, one.picks) for one in found[: task.reasons]]
    return Weighed(found[0].picks, tuple(found), tuple(reasons))


def spending(processor: Callable[[], float]) -> Callable[[], float]:
    """Return a clock that tells the seconds of the processor, or more where they are hard to get by now."""
    began, used = time.monotonic(), processor()
    return lambda: max(processor() - used, (time.monotonic() - began) / STRETCH)


def main() -> None:
    """Weigh answers until there is nobody any more who asks."""
    parent = os.getppid()
    work(partial(_weighed, parent), IDLE)


def _weighed(parent: int, task: Task) -> Weighed:
    clock = spending(time.process_time)

    def spent() -> float:
        if os.getppid() != parent:
            os._exit(0)  # nobody waits any more
        return clock()

    return weigh(task, spent)


if __name__ == "__main__":
    main()
