"""A tiny plan of the shelves that shows which compartment is meant."""

from __future__ import annotations

from PIL import Image

from data.atheneum import ANY, BOX
from render.brush import Brush
from render.kept import kept
from render.theme import CREAM, GOLD, WOOD, WOOD_DARK

_COLUMNS = max(one.column + one.width for one in BOX.compartments[: BOX.main])
_ROWS = max(one.row + one.levels for one in BOX.compartments[: BOX.main])


@kept
def locator(where: str, size: int) -> Image.Image:
    """The plan with one compartment lit; for "any" all of them are."""
    brush = Brush(size)
    brush.block((0.0, 0.08, 1.0, 0.92), WOOD_DARK, 0.06)
    across, down = 0.92 / _COLUMNS, 0.76 / _ROWS
    for one in BOX.compartments[: BOX.main]:
        left, top = 0.04 + one.column * across, 0.12 + one.row * down
        box = (left + 0.02, top + 0.02, left + one.width * across - 0.02, top + one.levels * down - 0.02)
        lit = where in (ANY, one.key)
        brush.block(box, GOLD if lit else WOOD)
        if lit and where != ANY:
            brush.block((box[0], box[1], box[2], box[1] + 0.025), CREAM)
    return brush.done()
