"""The door to what people wish in every game alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Mapping
from datetime import date
from functools import partial
from typing import Any, TypeVar

import structlog

from bot.hosting import vacations, wishing
from bot.hosting.holidays import settle_holidays
from bot.hosting.ledger import Ledger, again
from bot.values.preferences import Preferences
from bot.values.refusal import HostError
from bot.values.vacation import Personal, Vacation

logger = structlog.get_logger(__name__)

T = TypeVar("T")


class People:
    """Knows what people have set. Each method that changes something raises HostError with nothing changed."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        # Every click and every message asks for it, and few people choose one.
        self._languages: dict[int, str] = {}
        self._choosing = asyncio.Lock()

    async def open(self) -> None:
        """Learn who has chosen a language, and who has quiet hours; again where another process may have been told."""
        choosers = await wishing.choosers(self._ledger)
        self._languages.clear()
        self._ledger.sleepers.clear()
        for wished in choosers:
            self._note(wished)

    def language_of(self, user_id: int) -> str:
        """Return the language that somebody has chosen; "" where they have chosen none."""
        return self._languages.get(user_id, "")

    def forget(self, user_id: int) -> None:
        """Remember nothing of somebody any more."""
        self._note(Preferences(user_id))

    async def preferences(self, user_id: int) -> Preferences:
        """Return what somebody has set, and what holds where they have set nothing."""
        return await wishing.preferences(self._ledger, user_id)

    async def asleep(self, users: Collection[int]) -> set[int]:
        """Return who of some people are in their quiet hours now."""
        return await wishing.asleep(self._ledger, users)

    async def prefer(self, user_id: int, **wishes: Any) -> Preferences:
        """Change some of somebody's preferences, by the names of `Preferences`; return them all.

        Raises HostError "error-bad-value", "settings-no-zone", "settings-quiet-empty" and "settings-quiet-long".
        """
        return await self._ledger.unbroken(partial(self._prefer, user_id, wishes))

    async def _prefer(self, user_id: int, wishes: Mapping[str, Any]) -> Preferences:
        async with self._choosing:  # what is noted is what was kept last, also where somebody clicks twice
            before, wished = await again(partial(wishing.keep, self._ledger, user_id, wishes))
            self._note(wished)
        await wishing.follow(self._ledger, before, wished)
        return wished

    async def personal(self, user_id: int) -> Personal:
        """Return what somebody has set with their vacations, as they read it."""
        return await vacations.personal(self._ledger, user_id)

    async def plan_vacation(self, user_id: int, first: date, last: date) -> Vacation:
        """Let somebody's clocks stand still from one day to another, both included; one from today on begins now.

        Raises HostError "vacation-past", "vacation-backwards", "vacation-far", "vacation-long", "vacation-overlaps" and
        "vacation-used-up".
        """
        vacation = await self._change(vacations.plan, user_id, first, last)
        await self._bring_in_line()
        return vacation

    async def cancel_vacation(self, user_id: int, since: int) -> None:
        """End the vacation that began or begins at a second since 1970; the days that are left come back.

        Raises HostError("vacation-none") where there is none any more.
        """
        await self._change(vacations.cancel, user_id, since)
        await self._bring_in_line()

    async def _bring_in_line(self) -> None:
        """Let the tables follow at once; where they can't be read just now, they do so within a minute."""
        try:
            await settle_holidays(self._ledger)
        except HostError as error:
            logger.warning("vacations-later", reason=error.key)

    def _note(self, wished: Preferences) -> None:
        if wished.language:
            self._languages[wished.user_id] = wished.language
        else:
            self._languages.pop(wished.user_id, None)
        (self._ledger.sleepers.discard if wished.quiet is None else self._ledger.sleepers.add)(wished.user_id)

    async def _change(self, work: Callable[..., Coroutine[Any, Any, T]], *args: Any) -> T:
        return await self._ledger.unbroken(partial(again, partial(work, self._ledger, *args)))
