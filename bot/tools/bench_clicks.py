"""What a click costs us in CPU time, compared with the barest reply that discord.py can give.

Both are real: an event of the gateway goes in, and HTTP requests go out to a server on this machine, whose own CPU
time is taken off. Pictures are left out, for they are measured alone.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Self

import discord

from bot.app.client import Bot
from bot.games import face_of, present
from bot.outbox.delivery import Courier
from bot.process.supervise import drained
from bot.tools.bench_server import Server
from bot.values.people import Person, Place

CLICKS = 150
GAME = "exlibris"
USERS = (Person(11, "Ada"), Person(12, "Borges"))
HERE = Place(5, 6)
BUTTON, MENU = 2, 3
_ids = count(1000)


def clicks() -> Iterator[str]:
    """Measure, and give one line for each figure."""
    face = face_of(GAME)
    base = discord.http.Route.BASE
    try:
        present(replace(face, asking={key: replace(row, draw=None) for key, row in face.asking.items()}))
        with Server() as server:
            discord.http.Route.BASE = server.address
            yield from asyncio.run(_measured(server))
    finally:
        discord.http.Route.BASE = base
        present(face)


class BarePress(discord.ui.DynamicItem[discord.ui.Button[Any]], template="bare"):
    """The smallest component that outlives a restart: it answers with two letters."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(discord.ui.Button(custom_id="bare"))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("ok", ephemeral=True)


class Bare(discord.Client):
    """A client with that component and nothing else."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(BarePress)


class Quiet(Bot):
    """Our bot, but for what it tells of its own accord: that waits in the outbox for a courier who never comes."""

    def courier(self) -> Courier | None:
        return None


async def _measured(server: Server) -> list[str]:
    bare = await _bare(server)
    with tempfile.TemporaryDirectory() as folder:
        bot = Quiet(f"sqlite+aiosqlite:///{Path(folder) / 'games.db'}")
        await bot.login("bench")
        game = await _begun(bot)
        log = await _cost(server, bot, USERS[0], f"x:older:{game}:1", times=CLICKS)
        choice = await _choices(server, bot, game)
        await bot.close()
    return [
        f"bare reply of discord.py: {bare:.0f} us",
        f"a page of the log: {log:.0f} us, {log / bare:.1f} times that",
        f"a choice, saved and answered: {choice:.0f} us, {choice / bare:.1f} times that",
    ]


async def _bare(server: Server) -> float:
    client = Bare(intents=discord.Intents.none())
    await client.login("bench")
    cost = await _cost(server, client, USERS[0], "bare", times=CLICKS)
    await client.close()
    return cost


async def _begun(bot: Bot) -> int:
    game = await bot.host.start(GAME, HERE, USERS[0], {})
    await bot.host.join(game.id, USERS[1])
    await bot.host.begin(game.id, USERS[0])
    await bot.host.settle()
    return game.id


async def _choices(server: Server, bot: Bot, game: int) -> float:
    costs: list[float] = []
    while len(costs) < CLICKS:
        for user in USERS:
            table = await bot.host.reading(game, user.user_id)
            if table.pending is not None and table.must_act:
                values = [str(index) for index in range(max(table.pending.ask.at_least, 1))]
                custom_id = f"x:menu:{game}:{table.pending.number}:0"
                costs.append(await _cost(server, bot, user, custom_id, values=values))
                await bot.host.settle()
        if table.game.state != "running":
            break
    return sum(costs) / len(costs)


async def _cost(
    server: Server,
    client: discord.Client,
    user: Person,
    custom_id: str,
    *,
    values: list[str] | None = None,
    times: int = 1,
) -> float:
    """Return the CPU microseconds of one click."""
    started = server.cpu()
    for _ in range(times):
        event = _click(user, custom_id, values)
        client._connection.parse_interaction_create(event)  # noqa: SLF001 - the gateway's own way in
        await asyncio.sleep(0)
        await drained(10)
    return 1e6 * (server.cpu() - started) / times


def _click(user: Person, custom_id: str, values: list[str] | None) -> Any:
    """Return the event of a click as the gateway sends it, with the message that it was made on."""
    who = {"id": str(user.user_id), "username": user.name, "discriminator": "0", "avatar": None}
    kind = BUTTON if values is None else MENU
    component: dict[str, Any] = {"type": kind, "custom_id": custom_id, "label": "x", "style": 1}
    if values is not None:
        component["options"] = [{"label": value, "value": value} for value in values]
    message = {**Server.MESSAGE, "components": [{"type": 1, "components": [component]}]}
    return {
        "id": str(next(_ids)),
        "application_id": "1",
        "type": 3,
        "token": "token",
        "version": 1,
        "channel_id": "6",
        "channel": {"id": "6", "type": 1, "recipients": [who]},
        "user": who,
        "locale": "en-US",
        "app_permissions": "0",
        "attachment_size_limit": 10485760,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "message": message,
        "data": {"custom_id": custom_id, "component_type": kind, "values": values or []},
    }
