"""Hints: what the master would answer in somebody's place, as far as there is time, and the next best answer."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from math import isfinite
from typing import Any, NamedTuple

import structlog

from bot.hosting import thinking
from bot.hosting.ledger import Ledger
from bot.hosting.reading import reading
from bot.hosting.study.room import ClosedError
from bot.hosting.study.thinker import Task, Weighed
from bot.hosting.thought import ThoughtError
from bot.line import Rank
from bot.values.refusal import HostError
from bot.values.table import Hinted, Second
from engine.ask import Ask
from engine.catalogue import rules_of
from engine.hint import Hint
from engine.search import Ranked

logger = structlog.get_logger(__name__)

SECONDS = 1.0
"""Seconds of the processor that the master thinks about a hint."""
PATIENCE = 4.0
"""Seconds that somebody waits for it; then a rule-made hint has to do."""
FEWEST = 4
"""An answer that was tried on fewer tables is no better than a rule-made one."""
HALF = 0.5
"""Points are told in halves: luck alone makes more of a difference than a smaller one."""
KEPT = 128
"""So many hints are remembered."""


class Advice(NamedTuple):
    """A hint, and what comes next."""

    hint: Hint
    second: Second | None = None


class Hints:
    """Gives hints; who looks again at the same question sees the same one."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._given: OrderedDict[tuple[int, int, int], asyncio.Task[Advice]] = OrderedDict()
        """By game, the number of its last choice, and seat."""

    async def of(self, game_id: int, user_id: int) -> Hinted:
        """See `Host.hint`."""
        table = await reading(self._ledger, game_id, user_id)
        if table.seat is None:
            raise HostError("not-in-game", id=game_id)
        if not table.game.hints:
            raise HostError("hints-off")
        if table.pending is None:
            raise HostError("error-nothing-asked")
        key = (game_id, table.game.number, table.seat)
        return Hinted(table, *await self._advice(key, table.game.key, table.view, table.pending.ask))

    async def close(self) -> None:
        """Give no more hints."""
        tasks = tuple(self._given.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _advice(self, key: tuple[int, int, int], game: str, view: Any, ask: Ask) -> Advice:
        """Think once about each question, however many wait for it."""
        task = self._given.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._given[key] = asyncio.create_task(self._found(game, view, ask), name="hint")
        self._given.move_to_end(key)
        while len(self._given) > KEPT:
            self._given.popitem(last=False)
        return await asyncio.shield(task)

    async def _found(self, game: str, view: Any, ask: Ask) -> Advice:
        found = await self._weighed(Task(game, view, ask, SECONDS, reasons=1))
        if found is None or len(found.ranked) < 2 or found.ranked[0].tables < FEWEST:
            return Advice(await thinking.hint(game, view, ask))
        best, other, *_ = found.ranked
        return Advice(Hint(found.picks, *found.reasons[0]), _beside(best, other))

    async def _weighed(self, task: Task) -> Weighed | None:
        """Return what the master thinks; None where there is none, or no time for one."""
        if not rules_of(task.game).master or len(task.ask.options) == 1:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._ledger.study.weigh(task, Rank.ASKED)
        except (ThoughtError, TimeoutError, ClosedError) as error:
            logger.info("hint-without-master", kind=task.game, question=task.ask.key, why=repr(error))
            return None


def _beside(best: Ranked, other: Ranked) -> Second | None:
    """Return the next best answer, where it was tried often enough to say how far it is behind."""
    if other.tables < FEWEST or not isfinite(other.error):
        return None
    less = max(0.0, best.lead - other.lead)
    halves = 0.0 if less < other.error else round(less / HALF) * HALF
    won = None if best.won is None or other.won is None else (round(100 * best.won), round(100 * other.won))
    return Second(other.picks, halves, won)
