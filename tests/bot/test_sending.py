"""What we send ourselves is what discord.py would have sent."""

import gc
from typing import Any
from weakref import ref

import discord
import pytest

from bot.app.components import Sent
from bot.app.sending import edit, make
from bot.studio.drawing import Drawn
from render.picture import Picture

PICTURE = Drawn(Picture(b"png", "The board.", 3, 2), "board.png")
CALLS = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[discord.Object(7)])
MADE: dict[str, Any] = {
    "id": "5",
    "channel_id": "6",
    "content": "",
    "components": [],
    "attachments": [],
    "embeds": [],
    "mentions": [],
} | {
    "author": {"id": "1", "username": "bot", "discriminator": "0", "avatar": None},
    "timestamp": "2026-01-01T00:00:00+00:00",
    "edited_timestamp": None,
    "mention_roles": [],
    "type": 0,
    "pinned": False,
    "mention_everyone": False,
    "tts": False,
}


@pytest.mark.parametrize("pictured", [False, True])
@pytest.mark.parametrize("laid_out", [False, True])
async def test_a_message_is_made_and_edited_by_the_same_requests(pictured: bool, laid_out: bool) -> None:  # noqa: FBT001 - of pytest
    client = discord.Client(intents=discord.Intents.none(), allowed_mentions=discord.AllowedMentions.none())
    asked = list[Any]()

    async def request(route: discord.http.Route, *, files: Any = None, form: Any = None, **more: Any) -> Any:
        parts = [{**part, "value": str(getattr(part["value"], "name", part["value"]))} for part in form or ()]
        asked.append((route.method, route.url, parts, [file.filename for file in files or ()], more))
        return MADE

    client.http.request = request  # type: ignore[method-assign] # it goes nowhere
    channel: Any = client.get_partial_messageable(6)
    said: dict[str, Any] = {"view": Sent([{"type": 10}], laid_out), "allowed_mentions": CALLS, "content": "Your turn."}
    for silent in (False, True):
        file, again = ({"file": PICTURE.file()} if pictured else {} for _ in range(2))
        await channel.send(nonce="n", silent=silent, **said, **file)
        assert await make(client.http, 6, nonce="n", silent=silent, **said, **again) == 5
        theirs, ours = asked[-2:]
        assert _named(ours) == _named(theirs)
    files, others = ([PICTURE.file()] if pictured else [] for _ in range(2))
    await channel.get_partial_message(5).edit(**said, attachments=files)
    await edit(client.http, 6, 5, **said, attachments=others)
    theirs, ours = asked[-2:]
    assert _named(ours) == _named(theirs)


async def test_what_was_sent_is_free_at_once() -> None:
    client = discord.Client(intents=discord.Intents.none())
    sent = list[Any]()

    async def request(route: discord.http.Route, *, files: Any = None, form: Any = None, **more: Any) -> Any:
        sent.append(ref(files[0].fp))
        return MADE

    client.http.request = request  # type: ignore[method-assign] # it goes nowhere
    gc.disable()
    try:
        await make(client.http, 6, nonce="n", silent=False, file=PICTURE.file())
        await edit(client.http, 6, 5, attachments=[PICTURE.file()])
        assert [one() for one in sent] == [None, None]
    finally:
        gc.enable()


def _named(asked: Any) -> Any:
    """Return a request without where a file lies in memory."""
    method, url, parts, files, more = asked
    return method, url, [part | {"value": part["value"].partition(" at ")[0]} for part in parts], files, more
