"""The message clicked on, of which no object is made: what we want of it are its number, its flags and its files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.app.files import Kept, name_in

Json: TypeAlias = Mapping[str, Any]
EPHEMERAL = 1 << 6
LAID_OUT = 1 << 15
MESSAGE = "message"


@dataclass(frozen=True, slots=True)
class Clicked:
    """A message as Discord tells of it."""

    told: Json

    @property
    def id(self) -> int:
        return int(self.told["id"])

    @property
    def private(self) -> bool:
        """Whether nobody but whoever clicked sees it, wherever it is."""
        return bool(self._flags & EPHEMERAL)

    @property
    def laid_out(self) -> bool:
        return bool(self._flags & LAID_OUT)

    @property
    def _flags(self) -> int:
        flags: int = self.told.get("flags", 0)  # Discord need not tell of them
        return flags

    def files(self) -> list[Kept]:
        """Return its files; those that a laid-out one shows stand in its components alone."""
        listed = [
            Kept(file["filename"], int(file["id"]), file.get("description") or "") for file in self.told["attachments"]
        ]
        return listed or list(_shown(self.told.get("components", [])))


def without_objects(event: dict[str, Any]) -> dict[str, Any]:
    """Return an interaction's event with its message put aside, among what was clicked, where discord.py lets it be."""
    if MESSAGE not in event:
        return event
    data = {**event["data"], MESSAGE: event[MESSAGE]}
    return {name: value for name, value in event.items() if name != MESSAGE} | {"data": data}


def clicked(interaction: discord.Interaction[Any]) -> Clicked | None:
    """Return the message clicked on; None of a command."""
    told = dict(interaction.data or {}).get(MESSAGE)
    return Clicked(told) if isinstance(told, Mapping) else None


def _shown(components: list[Json]) -> Iterator[Kept]:
    for component in components:
        yield from _shown(component.get("components", ()))
        for item in component.get("items", ()):
            media = item["media"]
            if media.get("attachment_id") is not None:
                yield Kept(name_in(media["url"]), int(media["attachment_id"]), item.get("description") or "")
