"""What is new since somebody's last turn has a coloured edge, and a bookmark looks out above it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.brush import Brush
from render.canvas import Canvas, rounded
from render.theme import NEW, WHITE

Bookmark = tuple[str | int, ...]
"""Something new, such as ("shelved", 2, 17): a card on a seat's shelf."""
New = frozenset[Bookmark]
NOTHING_NEW: New = frozenset()
OUT = 12
"""So much of a bookmark looks out above what it is in."""
EDGE = 4
_WIDTH = 20
_BROAD, _BELOW = 26, 8
_GROWN, _THICK = 4, 5
_FROM_RIGHT = 10
_NOTCH = 0.42


@lru_cache(maxsize=16)
def tab(height: int = OUT, width: int = _WIDTH) -> Image.Image:
    """What looks out of a bookmark: a ribbon's end with a swallow's tail."""
    size = max(width, height)
    brush = Brush(size)
    side, foot, thin = width / size, height / size, 1.5 / size
    for inset, colour in ((0.0, WHITE), (thin, NEW)):
        left, right, top = inset, side - inset, 2.2 * inset
        notch = (side / 2, foot * _NOTCH + inset)
        brush.shape([(left, top), notch, (right, top), (right, foot), (left, foot)], colour)
    return brush.done().crop((0, 0, width, height))


def bookmarked(sprite: Image.Image, radius: int = 8) -> Image.Image:
    """A sprite with a coloured edge, and a bookmark that looks out above it."""
    image = Image.new("RGBA", (sprite.width, sprite.height + OUT))
    image.paste(sprite, (0, OUT))
    image.alpha_composite(_edge(sprite.size, radius), (0, OUT))
    image.alpha_composite(tab(), (sprite.width - _WIDTH - _FROM_RIGHT, 0))
    return image


def mark(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], radius: int = 8, *, out: int = OUT) -> None:
    """Draw the edge and the bookmark around something that is on a canvas already; `out` where there is less room."""
    (x, y), (width, _) = at, size
    canvas.put(_edge(size, radius), at)
    canvas.put(tab(out), (x + width - _WIDTH - _FROM_RIGHT, y - out))


def around(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], radius: int = 8) -> None:
    """Draw the edge outside something whose own colours are strong, with the bookmark looking out below."""
    (x, y), (width, height) = at, size
    grown = (width + 2 * _GROWN, height + 2 * _GROWN)
    ribbon = tab(_BELOW, _BROAD).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    canvas.put(_edge(grown, radius + _GROWN, _THICK), (x - _GROWN, y - _GROWN))
    canvas.put(ribbon, (x + width - _BROAD - _FROM_RIGHT, y + height + _GROWN - 2))


def hang(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], radius: int = 8) -> None:
    """Draw the edge, with the bookmark hanging inside, around something on a canvas that has no room above it."""
    (x, y), (width, height) = at, size
    ribbon = tab(height // 4, width // 4).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    canvas.put(_edge(size, radius), at)
    canvas.put(ribbon, (x + width - ribbon.width - EDGE, y))


@lru_cache(maxsize=64)
def _edge(size: tuple[int, int], radius: int, thick: int = EDGE) -> Image.Image:
    """The edge alone, in the new things' colour on a thin white line."""
    image = Image.new("RGBA", size)
    width, height = size
    for inset, colour in ((0, WHITE), (1, NEW)):
        ring = Image.new("L", size)
        ring.paste(rounded(width - 2 * inset, height - 2 * inset, radius), (inset, inset))
        ring.paste(0, (thick, thick), rounded(width - 2 * thick, height - 2 * thick, max(2, radius - thick)))
        image.paste(colour, (0, 0), ring)
    return image
