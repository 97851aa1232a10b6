"""A server's customs, in the database and out of it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import orjson

from bot.hosting.ledger import Ledger, saving
from bot.store.servers import ServerRow
from bot.values.customs import Customs
from bot.values.pace import PACES, USUAL

LISTS = ("channels", "paces")


async def customs_of(ledger: Ledger, guild_id: int | None) -> Customs:
    """See `Host.customs_of`."""
    if guild_id is None:
        return Customs()
    async with ledger.looking() as session:
        row = await session.get(ServerRow, guild_id)
    return Customs() if row is None else _customs(row)


async def usual_pace(ledger: Ledger, guild_id: int | None) -> int:
    """Return the seconds of a pace where nobody says at the start; 0 without a clock."""
    return PACES.get((await customs_of(ledger, guild_id)).pace, USUAL)


async def change_customs(ledger: Ledger, guild_id: int, changed: dict[str, Any]) -> Customs:
    """See `Host.change_customs`."""
    with saving():
        async with ledger.store.writing() as session:
            row = await session.get(ServerRow, guild_id, with_for_update=True)
            customs = replace(Customs() if row is None else _customs(row), **changed)
            await session.merge(ServerRow(guild_id=guild_id, **_columns(customs)))
    return customs


def _customs(row: ServerRow) -> Customs:
    values = {field.name: getattr(row, field.name) for field in fields(Customs)}
    return Customs(**{**values, **{name: tuple(orjson.loads(values[name])) for name in LISTS}})


def _columns(customs: Customs) -> dict[str, Any]:
    values = {field.name: getattr(customs, field.name) for field in fields(Customs)}
    return {**values, **{name: orjson.dumps(values[name]).decode() for name in LISTS}}
