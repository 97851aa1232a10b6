"""A game's title card: its name above a shelf of books, with its emblems between them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Protocol

from PIL import Image

from render.canvas import Canvas
from render.icon import Draw
from render.picture import Picture, finish
from render.theme import CATEGORIES, PAPER, WOOD, WOOD_DARK, WOOD_LIGHT

WIDTH, HEIGHT = 1200, 380
EMBLEM = 84
_NAME, _NAME_AT = 120, 140
_BOARD, _BOARD_AT = 18, 336
_BOOKS = ((34, 132), (26, 112), (24, 146), (36, 120), (32, 138), (28, 106))
"""The width and height of books that stand side by side; the next ones are the same again."""
_GAP = 3
_COLOURS = 256


class Words(Protocol):
    """Says a sentence by its key; arguments fill its blanks."""

    def __call__(self, key: str, /, **arguments: str | int) -> str: ...


def title_card(emblems: Sequence[Draw], *, words: Words) -> Picture:
    """The card that a lobby shows."""
    name = words("title")
    canvas = Canvas(WIDTH, HEIGHT, PAPER)
    canvas.fit((WIDTH // 2, _NAME_AT), name, ("title",), _NAME, WIDTH - 120, anchor="ms")
    _shelf(canvas, [draw(EMBLEM) for draw in emblems])
    return finish(canvas.image.quantize(_COLOURS, dither=Image.Dither.NONE), words("title-alt", game=name))


def _shelf(canvas: Canvas, emblems: Sequence[Image.Image]) -> None:
    """A board across the card; each emblem stands after a few books, and books stand at both ends."""
    canvas.pen.rectangle((0, _BOARD_AT, WIDTH, _BOARD_AT + _BOARD), fill=WOOD)
    canvas.pen.rectangle((0, _BOARD_AT, WIDTH, _BOARD_AT + 3), fill=WOOD_LIGHT)
    canvas.pen.rectangle((0, _BOARD_AT + _BOARD - 3, WIDTH, _BOARD_AT + _BOARD), fill=WOOD_DARK)
    room = WIDTH - 2 * _GAP - len(emblems) * (EMBLEM + 4 * _GAP)
    each, left = room // (len(emblems) + 1), _GAP
    for place in range(len(emblems) + 1):
        _books(canvas, left, each, place)
        left += each + 2 * _GAP
        if place < len(emblems):
            canvas.put(emblems[place], (left + (EMBLEM - emblems[place].width) // 2, _BOARD_AT - emblems[place].height))
            left += EMBLEM + 2 * _GAP


def _books(canvas: Canvas, left: int, room: int, place: int) -> None:
    """As many books as there is room for, each group beginning with others."""
    styles = islice(cycle(CATEGORIES.values()), 2 * place, None)
    shapes, end = islice(cycle(_BOOKS), 2 * place, None), left + room
    for style, (width, height) in zip(styles, shapes, strict=False):
        if left + width > end:
            return
        top = _BOARD_AT - height
        canvas.box((left, top), (width, height), style.fill, edge=style.dark, radius=4)
        for band in (14, height - 22):
            canvas.pen.rectangle((left + 2, top + band, left + width - 3, top + band + 4), fill=style.light)
        left += width + _GAP
