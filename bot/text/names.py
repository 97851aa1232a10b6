"""Names from outside, made harmless: no markdown, no mention, no length that breaks a message."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from bot.text.emblems import MARKUP, bare
from render.names import shows

SLASH = " / "
"""Stands between things of a line, such as the titles of a card."""
LONGEST = 32
"""Discord's longest display name; ours are clipped to it before they are escaped."""

# Control characters, line breaks and the marks that turn the direction of everything after them.
_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")

# Signs that mean something to Discord wherever they stand; the last few only where a line begins.
_MARKUP = re.compile(r"[\\*_~|`<\[]|^[>#+-]")
_MENTION = re.compile(r"@(everyone|here|[!&]?[0-9]{17,20})")
"""As discord.py escapes it, which processes that only draw do without."""
_HELD = "\ue000"
"""Stands for an emblem; nothing shows it, so no name needs it."""
_NUMBERED = re.compile(r"^(\d+)\.")


def clipped(text: str, longest: int) -> str:
    """Return a text of at most `longest` characters: emblems give way before words, then an ellipsis tells of these."""
    if len(text) > longest:
        text = bare(text)
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def evenly(text: str, longest: int) -> str:
    """Return things with slashes between them, where need be with the longest ones cut, so that each can be told."""
    parts = text.split(SLASH)
    room = longest - len(SLASH) * (len(parts) - 1)
    each = max(map(len, parts))
    while each > 1 and sum(min(len(part), each) for part in parts) > room:
        each -= 1
    return SLASH.join(clipped(part, each) for part in parts)


def folded(text: str) -> str:
    """Return a text as it is looked for: without capitals, accents and outer spaces, which phones make hard to type."""
    apart = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def seen(name: str) -> bool:
    """Tell whether there is anything to see of a name: some people's are made of spaces and fillers."""
    return any(map(shows, name))


def called(name: str, account: str) -> str:
    """Return what somebody is called: their name, or their account's where nothing of it is to be seen."""
    return name if seen(name) else account


@lru_cache(maxsize=1024)
def plain(name: str, longest: int = LONGEST) -> str:
    """Return a name for labels and pictures, where Discord reads no markdown."""
    return clipped(" ".join(_UNSAFE.sub(" ", name).split()), longest) if seen(name) else "?"


@lru_cache(maxsize=1024)
def safe(name: str, longest: int = LONGEST) -> str:
    """Return a name for messages: shown as it is written, pinging nobody, linking nowhere."""
    # Not discord.py's escape_markdown: it calls re.sub in a way that Python 3.13 warns of.
    shown = _NUMBERED.sub(r"\1\.", _MARKUP.sub(r"\\\g<0>", plain(name, longest)))
    return _MENTION.sub("@\u200b\\1", shown.replace("://", ":\u200b//"))


@lru_cache(maxsize=2048)
def safe_around(text: str, longest: int) -> str:
    """Return a text of ours made safe but for its emblems, which give way where it is too long."""
    emblems = iter([found[0] for found in MARKUP.finditer(text)])
    held = MARKUP.sub(_HELD, text.replace(_HELD, ""))
    if len(held) > longest:
        return safe(bare(text), longest)
    return re.sub(_HELD, lambda _: next(emblems), safe(held, longest))
