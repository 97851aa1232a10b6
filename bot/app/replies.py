"""Answers to interactions in Discord's own words: discord.py would make objects of each message that comes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import orjson
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.app.clicked import EPHEMERAL, clicked

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
Kind = discord.InteractionResponseType


async def defer(interaction: discord.Interaction[Any], kind: Kind) -> None:
    """Say that an answer is coming: in the message clicked on, or in a new one that only its reader will see.

    Lets Discord's exceptions through, as the others do.
    """
    data = {"data": {"flags": EPHEMERAL}} if kind is Kind.deferred_channel_message else {}
    # Without its `with_response`, which it has no word for, Discord sends no message back.
    await async_context.get().request(_callback(interaction), payload={"type": kind.value, **data}, **_by(interaction))


async def answer(
    interaction: discord.Interaction[Any], kind: Kind, body: Mapping[str, Any], files: Sequence[discord.File]
) -> int:
    """Say something, with some files, without having said that it is coming; return the id of the message.

    It is put where that would have been said (`defer`); `body` is as in `complete`.
    """
    message = clicked(interaction)
    if kind is Kind.deferred_message_update and message is not None:
        await _say_at_once(interaction, Kind.message_update, body, files)
        return message.id
    mine = {**body, "flags": body.get("flags", 0) | EPHEMERAL}
    made = await _say_at_once(interaction, Kind.channel_message, mine, files, params={"with_response": "true"})
    return int(made["resource"]["message"]["id"])


async def complete(
    interaction: discord.Interaction[Any], body: Mapping[str, Any], files: Sequence[discord.File]
) -> int:
    """Put something, with some files, into the acknowledged answer; return the id of the message.

    The files come before those that `body` keeps under "attachments".
    """
    message = await async_context.get().edit_original_interaction_response(
        interaction.application_id, interaction.token, **_sent(_said(body, files), files), **_by(interaction)
    )
    return int(message["id"])


async def _say_at_once(
    interaction: discord.Interaction[Any],
    kind: Kind,
    body: Mapping[str, Any],
    files: Sequence[discord.File],
    **more: Any,
) -> Any:
    sent = _sent({"type": kind.value, "data": _said(body, files)}, files)
    return await async_context.get().request(_callback(interaction), **sent, **more, **_by(interaction))


def _callback(interaction: discord.Interaction[Any]) -> Route:
    return Route("POST", CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token)


def _said(body: Mapping[str, Any], files: Sequence[discord.File]) -> dict[str, Any]:
    new = [file.to_dict(place) for place, file in enumerate(files)]
    return {**body, "attachments": [*new, *body.get("attachments", ())], "allowed_mentions": {"parse": []}}


def _sent(payload: Mapping[str, Any], files: Sequence[discord.File]) -> dict[str, Any]:
    return {"multipart": _form(payload, files), "files": files} if files else {"payload": payload}


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
