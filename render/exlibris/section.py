"""A part of the board: things side by side in rows that fill the width, on a ground of its own."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from PIL import Image

from render.band import Band
from render.canvas import over
from render.exlibris.grounds import FOOT, PAVEMENT, pavement
from render.exlibris.scenery import scenery
from render.kept import banded
from render.palette import blank
from render.rows import evenly
from render.theme import GAP, MARGIN, WIDE, Colour

LEAST = 270
"""No thing is narrower: a tile's name would not fit."""
_ROOM = WIDE - 2 * MARGIN
_AT_MOST = 4
_EVEN_AT_MOST = 3
_WIDEST = 560
"""Nothing is stretched further than this: the street goes on beside it."""
_LOOSE = 0.08
"""How many pixels of height a pixel of stretching is worth: rows are filled evenly."""
_EMPTY = 0.25
"""How many pixels of height a pixel of emptiness is worth: side by side stand things of like height."""

Heights = Callable[[int, int], int]
"""The height that a thing needs, by its place and width."""


class Thing(Hashable, Protocol):
    """A thing that stands in a row; equal ones look alike."""

    def panel(self) -> Image.Image:
        """Draw it, settled."""


Panels = Callable[[int, int, int], Thing]
"""A thing, by its place, width and height."""


@dataclass(frozen=True, slots=True)
class Row:
    """Things side by side: the first one's place, their widths, and how high the row is."""

    start: int
    widths: tuple[int, ...]
    height: int
    cost: float

    @property
    def left(self) -> int:
        """Where the first one begins: a row that does not fill the width stands in the middle."""
        return (WIDE - sum(self.widths) - GAP * (len(self.widths) - 1)) // 2


@dataclass(frozen=True, slots=True)
class Section:
    """Where the things of one part of the board go."""

    ground: Colour
    caption: Band
    paved: bool
    """Whether it stands on a pavement; else on a lawn."""
    rows: tuple[Row, ...]

    @property
    def height(self) -> int:
        """The height of all, with caption and pavements."""
        return self.caption.height + sum(row.height + self.below for row in self.rows)

    @property
    def below(self) -> int:
        """How much of the pavement lies before a row."""
        return PAVEMENT - FOOT

    def bands(self, panel: Panels) -> Iterator[Band]:
        """Caption and rows of things."""
        yield self.caption
        for row in self.rows:
            things = tuple(panel(place, width, row.height) for place, width in enumerate(row.widths, row.start))
            yield _row_band(things, row.left, row.height, self.ground, paved=self.paved)


@banded
def _row_band(things: tuple[Thing, ...], left: int, height: int, ground: Colour, *, paved: bool) -> Image.Image:
    """A row of things with the pavement before it."""
    image, foot = blank(WIDE, height + PAVEMENT - FOOT, ground), height - FOOT
    over(image, pavement(paved=paved), (0, foot))
    _decorate(image, left - GAP, foot, ground, paved=paved)
    for thing in things:
        shown = thing.panel()
        over(image, shown, (left, 0))
        left += shown.width + GAP
    return image


def _decorate(image: Image.Image, room: int, foot: int, ground: Colour, *, paved: bool) -> None:
    """Let the street go on at both sides of a row that does not fill it, as far as the row itself reaches up."""
    view = scenery(room, foot, ground, paved=paved)
    if view is not None:
        for x in (0, WIDE - room):
            over(image, view, (x, foot - view.height))


def share(wanted: Sequence[int], room: int) -> tuple[int, ...]:
    """Widths that fill the room: all a little wider than wanted, or the wide ones narrower."""
    free = room - GAP * (len(wanted) - 1)
    extra = sum(wanted) - LEAST * len(wanted)
    if sum(wanted) <= free or not extra:
        widths = [width + (free - sum(wanted)) // len(wanted) for width in wanted]
    else:
        part = (free - LEAST * len(wanted)) / extra
        widths = [LEAST + int((width - LEAST) * part) for width in wanted]
    widths[-1] += free - sum(widths)
    return tuple(widths)


def _row(start: int, wanted: Sequence[int], heights: Heights) -> Row:
    widths = tuple(min(has, max(_WIDEST, wants)) for has, wants in zip(share(wanted, _ROOM), wanted, strict=True))
    needed = [heights(place, width) for place, width in enumerate(widths, start)]
    high = max(needed)
    empty = high - sum(needed) / len(needed)
    stretched = sum(max(0, has - wants) for has, wants in zip(widths, wanted, strict=True)) / len(widths)
    return Row(start, widths, high, high + GAP + _LOOSE * stretched + _EMPTY * empty)


def even(count: int, height: int) -> tuple[Row, ...]:
    """Things of one size in rows of at most three, each row in the middle."""
    lines = evenly(count, _EVEN_AT_MOST)
    most = max(lines, default=0)
    widths = share([LEAST] * most, _ROOM) if most > 1 else (_WIDEST,)
    return tuple(Row(sum(lines[:place]), widths[:across], height, 0) for place, across in enumerate(lines))


def rows(wanted: Sequence[int], heights: Heights) -> tuple[Row, ...]:
    """Break things into rows of at most four, so that all together they need the least height."""

    @cache
    def best(start: int) -> tuple[float, tuple[Row, ...]]:
        if start == len(wanted):
            return 0, ()
        tries = []
        for end in range(start + 1, min(start + _AT_MOST, len(wanted)) + 1):
            row = _row(start, wanted[start:end], heights)
            cost, rest = best(end)
            tries.append((cost + row.cost, (row, *rest)))
        return min(tries, key=lambda one: one[0])

    return best(0)[1]
