"""How chances went in a game that is over: a line for each seat, and the choices of one of them that are told of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from render.brush import Brush, ring
from render.canvas import Canvas
from render.names import SeatName, written
from render.picture import Picture, finish
from render.series import Scale, scale, star
from render.theme import CREAM, GOLD, INK, INK_SOFT, PAPER, SLOT, WHITE, WIDE, WOOD_DARK, Colour

if TYPE_CHECKING:
    from PIL import Image

    from render.exlibris.phrases import Words

_HEAD = 96
_LEFT, _RIGHT = 124, 44
_PLOT = 420

_ABOVE, _BELOW = 30, 62
_ROW = 58
_SHAPES = ((0, 0), (4, 0), (3, 0), (4, 1), (5, 0))
"""By seat how many corners its mark has, and whether it stands upright; none is a disc."""
_TITLES = ("title", "narrow-title")
_NAMES = ("bold", "narrow-bold")


@dataclass(frozen=True, slots=True)
class Line:
    """How the chances of one seat went."""

    name: SeatName
    colour: Colour
    points: tuple[tuple[int, float], ...]
    """After how many choices of the game, and how high: a chance from 0 to 1, or points."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A choice that is told of."""

    seat: int
    at: int
    sign: str
    """What stands in it, as it does before the words about it; "" for a star."""


@dataclass(frozen=True, slots=True)
class Course:
    """All that the picture shows."""

    length: int
    """How many choices the game has."""
    rounds: tuple[tuple[int, int], ...]
    """Each round, and after how many choices it began."""
    lines: tuple[Line, ...]
    marks: tuple[Mark, ...] = ()


