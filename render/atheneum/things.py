"""Spiders, candles, wands and the other small things of Atheneum."""

from __future__ import annotations

from PIL import Image

from render.atheneum.subjects import SUBJECTS, mark, sign
from render.brush import Brush, ring
from render.kept import kept
from render.text import write
from render.theme import (
    CREAM,
    FLAME,
    GLOW,
    GOLD,
    GOLD_DARK,
    INK,
    PAPER,
    PLUM_LIGHT,
    STONE,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)

_PAIR_MARK = 0.62


@kept
def spider(size: int) -> Image.Image:
    """A spider on its thread."""
    brush = Brush(size)
    brush.line([(0.5, 0.0), (0.5, 0.4)], CREAM, 0.03)
    for side in (-1, 1):
        for far, bend, foot in ((0.4, 0.36, 0.22), (0.46, 0.5, 0.5), (0.44, 0.62, 0.78), (0.34, 0.74, 0.98)):
            brush.line([(0.5, 0.58), (0.5 + side * far * 0.75, bend), (0.5 + side * far, foot)], INK, 0.05)
    brush.dot(0.5, 0.69, 0.25, INK)
    for down, wide in ((0.63, 0.13), (0.73, 0.17), (0.83, 0.11)):
        brush.line([(0.5 - wide, down), (0.5 + wide, down)], PLUM_LIGHT, 0.035)
    brush.dot(0.5, 0.43, 0.19, INK)
    for x in (0.42, 0.58):
        brush.dot(x, 0.41, 0.085, WHITE)
        brush.dot(x + 0.01, 0.43, 0.042, INK)
    brush.arc((0.43, 0.46, 0.57, 0.56), 20, 160, CREAM, 0.025)
    return brush.done()


@kept
def candle(size: int) -> Image.Image:
    """A burning candle."""
    brush = Brush(size)
    brush.dot(0.5, 0.24, 0.24, GLOW)
    brush.shape([(0.5, 0.0), (0.64, 0.24), (0.5, 0.4), (0.36, 0.24)], FLAME)
    brush.shape([(0.5, 0.12), (0.57, 0.26), (0.5, 0.36), (0.43, 0.26)], GOLD)
    brush.block((0.34, 0.42, 0.66, 0.88), CREAM, 0.05)
    brush.block((0.34, 0.42, 0.42, 0.7), WHITE, 0.04)
    brush.line([(0.5, 0.44), (0.5, 0.36)], INK, 0.035)
    brush.block((0.2, 0.84, 0.8, 0.96), GOLD_DARK, 0.05)
    return brush.done()


@kept
def wand(size: int) -> Image.Image:
    """A wand."""
    brush = Brush(size)
    brush.line([(0.14, 0.9), (0.62, 0.36)], INK, 0.17)
    brush.line([(0.14, 0.9), (0.62, 0.36)], WOOD, 0.11)
    brush.shape(ring(5, 0.36, 0.16, 0.66, 0.34), INK)
    brush.shape(ring(5, 0.29, 0.125, 0.66, 0.34), GOLD)
    return brush.done()


@kept
def wand_of(subject: str, size: int) -> Image.Image:
    """A player's wand as it lies on an objective: with the player's sign."""
    image = wand(size)
    own = sign(subject, round(size * 0.62))
    image = image.copy()
    image.alpha_composite(own, (0, size - own.height))
    return image


@kept
def lifts(size: int) -> Image.Image:
    """Rearranging: a book is lifted off its place."""
    brush = Brush(size)
    brush.block((0.08, 0.0, 0.52, 0.6), INK, 0.05)
    brush.block((0.12, 0.04, 0.48, 0.56), STONE, 0.03)
    brush.block((0.12, 0.04, 0.19, 0.56), CREAM)
    brush.line([(0.06, 0.94), (0.5, 0.94)], WOOD_DARK, 0.09)
    for x in (0.1, 0.48):
        brush.line([(x, 0.7), (x, 0.86)], WOOD_DARK, 0.05)
    brush.line([(0.78, 0.2), (0.78, 0.5)], INK, 0.11)
    brush.shape([(0.58, 0.26), (0.98, 0.26), (0.78, 0.0)], INK)
    return brush.done()


@kept
def side_shelf(size: int) -> Image.Image:
    """A side shelf: four places."""
    brush = Brush(size)
    brush.block((0.1, 0.06, 0.9, 0.96), WOOD_DARK, 0.05)
    for x in (0.18, 0.53):
        for y in (0.14, 0.53):
            brush.block((x, y, x + 0.29, y + 0.33), WOOD_LIGHT)
    return brush.done()


@kept
def pouch(size: int) -> Image.Image:
    """A bonus token, not yet drawn: a bag."""
    brush = Brush(size)
    brush.dot(0.5, 0.64, 0.35, WOOD_DARK)
    brush.dot(0.5, 0.64, 0.3, WOOD_LIGHT)
    brush.shape([(0.3, 0.1), (0.7, 0.1), (0.6, 0.36), (0.4, 0.36)], WOOD_LIGHT, WOOD_DARK, 0.05)
    brush.line([(0.34, 0.36), (0.66, 0.36)], GOLD, 0.1)
    image = brush.done()
    write(image, (size / 2, size * 0.66), "?", "bold", round(size * 0.44), ink=INK, anchor="mm")
    return image


@kept
def points(count: int, size: int) -> Image.Image:
    """Points: a golden star with their number."""
    brush = Brush(size)
    brush.shape(ring(9, 0.5, 0.42), GOLD_DARK)
    brush.shape(ring(9, 0.45, 0.37), GOLD)
    image = brush.done()
    share = 0.56 if count < 10 else 0.46
    write(image, (size / 2, size / 2), str(count), "bold", round(size * share), ink=INK, anchor="mm")
    return image


@kept
def pair(one: str, other: str, size: int) -> Image.Image:
    """Two books that stay together."""
    brush = Brush(size)
    for left, subject in ((0.06, one), (0.51, other)):
        style = SUBJECTS[subject]
        brush.block((left, 0.06, left + 0.43, 0.96), style.dark, 0.04)
        brush.block((left + 0.03, 0.09, left + 0.4, 0.93), style.fill, 0.03)
    brush.block((0.04, 0.76, 0.96, 0.87), GOLD)
    image = brush.done()
    inner = round(size * _PAIR_MARK / 2)
    for left, subject in ((0.06, one), (0.51, other)):
        x = round(size * (left + 0.215)) - inner // 2
        image.alpha_composite(mark(subject, inner), (x, round(size * 0.4) - inner // 2))
    return image


@kept
def disc(size: int) -> Image.Image:
    """The ground of a bonus token."""
    brush = Brush(size)
    brush.dot(0.5, 0.5, 0.5, WOOD_DARK)
    brush.dot(0.5, 0.5, 0.46, PAPER)
    brush.dot(0.5, 0.5, 0.41, GLOW)
    return brush.done()
