"""The emblems of the six categories: a shape, a colour and a code each."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image

from render.brush import Brush, Point, ring
from render.kept import kept
from render.text import width, write
from render.theme import CATEGORIES, CREAM, RED, WHITE, CategoryStyle

_CODE_FROM = 44
"""From this size on there is room for the code's two letters."""
_CODE_ROOM = 0.62
_LOW = 0.6
_STRUCK = 0.46


def _burst(brush: Brush, style: CategoryStyle) -> None:
    brush.shape(ring(9, 0.5, 0.375), style.dark)
    brush.shape(ring(9, 0.44, 0.33), style.fill)


def _heart_points(grow: float) -> list[Point]:
    turns = [2 * pi * step / 40 for step in range(40)]
    return [
        (
            0.5 + grow * 0.0305 * 16 * sin(turn) ** 3,
            0.47 - grow * 0.0295 * (13 * cos(turn) - 5 * cos(2 * turn) - 2 * cos(3 * turn) - cos(4 * turn)),
        )
        for turn in turns
    ]


def _heart(brush: Brush, style: CategoryStyle) -> None:
    brush.shape(_heart_points(1.0), style.dark)
    brush.shape(_heart_points(0.87), style.fill)


def _shield(brush: Brush, style: CategoryStyle) -> None:
    outer = [(0.06, 0.08), (0.94, 0.08), (0.94, 0.52), (0.82, 0.76), (0.5, 0.98), (0.18, 0.76), (0.06, 0.52)]
    brush.shape(outer, style.dark)
    brush.shape([(0.5 + (x - 0.5) * 0.85, 0.51 + (y - 0.51) * 0.85) for x, y in outer], style.fill)
    brush.block((0.13, 0.15, 0.87, 0.22), style.light)


def _horns(brush: Brush, style: CategoryStyle) -> None:
    for horn in ([(0.06, 0.02), (0.14, 0.44), (0.46, 0.26)], [(0.94, 0.02), (0.86, 0.44), (0.54, 0.26)]):
        brush.shape(horn, style.light, style.dark)
    brush.dot(0.5, 0.58, 0.41, style.fill, style.dark)


def _book(brush: Brush, style: CategoryStyle) -> None:
    brush.block((0.09, 0.03, 0.91, 0.97), style.dark, 0.06)
    brush.block((0.15, 0.09, 0.85, 0.91), style.fill, 0.03)
    brush.block((0.15, 0.79, 0.85, 0.88), CREAM)
    brush.block((0.22, 0.09, 0.27, 0.79), style.light)


def _flask(brush: Brush, style: CategoryStyle) -> None:
    brush.shape(
        [
            (0.36, 0.04),
            (0.64, 0.04),
            (0.64, 0.3),
            (0.97, 0.88),
            (0.9, 0.98),
            (0.1, 0.98),
            (0.03, 0.88),
            (0.36, 0.3),
        ],
        style.dark,
    )
    brush.shape(
        [
            (0.42, 0.1),
            (0.58, 0.1),
            (0.58, 0.33),
            (0.88, 0.88),
            (0.85, 0.92),
            (0.15, 0.92),
            (0.12, 0.88),
            (0.42, 0.33),
        ],
        style.fill,
    )
    brush.block((0.28, 0.0, 0.72, 0.09), style.light, 0.04)


_PAINT: dict[str, tuple[Callable[[Brush, CategoryStyle], None], float]] = {
    "burst": (_burst, 0.5),
    "heart": (_heart, 0.46),
    "shield": (_shield, 0.5),
    "horns": (_horns, 0.58),
    "book": (_book, 0.44),
    "flask": (_flask, 0.68),
}
"""Each emblem's painter, and how far down the middle of its letters stands."""


def _code(image: Image.Image, category: str, middle: float) -> None:
    """Write the code: its first letter on small emblems, both on large ones."""
    size = image.width
    code = category if size >= _CODE_FROM else category[0]
    face, share = ("narrow-bold", 0.48) if len(code) > 1 else ("bold", 0.6)
    high = round(size * share)
    while width(code, face, high) > size * _CODE_ROOM:
        high -= 1
    write(image, (size / 2, size * middle), code, face, high, ink=WHITE, anchor="mm")


@kept
def prohibition(size: int) -> Image.Image:
    """The sign that forbids: a red ring with a bar."""
    brush = Brush(size)
    brush.dot(0.5, 0.5, 0.5, WHITE)
    brush.dot(0.5, 0.5, 0.45, RED)
    brush.dot(0.5, 0.5, 0.29, WHITE)
    brush.line([(0.28, 0.28), (0.72, 0.72)], RED, 0.15)
    return brush.done()


@kept
def emblem(category: str, size: int, *, struck: bool = False) -> Image.Image:
    """A category's emblem; a struck one bears the sign that forbids: its books are banned."""
    style = CATEGORIES[category]
    paint, middle = _PAINT[style.emblem]
    brush = Brush(size)
    paint(brush, style)
    image = brush.done()
    _code(image, category, middle)
    if struck:
        mark = prohibition(round(size * _STRUCK))
        down = 0 if middle > _LOW else size - mark.height  # where it hides least of the code
        image.alpha_composite(mark, (size - mark.width, down))
    return image
