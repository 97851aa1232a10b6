"""The room in which a shelf stands: wallpaper and, where there is space, a lamp, a chair, a cat."""

from __future__ import annotations

from functools import partial

from PIL import Image

from render.brush import Brush
from render.canvas import Canvas
from render.kept import kept
from render.panel import Panel
from render.theme import (
    CREAM,
    FLAME,
    GLOW,
    GOLD,
    GOLD_DARK,
    INK,
    INK_SOFT,
    LEAF,
    MEADOW_DARK,
    PLUM,
    PLUM_LIGHT,
    SLOT,
    WIDE,
    WOOD,
    WOOD_DARK,
)

_STRIPE = 48
_SIZE = 180
_LEAST = 184
"""Beside a narrower shelf there is no space."""


def _lamp(brush: Brush) -> None:
    """A lamp with a shade, and a stool with a pot plant."""
    brush.dot(0.3, 0.28, 0.27, GLOW)
    brush.block((0.285, 0.28, 0.315, 0.97), WOOD_DARK)
    brush.oval((0.16, 0.93, 0.44, 1.0), WOOD_DARK)
    brush.shape([(0.2, 0.12), (0.4, 0.12), (0.5, 0.36), (0.1, 0.36)], GOLD, GOLD_DARK, 0.02)
    for x, lean in ((0.7, -0.16), (0.74, 0.0), (0.78, 0.16), (0.72, -0.07), (0.76, 0.08)):
        brush.line([(x, 0.62), (x + lean * 0.6, 0.48), (x + lean, 0.36)], LEAF, 0.06)
        brush.dot(x + lean, 0.35, 0.055, MEADOW_DARK)
    brush.shape([(0.62, 0.6), (0.86, 0.6), (0.82, 0.76), (0.66, 0.76)], FLAME, WOOD_DARK, 0.02)
    brush.block((0.56, 0.76, 0.92, 0.81), WOOD_DARK, 0.01)
    for x in (0.6, 0.85):
        brush.block((x, 0.8, x + 0.035, 0.99), WOOD)


def _chair(brush: Brush) -> None:
    """An armchair with a cat on it."""
    brush.block((0.14, 0.28, 0.86, 0.86), PLUM, 0.14)
    brush.block((0.2, 0.33, 0.8, 0.8), PLUM_LIGHT, 0.1)
    brush.block((0.06, 0.52, 0.24, 0.92), PLUM, 0.08)
    brush.block((0.76, 0.52, 0.94, 0.92), PLUM, 0.08)
    brush.block((0.2, 0.72, 0.8, 0.92), PLUM, 0.05)
    for x in (0.14, 0.8):
        brush.block((x, 0.9, x + 0.06, 1.0), WOOD_DARK)
    brush.oval((0.32, 0.54, 0.72, 0.78), INK)
    brush.dot(0.36, 0.54, 0.115, INK)
    for side in (-1, 1):
        brush.shape([(0.36 + side * 0.11, 0.38), (0.36 + side * 0.02, 0.46), (0.36 + side * 0.11, 0.54)], INK)
        brush.dot(0.36 + side * 0.045, 0.53, 0.022, GOLD)
    brush.line([(0.68, 0.7), (0.78, 0.66), (0.76, 0.56)], INK, 0.05)
    brush.line([(0.33, 0.59), (0.39, 0.59)], INK_SOFT, 0.018)


@kept
def _furniture(*, left: bool) -> Image.Image:
    brush = Brush(_SIZE)
    (_lamp if left else _chair)(brush)
    return brush.done()


def room(panel: Panel, wall: tuple[int, int], margin: int) -> None:
    """Paper the wall from a height down to the floor; `margin` is how far in the shelf begins."""
    (top, floor), half = wall, _STRIPE // 2
    for x in range(0, WIDE, _STRIPE):
        panel.plain((x, top, half, floor - top), SLOT)
    panel.plain((0, floor - 12, WIDE, 12), CREAM)
    panel.plain((0, floor, WIDE, panel.height - floor), WOOD)
    if margin >= _LEAST:
        x, y = (margin - _SIZE) // 2, floor + 8 - _SIZE
        for left, at in ((True, x), (False, WIDE - margin + x)):
            panel.paint((at, y, _SIZE, _SIZE), partial(_furnished, left=left))


def _furnished(canvas: Canvas, *, left: bool) -> None:
    canvas.put(_furniture(left=left), (0, 0))
