"""The bot's own picture: three spines on a shelf."""

from __future__ import annotations

import io

from render.brush import Brush
from render.theme import CREAM, LEAF, PLUM, RED, WOOD_DARK

SIZE = 128
SPINES = ((0.26, 0.30, PLUM), (0.44, 0.22, RED), (0.62, 0.34, LEAF))
"""Where each begins, how high it reaches, and its colour."""
WIDE = 0.15


def portrait() -> bytes:
    """Return it as a PNG."""
    brush = Brush(SIZE)
    brush.dot(0.5, 0.5, 0.5, CREAM)
    for left, top, colour in SPINES:
        brush.shape([(left, top), (left + WIDE, top), (left + WIDE, 0.72), (left, 0.72)], colour)
    brush.line([(0.16, 0.75), (0.84, 0.75)], WOOD_DARK, 0.06)
    drawn = io.BytesIO()
    brush.done().save(drawn, "PNG")
    return drawn.getvalue()
