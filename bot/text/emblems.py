"""Emblems in sentences, as Discord lets whoever runs a bot have emojis of their own for it.

A word stands beside each emblem, so that a sentence says the same without: to whoever can't see them, where Discord
doesn't have them yet, and where they would leave no room for the words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

OURS = re.compile(r"xl_(?P<name>[a-z_]+)_(?P<print>[0-9a-f]{6})")
"""What our emojis are called. We touch no others."""
MARKUP = re.compile(rf"<:{OURS.pattern}:\d+>\u00a0?")
GAP = "\u00a0"
"""Between an emblem and its word, which stay on one line."""
_ids: dict[str, tuple[str, int]] = {}


def called(name: str, print_: str) -> str:
    """Return what the emoji of an emblem is called, by how it is drawn now."""
    return f"xl_{name}_{print_}"


def offer(ids: Mapping[str, int]) -> None:
    """Note under which ids Discord has our emojis, by what they are called there; {} forgets them."""
    _ids.clear()
    _ids.update({found["name"]: (name, number) for name, number in ids.items() if (found := OURS.fullmatch(name))})


def emoji(name: str) -> tuple[str, int] | None:
    """Return an emblem as Discord's emoji, what it is called and its id; None where Discord hasn't got it."""
    return _ids.get(name)


def offered() -> bool:
    """Tell whether Discord has any."""
    return bool(_ids)


def markup(name: str) -> str:
    """Return what shows an emblem within a message; "" where Discord hasn't got it."""
    found = _ids.get(name)
    return f"<:{found[0]}:{found[1]}>" if found else ""


def leading(text: str) -> str:
    """Return the emblem with which a text begins; "" where it begins with a word."""
    found = MARKUP.match(text)
    return found["name"] if found else ""


def capital(text: str) -> str:
    """Return a text whose first word begins with a capital."""
    found = MARKUP.match(text)
    at = found.end() if found else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def holds(text: str) -> bool:
    """Tell whether a text may hold emblems."""
    return "<:xl_" in text


def bare(text: str) -> str:
    """Return a text without its emblems: its words."""
    return MARKUP.sub("", text) if holds(text) else text
