"""The wood of a shelf."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas
from render.theme import CREAM, GOLD, GRAIN, WOOD, WOOD_DARK, WOOD_DEEP, WOOD_LIGHT

BOARD = 14
"""How thick a board is."""
GUTTER = 46
"""Room at the left for the rows' numbers and arrows."""
_SIDE = 18
_PLANK = 74


def _row_sign(canvas: Canvas, number: int, middle: int) -> None:
    """The row's number, and the direction in which it is read."""
    canvas.box((6, middle - 18), (36, 36), WOOD_DEEP, radius=18)
    canvas.write((24, middle), str(number), "bold", 24, ink=CREAM, anchor="mm")
    _arrow(canvas, 24, middle + 34, WOOD_DEEP)


def _arrow(canvas: Canvas, x: int, y: int, ink: tuple[int, int, int]) -> None:
    canvas.pen.rectangle((x - 14, y - 3, x, y + 2), fill=ink)
    canvas.pen.polygon([(x, y - 10), (x, y + 9), (x + 14, y)], fill=ink)


def _wall(canvas: Canvas, top: int, height: int) -> None:
    """The back wall of a row, in planks."""
    right = canvas.width - _SIDE
    canvas.pen.rectangle((GUTTER, top, right, top + height - 1), fill=WOOD)
    for x in range(GUTTER + 37, right, _PLANK):
        canvas.pen.line([(x, top), (x, top + height - 1)], fill=GRAIN, width=2)
    canvas.pen.rectangle((GUTTER, top, right, top + 7), fill=GRAIN)


def bay(rows: int, height: int, width: int, *, begins: bool = True, ends: bool = True) -> Image.Image:
    """A bay of a shelf: back wall, boards, sides, the rows' numbers; arrows where a row goes on in the next bay."""
    canvas = Canvas(width, rows * (height + BOARD) + BOARD, WOOD_DARK)
    for row in range(rows):
        top = BOARD + row * (height + BOARD)
        _wall(canvas, top, height)
        canvas.pen.rectangle((0, top, GUTTER - 4, top + height - 1), fill=WOOD_LIGHT)
        canvas.pen.rectangle((width - _SIDE + 1, top, width, top + height - 1), fill=WOOD_LIGHT)
        _row_sign(canvas, row + 1, top + height // 2 - 12)
        canvas.pen.rectangle((0, top + height, width, top + height + 4), fill=WOOD_LIGHT)
        if not begins:
            _arrow(canvas, 24, top + 16, GOLD)
        if not ends:
            _arrow(canvas, width - 17, top + height // 2, GOLD)
    canvas.pen.rectangle((0, 0, width, 5), fill=WOOD_LIGHT)
    return canvas.image
