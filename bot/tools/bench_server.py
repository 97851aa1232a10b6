"""A Discord that says yes to everything, for measuring what asking costs."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from typing import Any, ClassVar, Self

from aiohttp import web

ME = {"id": "1", "username": "bench", "discriminator": "0", "avatar": None, "bot": True}

APP = {
    "id": "1",
    "name": "bench",
    "icon": None,
    "description": "",
    "summary": "",
    "verify_key": "",
    "flags": 0,
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": ME,
    "team": None,
}

LIMIT = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}


class Server:
    """Answers on a port of this machine, in a thread whose CPU time can be told apart."""

    MESSAGE: ClassVar[dict[str, Any]] = {
        "id": "7",
        "channel_id": "6",
        "author": ME,
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": 64,
    }
    address: str

    def __enter__(self) -> Self:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.address = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()
        return self

    def __exit__(self, *error: object) -> None:
        asyncio.run_coroutine_threadsafe(self._runner.cleanup(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cpu(self) -> float:
        """Return the CPU seconds of everything in this process but the server."""
        return time.process_time() - asyncio.run_coroutine_threadsafe(self._cpu(), self._loop).result()

    async def _cpu(self) -> float:
        return time.thread_time()

    async def _open(self) -> str:
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._yes)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def _yes(self, request: web.Request) -> web.Response:
        await request.read()
        # web.json_response names a charset, which makes discord.py take the answer for text.
        headers = {"Content-Type": "application/json", "Via": "1"}
        return web.Response(body=json.dumps(_answer(request.path)).encode(), headers=headers)


def _answer(path: str) -> Any:
    """Return what discord.py needs to read in an answer to a path."""
    match path.rsplit("/", 1)[-1]:
        case "commands":
            return []
        case "callback":
            made = {"id": "9", "type": 3, "response_message_id": "7", "response_message_loading": False}
            return {"interaction": made, "resource": {"type": 4, "message": Server.MESSAGE}}
        case "bot":
            return {"url": "wss://gateway.discord.gg", "shards": 1, "session_start_limit": LIMIT}
        case "@me" if "applications" in path:
            return APP
        case "@me":
            return ME
        case _:
            return Server.MESSAGE
