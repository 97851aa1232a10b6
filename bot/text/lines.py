"""Sentences of one line in which nothing depends on what is filled in: said without Fluent, just as it says them.

Nine of ten are such ones. To parse one takes Fluent a millisecond, and to say it some twenty microseconds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_NAME = "[A-Za-z][A-Za-z0-9_-]*"
_FILLED = rf"\{{ *\$({_NAME}) *\}}"
_LINE = re.compile(rf"{_NAME} *= *+((?:[^{{}}\n]++|{_FILLED})+)[ \n]*")
_BLANK = re.compile(_FILLED)
_UNGROUPED = 1000
"""Fluent writes smaller numbers as they are, in all languages."""
LONGEST = 2500
"""Fluent refuses what is longer."""

Parts = tuple[str, ...]
"""Text, and in every second place the name of what is filled in."""


def parts_of(entry: str) -> Parts | None:
    """Return the parts of a sentence, with its name before it as it stands in a file; None where it takes Fluent."""
    found = _LINE.fullmatch(entry)
    return None if found is None else tuple(_BLANK.split(found[1].rstrip(" ")))


def filled(parts: Parts, args: Mapping[str, Any]) -> str | None:
    """Return a sentence; None where only Fluent knows how to say what is filled in."""
    if len(parts) == 1:
        return parts[0]
    said = list(parts)
    for place in range(1, len(parts), 2):
        value = args.get(parts[place])
        if type(value) is int and 0 <= value < _UNGROUPED:
            said[place] = str(value)
        elif type(value) is str and len(value) <= LONGEST:
            said[place] = value
        else:
            return None
    return "".join(said)
