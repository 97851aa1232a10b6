"""What a test does to the small Discord that no member could: presses at one moment, old buttons, lost rights."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import discord
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.components import COMPONENTS_V2_FLAG
from simcord.enums import OverwriteType
from simcord.results import InteractionResult
from sqlmodel import select

from bot.store.schema import ChoiceRow, GameRow, SeatRow
from tests.bot.conftest import World
from tests.bot.seeing import ROW

SAID_SHORTLY = 300
LEFT_TO_CHANCE = {"table_message_id", "version", "no_access", "dm_message_id", "dm_channel_id", "dm_closed"}
"""Columns that deliveries change, which are no part of a game."""


@contextmanager
def same_moment(env: Any) -> Iterator[None]:
    """Let everything that is done inside reach the bot before it has answered any of it; `settle` afterwards."""

    async def skip(*_: Any, **__: Any) -> None:
        return None

    env._settle_internal = skip
    try:
        yield
    finally:
        del env._settle_internal


async def press_old(
    world: World, who: Any, shown: Any, custom_id: str, rows: list[dict[str, Any]], *, values: tuple[str, ...] = ()
) -> Any:
    """Press a component that a message has no more, as a Discord that has not been redrawn yet lets people do."""
    backend = world.env.backend
    stored = backend.get_message(shown.channel_id if hasattr(shown, "channel_id") else shown.channel.id, shown.id)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2, "id": 0}
    if values:
        data["values"] = list(values)
    guild = getattr(getattr(who, "guild", None), "id", None)
    record, payload = interactions.base_payload(
        backend, type=3, channel_id=stored.channel_id, guild_id=guild, user_id=who.id, data=data
    )
    message = deepcopy(serializers.message_payload(backend, stored))
    laid_out = COMPONENTS_V2_FLAG if any(row["type"] != ROW for row in rows) else 0
    payload["message"] = {**message, "components": rows, "flags": message["flags"] | laid_out}
    record.source_message_id = stored.id
    backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return InteractionResult(world.env, record)


def deny(world: World, **rights: bool) -> None:
    """Take rights from the bot in the channel."""
    allowed, denied = discord.PermissionOverwrite(**rights).pair()
    overwrite = Overwrite(me(world), OverwriteType.MEMBER, allowed.value, denied.value)
    world.env.backend.set_overwrite(world.channel.id, overwrite)


def give_back(world: World) -> None:
    """Give the bot its rights back."""
    world.env.backend.delete_overwrite(world.channel.id, me(world))


def me(world: World) -> int:
    """Return the bot's own id."""
    assert world.bot.user is not None
    return world.bot.user.id


async def state(world: World) -> dict[str, list[dict[str, Any]]]:
    """Return every game, seat and choice as the database holds them."""
    found: dict[str, list[dict[str, Any]]] = {}
    async with world.bot.store.reading() as session:
        for kind in (GameRow, SeatRow, ChoiceRow):
            rows = (await session.exec(select(kind))).all()
            found[kind.__name__] = [row.model_dump(exclude=LEFT_TO_CHANCE) for row in rows]
    return found


def private(result: Any) -> str:
    """Return the one sentence that somebody alone was told."""
    assert result.acknowledged
    shown = result.followups[-1] if result.followups else result.response
    assert shown is not None
    assert shown.ephemeral
    said: str = shown.content
    return said


def raw_button(custom_id: str) -> list[dict[str, Any]]:
    """Return a row of one button as Discord's own JSON."""
    return [{"type": 1, "components": [{"type": 2, "style": 1, "label": "?", "custom_id": custom_id}]}]
