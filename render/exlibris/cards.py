"""Small book cards for the table, and cards that lie face down."""

from __future__ import annotations

from PIL import Image

from data.exlibris import BOX
from render.canvas import Canvas, rounded
from render.emblems import emblem
from render.kept import kept
from render.theme import CREAM, INK, PLUM, PLUM_LIGHT, SLOT, WOOD, WOOD_DARK

SHOP = (78, 110)
"""The size of a card that lies on a shop: its emblems are told apart on a phone too."""
PILE = (62, 88)
"""The size of a card on a pile."""
_NAME = 0.3
"""How much of a card's height its name takes."""
_CORNER = 26
"""Room for a bookmark at the right of a card's name."""
_LONGEST = 31
"""So much the longest names need, which have three signs."""
NAMES = ("bold", "narrow-bold")
"""In what a small card's name is set."""
_FAN = 30


def cut(canvas: Canvas, radius: int) -> Image.Image:
    """The canvas as a sprite with round corners."""
    image = canvas.image.convert("RGBA")
    image.putalpha(rounded(canvas.width, canvas.height, radius))
    return image


def room(width: int) -> int:
    """How long a card's name may be on a small card so wide."""
    return max(width - 7 - _CORNER, _LONGEST)


@kept
def mini(card: int, size: tuple[int, int], *, secret: bool = False) -> Image.Image:
    """A small card: its name, and an emblem for each book; one that lies face down has a back's edge."""
    width, height = size
    canvas = Canvas(width, height, PLUM if secret else WOOD_DARK)
    canvas.box((2, 2), (width - 4, height - 4), CREAM, radius=6)
    head, large = round(height * _NAME), (width - 6) // 2
    high = round(height * 0.26)
    canvas.fit((7, head // 2 + 3), BOX.cards[card].name, NAMES, high, room(width), anchor="lm")
    for place, category in enumerate(BOX.cards[card].categories):
        x = width // 2 - large + place % 2 * large
        canvas.put(emblem(category, large - 1), (x, head + place // 2 * large))
    return cut(canvas, 8)


def pattern(canvas: Canvas) -> None:
    """The back's pattern: an open book in a frame."""
    width, height = canvas.width, canvas.height
    canvas.box((2, 2), (width - 4, height - 4), PLUM, edge=PLUM_LIGHT, thick=2, radius=6)
    x, y, reach = width / 2, height / 2, min(width / 3.6, height / 4.2)
    left = [(x, y - reach * 0.6), (x - reach, y - reach * 0.9), (x - reach, y + reach * 0.6), (x, y + reach)]
    canvas.pen.polygon(left, fill=CREAM)
    canvas.pen.polygon([(2 * x - px, py) for px, py in left], fill=SLOT)


@kept
def back(width: int, height: int) -> Image.Image:
    """A card that lies face down."""
    canvas = Canvas(width, height, INK)
    pattern(canvas)
    return cut(canvas, 8)


@kept
def backs(count: int) -> Image.Image:
    """So many small cards that lie face down, one over the other."""
    width, height = SHOP
    image = Image.new("RGBA", (width + _FAN * (count - 1), height))
    for place in range(count):
        image.alpha_composite(back(width, height), (place * _FAN, 0))
    return image


@kept
def nothing(width: int, height: int) -> Image.Image:
    """The place of a card where none lies."""
    canvas = Canvas(width, height, WOOD_DARK)
    canvas.box((3, 3), (width - 6, height - 6), WOOD, radius=6)
    return cut(canvas, 8)
