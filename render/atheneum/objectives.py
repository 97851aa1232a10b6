"""Objective cards: the patterns, where they must stand, what they score, and the wands on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from data.atheneum import BOX, Part
from render.atheneum.books import stand
from render.atheneum.locator import locator
from render.atheneum.phrases import Words, where_said
from render.atheneum.things import points, wand, wand_of
from render.canvas import Canvas, rounded
from render.kept import kept
from render.text import shrink
from render.text import width as text_width
from render.theme import CREAM, SLOT, WOOD_DARK, Colour

_PAD = 12
_HEAD = 72
_FOOT = 54
_BETWEEN = 18
_LARGEST = 46
_TALL = 1.16
_LOCATOR = 50
_BOARD = 6
_FACES = ("plain", "narrow")
HEIGHT = 276


@dataclass(frozen=True, slots=True)
class Said:
    """What an objective gives and where its books must stand, in words."""

    points: str
    wand: str
    where: tuple[str, ...]
    """Of each part."""


def said(index: int, words: Words) -> Said:
    """What is said of an objective."""
    found = BOX.objectives[index]
    wand = words("benefit-wand") if found.wand else ""
    where = tuple(where_said(part.where, words) for part in found.parts)
    return Said(words("benefit-points", count=found.points), wand, where)


@dataclass(frozen=True, slots=True)
class _Grid:
    columns: int
    levels: int
    cells: tuple[tuple[int, int, str], ...]


def _grid(part: Part) -> _Grid:
    columns = 1 + max(column for column, _, _ in part.cells)
    return _Grid(columns, 1 + max(level for _, level, _ in part.cells), part.cells)


def cell_width(parts: Sequence[Part], room: int, high: int) -> int:
    """How wide a book of a pattern can be, so that all parts stand side by side and none is too high."""
    grids = [_grid(part) for part in parts]
    wide = (room - _BETWEEN * (len(grids) - 1)) // sum(grid.columns for grid in grids)
    return min(_LARGEST, wide, int(high / (max(grid.levels for grid in grids) * _TALL)))


def _pattern(canvas: Canvas, grid: _Grid, left: int, foot: int, width: int) -> None:
    """A part of an objective, standing on a little board."""
    high = round(width * _TALL)
    for column, level, subject in grid.cells:
        stand(canvas, subject, (left + column * width, foot - (level + 1) * high, width, high))
    canvas.pen.rectangle((left - 3, foot, left + grid.columns * width + 2, foot + _BOARD - 1), fill=WOOD_DARK)


def _parts(canvas: Canvas, parts: Sequence[Part], where: tuple[str, ...], room: int) -> None:
    """All parts side by side, and below each where it must stand: in words too where there is one alone."""
    foot = canvas.height - _FOOT - _LOCATOR - _BOARD
    width = cell_width(parts, room, foot - _HEAD)
    grids = [_grid(part) for part in parts]
    across = width * sum(grid.columns for grid in grids) + _BETWEEN * (len(grids) - 1)
    left = (canvas.width - across) // 2
    for part, grid in zip(parts, grids, strict=True):
        _pattern(canvas, grid, left, foot, width)
        middle = left + grid.columns * width // 2
        line, face, size = shrink(where[0] if len(parts) == 1 else "", _FACES, 23, room - _LOCATOR - 8)
        start = middle - (_LOCATOR + (8 + text_width(line, face, size) if line else 0)) // 2
        canvas.put(locator(part.where, _LOCATOR), (start, foot + _BOARD))
        if line:
            canvas.write((start + _LOCATOR + 8, foot + _BOARD + _LOCATOR / 2), line, face, size, anchor="lm")
        left += grid.columns * width + _BETWEEN


@kept
def objective_card(
    index: int, width: int, told: Said, wands: tuple[str, ...] = (), *, edge: Colour = WOOD_DARK
) -> Image.Image:
    """An objective card; `wands` are the favourite subjects of those who have claimed it."""
    found = BOX.objectives[index]
    height = HEIGHT
    canvas = Canvas(width, height, edge)
    thick = 4 if edge == WOOD_DARK else 7
    canvas.box((thick, thick), (width - 2 * thick, height - 2 * thick), CREAM, radius=9)
    canvas.put(points(found.points, 56), (_PAD - 2, 10))
    _gives(canvas, told)
    _parts(canvas, found.parts, told.where, width - 2 * _PAD)
    _foot(canvas, wands)
    image = canvas.image.convert("RGBA")
    image.putalpha(rounded(width, height, 12))
    return image


def _gives(canvas: Canvas, told: Said) -> None:
    """What the objective scores, and the wand below it."""
    left = _PAD + 64
    canvas.fit((left, 26 if told.wand else 38), told.points, _FACES, 24, canvas.width - left - _PAD, anchor="lm")
    if told.wand:
        canvas.put(wand(30), (left - 2, 42))
        canvas.fit((left + 34, 58), told.wand, _FACES, 24, canvas.width - left - 34 - _PAD, anchor="lm")


def _foot(canvas: Canvas, wands: tuple[str, ...]) -> None:
    """Room for the wands of all who have claimed it."""
    top = canvas.height - _FOOT - 2
    canvas.box((8, top), (canvas.width - 16, _FOOT - 6), SLOT, radius=8)
    for place, subject in enumerate(wands):
        canvas.put(wand_of(subject, 46), (14 + place * 50, top + 2))
