"""The libraries that can still be chosen."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.canvas import Canvas
from render.characters import medallion
from render.fonts import TITLES
from render.theme import CREAM, INK_SOFT, TEXT, WOOD_DARK, Colour

HEIGHT = 84


@lru_cache(maxsize=32)
def library_panel(key: str, assistant: str, library: str, width: int, ground: Colour) -> Image.Image:
    """One library: its special assistant's medallion and both names, settled."""
    canvas = Canvas(width, HEIGHT, ground)
    canvas.box((0, 0), (width, HEIGHT), CREAM, edge=WOOD_DARK, thick=3, radius=12)
    canvas.put(medallion(key, 64), (10, 10))
    room = width - 98
    canvas.fit((86, 38), assistant, TITLES, 25, room)
    canvas.fit((86, 66), library, ("plain", "narrow"), TEXT, room, ink=INK_SOFT, least=18)
    return canvas.settled()
