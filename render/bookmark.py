"""What is new since somebody's last turn has a thin edge and a bookmark; a legend says what bookmarks mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render import text
from render.band import Band
from render.brush import Brush
from render.canvas import Canvas, rounded
from render.kept import banded, kept
from render.palette import Palette, blank, index, settle
from render.theme import INK, NEW, PAPER, WHITE, WIDE, Colour

Bookmark = tuple[str | int, ...]
"""Something new, such as ("shelved", 2, 17): a card on a seat's shelf."""
New = frozenset[Bookmark]
NOTHING_NEW: New = frozenset()
OUT = 12
"""So much of a bookmark looks out above what it is in."""
LEGEND = 38
"""The height of a legend."""
_RIBBON, _SMALL = (18, 27), (14, 21)
_LOW = 64
"""What is lower than this has a small bookmark, which hides nothing of it."""
_EDGE = 3
_GROWN = 4
_FROM_RIGHT = 6
_NOTCH = 0.74
_FACE, _SIZE = "bold", 24
_STRAY = 40
"""So many pixels where other colours meet may come out in the colour of what is new."""


@kept
def ribbon(width: int = _RIBBON[0], height: int = _RIBBON[1]) -> Image.Image:
    """A bookmark: a ribbon with a swallow's tail, and a white line around it."""
    size = max(width, height)
    brush = Brush(size)
    side, foot, thin = width / size, height / size, 2 / size
    for inset, colour in ((0.0, WHITE), (thin, NEW)):
        left, right, bottom = inset, side - inset, foot - 2.2 * inset
        notch = (side / 2, foot * _NOTCH - inset)
        brush.shape([(left, inset), (right, inset), (right, bottom), notch, (left, bottom)], colour)
    return brush.done().crop((0, 0, width, height))


def bookmarked(sprite: Image.Image, radius: int = 8) -> Image.Image:
    """A sprite with a thin edge, and a bookmark that looks out above it."""
    image = Image.new("RGBA", (sprite.width, sprite.height + OUT))
    image.paste(sprite, (0, OUT))
    image.alpha_composite(_edge(sprite.size, radius), (0, OUT))
    found = _fitting(sprite.height)
    image.alpha_composite(found, (sprite.width - found.width - _FROM_RIGHT, 0))
    return image


def _fitting(height: int) -> Image.Image:
    return ribbon(*(_SMALL if height < _LOW else _RIBBON))


def mark(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], radius: int = 8, *, out: int = OUT) -> None:
    """Draw the edge and the bookmark around something that is on a canvas already; `out` where there is less room."""
    (x, y), (width, height) = at, size
    found = _fitting(height)
    _rim(canvas, at, size, radius)
    canvas.put(found, (x + width - found.width - _FROM_RIGHT, y - out))


def around(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], radius: int = 8) -> None:
    """Draw the edge outside something whose own colours are strong, with the bookmark hanging out below."""
    (x, y), (width, height) = at, size
    grown = (width + 2 * _GROWN, height + 2 * _GROWN)
    _rim(canvas, (x - _GROWN, y - _GROWN), grown, radius + _GROWN, _GROWN)
    canvas.put(ribbon(), (x + width - _RIBBON[0] + _GROWN, y + height + OUT - _RIBBON[1]))


def hang(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], radius: int = 8) -> None:
    """Draw the edge, with the bookmark hanging inside, around something on a canvas that has no room above it."""
    (x, y), (width, height) = at, size
    small = ribbon(max(8, width // 4), max(10, height // 4))
    _rim(canvas, at, size, radius)
    canvas.put(small, (x + width - small.width - _EDGE, y))


@kept
def legend(label: str, ink: Colour) -> Image.Image:
    """A bookmark beside what it means, over whatever ground."""
    shown = text.clip(label, _FACE, _SIZE, WIDE // 2)
    width = _RIBBON[0] + 10 + text.width(shown, _FACE, _SIZE)
    image = Image.new("RGBA", (width + 4, LEGEND), (*ink, 0))
    image.alpha_composite(ribbon(), (0, (LEGEND - _RIBBON[1]) // 2 + 1))
    at = (_RIBBON[0] + 10, LEGEND / 2)
    text.write(image, at, shown, _FACE, _SIZE, ink=ink, anchor="lm")
    return image


def marks(image: Image.Image, chosen: Palette | None = None) -> bool:
    """Whether something in a settled picture is marked as new."""
    return image.tobytes().count(index(NEW, chosen)) > _STRAY  # quicker than a histogram


def noted(
    image: Image.Image,
    label: str,
    ground: Colour = PAPER,
    *,
    ink: Colour = INK,
    chosen: Palette | None = None,
) -> Image.Image:
    """A settled picture, with the legend at its foot where something in it is marked."""
    if not marks(image, chosen):
        return image
    foot = Canvas(image.width, LEGEND, ground)
    sprite = legend(label, ink)
    foot.put(sprite, ((foot.width - sprite.width) // 2, 0))
    taller = blank(image.width, image.height + LEGEND, ground, chosen)
    taller.paste(image, (0, 0))
    taller.paste(settle(foot.image, chosen), (0, image.height))
    return taller


def noted_below(
    bands: Sequence[Band],
    label: str,
    ground: Colour = PAPER,
    *,
    ink: Colour = INK,
    chosen: Palette | None = None,
) -> list[Band]:
    """The bands of a picture, with the legend as the last one where something in them is marked."""
    return [*bands, _note(label, ground, ink, chosen)] if marked(bands) else [*bands]


def marked(bands: Sequence[Band]) -> bool:
    """Whether something in a picture is marked as new."""
    return sum(band.marked for band in bands) > _STRAY


@banded
def _note(label: str, ground: Colour, ink: Colour, chosen: Palette | None) -> Image.Image:
    foot, sprite = Canvas(WIDE, LEGEND, ground), legend(label, ink)
    foot.put(sprite, ((WIDE - sprite.width) // 2, 0))
    return settle(foot.image, chosen)


@kept
def _edge(size: tuple[int, int], radius: int, thick: int = _EDGE) -> Image.Image:
    """The edge alone."""
    width, height = size
    ring = rounded(width, height, radius).copy()
    ring.paste(0, (thick, thick), rounded(width - 2 * thick, height - 2 * thick, max(2, radius - thick)))
    image = Image.new("RGBA", size)
    image.paste(NEW, (0, 0), ring)
    return image


def _rim(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], radius: int, thick: int = _EDGE) -> None:
    """Draw the edge as it looks, but only where it is."""
    (x, y), (width, height), corner = at, size, max(radius, thick + 2)
    inside, down = width - 2 * corner, height - 2 * corner
    if inside < 0 or down < 0:
        canvas.put(_edge(size, radius, thick), at)
        return
    for right, low, sprite in _corners(radius, thick, corner):
        canvas.put(sprite, (x + right * (width - corner), y + low * (height - corner)))
    for top in (y, y + height - thick):
        canvas.plain((x + corner, top, inside, thick), NEW)
    for left in (x, x + width - thick):
        canvas.plain((left, y + corner, thick, down), NEW)


@lru_cache(maxsize=16)
def _corners(radius: int, thick: int, size: int) -> tuple[tuple[int, int, Image.Image], ...]:
    """The corners of an edge: whether each is at the right, and whether it is below."""
    whole = _edge((2 * size, 2 * size), radius, thick)
    spots = [(right, low) for low in (0, 1) for right in (0, 1)]
    return tuple(
        (right, low, whole.crop((right * size, low * size, (right + 1) * size, (low + 1) * size)))
        for right, low in spots
    )
