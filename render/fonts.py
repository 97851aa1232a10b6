"""The typefaces, by the name of what they are for."""

from __future__ import annotations

from functools import lru_cache

import fontpkg
from PIL import ImageFont

_FACES = {
    "title": ("noto-serif", 800, 100),
    "narrow-title": ("noto-serif", 800, 75),
    "plain": ("noto-sans", 500, 88),
    "bold": ("noto-sans", 800, 100),
    "narrow": ("noto-sans", 500, 70),
    "narrow-bold": ("noto-sans", 800, 70),
}
"""Family, weight and width of each."""
TITLES = ("title", "narrow-title", "narrow-bold")
"""For names that come in many lengths and languages."""


@lru_cache(maxsize=128)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A typeface at a size.

    The layout is always the basic one: the other needs a library that not every computer has, and the same
    table would look different from one to the next.
    """
    family, weight, width = _FACES[face]
    made = ImageFont.truetype(str(fontpkg.path(family)), size, layout_engine=ImageFont.Layout.BASIC)
    made.set_variation_by_axes([weight, width])
    return made


@lru_cache(maxsize=1)
def _box() -> bytes:
    return bytes(font("bold", 21).getmask("\U0010fffe"))


@lru_cache(maxsize=4096)
def can_write(letter: str) -> bool:
    """Whether the typefaces have a letter, instead of a box."""
    return bytes(font("bold", 21).getmask(letter)) != _box()
