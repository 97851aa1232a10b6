"""A form in one piece says what aiohttp would say in many."""

import asyncio
import io
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app.onepiece import through

FORM: list[dict[str, Any]] = [
    {"name": "payload_json", "value": '{"content": "Café"}'},
    {"name": "files[0]", "value": b"\x89PNG\r\n--\r\n", "filename": 'a "b".png', "content_type": "image/png"},
    {"name": "files[1]", "value": b"", "filename": "c.txt", "content_type": "application/octet-stream"},
]
ROUTE = Route("POST", "/webhooks/{webhook_id}/{webhook_token}", webhook_id=1, webhook_token="token")  # noqa: S106 - a made-up token


class Heard:
    """A server that answers what it is told to, and notes what it has heard of forms."""

    def __init__(self, *statuses: int) -> None:
        self.forms: list[list[tuple[Any, ...]]] = []
        self._statuses = list(statuses)

    async def answer(self, request: web.Request) -> web.Response:
        heard = list[tuple[Any, ...]]()
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            kind = part.headers.get("Content-Type") if part.filename else None  # Discord knows what the other part is
            heard.append((part.name, part.filename, kind, bytes(await part.read())))
        self.forms.append(heard)
        return web.json_response({}, status=self._statuses.pop(0))


async def asked(heard: Heard, *, ours: bool) -> None:
    """Let discord.py send the form, with our session or with its own."""
    app = web.Application()
    app.router.add_post("/", heard.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        ROUTE.url = f"http://127.0.0.1:{runner.addresses[0][1]}/"
        async with aiohttp.ClientSession() as session:
            files = [discord.File(io.BytesIO(b""), filename="c.txt")]
            by = through(session, FORM) if ours else session
            adapter = AsyncWebhookAdapter()  # type: ignore[no-untyped-call] # it says no types here
            await adapter.request(ROUTE, session=by, multipart=FORM, files=files)
    finally:
        await runner.cleanup()


async def test_both_are_heard_alike_also_where_a_form_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda _: sleep(0))  # discord.py waits before it tries again
    theirs, ours = Heard(200), Heard(502, 200)
    await asked(theirs, ours=False)
    await asked(ours, ours=True)
    assert theirs.forms[0][1][3] == FORM[1]["value"]
    assert ours.forms == theirs.forms * 2
