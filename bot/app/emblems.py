"""Bringing our emblems to Discord as emojis of the application, and taking away those that are drawn anew since."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from http import HTTPStatus

import discord
import structlog

from bot.games import faces
from bot.studio.pictures import Studio
from bot.text.emblems import OURS, called, offer
from data.prints import prints
from render.icon import SEATS, Draw

PACE = 1.5
"""Seconds between two changes: Discord counts them, and nobody waits for them."""
GRACE = timedelta(days=1)
"""So long an outdated emoji stays beside the new ones: another process of ours may still show it, and a button with an
emoji that is gone is refused."""
PAUSES = tuple(timedelta(minutes=minutes) for minutes in (10, 60, 6 * 60, 24 * 60))
"""After so long each we try again where Discord lacks some; then only the next start does."""
Emojis = Mapping[str, discord.Emoji]

log = structlog.get_logger(__name__)


def emblems() -> dict[str, Draw]:
    """Return all that has an emblem, in all games: what it is called, and what draws it."""
    return {**SEATS, **{name: draw for face in faces() for name, draw in face.emblems.items()}}


async def keep_bringing(
    client: discord.Client,
    studio: Studio,
    nap: Callable[[float], Awaitable[None]],
    pace: float = PACE,
    *,
    writes: bool = True,
) -> None:
    """Bring our emblems, again after each pause as long as Discord lacks some; `nap` sleeps for so many seconds."""
    for pause in PAUSES:
        if await bring(client, studio, pace, writes=writes):
            return
        await nap(pause.total_seconds())
    await bring(client, studio, pace, writes=writes)


async def bring(client: discord.Client, studio: Studio, pace: float = PACE, *, writes: bool = True) -> bool:
    """Let Discord have our emblems as they are drawn now, and sentences show those that it has; tell if it has all.

    Where another process `writes` them, they are only looked up.
    What fails is told, and costs no more than the emblems: words stand beside every one.
    """
    try:
        wanted = {called(name, await _print(name, draw, studio)): draw for name, draw in emblems().items()}
        there = await _there(client)
        if writes and not wanted.keys() <= there.keys():
            missing = {name: draw for name, draw in wanted.items() if name not in there}
            await _create(client, studio, missing, pace)
            there = await _there(client)
        offer({name: emoji.id for name, emoji in there.items() if name in wanted})
        log.info("emblems-offered", count=len(wanted.keys() & there.keys()), missing=len(wanted.keys() - there.keys()))
        if not wanted.keys() <= there.keys():
            return False
        if writes:
            await _tidy(there, wanted, pace)
    except (discord.HTTPException, OSError) as error:
        log.warning("emblems-not-brought", reason=str(error))
        return False
    return True


async def _print(name: str, draw: Draw, studio: Studio) -> str:
    """Return what tells a drawing from an earlier one; only what no file of ours knows is drawn for it."""
    return prints().get(name) or (await studio.icon(draw)).print


async def _there(client: discord.Client) -> dict[str, discord.Emoji]:
    """Return our emojis, also those of other drawings, and nobody else's."""
    return {emoji.name: emoji for emoji in await client.fetch_application_emojis() if OURS.fullmatch(emoji.name)}


async def _create(client: discord.Client, studio: Studio, missing: Mapping[str, Draw], pace: float) -> None:
    for name, draw in missing.items():
        icon = await studio.icon(draw)
        try:
            await client.create_application_emoji(name=name, image=icon.png)
        except discord.HTTPException as error:
            if error.status != HTTPStatus.BAD_REQUEST:
                raise
            # Refused for what it is: another process of ours was quicker, or there is no room for it.
        await asyncio.sleep(pace)


async def _tidy(there: Emojis, wanted: Mapping[str, Draw], pace: float) -> None:
    """Take away what is outdated, once all that replaces it has been there for long enough."""
    outdated = [emoji for name, emoji in there.items() if name not in wanted]
    newest = max(there[name].created_at for name in wanted)
    if not outdated or discord.utils.utcnow() - newest < GRACE:
        return
    for emoji in outdated:
        await emoji.delete()
        await asyncio.sleep(pace)
    log.info("emblems-removed", count=len(outdated))
