"""Reviews of finished games: owed from the end on, made one at a time in the background, kept beside the record."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import orjson
import structlog
from sqlmodel import col, select, update

from bot.hosting import archive
from bot.hosting.ledger import Ledger, again, saving
from bot.hosting.recalling.retrying import Failures
from bot.store.columns import of_column
from bot.store.memory import ReviewRow
from bot.store.presence import present
from bot.values.past import Lookback
from bot.values.refusal import HostError
from engine.catalogue import rules_of
from engine.decided import Decision, decisions
from engine.record import Record
from engine.review import Review

logger = structlog.get_logger(__name__)

Reviewer = Callable[[bytes], Awaitable[bytes]]
IMPOSSIBLE = ""
"""What is kept of a game that can't be looked through."""
FOR_NOW = ("not-readable", "not-saved", "busy-elsewhere")
"""What keeps a review from being made now, but not for good."""


class Reviews:
    """Looks through finished games. Without a reviewer nothing is owed, and what was made before can be read."""

    def __init__(self, ledger: Ledger, reviewer: Reviewer | None) -> None:
        self._ledger = ledger
        self._reviewer = reviewer
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._failures = Failures()
        ledger.reviews = reviewer is not None
        ledger.finished = self.wake

    def wake(self) -> None:
        """Make in the background what is owed."""
        if self._reviewer is None or self._ledger.chores.closing:
            return
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._all(self._reviewer), name="reviews")

    async def close(self) -> None:
        """Break off the review in progress; it is owed still."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def of(self, game_id: int) -> Lookback:
        """Return the review of a game that is over, or nothing yet where it is being made.

        Raises HostError "review-not-over", "review-ended", "review-off", "review-impossible" and "review-failed".
        """
        record = await self._record(game_id)
        made = await self._made(game_id)
        if isinstance(made, Review):
            # A whole game is played again for it, which the event loop must not do.
            return Lookback(made, await asyncio.to_thread(_moments, record, made))
        if made == IMPOSSIBLE or rules_of(record.game).foresight is None:
            raise HostError("review-impossible")
        if self._reviewer is None:
            raise HostError("review-off")
        if self._failures.waits(game_id, self._ledger.now()):
            raise HostError("review-failed")
        await self._ledger.unbroken(partial(again, partial(self._owe, game_id)))
        self.wake()
        return Lookback(None)

    async def _record(self, game_id: int) -> Record:
        """Return a game's record, and say for itself where there is none."""
        try:
            return await archive.record(self._ledger, game_id)
        except HostError as error:
            meant = {"record-not-over": "review-not-over", "game-ended": "review-ended"}
            raise HostError(meant.get(error.key, error.key), **error.args_by_name) from error

    async def _made(self, game_id: int) -> Review | str | None:
        """Return what was made of a game; IMPOSSIBLE where nothing can be, None where nothing was yet."""
        async with self._ledger.looking(game_id) as session:
            made = (await session.exec(select(ReviewRow.made).where(ReviewRow.game_id == game_id))).first()
            return of_column(made, Review.from_json) if made else made

    async def _owe(self, game_id: int) -> None:
        """Owe the review of a game that ended before there were any."""
        with saving():
            async with self._ledger.store.writing() as session:
                await present(session, ReviewRow(game_id=game_id), game_id)

    async def _all(self, reviewer: Reviewer) -> None:
        try:
            while self._again:
                self._again = False
                while (game_id := await self._next()) is not None:
                    await self._look(reviewer, game_id)
        except HostError as error:
            logger.warning("reviews-put-off", reason=error.key)

    async def _next(self) -> int | None:
        query = select(ReviewRow.game_id).where(col(ReviewRow.made).is_(None))
        async with self._ledger.looking() as session:
            owed = (await session.exec(query.order_by(col(ReviewRow.game_id)))).all()
        now = self._ledger.now()
        return next((game_id for game_id in owed if not self._failures.waits(game_id, now)), None)

    async def _look(self, reviewer: Reviewer, game_id: int) -> None:
        try:
            record = await archive.record(self._ledger, game_id)
            made = (await reviewer(orjson.dumps(record.to_json()))).decode()
        except HostError as error:
            if error.key in FOR_NOW:
                raise
            made = "null"
        except Exception:
            logger.exception("review-failed", game=game_id)
            self._failures.note(game_id, self._ledger.now())
            return
        await self._ledger.unbroken(
            partial(again, partial(self._keep, game_id, IMPOSSIBLE if made == "null" else made))
        )

    async def _keep(self, game_id: int, made: str) -> None:
        with saving():
            async with self._ledger.store.writing() as session:
                await session.exec(update(ReviewRow).where(col(ReviewRow.game_id) == game_id).values(made=made))


def _moments(record: Record, review: Review) -> dict[int, Decision]:
    """Return what those choices were of which the review tells."""
    told = {one.number for seat in review.judged for one in seat}
    return {one.number: one for one in decisions(record) if one.number in told}
