"""The wood of a shelf."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas
from render.kept import kept
from render.panel import Panel
from render.theme import CREAM, GOLD, GRAIN, WOOD, WOOD_DARK, WOOD_DEEP, WOOD_LIGHT, Colour

BOARD = 14
"""How thick a board is."""
GUTTER = 46
"""Room at the left for the rows' numbers and arrows."""
_SIDE = 18
_PLANK = 74
_SIGN = (GUTTER - 3, 62)
"""How wide a row's sign is with its arrow, which is all the side of a shelf, and how high."""
_ARROW = (29, 20)


@kept
def _row_sign(number: int) -> Image.Image:
    """The row's number, and the direction in which it is read, settled."""
    canvas = Canvas(*_SIGN, WOOD_LIGHT)
    canvas.box((6, 0), (36, 36), WOOD_DEEP, radius=18)
    canvas.write((24, 18), str(number), "bold", 24, ink=CREAM, anchor="mm")
    _arrow(canvas, (10, 42), WOOD_DEEP)
    return canvas.settled()


def _arrow(canvas: Canvas, at: tuple[int, int] = (0, 0), ink: Colour = GOLD) -> None:
    x, y = at[0] + 14, at[1] + 10
    canvas.pen.rectangle((x - 14, y - 3, x, y + 2), fill=ink)
    canvas.pen.polygon([(x, y - 10), (x, y + 9), (x + 14, y)], fill=ink)


def _wall(panel: Panel, at: tuple[int, int], size: tuple[int, int]) -> None:
    """The back wall of a row, in planks."""
    (x, y), (width, height) = at, size
    panel.plain((x, y, width, height), WOOD)
    for plank in range(37, width - 1, _PLANK):
        panel.plain((x + plank, y, 2, height), GRAIN)
    panel.plain((x, y, width, 8), GRAIN)


def bay(
    panel: Panel, at: tuple[int, int], rows: int, size: tuple[int, int], *, begins: bool = True, ends: bool = True
) -> None:
    """Lay a bay of a shelf: back wall, boards, sides, the rows' numbers; arrows where a row goes on in the next bay.

    `size` is how wide the bay is, and how high each row.
    """
    (x, y), (width, height) = at, size
    panel.plain((x, y, width, rows * (height + BOARD) + BOARD), WOOD_DARK)
    for row in range(rows):
        top = y + BOARD + row * (height + BOARD)
        _wall(panel, (x + GUTTER, top), (width - _SIDE - GUTTER + 1, height))
        panel.plain((x, top, _SIGN[0], height), WOOD_LIGHT)
        panel.plain((x + width - _SIDE + 1, top, _SIDE - 1, height), WOOD_LIGHT)
        panel.lay(_row_sign(row + 1), (x, top + height // 2 - 30))
        panel.plain((x, top + height, width, 5), WOOD_LIGHT)
        if not begins:
            panel.paint((x + 10, top + 6, *_ARROW), _arrow)
        if not ends:
            panel.paint((x + width - 31, top + height // 2 - 10, *_ARROW), _arrow)
    panel.plain((x, y, width, 6), WOOD_LIGHT)
