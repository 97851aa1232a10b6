"""Small book cards for the table, and cards that lie face down."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from data.exlibris import BOX
from render.canvas import Canvas, rounded
from render.emblems import emblem
from render.theme import CREAM, INK, PLUM, PLUM_LIGHT, SLOT, WOOD, WOOD_DARK

MINI = (62, 88)
_MINI_EMBLEM = 27
_FAN = 26


def cut(canvas: Canvas, radius: int) -> Image.Image:
    """The canvas as a sprite with round corners."""
    image = canvas.image.convert("RGBA")
    image.putalpha(rounded(canvas.width, canvas.height, radius))
    return image


@lru_cache(maxsize=320)
def mini(card: int, *, secret: bool = False) -> Image.Image:
    """A small card: its name, and an emblem for each book; one that lies face down has a back's edge."""
    width, height = MINI
    canvas = Canvas(width, height, PLUM if secret else WOOD_DARK)
    canvas.box((2, 2), (width - 4, height - 4), CREAM, radius=6)
    canvas.fit((width / 2, 24), BOX.cards[card].name, ("bold", "narrow-bold"), 24, width - 8, anchor="ms")
    for place, category in enumerate(BOX.cards[card].categories):
        x = width // 2 - _MINI_EMBLEM - 1 + (place % 2) * (_MINI_EMBLEM + 2)
        canvas.put(emblem(category, _MINI_EMBLEM), (x, 29 + (place // 2) * (_MINI_EMBLEM + 1)))
    return cut(canvas, 8)


def pattern(canvas: Canvas) -> None:
    """The back's pattern: an open book in a frame."""
    width, height = canvas.width, canvas.height
    canvas.box((2, 2), (width - 4, height - 4), PLUM, edge=PLUM_LIGHT, thick=2, radius=6)
    x, y, reach = width / 2, height / 2, min(width / 3.6, height / 4.2)
    left = [(x, y - reach * 0.6), (x - reach, y - reach * 0.9), (x - reach, y + reach * 0.6), (x, y + reach)]
    canvas.pen.polygon(left, fill=CREAM)
    canvas.pen.polygon([(2 * x - px, py) for px, py in left], fill=SLOT)


@lru_cache(maxsize=32)
def back(width: int, height: int) -> Image.Image:
    """A card that lies face down."""
    canvas = Canvas(width, height, INK)
    pattern(canvas)
    return cut(canvas, 8)


@lru_cache(maxsize=16)
def backs(count: int) -> Image.Image:
    """So many small cards that lie face down, one over the other."""
    width, height = MINI
    image = Image.new("RGBA", (width + _FAN * (count - 1), height))
    for place in range(count):
        image.alpha_composite(back(width, height), (place * _FAN, 0))
    return image


@lru_cache(maxsize=8)
def nothing(width: int, height: int) -> Image.Image:
    """The place of a card where none lies."""
    canvas = Canvas(width, height, WOOD_DARK)
    canvas.box((3, 3), (width - 6, height - 6), WOOD, radius=6)
    return cut(canvas, 8)
