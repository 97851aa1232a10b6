"""The one sleeper of a process: each minute it notes that the bot lives, and does what is due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import structlog

from bot.hosting.holidays import settle_holidays
from bot.hosting.ledger import Ledger
from bot.hosting.ringing.firing import fire, games_due, put_off
from bot.hosting.ringing.mornings import ping_who_woke
from bot.hosting.ringing.pulse import BEAT, Pulse
from bot.hosting.ringing.retention import Retention
from bot.hosting.seats.gone import games_of_the_gone, give_up, late_in, look_for
from bot.hosting.silence import close_lobby, silent_lobbies
from bot.outbox.lanes import Lane
from bot.store.trouble import DATABASE_ERRORS
from bot.values.refusal import HostError

logger = structlog.get_logger(__name__)

RINGING = "ringing"


class Sleeper:
    """Sleeps a minute at a time.

    Paces are half days and longer, so that nobody misses the seconds; and where a machine slept or its clock was set,
    the next beat finds it out. To look at the index of moments costs less than to be woken by whoever writes one.
    """

    def __init__(self, ledger: Ledger, retention: Retention | None = None) -> None:
        self._ledger = ledger
        self._retention = retention
        self._pulse = Pulse(ledger)
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Beat now and every minute."""
        self._task = asyncio.create_task(self._live(), name="sleeper")

    def end(self) -> None:
        """Sleep no more."""
        if self._task is not None:
            self._task.cancel()

    async def minute(self) -> None:
        """Do what is to be done each minute; raises nothing."""
        try:
            span = await self._ledger.unbroken(self._pulse.beat)
        except HostError as error:
            logger.warning("no-heartbeat", reason=error.key)
            return
        if span:
            logger.info("clocks-set-on", seconds=span)
        if self._pulse.rings:
            self._ledger.chores.start(RINGING, self._ring)

    async def lived(self) -> None:
        """Count the time until now as lived, and do what is due: where somebody moves the clock by hand."""
        await self._ledger.unbroken(self._pulse.lived)
        self._ledger.chores.start(RINGING, self._ring)

    async def _live(self) -> None:
        while True:
            try:
                await self.minute()
            except Exception:  # or all clocks would stand still from now on
                logger.exception("minute-failed")
            await asyncio.sleep(BEAT)

    async def _ring(self) -> None:
        """Do all that is due, and only then let people be told: whoever plays several games gets one message."""
        lanes: set[Lane] = set()
        try:
            await settle_holidays(self._ledger)  # before anybody is overdue whose vacation has begun
            await ping_who_woke(self._ledger)
            games = await games_due(self._ledger)
            for game_id in games:
                if self._ledger.chores.closing:
                    break
                lanes |= await self._fire(game_id)
            await self._clear(games)
        except HostError as error:
            logger.warning("ringing-later", reason=error.key)
        finally:
            self._ledger.outbox.wake(lanes)

    async def _clear(self, rung: Sequence[int]) -> None:
        """Close what nobody comes to any more; whether those who are late are still there is asked meanwhile."""
        for game_id in await silent_lobbies(self._ledger):
            await self._do(game_id, close_lobby, self._ledger, game_id)
        for game_id in await games_of_the_gone(self._ledger):
            await self._do(game_id, give_up, self._ledger, game_id)
        if self._retention is not None and self._retention.due:
            self._ledger.chores.start("retention", self._retention.look)
        if rung:
            self._ledger.chores.start("look:late", partial(self._look_for, rung))

    async def _look_for(self, rung: Sequence[int]) -> None:
        for game_id, user_id in await late_in(self._ledger, rung):
            await self._do(game_id, look_for, self._ledger, game_id, [user_id])

    async def _do(self, game_id: int, work: Callable[..., Awaitable[object]], *args: Any) -> None:
        """Do something to a game, whose trouble keeps the others from nothing; it is done again in a minute."""
        if self._ledger.chores.closing:
            return
        try:
            await self._ledger.unbroken(partial(self._ledger.attempt, game_id, partial(work, *args)))
        except HostError as error:
            logger.warning("clearing-later", game=game_id, reason=error.key)
        except Exception:
            logger.exception("clearing-failed", game=game_id)

    async def _fire(self, game_id: int) -> set[Lane]:
        work = partial(self._ledger.attempt, game_id, partial(fire, self._ledger, game_id))
        try:
            return await self._ledger.unbroken(work)
        except HostError as error:
            logger.warning("clock-later", game=game_id, reason=error.key)
            await self._put_off(game_id)
            return set()
        except Exception:
            logger.exception("clock-failed", game=game_id)
            await self._put_off(game_id)
            return set()

    async def _put_off(self, game_id: int) -> None:
        try:
            await self._ledger.unbroken(partial(put_off, self._ledger, game_id))
        except DATABASE_ERRORS:
            logger.warning("clock-stays", game=game_id)
