"""Small signs of this game: a point, a tick, the doubling card, a crown, arrows that say where hands go."""

from __future__ import annotations

from PIL import Image

from render.brush import Brush, ring
from render.kept import kept
from render.text import write
from render.theme import CREAM, GOLD, GOLD_DARK, INK, WHITE


@kept
def point(size: int) -> Image.Image:
    """A point: a spent card's star."""
    brush = Brush(size)
    brush.dot(0.5, 0.5, 0.5, GOLD_DARK)
    brush.dot(0.5, 0.5, 0.44, GOLD)
    brush.shape(ring(4, 0.34, 0.12), CREAM)
    return brush.done()


@kept
def tick(size: int) -> Image.Image:
    """Done."""
    brush = Brush(size)
    brush.line([(0.14, 0.54), (0.4, 0.8), (0.86, 0.22)], INK, 0.17)
    return brush.done()


@kept
def doubling(size: int) -> Image.Image:
    """The doubling card: twice as much."""
    brush = Brush(size)
    brush.block((0.0, 0.0, 1.0, 1.0), INK, 0.2)
    brush.block((0.06, 0.06, 0.94, 0.94), GOLD, 0.16)
    image = brush.done()
    write(image, (size / 2, size / 2), "×2", "bold", round(size * 0.56), ink=INK, anchor="mm")
    return image


@kept
def crown(size: int) -> Image.Image:
    """The winner's crown."""
    brush = Brush(size)
    points = [(0.1, 0.84), (0.02, 0.3), (0.28, 0.54), (0.5, 0.12), (0.72, 0.54), (0.98, 0.3), (0.9, 0.84)]
    brush.shape(points, GOLD, INK, 0.05)
    brush.line([(0.14, 0.74), (0.86, 0.74)], GOLD_DARK, 0.07)
    for x, y in ((0.03, 0.28), (0.5, 0.11), (0.97, 0.28)):
        brush.dot(min(max(x, 0.08), 0.92), y, 0.08, WHITE, INK)
    return brush.done()


@kept
def way(step: int, size: int) -> Image.Image:
    """Where hands go: down to the next player, or up to the one before."""
    brush = Brush(size)
    brush.line([(0.5, 0.12), (0.5, 0.86)], GOLD, 0.16)
    brush.line([(0.18, 0.54), (0.5, 0.86), (0.82, 0.54)], GOLD, 0.16)
    image = brush.done()
    return image if step > 0 else image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)


@kept
def pointer(size: int) -> Image.Image:
    """Who has to decide: an arrow that points at their name."""
    brush = Brush(size)
    brush.shape([(0.1, 0.04), (0.94, 0.5), (0.1, 0.96)], INK)
    brush.shape([(0.18, 0.18), (0.76, 0.5), (0.18, 0.82)], GOLD)
    return brush.done()
