"""A player's shelves with all that stands on them, at any scale."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from data.atheneum import BOX
from engine.atheneum.geometry import KEYS, PLACES
from engine.atheneum.view import DeskView
from render.atheneum.books import stand, tie
from render.atheneum.furniture import candle_value, furniture, lamp
from render.atheneum.scale import LETTERS, Box, Scale
from render.atheneum.things import spider
from render.bookmark import NOTHING_NEW, New, hang
from render.canvas import Canvas
from render.theme import GOLD, INK, PAPER, Colour
from render.tokens import place_mark

_SPIDER, _SMALL_SPIDER = 0.64, 0.41
"""A spider's size in a place of its own, and in one that it shares."""
_CORNER = 7
_MARK, _SMALL_MARK = 0.46, 0.4
_FOOT = 8
"""How far a letter stands above the foot of a free place, where no spider hangs."""


def desk(
    seen: DeskView,
    scale: Scale,
    places: Sequence[int] = (),
    ground: Colour = PAPER,
    *,
    new: New = NOTHING_NEW,
) -> Image.Image:
    """The shelves of a player; `places` are marked with their letters, free ones and books alike.

    `new` is about this player alone.
    """
    canvas = Canvas(*scale.size, ground)
    canvas.put(furniture(scale, seen.sides, ground), (0, 0))
    for place, subject in enumerate(seen.books):
        if subject:
            stand(canvas, subject, scale.place(place))
    for left, _ in seen.pairs:
        tie(canvas, scale.place(left))
    _bookmarks(canvas, seen, scale, new)
    perches = {perch(seen, KEYS.index(key)) for key in seen.spiders}
    for place in sorted(perches):
        _spider(canvas, scale.place(place), alone=place not in places and not seen.books[place])
    for number, _ in seen.candles:
        lamp(canvas, scale.candle(number), candle_value(number))
    for place in places:
        taken = bool(seen.books[place])
        _mark(canvas, scale.place(place), LETTERS[place], taken=taken, beside=place in perches and not taken)
    return canvas.image


def _bookmarks(canvas: Canvas, seen: DeskView, scale: Scale, new: New) -> None:
    """Mark new books and candles; on the board above stand numbers, so their bookmarks hang."""
    books = [one[2] for one in new if one[0] == "book"]
    tokens = [one[2] for one in new if one[0] == "candle"]
    boxes = [scale.place(place) for place, book in enumerate(seen.books) if book and place in books]
    boxes += [scale.candle(number) for number, token in seen.candles if token in tokens]
    for left, top, width, height in sorted(boxes):
        hang(canvas, (left, top), (width, height), max(4, width // 12))


def perch(seen: DeskView, index: int) -> int:
    """The place where a compartment's spider hangs: the free one furthest up and right, for a spider takes none."""
    here = [place for place, at in enumerate(PLACES) if at.compartment == index]
    free = [place for place in here if not seen.books[place]]
    return max(free or here, key=lambda place: (PLACES[place].level, PLACES[place].column))


def _spider(canvas: Canvas, box: Box, *, alone: bool) -> None:
    """A spider hangs in the middle of a place, or in the right corner of one that has a letter or a book as well."""
    left, top, width, height = box
    size = max(12, round(min(width, height) * (_SPIDER if alone else _SMALL_SPIDER)))
    at = (left + (width - size) // 2, top) if alone else (left + width - size - _CORNER, top + _CORNER)
    canvas.put(spider(size), at)


def _mark(canvas: Canvas, box: Box, letter: str, *, taken: bool, beside: bool) -> None:
    """A place's letter in a golden frame: low in a free place, `beside` a spider there; in the corner of a book."""
    left, top, width, height = box
    for grow, ink, thick in ((0, INK, 7), (-1, GOLD, 5)):
        frame = (left + 2 - grow, top + 2 - grow, left + width - 3 + grow, top + height - 3 + grow)
        canvas.pen.rounded_rectangle(frame, 9, outline=ink, width=thick)
    size = round(min(width, height) * (_SMALL_MARK if taken else _MARK))
    x = left + (_FOOT if beside else (width - size) // 2)
    canvas.put(place_mark(letter, size), (left + 5, top + 5) if taken else (x, top + height - size - _FOOT))


def is_full(seen: DeskView, index: int) -> bool:
    """Whether a compartment is full, as a view shows it."""
    before = sum(one.width * one.levels for one in BOX.compartments[:index])
    one = BOX.compartments[index]
    here = seen.books[before : before + one.width * one.levels]
    return len(here) == one.width * one.levels and all(here)
