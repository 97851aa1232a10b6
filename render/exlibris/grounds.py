"""What is behind and below the shops: sky, far roofs or hills, and a pavement or a lawn to stand on."""

from __future__ import annotations

from PIL import Image

from render import text
from render.bookmark import legend
from render.canvas import Canvas
from render.kept import banded, kept
from render.theme import (
    CREAM,
    HAZE,
    INK,
    MARGIN,
    MEADOW,
    MEADOW_DARK,
    SKY,
    STONE,
    STONE_LIGHT,
    STREET,
    WHITE,
    WIDE,
    WOOD_DARK,
)

CAPTION = 52
FOOT = 8
"""So far the pavement reaches up behind what stands on it."""
PAVEMENT = 24
_SIZE = 23
_HOUSES = (46, 34, 60, 40, 52, 30, 66, 44)


def _clouds(canvas: Canvas) -> None:
    for x, y in ((430, 26), (760, 22), (1050, 27)):
        for right, down, radius in ((0, 0, 12), (18, -6, 15), (38, 0, 12), (56, 3, 8)):
            box = (x + right - radius, y + down - radius, x + right + radius, y + down + radius)
            canvas.pen.ellipse(box, fill=WHITE)
        canvas.pen.rectangle((x - 6, y + 4, x + 60, y + 11), fill=WHITE)


def _far_roofs(canvas: Canvas) -> None:
    """Gables, towers and chimneys of the town behind."""
    x, foot = -10, canvas.height
    for place in range(40):
        wide, high = _HOUSES[place % 8], 10 + _HOUSES[(place * 3 + 1) % 8] // 4
        top = foot - high
        canvas.pen.rectangle((x, top, x + wide, foot), fill=HAZE)
        if place % 3 == 0:
            canvas.pen.polygon([(x - 3, top), (x + wide // 2, top - wide // 3), (x + wide + 3, top)], fill=HAZE)
        elif place % 3 == 1:
            canvas.pen.rectangle((x + wide // 4, top - 9, x + wide // 4 + 8, top), fill=HAZE)
        x += wide


def _hills(canvas: Canvas) -> None:
    foot = canvas.height
    for x, wide, high in ((-80, 420, 34), (260, 520, 22), (640, 400, 38), (900, 460, 26)):
        canvas.pen.ellipse((x, foot - high, x + wide, foot + high), fill=MEADOW)
    canvas.pen.rectangle((0, foot - 6, WIDE, foot), fill=MEADOW)
    for x in (300, 335, 700, 735, 770, 1100):
        canvas.pen.ellipse((x - 11, foot - 34, x + 11, foot - 10), fill=MEADOW_DARK)
        canvas.pen.rectangle((x - 2, foot - 14, x + 2, foot), fill=MEADOW_DARK)


def caption(line: str, *, paved: bool, note: str = "") -> Image.Image:
    """A strip of sky with a signpost that names this part of the board, settled; `note` says what bookmarks mean."""
    canvas = Canvas(WIDE, CAPTION, SKY)
    _clouds(canvas)
    (_far_roofs if paved else _hills)(canvas)
    shown = text.clip(line, "title", _SIZE, WIDE - 200)
    width = text.width(shown, "title", _SIZE) + 40
    _board(canvas, MARGIN, width)
    canvas.write((MARGIN + width / 2, 25), shown, "title", _SIZE, ink=INK, anchor="mm")
    if note:
        sprite = legend(note, INK)
        left = WIDE - MARGIN - sprite.width - 28
        _board(canvas, left, sprite.width + 28)
        canvas.put(sprite, (left + 14, 6))
    return canvas.settled()


caption_band = banded(caption)


def _board(canvas: Canvas, left: int, width: int) -> None:
    """A board that hangs into the sky, to write on."""
    for x in (left + 22, left + width - 28):
        canvas.pen.rectangle((x, 0, x + 5, 10), fill=WOOD_DARK)
    canvas.box((left, 6), (width, 38), CREAM, edge=WOOD_DARK, thick=3, radius=8)


def _stones(canvas: Canvas) -> None:
    """A kerb, and a course of paving stones."""
    canvas.pen.rectangle((0, 0, WIDE, 3), fill=STONE)
    for place in range(-1, WIDE // 68 + 1):
        fill = (STONE_LIGHT, STONE)[place % 3 == 0]
        canvas.box((max(0, place * 68 + 34), 6), (64, PAVEMENT - 8), fill, radius=6)


def _lawn(canvas: Canvas) -> None:
    """A lawn's edge, with tufts."""
    for place in range(WIDE // 40):
        x = place * 40 + 9 + (place * 29) % 17
        for lean in (-5, 0, 5):
            canvas.pen.line([(x, 14), (x + lean, 3 + abs(lean) // 2)], fill=MEADOW, width=3)


@kept
def pavement(*, paved: bool) -> Image.Image:
    """What a row of shops stands on, settled."""
    canvas = Canvas(WIDE, PAVEMENT, STREET if paved else MEADOW_DARK)
    (_stones if paved else _lawn)(canvas)
    return canvas.settled()
