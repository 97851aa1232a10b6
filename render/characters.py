"""The twelve special assistants: a face each, in a round medallion."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.brush import Brush, ring
from render.kept import kept
from render.theme import (
    CREAM,
    FLAME,
    GOLD,
    GOLD_DARK,
    ICE,
    INK,
    LEAF,
    NIGHT,
    RED,
    SKIN,
    SLIME,
    STONE,
    VIOLET,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    Colour,
    blend,
)

LEAF_DARK = blend(LEAF, INK, 0.5)
SLIME_DARK = blend(SLIME, INK, 0.4)


def _eyes(brush: Brush, down: float, apart: float = 0.12, size: float = 0.055, *, colour: Colour = INK) -> None:
    for side in (-1, 1):
        brush.dot(0.5 + side * apart, down, size, colour)


def _goblin(brush: Brush) -> None:
    for side in (-1, 1):
        brush.shape([(0.5 + side * 0.43, 0.3), (0.5 + side * 0.1, 0.42), (0.5 + side * 0.16, 0.66)], LEAF)
    brush.oval((0.27, 0.26, 0.73, 0.78), LEAF)
    _eyes(brush, 0.46, 0.1, 0.07, colour=GOLD)
    _eyes(brush, 0.46, 0.1, 0.03)
    brush.line([(0.38, 0.64), (0.5, 0.68), (0.62, 0.62)], INK, 0.04)


def _automaton(brush: Brush) -> None:
    brush.line([(0.5, 0.3), (0.5, 0.15)], STONE, 0.05)
    brush.dot(0.5, 0.15, 0.06, RED)
    brush.block((0.24, 0.28, 0.76, 0.76), STONE, 0.06)
    _eyes(brush, 0.46, 0.13, 0.085, colour=GOLD)
    _eyes(brush, 0.46, 0.13, 0.035)
    for step in range(4):
        brush.block((0.34 + step * 0.085, 0.61, 0.39 + step * 0.085, 0.7), INK)


def _mummy(brush: Brush) -> None:
    brush.oval((0.24, 0.16, 0.76, 0.84), CREAM)
    brush.block((0.25, 0.4, 0.75, 0.54), INK, 0.05)
    _eyes(brush, 0.47, 0.12, 0.05, colour=GOLD)
    for left, right in ((0.27, 0.35), (0.66, 0.6), (0.7, 0.78)):
        brush.line([(0.29, left), (0.71, right)], WOOD_LIGHT, 0.035)


def _cube(brush: Brush) -> None:
    brush.shape([(0.22, 0.36), (0.38, 0.2), (0.82, 0.2), (0.66, 0.36)], ICE)
    brush.shape([(0.66, 0.36), (0.82, 0.2), (0.82, 0.62), (0.66, 0.8)], SLIME_DARK)
    brush.block((0.22, 0.36, 0.66, 0.8), SLIME)
    brush.dot(0.36, 0.54, 0.055, INK)
    brush.dot(0.53, 0.54, 0.055, INK)
    brush.arc((0.35, 0.55, 0.54, 0.7), 20, 160, INK, 0.04)


def _sasquatch(brush: Brush) -> None:
    brush.shape(ring(11, 0.41, 0.33, 0.5, 0.52), WOOD)
    brush.oval((0.31, 0.34, 0.69, 0.74), WOOD_LIGHT)
    _eyes(brush, 0.48, 0.09, 0.05)
    brush.oval((0.43, 0.55, 0.57, 0.63), INK)
    brush.line([(0.41, 0.68), (0.59, 0.68)], INK, 0.035)


def _bookworm(brush: Brush) -> None:
    for x, y, radius in ((0.26, 0.72, 0.12), (0.42, 0.75, 0.13), (0.56, 0.64, 0.14)):
        brush.dot(x, y, radius, LEAF, LEAF_DARK)
    brush.dot(0.6, 0.4, 0.2, LEAF, LEAF_DARK)
    for x in (0.51, 0.7):
        brush.dot(x, 0.38, 0.1, WHITE, INK)
        brush.dot(x, 0.39, 0.035, INK)


def _ghost(brush: Brush) -> None:
    brush.dot(0.5, 0.42, 0.26, WHITE)
    brush.shape(
        [
            (0.24, 0.42),
            (0.76, 0.42),
            (0.78, 0.82),
            (0.67, 0.73),
            (0.58, 0.83),
            (0.5, 0.74),
            (0.42, 0.83),
            (0.33, 0.73),
            (0.22, 0.82),
        ],
        WHITE,
    )
    _eyes(brush, 0.42, 0.1, 0.06)
    brush.oval((0.45, 0.53, 0.55, 0.66), INK)


def _snowman(brush: Brush) -> None:
    brush.dot(0.5, 0.7, 0.21, ICE)
    brush.dot(0.5, 0.43, 0.17, WHITE)
    brush.block((0.3, 0.24, 0.7, 0.3), INK)
    brush.block((0.38, 0.08, 0.62, 0.28), INK)
    brush.block((0.38, 0.2, 0.62, 0.25), RED)
    _eyes(brush, 0.41, 0.07, 0.03)
    brush.shape([(0.5, 0.44), (0.72, 0.5), (0.5, 0.51)], FLAME)


def _golem(brush: Brush) -> None:
    brush.block((0.34, 0.14, 0.66, 0.34), WOOD, 0.03)
    brush.block((0.22, 0.3, 0.78, 0.62), STONE, 0.05)
    brush.block((0.3, 0.6, 0.7, 0.84), WOOD_LIGHT, 0.04)
    _eyes(brush, 0.45, 0.14, 0.07, colour=GOLD)
    brush.line([(0.36, 0.72), (0.64, 0.72)], INK, 0.04)
    brush.line([(0.44, 0.24), (0.56, 0.24)], INK, 0.035)


def _wizard(brush: Brush) -> None:
    brush.dot(0.5, 0.55, 0.19, SKIN)
    brush.shape([(0.29, 0.56), (0.71, 0.56), (0.62, 0.78), (0.5, 0.92), (0.38, 0.78)], WHITE)
    brush.shape([(0.2, 0.47), (0.8, 0.47), (0.62, 0.36), (0.52, 0.06), (0.36, 0.36)], VIOLET)
    brush.shape(ring(5, 0.08, 0.035, 0.5, 0.32), GOLD)
    _eyes(brush, 0.53, 0.08, 0.032)


def _witch(brush: Brush) -> None:
    brush.shape([(0.26, 0.45), (0.74, 0.45), (0.8, 0.84), (0.2, 0.84)], FLAME)
    brush.oval((0.32, 0.36, 0.68, 0.82), LEAF)
    brush.oval((0.12, 0.36, 0.88, 0.5), INK)
    brush.shape([(0.3, 0.42), (0.7, 0.42), (0.66, 0.2), (0.76, 0.08), (0.5, 0.16)], INK)
    brush.line([(0.34, 0.39), (0.66, 0.39)], GOLD, 0.045)
    _eyes(brush, 0.57, 0.08, 0.035)
    brush.line([(0.42, 0.7), (0.58, 0.68)], INK, 0.035)


def _imp(brush: Brush) -> None:
    flame = [
        (0.5, 0.08),
        (0.66, 0.3),
        (0.74, 0.22),
        (0.82, 0.56),
        (0.7, 0.8),
        (0.5, 0.88),
        (0.3, 0.8),
        (0.18, 0.56),
        (0.28, 0.3),
        (0.38, 0.38),
    ]
    brush.shape(flame, FLAME)
    brush.oval((0.3, 0.42, 0.7, 0.84), GOLD)
    _eyes(brush, 0.58, 0.09, 0.045)
    brush.arc((0.4, 0.6, 0.6, 0.76), 10, 170, INK, 0.04)


_FACES: dict[str, Callable[[Brush], None]] = {
    "goblin": _goblin,
    "automaton": _automaton,
    "mummy": _mummy,
    "cube": _cube,
    "sasquatch": _sasquatch,
    "bookworm": _bookworm,
    "ghost": _ghost,
    "snowman": _snowman,
    "golem": _golem,
    "wizard": _wizard,
    "witch": _witch,
    "imp": _imp,
}


@kept
def medallion(kind: str, size: int) -> Image.Image:
    """A special assistant's medallion; an unknown kind, such as the basic library's, has a plain one."""
    brush = Brush(size)
    brush.dot(0.5, 0.5, 0.5, GOLD_DARK)
    brush.dot(0.5, 0.5, 0.46, GOLD)
    brush.dot(0.5, 0.5, 0.405, NIGHT)
    _FACES.get(kind, _plain)(brush)
    return brush.done()


def _plain(brush: Brush) -> None:
    brush.dot(0.5, 0.38, 0.15, CREAM)
    brush.oval((0.26, 0.54, 0.74, 0.98), CREAM)
