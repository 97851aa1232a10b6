"""A line of text as it is drawn: from left to right, each part in the typeface that has its letters."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby

from render.fonts import family_for

_LEFTWARD = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]")
"""Letters that are written from right to left."""
_ASIDE = re.compile(f"\u2068[^\u2069]*\u2069?|{_LEFTWARD.pattern}[^\u2068]*")
"""What has a direction of its own: a name between its two signs, or what a line's end has left of it."""
_UNSEEN = {ord(sign): None for sign in "\u200b\u200e\u200f\u2066\u2067\u2068\u2069\ufeff"}
"""Signs that only steer the direction of text: typefaces draw a box for them."""


def runs(text: str, face: str) -> tuple[tuple[str, str], ...]:
    """The parts of a line from left to right, each with its family as `family_for` names it.

    A letter that no typeface has is left out.
    """
    return (("", text),) if text.isascii() else _mixed(text, face)


@lru_cache(maxsize=1024)
def _mixed(text: str, face: str) -> tuple[tuple[str, str], ...]:
    letters = [(family_for(letter, face), letter) for letter in _visible(text)]
    found = groupby(((family, letter) for family, letter in letters if family is not None), lambda pair: pair[0])
    return tuple((family, "".join(letter for _, letter in part)) for family, part in found) or (("", ""),)


def _visible(text: str) -> str:
    """A line as the eye goes over it from left to right."""
    return _ASIDE.sub(_turned, text).translate(_UNSEEN)


def _turned(found: re.Match[str]) -> str:
    from bidi.algorithm import get_display

    return str(get_display(joined(found[0].translate(_UNSEEN))))


def leftward(text: str) -> bool:
    """Whether some of a text is written from right to left."""
    return _LEFTWARD.search(text) is not None


def joined(text: str) -> str:
    """A text with its Arabic letters in the forms that they take beside each other."""
    if not leftward(text):
        return text
    from arabic_reshaper import reshape

    return str(reshape(text))


def apart(text: str) -> str:
    """A text that keeps its direction to itself, whatever sentence it stands in."""
    return f"\u2068{text}\u2069" if leftward(text) else text
