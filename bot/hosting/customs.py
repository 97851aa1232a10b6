"""A server's customs, in the database and out of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import orjson

from bot.hosting.ledger import Ledger, saving
from bot.store.columns import listed, of_column
from bot.store.presence import present
from bot.store.servers import ServerRow
from bot.values.customs import Customs
from bot.values.pace import PACES

LISTS = ("channels", "paces")
FRESH = 60.0
"""Seconds for which a server's customs are remembered: every click asks for them. Another process may change them."""
MOST = 1024
"""So many servers' are remembered."""


class CustomsBook:
    """The customs of all servers."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._known: OrderedDict[int, tuple[float, Customs]] = OrderedDict()

    async def of(self, guild_id: int | None) -> Customs:
        """See `Host.customs_of`."""
        if guild_id is None:
            return Customs()
        read, known = self._known.get(guild_id, (-FRESH, Customs()))
        if asyncio.get_running_loop().time() - read < FRESH:
            return known
        return self._remember(guild_id, await customs_of(self._ledger, guild_id))

    async def change(self, guild_id: int, change: Callable[[Customs], Customs]) -> Customs:
        """See `Host.change_customs`."""
        with saving():
            async with self._ledger.store.writing() as session:
                row = await present(session, ServerRow(guild_id=guild_id), guild_id)
                customs = change(_customs(row))
                await session.merge(ServerRow(guild_id=guild_id, **_columns(customs)))
        return self._remember(guild_id, customs)

    def _remember(self, guild_id: int, customs: Customs) -> Customs:
        self._known[guild_id] = asyncio.get_running_loop().time(), customs
        self._known.move_to_end(guild_id)
        while len(self._known) > MOST:
            self._known.popitem(last=False)
        return customs


async def customs_of(ledger: Ledger, guild_id: int | None) -> Customs:
    """Return a server's customs as the database has them."""
    if guild_id is None:
        return Customs()
    async with ledger.looking() as session:
        row = await session.get(ServerRow, guild_id)
    return Customs() if row is None else _customs(row)


async def usual_pace(ledger: Ledger, guild_id: int | None) -> int:
    """Return the seconds of a pace where nobody says at the start; 0 without a clock."""
    return PACES[(await customs_of(ledger, guild_id)).usual_pace]


def _customs(row: ServerRow) -> Customs:
    values = {field.name: getattr(row, field.name) for field in fields(Customs)}
    return Customs(**{**values, **{name: tuple(of_column(values[name], listed)) for name in LISTS}})


def _columns(customs: Customs) -> dict[str, Any]:
    values = {field.name: getattr(customs, field.name) for field in fields(Customs)}
    return {**values, **{name: orjson.dumps(values[name]).decode() for name in LISTS}}
