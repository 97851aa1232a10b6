"""The sign of life of one process among several, and taking over what one that died has left."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count

import structlog

from bot.hosting.ledger import Ledger
from bot.hosting.resuming import CHORE, resume
from bot.store.leases import LASTS
from bot.store.trouble import DATABASE_ERRORS
from bot.values.refusal import HostError

logger = structlog.get_logger(__name__)

BEAT = LASTS / 3
"""Seconds between two signs of life: one may fail."""
LEARNS = 12
"""After so many beats it is asked who has chosen a language or quiet hours, of which another process was told."""


class Heart:
    """Beats where several processes have one database."""

    def __init__(self, ledger: Ledger, learn: Callable[[], Awaitable[None]]) -> None:
        """Take what learns now and then what others have been told meanwhile, of which it may raise HostError."""
        self._ledger = ledger
        self._learn = learn
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
        for beats in count(1):
            await self.beat()
            if beats % LEARNS == 0:
                await self._learn_again()
            await asyncio.sleep(BEAT)

    async def _learn_again(self) -> None:
        try:
            await self._learn()
        except HostError as error:
            logger.warning("not-learned", reason=error.key)
