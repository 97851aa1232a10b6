"""A form in one piece says what aiohttp would say in many."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.payload import BytesPayload
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import onepiece
from bot.app.onepiece import send_in_one_piece
from bot.app.sending import edit, make

PICTURE = b"\x89PNG\r\n--\r\n"
FORM: list[dict[str, Any]] = [
    {"name": "payload_json", "value": '{"content": "Café"}'},
    {"name": "files[0]", "value": PICTURE, "filename": 'a "b".png', "content_type": "image/png"},
    {"name": "files[1]", "value": b"", "filename": "c.txt", "content_type": "application/octet-stream"},
]
Part = tuple[str | None, str | None, str | None, bytes]


class Heard:
    """A Discord that answers what it is told to, and notes what it has heard."""

    def __init__(self, *statuses: int) -> None:
        self.asked: list[tuple[str, list[Part]]] = []
        self._statuses = list(statuses)

    async def answer(self, request: web.Request) -> web.Response:
        if request.path.endswith("@me"):
            return web.Response(body=b"{}", headers={"Content-Type": "application/json"})
        parts = list[Part]()
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            kind = part.headers.get("Content-Type") if part.filename else None  # Discord knows what the other part is
            parts.append((part.name, part.filename, kind, bytes(await part.read())))
        self.asked.append((request.method, parts))
        status = self._statuses.pop(0) if self._statuses else 200
        # A charset would make discord.py take it for text.
        return web.Response(body=b'{"id": "5"}', status=status, headers={"Content-Type": "application/json"})


@asynccontextmanager
async def logged_in(heard: Heard, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[HTTPClient]:
    """Log a client in at such a Discord."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", heard.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    http = HTTPClient(asyncio.get_running_loop())
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
        await http.static_login("token")
        yield http
    finally:
        await http.close()
        await runner.cleanup()


async def said(http: HTTPClient) -> None:
    """Say all kinds of things that have files."""
    assert await make(http, 6, nonce="n", silent=False, file=discord.File(io.BytesIO(PICTURE), "a.png")) == 5
    await edit(http, 6, 5, attachments=[discord.File(io.BytesIO(PICTURE), "b.png")])
    adapter: Any = AsyncWebhookAdapter()  # type: ignore[no-untyped-call] # it says no types here
    route = Route("POST", "/webhooks/{webhook_id}/{webhook_token}", webhook_id=1, webhook_token="t")  # noqa: S106 - no secret
    session = http._HTTPClient__session  # type: ignore[attr-defined] # an interaction has it from there
    await adapter.request(route, session=session, multipart=FORM, files=[discord.File(io.BytesIO(b""), "c.txt")])


@pytest.mark.parametrize("whole", [True, False])
async def test_both_are_heard_alike_also_where_a_form_is_sent_again(
    whole: bool,  # noqa: FBT001 - of pytest
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda *_: sleep(0))  # discord.py waits before it tries again
    theirs, ours = Heard(), Heard(502, 200, 502)
    async with logged_in(theirs, monkeypatch) as http:
        await said(http)
    monkeypatch.setattr(onepiece, "MOST_BYTES", onepiece.MOST_BYTES if whole else 10)
    with patch.object(onepiece, "BytesPayload", side_effect=BytesPayload) as payload:
        async with logged_in(ours, monkeypatch) as http:
            send_in_one_piece(http)
            await said(http)
    first, second, third = theirs.asked
    assert [len(parts) for _, parts in theirs.asked] == [2, 2, 3]
    assert third[1][1] == ("files[0]", 'a "b".png', "image/png", PICTURE)
    assert ours.asked == [first, first, second, second, third]
    assert payload.call_count == (5 if whole else 0)
