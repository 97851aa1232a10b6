"""The emblems of the seven characters: an axe, a purse, a hat, a dagger, a helmet, a lyre, a flask."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.brush import Brush, ring
from render.exlibrium.inks import CHARACTERS, CharacterStyle
from render.kept import kept
from render.theme import CREAM, GOLD


def _axe(brush: Brush, style: CharacterStyle) -> None:
    """Berserker: an axe with two blades."""
    brush.line([(0.5, 0.05), (0.5, 0.95)], style.light, 0.1)
    for side in (-1, 1):
        points = [(0.06, 0.2), (0.2, 0.16), (0.34, 0.04), (0.44, 0.22), (0.46, 0.36), (0.44, 0.58), (0.34, 0.74),
                  (0.2, 0.62), (0.06, 0.56), (0.1, 0.46), (0.1, 0.3)]  # fmt: skip
        brush.shape([(0.5 + side * x, y) for x, y in points], CREAM)
        brush.line([(0.5 + side * 0.33, 0.17), (0.5 + side * 0.37, 0.39), (0.5 + side * 0.33, 0.61)], style.light, 0.04)
    brush.block((0.42, 0.28, 0.58, 0.5), style.dark, 0.04)


def _purse(brush: Brush, style: CharacterStyle) -> None:
    """Mercenary: a purse full of coins."""
    brush.shape([(0.3, 0.06), (0.42, 0.14), (0.5, 0.04), (0.58, 0.14), (0.7, 0.06), (0.62, 0.34), (0.38, 0.34)], CREAM)
    brush.oval((0.1, 0.3, 0.9, 0.98), CREAM)
    brush.line([(0.34, 0.32), (0.66, 0.32)], style.dark, 0.08)
    brush.dot(0.5, 0.66, 0.2, style.dark)
    brush.dot(0.5, 0.66, 0.15, GOLD)
    brush.block((0.47, 0.57, 0.53, 0.75), style.dark)


def _hat(brush: Brush, style: CharacterStyle) -> None:
    """Wizard: a pointed hat with stars."""
    brush.shape([(0.22, 0.78), (0.36, 0.4), (0.5, 0.16), (0.76, 0.06), (0.66, 0.26), (0.7, 0.46), (0.78, 0.78)], CREAM)
    brush.oval((0.02, 0.68, 0.98, 0.96), CREAM)
    brush.shape([(0.24, 0.71), (0.3, 0.58), (0.73, 0.58), (0.77, 0.71), (0.5, 0.77)], style.dark)
    brush.shape(ring(5, 0.15, 0.07, 0.53, 0.41), GOLD)
    brush.shape(ring(4, 0.12, 0.035, 0.16, 0.26), style.light)
    brush.shape(ring(4, 0.09, 0.03, 0.9, 0.42), style.light)


def _dagger(brush: Brush, style: CharacterStyle) -> None:
    """Assassin: a dagger that points down."""
    brush.shape([(0.38, 0.36), (0.62, 0.36), (0.62, 0.72), (0.5, 1.0), (0.38, 0.72)], CREAM)
    brush.shape([(0.5, 0.36), (0.62, 0.36), (0.62, 0.72), (0.5, 1.0)], style.light)
    brush.line([(0.2, 0.26), (0.28, 0.35), (0.72, 0.35), (0.8, 0.26)], CREAM, 0.09)
    brush.block((0.43, 0.1, 0.57, 0.33), style.light, 0.03)
    for down in (0.16, 0.23):
        brush.line([(0.45, down), (0.55, down)], style.dark, 0.025)
    brush.dot(0.5, 0.08, 0.085, GOLD)


def _helmet(brush: Brush, style: CharacterStyle) -> None:
    """Knight: a closed helmet with a plume."""
    brush.shape([(0.46, 0.2), (0.34, 0.02), (0.66, 0.0), (0.92, 0.14), (0.96, 0.44), (0.82, 0.36), (0.7, 0.22)], GOLD)
    brush.shape([(0.16, 0.46), (0.2, 0.28), (0.34, 0.16), (0.5, 0.12), (0.66, 0.16), (0.8, 0.28), (0.84, 0.46),
                 (0.84, 0.68), (0.5, 0.98), (0.16, 0.68)], CREAM)  # fmt: skip
    brush.block((0.22, 0.42, 0.46, 0.52), style.dark, 0.03)
    brush.block((0.54, 0.42, 0.78, 0.52), style.dark, 0.03)
    brush.line([(0.5, 0.16), (0.5, 0.9)], style.light, 0.06)
    for x, y in ((0.34, 0.64), (0.34, 0.74), (0.66, 0.64), (0.66, 0.74)):
        brush.dot(x, y, 0.035, style.dark)


def _lyre(brush: Brush, style: CharacterStyle) -> None:
    """Bard: a lyre."""
    for x in (0.42, 0.5, 0.58):
        brush.line([(x, 0.24), (x, 0.76)], style.light, 0.028)
    for side in (-1, 1):
        points = [(0.4, 0.06), (0.27, 0.12), (0.26, 0.28), (0.37, 0.48), (0.36, 0.66), (0.24, 0.8), (0.06, 0.82)]
        brush.line([(0.5 + side * x, y) for x, y in points], CREAM, 0.1)
        brush.dot(0.5 + side * 0.4, 0.09, 0.075, GOLD)
    brush.line([(0.22, 0.24), (0.78, 0.24)], CREAM, 0.07)
    brush.block((0.34, 0.76, 0.66, 0.88), CREAM, 0.04)
    brush.block((0.26, 0.88, 0.74, 0.97), GOLD, 0.03)


def _flask(brush: Brush, style: CharacterStyle) -> None:
    """Alchemist: a round flask that bubbles."""
    brush.dot(0.5, 0.62, 0.36, CREAM)
    brush.block((0.39, 0.1, 0.61, 0.4), CREAM)
    brush.block((0.31, 0.04, 0.69, 0.14), GOLD, 0.04)
    brush.dot(0.5, 0.62, 0.29, style.dark)
    brush.block((0.45, 0.16, 0.55, 0.4), style.dark)
    brush.shape([(0.22, 0.6), (0.34, 0.55), (0.5, 0.6), (0.66, 0.55), (0.78, 0.6), (0.74, 0.76), (0.62, 0.88),
                 (0.5, 0.9), (0.38, 0.88), (0.26, 0.76)], GOLD)  # fmt: skip
    for x, y, radius in ((0.42, 0.72, 0.05), (0.58, 0.78, 0.035), (0.56, 0.49, 0.045), (0.47, 0.4, 0.03)):
        brush.dot(x, y, radius, CREAM)


_PAINT: tuple[Callable[[Brush, CharacterStyle], None], ...] = (_axe, _purse, _hat, _dagger, _helmet, _lyre, _flask)


@kept
def emblem(character: int, size: int) -> Image.Image:
    """A character's emblem, for a ground of the character's colour."""
    brush = Brush(size)
    _PAINT[character](brush, CHARACTERS[character])
    return brush.done()


@kept
def shade(character: int, size: int) -> Image.Image:
    """A character's emblem as a pale silhouette: its cards might lie here."""
    image = Image.new("RGBA", (size, size), CHARACTERS[character].light)
    image.putalpha(emblem(character, size).getchannel("A"))
    return image


@kept
def badge(character: int, size: int) -> Image.Image:
    """A character's emblem on a ground of its own."""
    style = CHARACTERS[character]
    brush = Brush(size)
    brush.block((0.0, 0.0, 1.0, 1.0), style.dark, 0.2)
    brush.block((0.04, 0.04, 0.96, 0.96), style.fill, 0.17)
    image = brush.done()
    inner = round(size * 0.74)
    image.alpha_composite(emblem(character, inner), ((size - inner) // 2, (size - inner) // 2))
    return image
