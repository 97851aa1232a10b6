"""A player's shelves with all that stands on them, at any scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from data.atheneum import BOX, SIDE_SHELVES
from engine.atheneum.geometry import KEYS, PLACES
from engine.atheneum.view import DeskView
from render.atheneum.books import stand, tie
from render.atheneum.furniture import candle_value, furniture, lamp, lamp_from
from render.atheneum.scale import LETTERS, Box, Scale
from render.atheneum.things import spider
from render.bookmark import NOTHING_NEW, New, hang
from render.canvas import Canvas, over
from render.kept import kept
from render.palette import blank
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
    image = blank(*scale.size, ground)
    stood(image, (0, 0), shelves(seen, places, new=new), scale, ground=ground)
    return image


_FREE = Spot()


@dataclass(frozen=True, slots=True)
class Shelves:
    """All that somebody's shelves show."""

    sides: int
    spots: tuple[tuple[int, Spot], ...]
    """By place, where something is to be seen."""
    candles: tuple[tuple[int, bool], ...]
    """Candle places that have one, and whether it is new."""

    def between(self, scale: Scale, top: int, bottom: int) -> Shelves:
        """What of them is within some lines."""

        def within(box: Box) -> bool:
            return box[1] < bottom and top < box[1] + box[3]

        spots = tuple(one for one in self.spots if within(scale.place(one[0])))
        return Shelves(self.sides, spots, tuple(one for one in self.candles if within(scale.candle(one[0]))))


def shelves(seen: DeskView, places: Sequence[int] = (), *, new: New = NOTHING_NEW) -> Shelves:
    """What a player's shelves show; the rest as in `desk`."""
    tied = {place: side for left, _ in seen.pairs for place, side in ((left, "left"), (left + 1, "right"))}
    fresh = {one[:1] + one[2:] for one in new}
    perches = {perch(seen, KEYS.index(key)) for key in seen.spiders}
    spots = []
    for place, subject in enumerate(seen.books):
        letter = LETTERS[place] if place in places else ""
        is_new = bool(subject) and ("book", place) in fresh
        spots.append((place, Spot(subject, tied.get(place, ""), is_new, place in perches, letter)))
    candles = tuple((number, ("candle", token) in fresh) for number, token in seen.candles)
    return Shelves(seen.sides, tuple(one for one in spots if one[1] != _FREE), candles)


def stood(
    image: Image.Image,
    at: tuple[int, int],
    shown: Shelves,
    scale: Scale,
    *,
    ground: Colour = PAPER,
    lines: tuple[int, int] | None = None,
) -> None:
    """Stand shelves in a settled picture, or those of their lines alone: from which one to which."""
    top, bottom = lines or (0, scale.size[1])
    over(image, _empty(scale, shown.sides, ground, (top, bottom)), at)
    for place, spot in shown.spots:
        x, y, _, _ = scale.place(place)
        over(image, _filled(place, scale, spot), (at[0] + x, at[1] + y - top))
    lit = dict(shown.candles)
    for number, new in shown.candles:
        x, y, _, _ = scale.candle(number)
        part = _lit(scale, number, new, lit.get(_beside(scale, number)))
        width = scale.candle(number)[2]
        over(image, part, (at[0] + x + width - part.width, at[1] + y - top))


@kept
def _empty(scale: Scale, sides: int, ground: Colour, lines: tuple[int, int]) -> Image.Image:
    """Some lines of empty shelves, settled."""
    return furniture(scale, sides, ground).crop((0, lines[0], scale.size[0], lines[1]))


def _beside(scale: Scale, number: int) -> int:
    """The candle place at the left of one; -1 where there is none."""
    left, top, _, _ = scale.candle(number)
    before = scale.candle(number - 1) if number else (0, 0, 0, 0)
    return number - 1 if (before[0] + before[2], before[1]) == (left, top) else -1


@kept
def _lit(scale: Scale, number: int, new: bool, beside: bool | None) -> Image.Image:  # noqa: FBT001 - a cache's key
    """A candle on its place, settled; it may reach over to the left, where `beside` tells of a candle what `new` does.

    It is None where none stands there.
    """
    image, box = furniture(scale, SIDE_SHELVES).copy(), scale.candle(number)
    if beside is not None:
        _light(image, scale.candle(number - 1), candle_value(number - 1), new=beside)
    _light(image, box, candle_value(number), new=new)
    return image.crop((lamp_from(box), box[1], box[0] + box[2], box[1] + box[3]))


@kept
def _behind(place: int, scale: Scale) -> Image.Image:
    """An empty place, settled."""
    left, top, width, height = scale.place(place)
    return furniture(scale, SIDE_SHELVES).crop((left, top, left + width, top + height))


@kept
def _filled(place: int, scale: Scale, spot: Spot) -> Image.Image:
    """A place with all that it shows, settled."""
    behind = _behind(place, scale)
    width, height = behind.size
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
