"""Small signs that stand for a thing: an hourglass, a house, a hand of cards."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.brush import Brush, ring
from render.kept import kept
from render.theme import (
    CREAM,
    GLOW,
    GOLD,
    GOLD_DARK,
    INK,
    INK_SOFT,
    NIGHT,
    PLUM,
    PLUM_LIGHT,
    RED,
    SEAL_DARK,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)


@kept
def hourglass(size: int) -> Image.Image:
    """Delayed: its effect comes at the end of the round."""
    brush = Brush(size)
    brush.shape([(0.2, 0.1), (0.8, 0.1), (0.54, 0.5), (0.8, 0.9), (0.2, 0.9), (0.46, 0.5)], CREAM, WOOD_DARK, 0.06)
    brush.shape([(0.32, 0.86), (0.68, 0.86), (0.5, 0.62)], GOLD)
    brush.shape([(0.36, 0.28), (0.64, 0.28), (0.5, 0.48)], GOLD)
    brush.block((0.14, 0.04, 0.86, 0.15), WOOD, 0.04)
    brush.block((0.14, 0.85, 0.86, 0.96), WOOD, 0.04)
    return brush.done()


@kept
def house(size: int) -> Image.Image:
    """Home: a player's own library."""
    brush = Brush(size)
    brush.block((0.18, 0.42, 0.82, 0.94), WOOD_LIGHT)
    brush.shape([(0.04, 0.5), (0.5, 0.06), (0.96, 0.5)], RED)
    brush.block((0.4, 0.58, 0.6, 0.94), WOOD_DARK)
    return brush.done()


@kept
def palm(size: int) -> Image.Image:
    """Still in hand: an open hand."""
    brush = Brush(size)
    for x, top in ((0.27, 0.2), (0.42, 0.08), (0.57, 0.08), (0.72, 0.2)):
        brush.line([(x, top), (x, 0.6)], INK_SOFT, 0.12)
    brush.line([(0.1, 0.5), (0.3, 0.74)], INK_SOFT, 0.12)
    brush.block((0.21, 0.5, 0.78, 0.92), INK_SOFT, 0.14)
    return brush.done()


@kept
def fan(size: int) -> Image.Image:
    """Cards in hand."""
    brush = Brush(size)
    brush.shape([(0.04, 0.34), (0.36, 0.14), (0.66, 0.7), (0.34, 0.9)], PLUM_LIGHT, CREAM, 0.04)
    brush.shape([(0.42, 0.08), (0.86, 0.2), (0.7, 0.88), (0.26, 0.76)], PLUM, CREAM, 0.04)
    return brush.done()


@kept
def shelf_sign(size: int) -> Image.Image:
    """Cards shelved: books on a board."""
    brush = Brush(size)
    for x, top, fill in ((0.1, 0.2, RED), (0.34, 0.08, GOLD_DARK), (0.58, 0.26, PLUM)):
        brush.block((x, top, x + 0.2, 0.82), fill, 0.03)
    brush.block((0.02, 0.82, 0.98, 0.94), WOOD_DARK)
    return brush.done()


@kept
def arrow(size: int) -> Image.Image:
    """Whose turn it is: an arrow that points down at them."""
    brush = Brush(size)
    brush.shape([(0.08, 0.0), (0.92, 0.0), (0.5, 0.78)], INK)
    brush.shape([(0.2, 0.06), (0.8, 0.06), (0.5, 0.64)], GOLD)
    return brush.done()


@kept
def turned_over(size: int) -> Image.Image:
    """A card that the inspection would turn over: an arrow that goes round, on red."""
    brush = Brush(size)
    brush.dot(0.5, 0.5, 0.5, CREAM)
    brush.dot(0.5, 0.5, 0.44, RED)
    brush.arc((0.22, 0.22, 0.78, 0.78), 150, 60, CREAM, 0.1)
    brush.shape([(0.44, 0.86), (0.71, 0.87), (0.56, 0.6)], CREAM)
    return brush.done()


@kept
def star(size: int) -> Image.Image:
    """A book that counts for the prominent works."""
    brush = Brush(size)
    brush.shape(ring(5, 0.52, 0.25, 0.5, 0.53), INK)
    brush.shape(ring(5, 0.4, 0.18, 0.5, 0.53), GOLD)
    return brush.done()


@kept
def postmark(size: int) -> Image.Image:
    """The office's mark: rings around an open book, and the wavy lines that cancel a stamp."""
    brush = Brush(size)
    for outer, inner in ((0.33, 0.295), (0.23, 0.205)):
        brush.arc((0.36 - outer, 0.5 - outer, 0.36 + outer, 0.5 + outer), 0, 360, PLUM_LIGHT, outer - inner)
    for side in (-1, 1):
        page = [(0.36, 0.45), (0.36 + side * 0.13, 0.4), (0.36 + side * 0.13, 0.56), (0.36, 0.61)]
        brush.line([*page, page[0]], PLUM_LIGHT, 0.02)
    for row in range(5):
        y = 0.3 + row * 0.1
        wave = [(0.7 + step * 0.025, y + 0.018 * (1 if step // 2 % 2 else -1)) for step in range(12)]
        brush.line(wave, PLUM_LIGHT, 0.02)
    return brush.done()


@kept
def signature(size: int) -> Image.Image:
    """The inspector's hand: a flourish that nobody can read."""
    brush = Brush(size)
    turns = [step * pi / 9 for step in range(75)]
    points = [(0.06 + step * 0.0115, 0.5 - 0.16 * sin(turn) * (1.1 - step / 75)) for step, turn in enumerate(turns)]
    looped = [(x + 0.05 * cos(turn), y) for (x, y), turn in zip(points, turns, strict=True)]
    brush.line(looped, NIGHT, 0.022)
    brush.line([(0.02, 0.72), (0.4, 0.66), (0.98, 0.7)], NIGHT, 0.018)
    return brush.done()


@kept
def seal(size: int) -> Image.Image:
    """The inspectors' seal: red wax with an open book."""
    brush = Brush(size)
    brush.shape(ring(18, 0.5, 0.455), SEAL_DARK)
    brush.shape(ring(18, 0.46, 0.43), RED)
    brush.dot(0.5, 0.5, 0.35, RED, SEAL_DARK)
    brush.shape([(0.5, 0.42), (0.26, 0.35), (0.26, 0.6), (0.5, 0.68)], CREAM)
    brush.shape([(0.5, 0.42), (0.74, 0.35), (0.74, 0.6), (0.5, 0.68)], GLOW)
    brush.line([(0.5, 0.43), (0.5, 0.67)], SEAL_DARK, 0.02)
    return brush.done()


@kept
def onward(size: int) -> Image.Image:
    """Whom something goes to."""
    brush = Brush(size)
    brush.line([(0.08, 0.5), (0.86, 0.5)], INK, 0.14)
    brush.line([(0.54, 0.2), (0.88, 0.5), (0.54, 0.8)], INK, 0.14)
    return brush.done()
