"""Lit shop windows, where a front has room: what the shop sells in the middle, books at its sides."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas, rounded
from render.exlibris.shop_signs import picture
from render.kept import kept
from render.theme import CATEGORIES, GLOW, GOLD, WOOD, WOOD_DARK, WOOD_LIGHT

WIDTH = 92
LEAST = 58
"""A lower window would not show anything."""
_MOST = 104
_APART = 18
_FRAME = 5
_BOOKS = ("RT", "FF", "HV", "SP", "CC", "MM", "FF", "RT")
_HEIGHTS = (0.62, 0.5, 0.7, 0.56, 0.66, 0.48, 0.6, 0.54)


def _books(canvas: Canvas, first: int, low: int) -> None:
    """A row of books on the sill."""
    room, x = canvas.width - 2 * _FRAME - 8, _FRAME + 4
    for place in range(room // 11):
        style = CATEGORIES[_BOOKS[(place + first) % 8]]
        high = round((low - _FRAME) * _HEIGHTS[(place * 3 + first) % 8])
        canvas.pen.rectangle((x, low - high, x + 9, low), fill=style.fill)
        canvas.pen.rectangle((x, low - high + 4, x + 9, low - high + 6), fill=style.light)
        x += 11


@kept
def window(key: str, height: int, place: int) -> Image.Image:
    """One window of a shop; the first shows what is done inside, the others books."""
    canvas = Canvas(WIDTH, height, WOOD)
    sill = height - 9
    canvas.pen.rectangle((_FRAME, _FRAME, WIDTH - 1 - _FRAME, sill - 1), fill=GLOW)
    if place == 0:
        size = min(WIDTH - 4 * _FRAME, sill - 3 * _FRAME)
        canvas.put(picture(key, size), ((WIDTH - size) // 2, sill - size - 2))
    else:
        _books(canvas, place * 3 + len(key), sill - 1)
        canvas.pen.rectangle((WIDTH // 2 - 2, _FRAME, WIDTH // 2 + 1, sill), fill=WOOD)
    canvas.pen.rectangle((0, sill, WIDTH, height), fill=WOOD_DARK)
    canvas.pen.rectangle((0, sill, WIDTH, sill + 2), fill=WOOD_LIGHT)
    image = canvas.image.convert("RGBA")
    image.putalpha(rounded(WIDTH, height, 10))
    return image


@kept
def door(height: int) -> Image.Image:
    """A door with a pane and a golden knob."""
    width = round(height * 0.56)
    canvas = Canvas(width, height, WOOD_DARK)
    canvas.box((4, 4), (width - 8, height - 4), WOOD, radius=width // 3)
    pane = height * 2 // 5
    canvas.box((12, 12), (width - 24, pane), GLOW, edge=WOOD_LIGHT, thick=3, radius=width // 4)
    canvas.pen.ellipse((width - 16, pane + 24, width - 9, pane + 31), fill=GOLD)
    image = canvas.image.convert("RGBA")
    image.putalpha(rounded(width, height + width, width // 2).crop((0, 0, width, height)))
    return image


def windows(canvas: Canvas, key: str, box: tuple[int, int, int, int], *, entrance: bool) -> None:
    """As many windows as a room allows, evenly spread, at its foot; `box` is left, top, width, height."""
    left, top, room, high = box
    high = min(high, _MOST)
    top += box[3] - high
    if entrance and high >= LEAST and room > 3 * WIDTH:
        gate = door(high)
        canvas.put(gate, (left + room - gate.width, top))
        room -= gate.width + _APART
    count = (room + _APART) // (WIDTH + _APART)
    if high < LEAST or count < 1:
        return
    each = room / count
    for place in range(count):
        at = (round(left + place * each + (each - WIDTH) / 2), top)
        canvas.put(window(key, high, abs(place - count // 2)), at)
