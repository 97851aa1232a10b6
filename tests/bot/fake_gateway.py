"""A gateway of Discord's, as small as a client that only connects needs it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket

from bot.tools.bench_server import APP, ME

IDENTIFY = 2


class Gateway:
    """Says hello, and ready to whoever names a shard, or closes with a code."""

    def __init__(self) -> None:
        self.advice: dict[str, Any] | None = {"url": "wss://elsewhere.invalid", "shards": 1}
        self.limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        self.codes: dict[int, int] = {}
        """With which codes shards are refused."""
        self.asked: list[tuple[float, list[int]]] = []
        """When somebody asked to be let in, as which shard."""
        self.refused: Callable[[], None] = lambda: None
        """Called where somebody was refused."""
        self.address = ""

    def shards(self) -> list[list[int]]:
        return [shard for _, shard in self.asked]

    async def rest(self, request: web.Request) -> web.Response:
        """Answer what is asked at a login."""
        if request.path.endswith("/gateway/bot"):
            known = self.advice and {**self.advice, "session_start_limit": self.limit}
            return _json(known or {"message": "404: Not Found", "code": 0}, 200 if known else 404)
        return _json(APP if "applications" in request.path else ME)

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        """Let somebody in, or not."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40000}})
        async for message in socket:
            said = json.loads(message.data)
            if said["op"] != IDENTIFY:
                continue
            shard = said["d"]["shard"]
            self.asked.append((asyncio.get_running_loop().time(), shard))
            if code := self.codes.get(shard[0], 0):
                self.refused()
                await socket.close(code=code)
                break
            await socket.send_json({"op": 0, "s": 1, "t": "READY", "d": {**self._ready(), "shard": shard}})
        return socket

    def _ready(self) -> dict[str, Any]:
        ready = {"v": 10, "user": ME, "guilds": [], "session_id": "s", "application": {"id": "1", "flags": 0}}
        return {**ready, "resume_gateway_url": f"ws://{self.address}/ws"}


def _json(value: Any, status: int = 200) -> web.Response:
    # web.json_response names a charset, which makes discord.py take the answer for text.
    body, headers = json.dumps(value).encode(), {"Content-Type": "application/json", "Via": "1"}
    return web.Response(body=body, status=status, headers=headers)


@asynccontextmanager
async def gateway(patch: Any) -> AsyncGenerator[Gateway]:
    """Let discord.py speak to a gateway of our own while a block lasts."""
    gateway = Gateway()
    app = web.Application()
    app.add_routes(
        [web.get("/ws", gateway.socket), web.get("/ws/", gateway.socket), web.route("*", "/{path:.*}", gateway.rest)]
    )
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    gateway.address = f"127.0.0.1:{runner.addresses[0][1]}"
    patch.setattr(discord.http.Route, "BASE", f"http://{gateway.address}/api")
    patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://{gateway.address}/ws"))
    try:
        yield gateway
    finally:
        await runner.cleanup()
