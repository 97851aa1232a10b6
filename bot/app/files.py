"""The pictures that a message has already, so that none is sent twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import discord


@dataclass(frozen=True, slots=True)
class Kept:
    """A file that stays in a message when it is edited."""

    name: str
    id: int
    alt: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Return what Discord is told of a file that it has."""
        return {"id": self.id, "filename": self.name}


def files_of(message: discord.Message) -> list[Kept]:
    """Return the files of a message; those that a laid-out one shows stand in its components alone."""
    listed = [Kept(file.filename, file.id, file.description or "") for file in message.attachments]
    return listed or list(_shown(message.components))


def _shown(components: Any) -> Iterator[Kept]:
    for component in components:
        yield from _shown(getattr(component, "children", ()))
        for item in getattr(component, "items", ()):
            if item.media.attachment_id is not None:
                yield Kept(name_in(item.media.url), item.media.attachment_id, item.description or "")


def name_in(url: str) -> str:
    """Return how the file at an address is called."""
    return urlsplit(url).path.rsplit("/", 1)[-1]


def texts_of(message: discord.Message) -> list[str]:
    """Return what is written in a message: its content, or the texts of a laid-out one from top to bottom."""
    return [message.content] if message.content else list(_texts(message.components))


def _texts(components: Any) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from _texts(getattr(component, "children", ()))
