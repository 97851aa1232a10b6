"""Pages as messages in a channel: made once, edited only where they show something else already."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.app.components import view_of
from bot.app.serving import Serving
from bot.app.show import drawn
from bot.outbox.delivery import Delivery, Posted
from bot.studio.pictures import Drawn
from bot.text import clipped, words
from bot.ui.controls import Row
from bot.ui.page import LONGEST_CONTENT, Page

SHOWN = 1024
"""So many messages are remembered with what they show; others are edited once more than needed."""
UNKNOWN_MESSAGE = 10008
MISSING_RIGHTS = 50013


@dataclass(frozen=True, slots=True)
class Shown:
    """What a message shows; the same things need not be sent twice."""

    content: str
    rows: tuple[Row, ...]
    picture: str


class Poster:
    """Posts pages. Where pictures are forbidden it posts words alone, and says which right is missing."""

    def __init__(self, bot: Serving) -> None:
        self._bot = bot
        self._shown: OrderedDict[int, Shown] = OrderedDict()

    async def put(
        self, channel: discord.PartialMessageable, delivery: Delivery, page: Page, pinged: Sequence[int] = ()
    ) -> Posted:
        """Create the message of a delivery, once whatever happens, or edit it; lets Discord's exceptions through."""
        picture = await drawn(self._bot.studio, page)
        if picture is not None and self._may_attach(channel.id):
            try:
                return await self._put(channel, delivery, page, picture, pinged)
            except discord.Forbidden as error:
                if error.code != MISSING_RIGHTS:
                    raise
        if picture is None:
            return await self._put(channel, delivery, page, None, pinged)
        return replace(await self._put(channel, delivery, _without_picture(page), None, pinged), bare=True)

    def forget(self, message_id: int | None) -> None:
        """Forget what a message shows."""
        self._shown.pop(message_id or 0, None)

    def _may_attach(self, channel_id: int) -> bool:
        """Tell whether pictures may be posted, as far as we know."""
        channel = self._bot.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return True
        return channel.permissions_for(channel.guild.me).attach_files

    async def _put(
        self,
        channel: discord.PartialMessageable,
        delivery: Delivery,
        page: Page,
        picture: Drawn | None,
        pinged: Sequence[int],
    ) -> Posted:
        shown = Shown(page.content, page.rows, picture.name if picture else "")
        view, pings = view_of(page.rows) if page.rows else None, _pinging(pinged)
        message_id = delivery.message_id
        if message_id is None:
            silent = await self._asleep(delivery.user_id)
            made = await channel.send(
                page.content, nonce=delivery.nonce, allowed_mentions=pings, silent=silent, **_made(view, picture)
            )
            message_id = made.id
        elif (old := await self._standing(channel, delivery, message_id, shown)) != shown:
            changes: dict[str, Any] = {"content": page.content, "view": view, "allowed_mentions": pings}
            if old is None or old.picture != shown.picture:
                changes["attachments"] = [picture.file()] if picture else []
            await channel.get_partial_message(message_id).edit(**changes)
        self._remember(message_id, shown)
        return Posted(message_id, channel.id)

    async def _asleep(self, user_id: int | None) -> bool:
        """Tell whether a direct message is to arrive without a sound."""
        return user_id is not None and bool(await self._bot.host.people.asleep([user_id]))

    async def _standing(
        self, channel: discord.PartialMessageable, delivery: Delivery, message_id: int, wanted: Shown
    ) -> Shown | None:
        """Return what a message shows, as far as we know; where it may have been deleted, Discord is asked."""
        known = self._shown.get(message_id)
        if not delivery.payload.get("look"):
            return known
        try:
            message = await channel.fetch_message(message_id)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                raise
            return None  # it can't be read: whether it stands an edit will tell
        files = message.attachments
        there = Shown(message.content, known.rows if known else wanted.rows, files[0].filename if files else "")
        return replace(there, content=wanted.content) if there.content == wanted.content.strip() else there

    def _remember(self, message_id: int, shown: Shown) -> None:
        self._shown[message_id] = shown
        self._shown.move_to_end(message_id)
        while len(self._shown) > SHOWN:
            self._shown.popitem(last=False)


def _without_picture(page: Page) -> Page:
    line = words(page.language, "picture-forbidden", right=words(page.language, "right-files"))
    return replace(page, content=clipped(f"{line}\n{page.content}", LONGEST_CONTENT), sketch=None)


def _pinging(users: Sequence[int]) -> discord.AllowedMentions:
    if not users:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def _made(view: discord.ui.View | None, picture: Drawn | None) -> dict[str, Any]:
    """Return what only a new message with buttons or a picture has; discord.py takes no None for either."""
    made: dict[str, Any] = {}
    if view is not None:
        made["view"] = view
    if picture is not None:
        made["file"] = picture.file()
    return made