def odds(course: Course, words: Words) -> Picture:
    """Each seat's chances of winning, or in a game for one its points, from the first choice to the last."""
    alone = len(course.lines) == 1
    rows = len(course.lines) if not alone else 0
    canvas = Canvas(WIDE, _HEAD + _ABOVE + _PLOT + _BELOW + -(-rows // 2) * _ROW + 22, PAPER)
    title = words("odds-title-alone" if alone else "odds-title", game=words("title"))
    canvas.pen.rectangle((0, 0, WIDE, _HEAD), fill=WOOD_DARK)
    canvas.fit((36, 64), title, _TITLES, 46, WIDE - 72, ink=GOLD, least=30)
    measured = _measured(course, alone=alone)
    _grid(canvas, measured, "" if alone else " %")
    _rounds(canvas, course, words)
    factor = 1 if alone else 100
    for seat, line in enumerate(course.lines):
        _line(canvas, [(_x(course, at), measured.y(value * factor)) for at, value in line.points], line.colour, seat)
    for mark in course.marks:
        _mark(canvas, course, mark, measured, factor)
    if not alone:
        _legend(canvas, course.lines)
    return finish(canvas.settled(), _alt(course, title, words, alone=alone))


def _measured(course: Course, *, alone: bool) -> Scale:
    top = _HEAD + _ABOVE
    if not alone:
        return Scale(0, 100, 25, top, _PLOT)
    found = scale([round(value) for line in course.lines for _, value in line.points], top, zero=True)
    return Scale(found.least, found.most, found.step, top, _PLOT)


def _x(course: Course, at: float) -> int:
    return round(_LEFT + (WIDE - _LEFT - _RIGHT) * at / max(1, course.length))


def _grid(canvas: Canvas, measured: Scale, unit: str) -> None:
    canvas.box((_LEFT, measured.top), (WIDE - _LEFT - _RIGHT, _PLOT), CREAM, radius=0)
    for value in measured.lines:
        y = measured.y(value)
        canvas.pen.line([(_LEFT, y), (WIDE - _RIGHT, y)], fill=INK_SOFT if value == 0 else SLOT, width=3)
        canvas.fit((_LEFT - 12, y), f"{value}{unit}", ("plain", "narrow"), 34, _LEFT - 20, anchor="rm")


def _rounds(canvas: Canvas, course: Course, words: Words) -> None:
    """A line where each round begins, and its number below."""
    top, bottom = _HEAD + _ABOVE, _HEAD + _ABOVE + _PLOT
    begun = [(number, at) for number, at in course.rounds if number]
    ends = [*[at for _, at in begun[1:]], course.length]
    canvas.write(
        (_LEFT - 12, bottom + 44), words("odds-round"), "plain", 30, ink=INK_SOFT, anchor="rs", room=_LEFT - 16
    )
    for (number, at), end in zip(begun, ends, strict=True):
        x = _x(course, at)
        canvas.pen.line([(x, top), (x, bottom + 12)], fill=SLOT, width=3)
        canvas.write((_x(course, (at + end) / 2), bottom + 44), str(number), "bold", 34, anchor="ms")


def _line(canvas: Canvas, points: Sequence[tuple[int, int]], colour: Colour, seat: int) -> None:
    if len(points) > 1:
        canvas.pen.line(points, fill=colour, width=8, joint="curve")
    for x, y in points[:: max(1, len(points) // 5)]:
        canvas.put(_sign(colour, seat, 30), (x - 15, y - 15))


def _sign(colour: Colour, seat: int, size: int) -> Image.Image:
    """A seat's mark, which tells it from others where colours don't."""
    brush = Brush(size)
    corners, turned = _SHAPES[seat % len(_SHAPES)]
    if not corners:
        brush.dot(0.5, 0.5, 0.48, INK)
        brush.dot(0.5, 0.5, 0.38, colour)
    elif turned:
        brush.shape(ring(corners, 0.5, 0.36), INK)
        brush.shape(ring(corners, 0.37, 0.27), colour)
    elif corners == 4:
        brush.block((0.06, 0.06, 0.94, 0.94), INK)
        brush.block((0.17, 0.17, 0.83, 0.83), colour)
    else:
        inner = 0.5 if corners == 3 else 0.81
        brush.shape(ring(corners, 0.5, 0.5 * inner, 0.5, 0.55), INK)
        brush.shape(ring(corners, 0.36, 0.36 * inner, 0.5, 0.55), colour)
    return brush.done()


def _mark(canvas: Canvas, course: Course, mark: Mark, measured: Scale, factor: int) -> None:
    x, y = _x(course, mark.at), measured.y(height(course.lines[mark.seat].points, mark.at) * factor)
    if not mark.sign:
        canvas.put(star(60), (x - 30, y - 30))
        return
    brush = Brush(50)
    brush.dot(0.5, 0.5, 0.5, WHITE)
    brush.dot(0.5, 0.5, 0.45, INK)
    canvas.put(brush.done(), (x - 25, y - 25))
    canvas.write((x, y), mark.sign, "bold", 34, ink=WHITE, anchor="mm")


def height(points: Sequence[tuple[int, float]], at: int) -> float:
    """How high a line is after so many choices."""
    after = next((place for place, (there, _) in enumerate(points) if there >= at), len(points) - 1)
    (first, low), (second, high) = points[max(0, after - 1)], points[after]
    share = (at - first) / (second - first) if second > first else 1.0
    return low + (high - low) * min(1.0, max(0.0, share))


def _legend(canvas: Canvas, lines: Sequence[Line]) -> None:
    top, room = _HEAD + _ABOVE + _PLOT + _BELOW, (WIDE - 72) // 2
    for seat, line in enumerate(lines):
        x, y = 36 + seat % 2 * room, top + seat // 2 * _ROW + _ROW // 2
        canvas.pen.line([(x, y), (x + 76, y)], fill=line.colour, width=10)
        canvas.put(_sign(line.colour, seat, 38), (x + 19, y - 19))
        canvas.fit((x + 94, y), written(line.name), _NAMES, 36, room - 110, anchor="lm", least=28)


def _alt(course: Course, title: str, words: Words, *, alone: bool) -> str:
    """Say how each line went: at the first point, at the beginning of each round, and in the end."""
    said = [f"{title}."]
    for line in course.lines:
        places = [line.points[0][0], *(at for number, at in course.rounds if number > 1), course.length]
        values = [height(line.points, at) for at in places]
        shown = ", ".join(str(round(value if alone else value * 100)) for value in values)
        said.append(words("odds-alt-alone" if alone else "odds-alt", who=written(line.name), values=shown))
    return " ".join(said)
