"""Requests that Discord refuses, and what has to be in order once it does no more."""

from __future__ import annotations

from collections.abc import Callable

import orjson

from tests.bot.fake_discord import DM, Refusal
from tests.bot.hosted import BEN, HERE, Hosted

CHANNEL = HERE.channel_id
ARCHIVED = Refusal(50083, 400)
BROKEN = Refusal(0, 503)


def in_the_channel(_kind: str, channel: int, _doing: str) -> bool:
    return channel == CHANNEL


def edits_in_the_channel(_kind: str, channel: int, doing: str) -> bool:
    return channel == CHANNEL and doing == "edit"


def bens_messages(_kind: str, channel: int, _doing: str) -> bool:
    return channel == DM + BEN.user_id


def refuse(world: Hosted, error: Exception | None, where: Callable[[str, int, str], bool] = lambda *_: True) -> None:
    """Refuse requests from now on; those that are meant are told by their kind, their channel and what they do."""

    def answer(kind: str, channel: int) -> Exception | None:
        return error if where(kind, channel, world.discord.doing) else None

    world.discord.refuse = answer


async def owed(world: Hosted) -> list[str]:
    """Return what the outbox holds beside pings that stand."""
    return sorted(row["kind"] for row in (await world.rows())["outbox"] if row["state"] != "standing")


async def in_order(world: Hosted, game: int) -> None:
    """Check that the channel shows the present, and that exactly those who must act have exactly one ping."""
    await world.quiet()
    table = await world.host.reading(game)
    assert await owed(world) == []
    shown = [message for message in world.discord.of("table", CHANNEL) if message.text != "retired"]
    assert [message.text for message in shown] == [f"{table.game.state} {table.game.number} {table.acting}"]
    assert [message.id for message in shown] == [table.game.table_message_id]
    pinged = [seat for text in world.discord.texts("turn") for seat in orjson.loads(text)]
    assert sorted(pinged) == list(table.acting)
