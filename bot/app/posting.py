"""Pages as messages in a channel: made once, edited only where they show something else already."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import discord

from bot.app.components import view_of
from bot.app.files import Kept, files_of, texts_of
from bot.app.layout import laid_out
from bot.app.sending import edit, make
from bot.app.serving import Serving
from bot.app.show import BAD_REQUEST, drawn
from bot.line import Rank
from bot.outbox.delivery import Delivery, Posted, StoppedError
from bot.studio.drawing import Drawn
from bot.text import clipped, words
from bot.text.emblems import bare
from bot.ui import room
from bot.ui.page import LONGEST_CONTENT, Page

SHOWN = 1024
"""So many messages are remembered with what they show; others are edited once more than needed."""
UNKNOWN_MESSAGE = 10008
MISSING_RIGHTS = 50013


@dataclass(frozen=True, slots=True)
class Shown:
    """What a message shows; the same things need not be sent twice."""

    page: Page
    """Without what makes the picture: that is told by its name."""
    picture: str


class Poster:
    """Posts pages. Where pictures are forbidden it posts words alone, and says which right is missing."""

    def __init__(self, bot: Serving) -> None:
        self._bot = bot
        self._shown: OrderedDict[int, Shown] = OrderedDict()

    async def put(
        self, channel: discord.PartialMessageable, delivery: Delivery, page: Page, pinged: Sequence[int] = ()
    ) -> Posted:
        """Create the message of a delivery, once whatever happens, or edit it.

        Lets Discord's exceptions through; raises StoppedError where the bot stops before its picture is there.
        """
        picture = await self._drawn(page)
        if picture is not None and self._may_attach(channel.id):
            try:
                return await self._put(channel, delivery, page, picture, pinged)
            except discord.Forbidden as error:
                if error.code != MISSING_RIGHTS:
                    raise
        if picture is None:
            return await self._put(channel, delivery, page, None, pinged)
        return replace(await self._put(channel, delivery, _without_picture(page), None, pinged), bare=True)

    async def retire(self, channel: discord.PartialMessageable, message_id: int, page: Page) -> None:
        """Let a message say something else from now on, without buttons.

        Where the page has no picture, or none may be posted, the one that stands there stays as a record.
        """
        self._shown.pop(message_id, None)
        message = channel.get_partial_message(message_id)
        picture = await self._drawn(page) if self._may_attach(channel.id) else None
        if picture is not None:
            await message.edit(content=None, view=laid_out(page, picture), attachments=[picture.file()])
            return
        standing = await _picture_of(channel, message_id)
        await message.edit(content=None, view=laid_out(page, standing))

    async def _drawn(self, page: Page) -> Drawn | None:
        picture = await drawn(self._bot.studio, page, Rank.PLAYED)
        if picture is None and page.sketch is not None and self._bot.studio.closed:
            raise StoppedError
        return picture

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
        shown = Shown(replace(page, sketch=None, news=""), picture.name if picture else "")
        body = {**_body(page, picture), "allowed_mentions": _pinging(pinged)}
        message_id = delivery.message_id
        if message_id is None:
            silent = await self._asleep(delivery.user_id)
            said = _made(body, picture)
            message_id = await make(self._bot.http, channel.id, nonce=delivery.nonce, silent=silent, **said)
        elif (old := await self._standing(channel, delivery, message_id, shown)) != shown:
            anew = old is None or old.picture != shown.picture
            change = partial(edit, self._bot.http, channel.id, message_id)
            await _edit(change, body, picture, anew=anew)
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
        files = files_of(message)
        return Shown(_standing_page(message, known, wanted), files[0].name if files else "")

    def _remember(self, message_id: int, shown: Shown) -> None:
        self._shown[message_id] = shown
        self._shown.move_to_end(message_id)
        while len(self._shown) > SHOWN:
            self._shown.popitem(last=False)


async def _picture_of(channel: discord.PartialMessageable, message_id: int) -> Kept | None:
    """Return the picture that a message has, as far as we may read it."""
    try:
        files = files_of(await channel.fetch_message(message_id))
    except discord.Forbidden:
        return None
    return files[0] if files else None


def _without_picture(page: Page) -> Page:
    line = words(page.language, "picture-forbidden", right=words(page.language, "right-files"))
    return replace(page, content=clipped(f"{line}\n{page.content}", LONGEST_CONTENT), sketch=None)


def _pinging(users: Sequence[int]) -> discord.AllowedMentions:
    if not users:
        return discord.AllowedMentions.none()
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def _standing_page(message: discord.Message, known: Shown | None, wanted: Shown) -> Page:
    """Return the page that a message shows, as far as its words tell; nobody can tell its buttons but we."""
    laid_out = message.flags.components_v2
    texts = room.texts_of(wanted.page) if laid_out else [bare(wanted.page.content)]
    if laid_out != wanted.page.laid_out or _written(texts) != _written(texts_of(message)):
        return replace(wanted.page, content="")
    return replace(wanted.page, rows=known.page.rows) if known else wanted.page


def _written(texts: Iterable[str]) -> str:
    """Return the lines of texts, without empty ones: Discord takes away spaces, and a picture may part the words."""
    return "\n".join(line for text in texts for line in text.strip().splitlines() if line)


def _body(page: Page, picture: Drawn | None) -> dict[str, Any]:
    """Return what a message says and lets people press. One that was plain is laid out when it is next edited.

    A plain one is for a phone's notification, which spells the names of emblems.
    """
    if page.laid_out:
        return {"content": None, "view": laid_out(page, picture)}
    return {"content": bare(page.content), "view": view_of(page.rows) if page.rows else None}


def _made(body: dict[str, Any], picture: Drawn | None) -> dict[str, Any]:
    """Return what a new message has; discord.py takes no None for a view or a file."""
    made = {name: value for name, value in body.items() if value is not None}
    return made if picture is None else {**made, "file": picture.file()}


async def _edit(
    change: Callable[..., Awaitable[None]], body: dict[str, Any], picture: Drawn | None, *, anew: bool
) -> None:
    """Edit a message; its picture is sent again only `anew`, or where Discord finds the old one no more."""
    files = [picture.file()] if picture else []
    try:
        await change(**(body | {"attachments": files} if anew else body))
    except discord.HTTPException as error:
        if anew or not files or error.status != BAD_REQUEST:
            raise
        await change(**body, attachments=files)
