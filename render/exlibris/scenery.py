"""What stands in a street beside the shops, where there is room: trees, lamps, a cart of books."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from render.brush import Brush
from render.canvas import Canvas
from render.kept import kept
from render.theme import (
    CATEGORIES,
    FAR,
    GLOW,
    GOLD,
    HAZE,
    INK_SOFT,
    LEAF,
    MEADOW_DARK,
    NIGHT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
    blend,
)

_STEP = 120
_LEAST = 72
"""Nothing is drawn smaller."""
_ABOVE = 10
_HOUSES = ((104, 0.86), (76, 0.62), (118, 0.96), (90, 0.74), (84, 0.9))
"""How wide the houses behind the street are, and how high beside the room for them."""
_PANE = (16, 22)
_SHADE = blend(LEAF, NIGHT, 0.3)


def _tree(brush: Brush) -> None:
    brush.block((0.45, 0.55, 0.55, 1.0), WOOD_DARK)
    for x, y, radius in ((0.32, 0.44, 0.2), (0.5, 0.26, 0.24), (0.68, 0.44, 0.2), (0.5, 0.5, 0.2)):
        brush.dot(x, y, radius, _SHADE)
    for x, y, radius in ((0.3, 0.41, 0.16), (0.48, 0.23, 0.2), (0.64, 0.41, 0.15), (0.47, 0.46, 0.15)):
        brush.dot(x, y, radius, LEAF)


def _lamp(brush: Brush) -> None:
    brush.dot(0.5, 0.2, 0.2, GLOW)
    brush.block((0.475, 0.26, 0.525, 1.0), NIGHT)
    brush.block((0.42, 0.9, 0.58, 1.0), NIGHT, 0.02)
    brush.shape([(0.42, 0.1), (0.58, 0.1), (0.55, 0.3), (0.45, 0.3)], GOLD, NIGHT, 0.025)
    brush.shape([(0.38, 0.11), (0.62, 0.11), (0.5, 0.02)], NIGHT)


def _cart(brush: Brush) -> None:
    for place, (category, top) in enumerate((("RT", 0.5), ("FF", 0.42), ("HV", 0.54), ("SP", 0.46), ("CC", 0.52))):
        left = 0.2 + place * 0.12
        brush.block((left, top, left + 0.11, 0.72), CATEGORIES[category].fill, 0.01)
        brush.block((left, top + 0.05, left + 0.11, top + 0.08), CATEGORIES[category].light)
    brush.block((0.14, 0.68, 0.86, 0.82), WOOD_DARK, 0.02)
    brush.block((0.16, 0.7, 0.84, 0.77), WOOD_LIGHT, 0.01)
    brush.line([(0.84, 0.74), (0.98, 0.56)], WOOD_DARK, 0.035)
    for x in (0.3, 0.7):
        brush.dot(x, 0.89, 0.11, WOOD_DARK)
        brush.dot(x, 0.89, 0.07, WOOD)
        brush.dot(x, 0.89, 0.025, WOOD_DARK)


def _bush(brush: Brush) -> None:
    for x, y, radius in ((0.28, 0.86, 0.16), (0.5, 0.78, 0.2), (0.72, 0.86, 0.16)):
        brush.dot(x, y, radius, MEADOW_DARK)
    for x, y in ((0.3, 0.82), (0.48, 0.72), (0.62, 0.82), (0.74, 0.84)):
        brush.dot(x, y, 0.03, GOLD)


def _bench(brush: Brush) -> None:
    for x in (0.22, 0.76):
        brush.line([(x, 0.66), (x, 0.98)], INK_SOFT, 0.04)
    for y in (0.62, 0.7, 0.82):
        brush.block((0.12, y, 0.88, y + 0.055), WOOD, 0.02)


_THINGS: dict[bool, tuple[Callable[[Brush], None], ...]] = {
    True: (_lamp, _cart, _tree, _bench),
    False: (_tree, _bush, _tree, _bench),
}
"""What stands on a pavement, and what on a lawn."""


@kept
def _thing(place: int, size: int, *, paved: bool) -> Image.Image:
    brush = Brush(size)
    _THINGS[paved][place](brush)
    return brush.done()


def _house(canvas: Canvas, x: int, wide: int, top: int) -> None:
    """A house behind the street: a gable, and windows of which some are lit."""
    canvas.pen.rectangle((x, top, x + wide - 4, canvas.height), fill=FAR)
    canvas.pen.polygon([(x - 5, top), (x + wide // 2 - 2, top - wide // 4), (x + wide + 1, top)], fill=FAR)
    across, (pane, high) = wide // 34, _PANE
    gap = (wide - 4 - across * pane) // (across + 1)
    for row, y in enumerate(range(top + 14, canvas.height - high, high + 20)):
        for column in range(across):
            left = x + gap + column * (pane + gap)
            fill = GLOW if (row * 3 + column * 2 + wide) % 5 == 0 else HAZE
            canvas.pen.rectangle((left, y, left + pane - 1, y + high - 1), fill=fill)


def _houses(canvas: Canvas) -> None:
    """The next street: houses of all heights, as far as a room reaches up."""
    x, place = 8, 0
    while x + _HOUSES[place % 5][0] < canvas.width:
        wide, share = _HOUSES[place % 5]
        _house(canvas, x, wide, round(canvas.height * (1 - share)) + wide // 4 + _ABOVE)
        x, place = x + wide, place + 1


@lru_cache(maxsize=32)
def scenery(width: int, height: int, ground: Colour, *, paved: bool) -> Image.Image | None:
    """As much of a street as a room allows, over its ground, settled; None where there is too little room."""
    size = min(_STEP, height - _ABOVE)
    count = width // size if size >= _LEAST else 0
    if not count:
        return None
    canvas = Canvas(width, height, ground)
    if paved:
        _houses(canvas)
    for place in range(count):
        x = round((place + 0.5) * width / count - size / 2)
        canvas.put(_thing(place % 4, size, paved=paved), (x, height - size))
    return canvas.settled()
