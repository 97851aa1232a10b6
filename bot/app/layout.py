"""Pages as laid-out messages: words, picture and rows one below the other, in a frame in somebody's colour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

import discord

from bot.app.components import button_of, items_of
from bot.ui.controls import Beside, Heading, Row
from bot.ui.page import Page


class Pictured(Protocol):
    """A picture by the name of its file, with what it shows."""

    @property
    def name(self) -> str: ...

    @property
    def alt(self) -> str: ...


def laid_out(page: Page, picture: Pictured | None) -> discord.ui.LayoutView:
    """Return a page with its picture as a view that needs no memory, like `components.view_of`."""
    view = discord.ui.LayoutView(timeout=None)
    parts = list(_parts(page, picture))
    for part in parts if page.colour is None else [discord.ui.Container(*parts, accent_colour=page.colour)]:
        view.add_item(part)
    return view


def _parts(page: Page, picture: Pictured | None) -> Iterator[discord.ui.Item[Any]]:
    above, *below = page.words
    yield discord.ui.TextDisplay(above)
    if picture is not None:
        # A file of such a message is seen only where a part of it names it.
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        yield gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt or None)
    yield from (discord.ui.TextDisplay(text) for text in below)
    yield from map(_part, page.rows)
    if page.file is not None:
        yield discord.ui.File(f"attachment://{page.file.name}")


def _part(row: Row) -> discord.ui.Item[Any]:
    if isinstance(row, Heading):
        return discord.ui.TextDisplay(row.text)
    if isinstance(row, Beside):
        return discord.ui.Section(row.text, accessory=button_of(row.button))
    return discord.ui.ActionRow(*items_of(row))
