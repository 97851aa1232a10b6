"""Pages as laid-out messages: words, picture and rows one below the other, in a frame in somebody's colour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, cast

import discord

from bot.app.components import Part, Sent, button_of, row_of
from bot.ui.controls import Beside, Heading, Row
from bot.ui.page import Page

SECTION, TEXT, GALLERY, FILE, FRAME = 9, 10, 12, 13, 17


class Pictured(Protocol):
    """A picture by the name of its file, with what it shows."""

    @property
    def name(self) -> str: ...

    @property
    def alt(self) -> str: ...


def laid_out(page: Page, picture: Pictured | None) -> discord.ui.LayoutView:
    """Return a page with its picture as a view that needs no memory, like `components.view_of`."""
    return cast("discord.ui.LayoutView", Sent(components_of(page, picture), laid_out=True))


def components_of(page: Page, picture: Pictured | None) -> list[Part]:
    """Return what a page with its picture is made of, as Discord is told."""
    parts = list(_parts(page, picture))
    return parts if page.colour is None else [{"type": FRAME, "accent_color": page.colour, "components": parts}]


def _parts(page: Page, picture: Pictured | None) -> Iterator[Part]:
    above, *below = page.words
    yield _text(above)
    if picture is not None:
        # A file of such a message is seen only where a part of it names it.
        yield {"type": GALLERY, "items": [_shown(picture)]}
    yield from map(_text, below)
    yield from map(_part, page.rows)
    if page.file is not None:
        yield {"type": FILE, "file": {"url": f"attachment://{page.file.name}"}}


def _text(text: str) -> Part:
    return {"type": TEXT, "content": text}


def _shown(picture: Pictured) -> Part:
    return {
        "media": {"url": f"attachment://{picture.name}"},
        **({"description": picture.alt} if picture.alt else {}),
    }


def _part(row: Row) -> Part:
    if isinstance(row, Heading):
        return _text(row.text)
    if isinstance(row, Beside):
        return {"type": SECTION, "components": [_text(row.text)], "accessory": button_of(row.button)}
    return row_of(row)
