"""A promise to answer: Discord is told of it only where no answer comes at once.

What comes at once is one request instead of two, and need not wait until Discord has heard of the first one: the way to
it and back takes longer than all that we do for a click.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from time import time
from typing import Any

import discord
import structlog
from discord.utils import DISCORD_EPOCH

from bot.app.replies import Kind, answer, complete, defer
from bot.meters import ACKNOWLEDGED, measured

AT_ONCE = 0.015
"""Seconds within which an answer is its own acknowledgement."""
FRESH = 0.5
"""Seconds after which a click is acknowledged before anything is done: Discord waits for three, and whoever clicked is
told then that nothing came of it, so that nothing must."""
PROMISED = "promised"
"""Under this name an interaction carries its promise."""

log = structlog.get_logger(__name__)


async def promise(interaction: discord.Interaction[Any], *, edits: bool, first: bool = False) -> None:
    """Promise an answer: in the message clicked on, or in a new one that only its reader will see.

    `first`: Discord is told of it before anything is done. Lets Discord's exceptions through.
    """
    kind = Kind.deferred_message_update if edits else Kind.deferred_channel_message
    if first or _under_way or _age(interaction) > FRESH:
        await _deferred(interaction, kind)
    else:
        interaction.extras[PROMISED] = _Promise(interaction, kind)
    interaction.response._response_type = kind  # noqa: SLF001 - what is_done and type tell, to us and to discord.py


async def say(interaction: discord.Interaction[Any], body: Mapping[str, Any], files: Sequence[discord.File]) -> int:
    """Put something, with some files, where an answer was promised; return the id of the message.

    The files come before those that `body` keeps under "attachments". Lets Discord's exceptions through.
    """
    promised = _of(interaction)
    if promised is None or await promised.told():
        return await complete(interaction, body, files)
    return await promised.keep(body, files)


async def refuse(interaction: discord.Interaction[Any], sentence: str) -> bool:
    """Say a sentence that only its reader will see, and change nothing else, in place of an answer that was promised.

    Returns whether that could be done: not where Discord knows of the promise. Lets Discord's exceptions through.
    """
    promised = _of(interaction)
    if promised is None or await promised.told():
        return False
    promised.kind = Kind.deferred_channel_message
    await promised.keep({"content": sentence}, [])
    return True


async def settle(interaction: discord.Interaction[Any]) -> None:
    """Let Discord know of a promise by now, if it is to be; lets its exceptions through."""
    promised = _of(interaction)
    if promised is not None and not await promised.told():
        await promised.tell()


class _Promise:
    """One that Discord may not know of yet."""

    def __init__(self, interaction: discord.Interaction[Any], kind: Kind) -> None:
        self.kind = kind
        self._interaction = interaction
        self._kept = False
        self._telling: asyncio.Task[None] | None = None
        self._later = asyncio.get_running_loop().call_later(AT_ONCE, self._begin)
        _under_way.add(self)

    async def told(self) -> bool:
        """Whether Discord knows of it, or of what was promised; from now on it hears of it only when it is told."""
        self._later.cancel()
        _under_way.discard(self)
        if self._telling is not None:
            await self._telling
        return self._kept or self._telling is not None

    async def tell(self) -> None:
        """Let Discord know."""
        await self._begin()

    async def keep(self, body: Mapping[str, Any], files: Sequence[discord.File]) -> int:
        """Say what was promised; return the id of the message."""
        with measured(ACKNOWLEDGED, self._interaction.type.name):
            number = await answer(self._interaction, self.kind, body, files)
        self._kept = True
        return number

    def _begin(self) -> asyncio.Task[None]:
        _under_way.discard(self)
        self._telling = asyncio.get_running_loop().create_task(_deferred(self._interaction, self.kind))
        self._telling.add_done_callback(self._heard)
        return self._telling

    def _heard(self, telling: asyncio.Task[None]) -> None:
        """Note what went wrong, also where nobody asks for it any more."""
        if not telling.cancelled() and (error := telling.exception()) is not None:
            log.info("not-acknowledged", interaction=self._interaction.id, reason=str(error))


_under_way: set[_Promise] = set()
"""Those of which nobody has told Discord, and that are not kept yet: meanwhile no other answer will come at once."""


async def _deferred(interaction: discord.Interaction[Any], kind: Kind) -> None:
    with measured(ACKNOWLEDGED, interaction.type.name):
        await defer(interaction, kind)


def _age(interaction: discord.Interaction[Any]) -> float:
    """Return for how many seconds it has been under way, by the clock of Discord, which numbers it, and ours."""
    return time() - ((interaction.id >> 22) + DISCORD_EPOCH) / 1000


def _of(interaction: discord.Interaction[Any]) -> _Promise | None:
    found = interaction.extras.get(PROMISED)
    return found if isinstance(found, _Promise) else None
