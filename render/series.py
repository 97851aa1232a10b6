"""Somebody's games of one kind as a picture: a column for each score, those that were won in gold, and the rating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from render import text
from render.brush import Brush, ring
from render.canvas import Canvas
from render.names import SeatName, written
from render.picture import Picture, finish
from render.theme import (
    CREAM,
    GOLD,
    GOLD_DARK,
    INK,
    INK_SOFT,
    PAPER,
    PLAYERS,
    PLUM,
    SLOT,
    WIDE,
    WOOD_DARK,
    Colour,
)

if TYPE_CHECKING:
    from PIL import Image

    from render.exlibris.phrases import Words

MOST = 40
"""So many games are shown, the newest ones."""
_HEAD = 96
_LEFT, _RIGHT = 124, 36
_PLOT = 300
_CAPTION = 62
_LINES = 4
"""About so many lines divide a plot."""
_LEGEND = 250
_TITLES = ("title", "narrow-title")
_CAPTIONS = ("bold", "narrow-bold")


@dataclass(frozen=True, slots=True)
class Point:
    """One game."""

    score: int
    won: bool
    rating: int | None
    """The rating after it, where it has one."""


@dataclass(frozen=True, slots=True)
class Scale:
    """From values to places in a plot."""

    least: int
    most: int
    step: int
    top: int
    high: int = _PLOT

    def y(self, value: float) -> int:
        """How far below the picture's top a value stands."""
        return round(self.top + self.high * (self.most - value) / (self.most - self.least))

    @property
    def lines(self) -> range:
        return range(self.least, self.most + 1, self.step)


def scale(values: Sequence[int], top: int, *, zero: bool) -> Scale:
    """A scale in round steps that holds all values, and nought too if wanted."""
    low, high = min([*values, 0] if zero else values), max([*values, 1] if zero else values)
    step = _step(max(high - low, _LINES) / _LINES)
    least, most = low // step * step, -(-high // step) * step
    return Scale(least, most if most > least else least + step, step, top)


def _step(rough: float) -> int:
    """The round number that is next above: 1, 2, 5, 10, 20, 50 ..."""
    ten = 1
    while True:
        for first in (1, 2, 5):
            if first * ten >= rough:
                return first * ten
        ten *= 10


def series(points: tuple[Point, ...], name: SeatName, words: Words) -> Picture:
    """Scores of somebody's newest games, the oldest at the left, and below it how the rating went."""
    points = points[-MOST:]
    rated = [point.rating for point in points if point.rating is not None]
    plots = 2 if len(rated) > 1 else 1
    high = _HEAD + plots * (_CAPTION + _PLOT) + 46
    canvas = Canvas(WIDE, high, PAPER)
    title = words("series-title", game=words("title"), who=written(name))
    canvas.pen.rectangle((0, 0, WIDE, _HEAD), fill=WOOD_DARK)
    canvas.fit((36, 64), title, _TITLES, 46, WIDE - 72, ink=GOLD, least=30)
    _scores(canvas, points, words, _HEAD)
    if plots == 2:
        _ratings(canvas, points, words, _HEAD + _CAPTION + _PLOT)
    return finish(canvas.settled(), _alt(points, title, words))


def _grid(canvas: Canvas, measured: Scale) -> None:
    canvas.box((_LEFT, measured.top), (WIDE - _LEFT - _RIGHT, _PLOT), CREAM, radius=0)
    for value in measured.lines:
        y = measured.y(value)
        canvas.pen.line([(_LEFT, y), (WIDE - _RIGHT, y)], fill=INK_SOFT if value == 0 else SLOT, width=3)
        canvas.write((_LEFT - 14, y), str(value), "plain", 34, anchor="rm")


def _scores(canvas: Canvas, points: Sequence[Point], words: Words, top: int) -> None:
    measured = scale([point.score for point in points], top + _CAPTION, zero=True)
    canvas.fit((_LEFT, top + 44), words("series-scores", count=len(points)), _CAPTIONS, 34, 620)
    canvas.fit((WIDE - _RIGHT, top + 44), words("series-won"), _CAPTIONS, 34, _LEGEND, anchor="rs")
    legend = min(_LEGEND, text.width(words("series-won"), "bold", 34))
    canvas.put(star(40), (WIDE - _RIGHT - legend - 54, top + 13))
    _grid(canvas, measured)
    room = (WIDE - _LEFT - _RIGHT) / max(len(points), 8)
    width = max(6, min(70, round(room * 0.72)))
    for place, point in enumerate(points):
        middle = _LEFT + room * (place + 0.5)
        _column(canvas, point, (round(middle - width / 2), width), measured)


def _column(canvas: Canvas, point: Point, across: tuple[int, int], measured: Scale) -> None:
    x, width = across
    top, bottom = sorted((measured.y(point.score), measured.y(0)))
    fill, edge = (GOLD, GOLD_DARK) if point.won else (PLUM, INK)
    canvas.box((x, top), (width, max(4, bottom - top)), fill, edge=edge, thick=2, radius=3)
    if point.won:
        size = min(40, max(18, width))
        canvas.put(star(size), (x + width // 2 - size // 2, max(measured.top, top - size // 2)))


def _ratings(canvas: Canvas, points: Sequence[Point], words: Words, top: int) -> None:
    rated = [point.rating for point in points if point.rating is not None]
    measured = scale(rated, top + _CAPTION, zero=False)
    canvas.fit((_LEFT, top + 44), words("series-rating"), _CAPTIONS, 34, 560)
    canvas.write((WIDE - _RIGHT, top + 44), str(rated[-1]), "bold", 40, anchor="rs")
    _grid(canvas, measured)
    room, colour = (WIDE - _LEFT - _RIGHT) / max(len(points), 8), PLAYERS["blue"].fill
    line = [
        (round(_LEFT + room * (place + 0.5)), measured.y(point.rating))
        for place, point in enumerate(points)
        if point.rating is not None
    ]
    canvas.pen.line(line, fill=colour, width=7, joint="curve")
    for at in line:
        _dot(canvas, at, colour)


def _dot(canvas: Canvas, at: tuple[int, int], colour: Colour) -> None:
    brush = Brush(22)
    brush.dot(0.5, 0.5, 0.48, colour)
    canvas.put(brush.done(), (at[0] - 11, at[1] - 11))


def star(size: int) -> Image.Image:
    """A golden star."""
    brush = Brush(size)
    brush.shape(ring(5, 0.5, 0.22, 0.5, 0.53), GOLD_DARK)
    brush.shape(ring(5, 0.38, 0.16, 0.5, 0.53), GOLD)
    return brush.done()


def _alt(points: Sequence[Point], title: str, words: Words) -> str:
    scores = ", ".join(f"{point.score}*" if point.won else str(point.score) for point in points)
    rated = [point.rating for point in points if point.rating is not None]
    said = [words("series-alt", title=title, scores=scores)]
    if len(rated) > 1:
        said.append(words("series-alt-rating", first=rated[0], last=rated[-1]))
    return " ".join(said)
