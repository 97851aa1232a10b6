"""Commands in sentences, as Discord lets a reader tap them, each under the name that it has in their language."""

from __future__ import annotations

import re
from collections.abc import Mapping

COMMAND = re.compile(r"`/([a-z]+(?: [a-z-]+){0,2})`")
"""How our sentences name a command."""
_ids: dict[str, int] = {}


def offer(ids: Mapping[str, int]) -> None:
    """Note under which ids Discord has our commands, by their whole names such as "exlibris hand"; {} forgets them."""
    _ids.clear()
    _ids.update(ids)


def linked(text: str) -> str:
    """Return a sentence in which commands can be tapped; those that Discord has not told us of stay as they are."""
    return COMMAND.sub(_mention, text) if _ids and "`/" in text else text


def _mention(found: re.Match[str]) -> str:
    there = _ids.get(found[1])
    return found[0] if there is None else f"</{found[1]}:{there}>"
