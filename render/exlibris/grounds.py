"""The captions of the board's parts, and what lies under them: paving stones or grass."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import text
from render.canvas import Canvas
from render.theme import CREAM, INK, MARGIN, MEADOW, MEADOW_DARK, STONE, STONE_LIGHT, STREET, WIDE, WOOD_DARK

CAPTION = 50
_SIZE = 23


def _stones(canvas: Canvas) -> None:
    """Two courses of paving stones."""
    for course, shift in ((6, 0), (27, 34)):
        for place in range(-1, WIDE // 68 + 1):
            fill = (STONE_LIGHT, STONE)[(place * 7 + course) % 3 == 0]
            canvas.box((max(0, place * 68 + shift), course), (64, 18), fill, radius=6)


def _grass(canvas: Canvas) -> None:
    """A meadow's edge, with tufts."""
    for place in range(WIDE // 48):
        x, y = place * 48 + 12 + (place * 29) % 23, 40 - (place * 17) % 22
        canvas.pen.line([(x, y), (x - 5, y - 12)], fill=MEADOW_DARK, width=3)
        canvas.pen.line([(x, y), (x, y - 15)], fill=MEADOW_DARK, width=3)
        canvas.pen.line([(x, y), (x + 5, y - 12)], fill=MEADOW_DARK, width=3)


@lru_cache(maxsize=16)
def caption(line: str, *, paved: bool) -> Image.Image:
    """A strip of the ground with a signpost that names this part of the board, settled."""
    canvas = Canvas(WIDE, CAPTION, STREET if paved else MEADOW)
    (_stones if paved else _grass)(canvas)
    shown = text.clip(line, "title", _SIZE, WIDE - 200)
    width = text.width(shown, "title", _SIZE) + 40
    canvas.box((MARGIN, 6), (width, 36), WOOD_DARK, radius=8)
    canvas.box((MARGIN + 3, 9), (width - 6, 30), CREAM, radius=6)
    canvas.write((MARGIN + width / 2, 24), shown, "title", _SIZE, ink=INK, anchor="mm")
    return canvas.settled()
