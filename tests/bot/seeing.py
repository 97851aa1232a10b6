"""What people see of a message in the small Discord: a laid-out one has its words in its components."""

from __future__ import annotations

import re
from typing import Any

import simcord.builders
from discord import Message
from simcord.components import walk_components
from simcord.results import ResponseMessage, to_discord_message

ROW, BUTTON, SELECT, TEXT = 1, 2, 3, 10
COMMAND = re.compile(r"</([^:>]+):[0-9]+>")


def read(content: str, components: list[dict[str, Any]]) -> str:
    """Return the words of a message from top to bottom, with commands that can be tapped as a sentence names them."""
    said = content or "\n".join(part["content"] for part in walk_components(components) if part["type"] == TEXT)
    return COMMAND.sub(r"`/\1`", said)


def _content(self: Any) -> str:
    return read(self._message.content, self._message.components)


def _message(env: Any, stored: Any) -> Message:
    message = to_discord_message(env, stored)
    message.content = read(message.content, stored.components)
    return message


def open_eyes() -> None:
    """Let every `content` that tests are handed be what people read. The bot itself sees what Discord sends."""
    ResponseMessage.content = property(_content)  # type: ignore[method-assign,assignment] # SimCord's own is the raw one
    vars(simcord.builders)["to_discord_message"] = _message


def raw(shown: Any) -> list[dict[str, Any]]:
    """Return the components of a message or a response as Discord's own JSON."""
    return [row if isinstance(row, dict) else row.to_dict() for row in shown.components]


def controls(shown: Any) -> list[tuple[dict[str, Any], str]]:
    """Return the buttons and menus of a message from top to bottom, each with the words that it stands beside."""
    found = []
    beside: dict[int, str] = {}
    for part in walk_components(raw(shown)):
        if "accessory" in part:
            beside[id(part["accessory"])] = read("", part["components"])
        if part["type"] in {BUTTON, SELECT}:
            found.append((part, beside.get(id(part), "")))
    return found


def rows(shown: Any) -> list[list[str]]:
    """Return the labels of a message's buttons, row by row."""
    found = [part["components"] for part in walk_components(raw(shown)) if part["type"] == ROW]
    return [[button.get("label", "") for button in row] for row in found if row[0]["type"] == BUTTON]


async def seat_automatic(who: Any, lobby: Any, place: int) -> Any:
    """Add the automatic player at a place of a lobby's menu."""
    (menu,) = [part["custom_id"] for part, _ in controls(lobby) if ":auto:" in part["custom_id"]]
    return await who.select(lobby, [str(place)], custom_id=menu)
