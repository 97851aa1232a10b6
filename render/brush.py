"""A brush for small signs: it paints in a square from 0 to 1, with smooth edges."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw

from render.palette import SMOOTH
from render.theme import Colour

_FINER = 4
"""Signs are painted so many times larger and then reduced."""
_EDGE = 0.035
Point = tuple[float, float]


class Brush:
    """Paints one sign of `size` pixels; call `done` for the picture."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._scale = size * _FINER
        self._image = Image.new("RGBA", (self._scale, self._scale))
        self._pen = ImageDraw.Draw(self._image)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]

    def shape(self, points: Sequence[Point], fill: Colour, edge: Colour | None = None, thick: float = 0.06) -> None:
        """A filled polygon, with an edge of its own colour if named."""
        self._pen.polygon(self._at(points), fill=fill)
        if edge is not None:
            self.line([*points, points[0]], edge, thick)

    def line(self, points: Sequence[Point], colour: Colour, thick: float = 0.06) -> None:
        """A line with round ends and corners."""
        self._pen.line(self._at(points), fill=colour, width=round(thick * self._scale), joint="curve")
        for x, y in points:
            self.dot(x, y, thick / 2, colour)

    def dot(self, x: float, y: float, radius: float, fill: Colour, edge: Colour | None = None) -> None:
        """A disc, with a thin edge if a colour for it is named."""
        if edge is not None:
            self.dot(x, y, radius, edge)
            radius -= _EDGE
        self.oval((x - radius, y - radius, x + radius, y + radius), fill)

    def oval(self, box: tuple[float, float, float, float], fill: Colour) -> None:
        """A filled ellipse in a box: left, top, right, bottom."""
        (left, top), (right, bottom) = self._at([box[:2], box[2:]])
        self._pen.ellipse((left, top, right, bottom), fill=fill)

    def block(self, box: tuple[float, float, float, float], fill: Colour, radius: float = 0.0) -> None:
        """A filled rectangle with round corners."""
        (left, top), (right, bottom) = self._at([box[:2], box[2:]])
        self._pen.rounded_rectangle((left, top, right, bottom), radius * self._scale, fill=fill)

    def arc(
        self, box: tuple[float, float, float, float], start: float, end: float, colour: Colour, thick: float
    ) -> None:
        """A part of an ellipse's edge, in degrees from the right, clockwise."""
        (left, top), (right, bottom) = self._at([box[:2], box[2:]])
        self._pen.arc((left, top, right, bottom), start, end, fill=colour, width=round(thick * self._scale))

    def done(self) -> Image.Image:
        """The sign, with a clear ground."""
        image = self._image.reduce(_FINER)
        image.putalpha(image.getchannel("A").point(SMOOTH))
        return image


def ring(count: int, outer: float, inner: float, x: float = 0.5, y: float = 0.5) -> list[Point]:
    """The corners of a star, or of a polygon where both radii are equal."""
    radii = (outer, inner)
    turns = [(step, pi * step / count - pi / 2) for step in range(2 * count)]
    return [(x + radii[step % 2] * cos(turn), y + radii[step % 2] * sin(turn)) for step, turn in turns]
