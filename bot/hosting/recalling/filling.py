"""Results of games that were over before results were kept: noted in the background, the oldest game first."""

from __future__ import annotations

from functools import partial

import structlog
from sqlmodel import col, select

from bot.hosting.ledger import Ledger
from bot.hosting.memory.results import remember
from bot.store.memory import ResultRow
from bot.store.schema import GameRow
from bot.store.trouble import DATABASE_ERRORS
from bot.values.refusal import HostError
from bot.values.states import OVER
from engine.match import DivergedError

logger = structlog.get_logger(__name__)

CHORE = "results"
PAUSE = 0.02
"""Seconds between two games, so that nobody who plays meanwhile waits for us."""


def begin(ledger: Ledger) -> None:
    """Note in the background what is missing."""
    ledger.chores.start(CHORE, partial(fill, ledger))


async def fill(ledger: Ledger) -> None:
    """Note the results of games that have none; what cannot be read is left for the next start."""
    try:
        missing = await _missing(ledger)
        for game_id in missing:
            if ledger.chores.closing:
                return
            await ledger.unbroken(partial(_fill_one, ledger, game_id))
            await ledger.chores.nap(CHORE, PAUSE)
    except (HostError, *DATABASE_ERRORS):
        logger.exception("results-put-off")


async def _missing(ledger: Ledger) -> list[int]:
    known = select(ResultRow.game_id).where(ResultRow.game_id == GameRow.id).exists()
    query = select(GameRow.id).where(GameRow.state == OVER, ~known).order_by(col(GameRow.ended_at), col(GameRow.id))
    async with ledger.looking() as session:
        return list((await session.exec(query)).all())


async def _fill_one(ledger: Ledger, game_id: int) -> None:
    try:
        async with ledger.changing(game_id) as change:
            known = select(ResultRow.seat).where(ResultRow.game_id == game_id).limit(1)
            if (await change.session.exec(known)).first() is None:
                await remember(change)
    except (HostError, DivergedError) as error:
        logger.warning("results-unreadable", game=game_id, reason=str(error))
