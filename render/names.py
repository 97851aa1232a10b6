"""Players' names, which may be any text at all."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from render.fonts import can_write

_LONGEST = 60
_MARKS = 2
_BOX = "\ue000"
"""A letter that no typeface has: it is drawn as a box."""


@dataclass(frozen=True, slots=True)
class SeatName:
    """The name and the colour of one seat; the colour is one of `render.theme.PLAYERS`."""

    name: str
    colour: str


def _letters(name: str) -> Iterator[str]:
    """What can be drawn of a name: no control signs, few marks on a letter, one box for each unknown run."""
    marks, boxed = 0, False
    for letter in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind in {"Cc", "Cf", "Cs"} or marks > _MARKS or kind == "Me":
            continue
        known = kind == "Zs" or can_write(letter)
        if known or not (boxed or marks):
            yield (" " if kind == "Zs" else letter) if known else _BOX
        boxed = not known


@lru_cache(maxsize=512)
def written(name: str) -> str:
    """A name as it can be drawn: never empty, at most 60 letters."""
    return "".join(islice(_letters(name[: 4 * _LONGEST]), _LONGEST)).strip() or _BOX
