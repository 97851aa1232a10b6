"""A Discord on this machine: a gateway and an API on one port, for bots that are processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import time
from typing import Self

import orjson
from aiohttp import WSMsgType, web
from discord.utils import DISCORD_EPOCH

from bot.tools.bench_server import APP, ME
from bot.tools.load.answers import Answer
from bot.tools.load.api import Api, Asked
from bot.tools.load.messages import new_id
from bot.tools.load.town import Json, Town

HEARTBEAT_MS = 41_250
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, HELLO, HEARD = 0, 1, 2, 6, 10, 11
INTERACTION = "INTERACTION_CREATE"
SESSION = "loopback-"
"""How a shard's session is called, before its number."""


class Shard:
    """One connection of a bot's to its gateway, which tells of some servers."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._sent = 0

    async def send(self, event: str, data: Json) -> None:
        """Tell the bot of an event; nothing where it is not there any more."""
        if self.socket.closed:
            return
        self._sent += 1
        packet = orjson.dumps({"op": DISPATCH, "t": event, "s": self._sent, "d": data}).decode()
        await self.socket.send_str(packet)


class Loopback(Api):
    """The server, a bot's gateway, and everything that is said. Use it as an async context manager."""

    def __init__(self, town: Town, emojis: Iterable[str] = (), shards: int = 1) -> None:
        """Take what there is; the application has its emojis already, as it has after its first days.

        Of several processes each has one of so many `shards`.
        """
        super().__init__(emojis)
        self.town = town
        self.connected = asyncio.Event()
        """Whether all shards are there."""
        self._count = shards
        self._shards: dict[int, Shard] = {}

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 << 20)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/{path:.*}", self._answer)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.address = f"127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        for shard in self._shards.values():
            await shard.socket.close()
        await self._runner.cleanup()

    async def interact(self, about: Json) -> Answer:
        """Let somebody ask for something; it is answered later."""
        number = str((round(time() * 1000) - DISCORD_EPOCH << 22) + int(new_id()))
        answer = self.answers[f"token{number}"] = Answer(about)
        if (shard := self._shards.get(self._shard_of(about["guild_id"]))) is not None:
            await shard.send(INTERACTION, {"id": number, "token": f"token{number}", **about})
        return answer

    def _shard_of(self, server: str) -> int:
        """Return which shard hears of a server, as Discord spreads them."""
        return (int(server) >> 22) % self._count

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        async for packet in socket:
            if packet.type is WSMsgType.TEXT:
                await self._hear(socket, orjson.loads(packet.data))
        return socket

    async def _hear(self, socket: web.WebSocketResponse, packet: Json) -> None:
        if packet["op"] == HEARTBEAT:
            await socket.send_json({"op": HEARD})
        elif packet["op"] == IDENTIFY:
            await self._greet(socket, (packet["d"].get("shard") or [0])[0])
        elif packet["op"] == RESUME:
            await self._greet(socket, int(packet["d"]["session_id"].removeprefix(SESSION)))

    async def _greet(self, socket: web.WebSocketResponse, number: int) -> None:
        shard = self._shards[number] = Shard(socket)
        servers = [one for one in self.town.servers() if self._shard_of(one["id"]) == number]
        about = {"v": 10, "user": ME, "session_id": f"{SESSION}{number}", "application": {"id": APP["id"], "flags": 0}}
        away = [{"id": one["id"], "unavailable": True} for one in servers]
        back = f"ws://{self.address}/gateway/"
        await shard.send("READY", {**about, "guilds": away, "resume_gateway_url": back, "shard": [number, self._count]})
        for server in servers:
            await shard.send("GUILD_CREATE", server)
        if len(self._shards) == self._count:
            self.connected.set()

    async def _answer(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix("/api/").removeprefix("v10/").split("/")
        self.arrived(request.method, path)
        body, kind = await request.read(), request.headers.get("Content-Type", "")
        told = path[0] != "interactions" or "with_response" in request.query
        status, found = self.answer(Asked(request.method, path, body, kind, told))
        # Via tells discord.py that somebody answered.
        if found is None:
            return web.Response(status=status, headers={"Via": "1"})
        # A charset would make it take the answer for text.
        headers = {"Content-Type": "application/json", "Via": "1"}
        return web.Response(status=status, body=orjson.dumps(found), headers=headers)
