"""What of Exlibrium has an emblem in a line of words: its characters, each with its number."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image

from data.exlibrium import BOX
from render.exlibrium.emblems import badge
from render.icon import Draw
from render.tokens import place_mark

_NUMBER = 0.5


def character(index: int) -> str:
    """What a character's emblem is called."""
    return f"xb_{BOX.characters[index].key}"


def _numbered(index: int, size: int) -> Image.Image:
    image = badge(index, size).copy()
    number = place_mark(str(BOX.characters[index].number), round(size * _NUMBER))
    image.alpha_composite(number, (size - number.width, size - number.height))
    return image


ICONS: Mapping[str, Draw] = {character(one.index): partial(_numbered, one.index) for one in BOX.characters}
