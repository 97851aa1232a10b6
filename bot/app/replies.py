"""Answers to interactions in Discord's own words: discord.py would make objects of each message that comes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import orjson
from discord.http import Route
from discord.webhook.async_ import async_context

EPHEMERAL = 1 << 6
LAID_OUT = 1 << 15
CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
Kind = discord.InteractionResponseType


async def defer(interaction: discord.Interaction[Any], *, edits: bool) -> None:
    """Say that an answer is coming: in the message clicked on, or in a new one that only its reader will see.

    Lets Discord's exceptions through.
    """
    kind = Kind.deferred_message_update if edits else Kind.deferred_channel_message
    payload = {"type": kind.value, **({} if edits else {"data": {"flags": EPHEMERAL}})}
    route = Route("POST", CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)
    # Without its `with_response`, which it has no word for, Discord sends no message back.
    await async_context.get().request(route, payload=payload, **_by(interaction))
    interaction.response._response_type = kind  # noqa: SLF001 - what is_done and type tell, to us and to discord.py


async def say(interaction: discord.Interaction[Any], body: Mapping[str, Any], files: Sequence[discord.File]) -> int:
    """Put something, with some files, into the acknowledged answer; return the id of the message.

    The files come before those that `body` keeps under "attachments". Lets Discord's exceptions through.
    """
    new = [file.to_dict(place) for place, file in enumerate(files)]
    payload = {**body, "attachments": [*new, *body.get("attachments", ())], "allowed_mentions": {"parse": []}}
    sent = {"multipart": _form(payload, files), "files": files} if files else {"payload": payload}
    message = await async_context.get().edit_original_interaction_response(
        interaction.application_id, interaction.token, **sent, **_by(interaction)
    )
    return int(message["id"])


def _form(payload: Mapping[str, Any], files: Sequence[discord.File]) -> list[dict[str, Any]]:
    """Return what is sent with files: these as bytes, which aiohttp takes as they are."""
    said = {"name": "payload_json", "value": orjson.dumps(payload).decode()}
    return [said, *(_part(place, file) for place, file in enumerate(files))]


def _part(place: int, file: discord.File) -> dict[str, Any]:
    kind, value = "application/octet-stream", file.fp.read()
    file.reset()  # so that whoever is handed it beside the form can read it too
    return {"name": f"files[{place}]", "value": value, "filename": file.filename, "content_type": kind}


def _by(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """Return through which session it is said."""
    http = interaction._state.http  # noqa: SLF001 - as discord.py's own answers do
    session = interaction._session  # noqa: SLF001 - the same
    return {"session": session, "proxy": http.proxy, "proxy_auth": http.proxy_auth}
