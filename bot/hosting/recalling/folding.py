"""Logs of games that have been over for a while are folded, in the background: they take a tenth of the room then."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import structlog
from sqlalchemy import exists, or_, select

from bot.hosting.ledger import Ledger
from bot.store.folds import fold
from bot.store.memory import ResultRow
from bot.store.rows import table_of
from bot.store.schema import ChoiceRow, GameRow
from bot.store.trouble import DATABASE_ERRORS
from bot.values.refusal import HostError
from bot.values.states import ENDED, OVER

logger = structlog.get_logger(__name__)

DAY = 24 * 3600.0
FIRST = 60.0
"""Seconds after the start: nobody waits for it."""
PAUSE = 0.05
"""Seconds between two games, so that nobody who plays meanwhile waits for us."""
GAMES, CHOICES, RESULTS = table_of(GameRow).c, table_of(ChoiceRow).c, table_of(ResultRow).c


class Folding:
    """Folds once a day what has been over for so many days; 0 leaves all logs in their rows."""

    def __init__(self, ledger: Ledger, days: int) -> None:
        self._ledger = ledger
        self._days = days
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Fold soon and each day."""
        if self._days:
            self._task = asyncio.create_task(self._live(), name="folding")

    def end(self) -> None:
        """Fold no more."""
        if self._task is not None:
            self._task.cancel()

    async def fold_all(self) -> int:
        """Fold all that is to be folded by now, game by game; return how many games. Raises nothing."""
        count = 0
        try:
            for game_id in await self._due():
                count += await self._ledger.unbroken(lambda game_id=game_id: self._fold(game_id))  # type: ignore[misc] # it is a coroutine of a number
                await asyncio.sleep(PAUSE)
        except (HostError, *DATABASE_ERRORS):
            logger.exception("folding-put-off")
        if count:
            logger.info("logs-folded", games=count)
        return count

    async def _live(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            await self.fold_all()
            await asyncio.sleep(DAY)

    async def _due(self) -> list[int]:
        """Return the games whose logs are to be folded, of which results are kept or never will be."""
        before = self._ledger.now() - timedelta(days=self._days)
        unfolded = exists().where(CHOICES.game_id == GAMES.id, CHOICES.number == 0)
        told = exists().where(RESULTS.game_id == GAMES.id)
        ended = or_(GAMES.state == ENDED, told)
        query = select(GAMES.id).where(GAMES.state.in_((OVER, ENDED)), GAMES.ended_at < before, ended, unfolded)
        async with self._ledger.looking() as session:
            return list((await (await session.connection()).execute(query.order_by(GAMES.id))).scalars())

    async def _fold(self, game_id: int) -> int:
        try:
            async with self._ledger.changing(game_id) as change:
                row = await fold(change.session, change.game)
                if row is not None:
                    change.rows.add(row)
        except ValueError:
            logger.exception("log-unfoldable", game=game_id)
            return 0
        return int(row is not None)
