"""The sign of life of one process among several, and taking over what one that died has left."""

from __future__ import annotations

import asyncio
from functools import partial

import structlog

from bot.hosting.ledger import Ledger
from bot.hosting.resuming import CHORE, resume
from bot.store.leases import LASTS
from bot.store.trouble import DATABASE_ERRORS

logger = structlog.get_logger(__name__)

BEAT = LASTS / 3
"""Seconds between two signs of life: one may fail."""


class Heart:
    """Beats where several processes have one database."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._leases = ledger.outbox.leases
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Beat now and every few seconds."""
        if self._leases.needed:
            self._task = asyncio.create_task(self._live(), name="heart")

    async def stop(self) -> None:
        """Beat no more, and leave to others at once what they may go on with."""
        if self._task is not None:
            self._task.cancel()
        try:
            await self._leases.close()
        except DATABASE_ERRORS:
            logger.warning("leases-run-out")

    async def beat(self) -> None:
        """Give a sign of life, and take over from whoever gave none for too long; raises nothing."""
        try:
            if await self._ledger.unbroken(self._leases.renew):
                logger.warning("process-died")
                self._ledger.chores.start(CHORE, partial(resume, self._ledger))
        except DATABASE_ERRORS as error:
            logger.warning("no-sign-of-life", reason=type(error).__name__)

    async def _live(self) -> None:
        while True:
            await self.beat()
            await asyncio.sleep(BEAT)
