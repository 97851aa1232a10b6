"""The shelves themselves, without books: wood, walls, boards, plaques and candle places."""

from __future__ import annotations

from PIL import Image

from data.atheneum import BOX, SIDE_SHELVES
from render.atheneum.scale import Box, Scale
from render.atheneum.things import candle
from render.canvas import Canvas
from render.kept import kept
from render.theme import GOLD, GOLD_DARK, GRAIN, INK, PAPER, SLOT, TEXT, WOOD, WOOD_DARK, WOOD_DEEP, WOOD_LIGHT, Colour

_LEAST = 22
"""A plaque is at least so high, though its board be thinner: its number has to be read."""
_SHARE = 0.3
"""A number on a candle is so high, compared to its place."""
_BESIDE = 36
"""In a place of this width a number stands beside its candle."""


def _inside(canvas: Canvas, box: Box, scale: Scale) -> None:
    """A compartment's back wall, in planks, shaded under its top."""
    left, top, width, height = box
    canvas.pen.rectangle((left, top, left + width - 1, top + height - 1), fill=WOOD)
    for x in range(left + scale.width // 2, left + width, scale.width):
        canvas.pen.line([(x, top), (x, top + height - 1)], fill=GRAIN, width=max(1, scale.width // 50))
    canvas.pen.rectangle((left, top, left + width - 1, top + max(2, scale.board // 2)), fill=GRAIN)


def _frame(canvas: Canvas, box: Box, scale: Scale) -> None:
    left, top, width, height = box
    canvas.box((left, top), (width, height), WOOD_DARK, radius=max(2, scale.wall // 2))
    canvas.pen.rectangle((left + 2, top, left + width - 3, top + max(1, scale.board // 3)), fill=WOOD_LIGHT)


def _plaque(canvas: Canvas, box: Box, scale: Scale, value: int) -> None:
    """What a full compartment is worth, on the board below it."""
    left, top, width, height = box
    high = max(scale.board, _LEAST)
    across = round(high * 1.9)
    at = (left + (width - across) // 2, top + height)
    canvas.box(at, (across, high), GOLD_DARK, radius=high // 3)
    canvas.box((at[0] + 1, at[1] + 1), (across - 2, high - 2), GOLD, radius=high // 3)
    size = max(TEXT, round(high * 0.9))
    canvas.write((at[0] + across / 2, at[1] + high / 2), str(value), "bold", size, ink=INK, anchor="mm")


def _niche(canvas: Canvas, box: Box, scale: Scale, value: int) -> None:
    """A dark candle place: a bracket and what it is worth."""
    left, top, width, height = box
    canvas.pen.rectangle((left, top, left + width - 1, top + height - 1), fill=WOOD_DEEP)
    pad = max(1, scale.width // 24)
    inner = (left + pad, top + pad, width - 2 * pad, height - 2 * pad)
    canvas.box(inner[:2], inner[2:], WOOD_DARK, radius=max(2, width // 4))
    size = max(TEXT, min(width, height) * 4 // 10)
    canvas.write((left + width / 2, top + height / 2), str(value), "bold", size, ink=GOLD, anchor="mm")


def _missing(canvas: Canvas, box: Box, scale: Scale, ground: Colour) -> None:
    """Where a side shelf may come."""
    left, top, width, height = box
    canvas.box((left, top), (width, height), SLOT, edge=SLOT, radius=scale.wall)
    thick = max(2, scale.wall // 3)
    canvas.box((left + thick, top + thick), (width - 2 * thick, height - 2 * thick), ground, radius=scale.wall)


def candle_value(number: int) -> int:
    """What a candle place is worth."""
    return [value for values in BOX.candles for value in values][number]


def candle_count(sides: int) -> int:
    """How many candle places there are with so many side shelves."""
    return sum(map(len, BOX.candles[: 1 + sides]))


@kept
def furniture(scale: Scale, sides: int, ground: Colour = PAPER) -> Image.Image:
    """A main shelf and its side shelves, empty and settled; a third colour shows where more of these may come."""
    width, height = scale.size
    canvas = Canvas(width, height, ground)
    _frame(canvas, (0, 0, *scale.main_size), scale)
    for side in range(SIDE_SHELVES):
        if side < sides:
            _frame(canvas, scale.side(side), scale)
        else:
            _missing(canvas, scale.side(side), scale, ground)
    for index in range(BOX.main + sides):
        box = scale.compartment(index)
        _inside(canvas, box, scale)
        _plaque(canvas, box, scale, BOX.compartments[index].value)
    for number in range(candle_count(sides)):
        _niche(canvas, scale.candle(number), scale, candle_value(number))
    return canvas.settled()


def lamp(canvas: Canvas, box: Box, value: int) -> None:
    """A burning candle on its place, with what it is worth: its light falls on the wood around it."""
    left, top, width, height = box
    pad = max(1, width // 24)
    canvas.box((left + pad, top + pad), (width - 2 * pad, height - 2 * pad), WOOD, radius=max(2, width // 4))
    x, y = left + width // 2, top + height // 2
    for share, light in ((0.5, WOOD_LIGHT), (0.38, GOLD)):
        reach = round(min(width, height) * share) - pad
        canvas.pen.ellipse((x - reach, max(top + pad, y - reach), x + reach, y + reach), fill=light)
    flame, number, size = _on_lamp(box)
    canvas.put(candle(flame[2]), flame[:2])
    canvas.write(number, str(value), "bold", size, ink=INK, anchor="mm")


def lamp_from(box: Box) -> int:
    """Where a burning candle begins, which may be left of its place."""
    return min(box[0], _on_lamp(box)[0][0])


def _on_lamp(box: Box) -> tuple[tuple[int, int, int], tuple[float, float], int]:
    """Where a candle stands and how large it is, where its number goes and how large that is.

    On the candle where that is large enough, else beside it, or below it where the place is narrow.
    """
    left, top, width, height = box
    size = round(min(width, height) * _SHARE)
    if size >= TEXT:
        high = min(width, height) * 9 // 10
        at = (left + (width - high) // 2, top + (height - high) // 2, high)
        return at, (left + width / 2, top + height / 2 + high * 0.16), size
    if width >= _BESIDE:
        high = min(width, height) * 9 // 10
        return (left + 1 - high // 7, top + (height - high) // 2, high), (left + width - 12, top + height / 2 + 2), TEXT
    high = min(width, height - TEXT)
    return (left + (width - high) // 2, top + 1, high), (left + width / 2, top + height - TEXT / 2), TEXT
