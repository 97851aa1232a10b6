"""The five subjects: a colour and a mark each, so that no book is told by its colour alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from PIL import Image

from render.brush import Brush
from render.kept import kept
from render.theme import CATEGORIES, CREAM, GOLD, INK, INK_SOFT, STONE, VIOLET, WHITE, Colour

ANY = "*"
"""A book of whatever colour."""


@dataclass(frozen=True, slots=True)
class SubjectStyle:
    """How a subject's books look."""

    fill: Colour
    dark: Colour
    light: Colour
    ink: Colour
    """The mark, and words on the fill."""
    short: float
    """How much lower than their place these books are, so that a row looks like books."""


SUBJECTS = {
    "turquoise": SubjectStyle(CATEGORIES["SP"].fill, CATEGORIES["SP"].dark, CATEGORIES["SP"].light, WHITE, 0.03),
    "green": SubjectStyle(CATEGORIES["MM"].fill, CATEGORIES["MM"].dark, CATEGORIES["MM"].light, WHITE, 0.09),
    "purple": SubjectStyle(VIOLET, CATEGORIES["CC"].fill, CATEGORIES["CC"].light, WHITE, 0.0),
    "pink": SubjectStyle(CATEGORIES["FF"].light, CATEGORIES["FF"].dark, CREAM, CATEGORIES["FF"].dark, 0.12),
    "black": SubjectStyle(INK, INK, INK_SOFT, GOLD, 0.06),
    ANY: SubjectStyle(STONE, INK_SOFT, CREAM, INK, 0.06),
}
"""By the subject's key; no two neighbours in lightness share a hue that many people confuse."""


def _bust(brush: Brush, ink: Colour) -> None:
    """Biographies: somebody's portrait."""
    brush.dot(0.5, 0.28, 0.21, ink)
    brush.oval((0.12, 0.54, 0.88, 1.3), ink)


def _paw(brush: Brush, ink: Colour) -> None:
    """Creatures: a footprint."""
    brush.oval((0.24, 0.48, 0.76, 0.94), ink)
    for x, y in ((0.14, 0.42), (0.37, 0.2), (0.63, 0.2), (0.86, 0.42)):
        brush.oval((x - 0.12, y - 0.15, x + 0.12, y + 0.15), ink)


def _crown(brush: Brush, ink: Colour) -> None:
    """Folklore: a crown."""
    brush.shape([(0.06, 0.3), (0.3, 0.56), (0.5, 0.12), (0.7, 0.56), (0.94, 0.3), (0.84, 0.88), (0.16, 0.88)], ink)
    for x, y in ((0.07, 0.26), (0.5, 0.12), (0.93, 0.26)):
        brush.dot(x, y, 0.09, ink)


def _ghost(brush: Brush, ink: Colour) -> None:
    """The paranormal: a ghost with empty eyes."""
    brush.dot(0.5, 0.38, 0.34, ink)
    brush.shape(
        [(0.16, 0.38), (0.84, 0.38), (0.88, 0.96), (0.69, 0.8), (0.5, 0.96), (0.31, 0.8), (0.12, 0.96)],
        ink,
    )
    for x in (0.37, 0.63):
        brush.oval((x - 0.09, 0.3, x + 0.09, 0.54), SUBJECTS["pink"].fill)


def _quill(brush: Brush, ink: Colour) -> None:
    """Manuscripts: a quill."""
    side = [(0.9 - 0.62 * t + 0.17 * sin(pi * t), 0.04 + 0.66 * t + 0.17 * sin(pi * t)) for t in (0, 0.3, 0.6, 0.85, 1)]
    other = [(0.9 - 0.62 * t - 0.2 * sin(pi * t), 0.04 + 0.66 * t - 0.2 * sin(pi * t)) for t in (1, 0.85, 0.6, 0.3, 0)]
    brush.shape([*side, *other], ink)
    brush.line([(0.34, 0.64), (0.1, 0.94)], ink, 0.09)


def _dots(brush: Brush, ink: Colour) -> None:
    """Any subject: five dots in the five colours."""
    for place, name in enumerate(("turquoise", "green", "purple", "pink", "black")):
        turn = 2 * pi * place / 5 - pi / 2
        brush.dot(0.5 + 0.31 * cos(turn), 0.5 + 0.31 * sin(turn), 0.19, WHITE)
        brush.dot(0.5 + 0.31 * cos(turn), 0.5 + 0.31 * sin(turn), 0.16, SUBJECTS[name].fill)


_MARKS: dict[str, Callable[[Brush, Colour], None]] = {
    "turquoise": _bust,
    "green": _paw,
    "purple": _crown,
    "pink": _ghost,
    "black": _quill,
    ANY: _dots,
}


@kept
def mark(subject: str, size: int) -> Image.Image:
    """A subject's mark, in the ink that shows on its colour."""
    brush = Brush(size)
    _MARKS[subject](brush, SUBJECTS[subject].ink)
    return brush.done()


@kept
def sign(subject: str, size: int) -> Image.Image:
    """A player's sign: a disc in the favourite subject's colour, with its mark."""
    style = SUBJECTS[subject]
    brush = Brush(size)
    brush.dot(0.5, 0.5, 0.5, CREAM)
    brush.dot(0.5, 0.5, 0.46, style.dark)
    brush.dot(0.5, 0.5, 0.42, style.fill)
    image = brush.done()
    inner = mark(subject, round(size * 0.56))
    image.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return image
