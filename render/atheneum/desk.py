"""A player's shelves with all that stands on them, at any scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from data.atheneum import BOX, SIDE_SHELVES
from engine.atheneum.geometry import KEYS, PLACES
from engine.atheneum.view import DeskView
from render.atheneum.books import stand, tie
from render.atheneum.furniture import candle_value, furniture, lamp
from render.atheneum.scale import LETTERS, Box, Scale
from render.atheneum.things import spider
from render.bookmark import NOTHING_NEW, New, hang
from render.canvas import Canvas
from render.kept import kept
from render.theme import GOLD, INK, PAPER, Colour
from render.tokens import place_mark

_SPIDER, _SMALL_SPIDER = 0.64, 0.41
"""A spider's size in a place of its own, and in one that it shares."""
_CORNER = 7
_MARK, _SMALL_MARK = 0.46, 0.4
_FOOT = 8
"""How far a letter stands above the foot of a free place, where no spider hangs."""


@dataclass(frozen=True, slots=True)
class Spot:
    """All that a place, or a candle's, shows."""

    subject: str = ""
    tied: str = ""
    """Which book of a pair it is, "left" or "right"."""
    new: bool = False
    spider: bool = False
    letter: str = ""
    """On offer, by this letter."""


def desk(
    seen: DeskView,
    scale: Scale,
    places: Sequence[int] = (),
    ground: Colour = PAPER,
    *,
    new: New = NOTHING_NEW,
) -> Image.Image:
    """The shelves of a player, settled; `places` are marked with their letters, free ones and books alike.

    `new` is about this player alone.
    """
    image = furniture(scale, seen.sides, ground).copy()
    tied = {place: side for left, _ in seen.pairs for place, side in ((left, "left"), (left + 1, "right"))}
    fresh = {one[:1] + one[2:] for one in new}
    perches = {perch(seen, KEYS.index(key)) for key in seen.spiders}
    for place, subject in enumerate(seen.books):
        letter = LETTERS[place] if place in places else ""
        is_new = bool(subject) and ("book", place) in fresh
        spot = Spot(subject, tied.get(place, ""), is_new, place in perches, letter)
        if spot != _FREE:
            image.paste(_filled(place, scale, spot), scale.place(place)[:2])
    for number, token in seen.candles:
        _light(image, scale.candle(number), candle_value(number), new=("candle", token) in fresh)
    return image


_FREE = Spot()


@kept
def _filled(place: int, scale: Scale, spot: Spot) -> Image.Image:
    """A place with all that it shows, settled."""
    left, top, width, height = scale.place(place)
    behind = furniture(scale, SIDE_SHELVES).crop((left, top, left + width, top + height))
    canvas, box = Canvas(width, height, behind), (0, 0, width, height)
    if spot.subject:
        stand(canvas, spot.subject, box)
    if spot.tied:
        tie(canvas, box if spot.tied == "left" else (-width, 0, width, height))
    if spot.new:
        hang(canvas, (0, 0), (width, height), max(4, width // 12))
    if spot.spider:
        _spider(canvas, box, alone=not (spot.letter or spot.subject))
    if spot.letter:
        _mark(canvas, box, spot.letter, taken=bool(spot.subject), beside=spot.spider and not spot.subject)
    return canvas.settled()


def _light(image: Image.Image, box: Box, value: int, *, new: bool) -> None:
    """A candle on its place; beside a number it stands a little further left than that."""
    left, top, width, height = box
    # From an even number, as halves of a pixel are rounded to even ones.
    x, y = (left - min(width, height) // 7) // 2 * 2, top // 2 * 2
    canvas = Canvas(left + width - x, top + height - y, image.crop((x, y, left + width, top + height)))
    here = (left - x, top - y)
    if new:
        hang(canvas, here, (width, height), max(4, width // 12))
    lamp(canvas, (*here, width, height), value)
    image.paste(canvas.settled(), (x, y))


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
