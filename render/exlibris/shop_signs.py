"""What hangs over the door of each of the eighteen locations: a picture of what is done inside."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image

from render.brush import Brush, Point, ring
from render.kept import kept
from render.theme import (
    CREAM,
    FLAME,
    GLOW,
    GOLD,
    GOLD_DARK,
    ICE,
    INK,
    INK_SOFT,
    LEAF,
    NIGHT,
    PLUM,
    PLUM_LIGHT,
    RED,
    SEAL_DARK,
    SKIN,
    SLIME,
    STONE,
    STONE_LIGHT,
    VIOLET,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
)

_LINE = 0.05


def _curve(middle: Point, radius: float, start: float, end: float) -> list[Point]:
    """Points along an arc, in degrees from the right, clockwise."""
    turns = [start + (end - start) * step / 12 for step in range(13)]
    return [(middle[0] + radius * cos(turn * pi / 180), middle[1] + radius * sin(turn * pi / 180)) for turn in turns]


def _book(brush: Brush, box: tuple[float, float, float, float], fill: Colour) -> None:
    """A closed book that lies flat, its pages at the right."""
    left, top, right, bottom = box
    brush.block(box, INK, 0.03)
    brush.block((left + 0.02, top + 0.02, right - 0.02, bottom - 0.02), fill, 0.02)
    brush.block((right - 0.12, top + 0.035, right - 0.02, bottom - 0.035), CREAM)


def _hut(brush: Brush) -> None:
    """Diviner's Hut: a crystal ball."""
    brush.shape([(0.24, 0.72), (0.76, 0.72), (0.86, 0.94), (0.14, 0.94)], WOOD_DARK)
    brush.block((0.2, 0.68, 0.8, 0.78), GOLD, 0.04)
    brush.dot(0.5, 0.4, 0.36, PLUM)
    brush.dot(0.5, 0.4, 0.31, VIOLET)
    brush.shape(ring(4, 0.2, 0.06, 0.52, 0.42), GLOW)
    brush.oval((0.28, 0.16, 0.44, 0.3), PLUM_LIGHT)


def _swap(brush: Brush) -> None:
    """Olde Book Swap: two books and two arrows."""
    _book(brush, (0.04, 0.52, 0.5, 0.74), RED)
    _book(brush, (0.5, 0.26, 0.96, 0.48), LEAF)
    for points, tip in (
        (_curve((0.5, 0.5), 0.4, 200, 292), [(0.6, 0.02), (0.84, 0.15), (0.58, 0.27)]),
        (_curve((0.5, 0.5), 0.4, 20, 112), [(0.4, 0.98), (0.16, 0.85), (0.42, 0.73)]),
    ):
        brush.line(points, INK, 0.085)
        brush.shape(tip, INK)


def _auction(brush: Brush) -> None:
    """Auction House: a gavel."""
    brush.line([(0.42, 0.44), (0.84, 0.86)], WOOD_DARK, 0.13)
    brush.line([(0.42, 0.44), (0.84, 0.86)], WOOD_LIGHT, 0.06)
    brush.shape([(0.12, 0.44), (0.46, 0.1), (0.66, 0.3), (0.32, 0.64)], WOOD_DARK)
    brush.shape([(0.19, 0.44), (0.46, 0.17), (0.59, 0.3), (0.32, 0.57)], WOOD)
    for start, end in (((0.08, 0.4), (0.36, 0.68)), ((0.42, 0.06), (0.7, 0.34))):
        brush.line([start, end], GOLD_DARK, 0.1)
    brush.block((0.06, 0.84, 0.56, 0.96), WOOD_DARK, 0.04)


def _donation(brush: Brush) -> None:
    """Donation Drive: a book drops into a box with a heart."""
    brush.shape([(0.38, 0.04), (0.72, 0.12), (0.62, 0.5), (0.28, 0.42)], PLUM)
    brush.line([(0.44, 0.15), (0.64, 0.2)], CREAM, _LINE)
    brush.block((0.1, 0.44, 0.9, 0.96), WOOD_DARK, 0.05)
    brush.block((0.15, 0.56, 0.85, 0.91), WOOD_LIGHT, 0.03)
    brush.block((0.24, 0.46, 0.76, 0.52), INK)
    for x in (0.42, 0.58):
        brush.dot(x, 0.69, 0.085, RED)
    brush.shape([(0.345, 0.72), (0.655, 0.72), (0.5, 0.88)], RED)


def _community(brush: Brush) -> None:
    """Community Centre: three neighbours."""
    for x, y, fill in ((0.24, 0.4, LEAF), (0.76, 0.4, GOLD), (0.5, 0.5, RED)):
        brush.oval((x - 0.26, y + 0.1, x + 0.26, y + 0.9), INK)
        brush.oval((x - 0.22, y + 0.14, x + 0.22, y + 0.9), fill)
        brush.dot(x, y - 0.06, 0.18, SKIN, INK)


def _well(brush: Brush) -> None:
    """Wishing Well: a roof, a bucket, a ring of stones."""
    for x in (0.2, 0.76):
        brush.block((x, 0.3, x + 0.06, 0.7), WOOD_DARK)
    brush.line([(0.5, 0.24), (0.5, 0.5)], INK, 0.03)
    brush.shape([(0.38, 0.46), (0.62, 0.46), (0.58, 0.66), (0.42, 0.66)], WOOD_LIGHT, WOOD_DARK, 0.03)
    brush.shape([(0.04, 0.34), (0.5, 0.02), (0.96, 0.34)], RED, SEAL_DARK, 0.04)
    brush.block((0.1, 0.62, 0.9, 0.96), INK_SOFT, 0.08)
    for x, y in ((0.14, 0.66), (0.4, 0.66), (0.65, 0.66), (0.14, 0.82), (0.27, 0.82), (0.53, 0.82), (0.76, 0.82)):
        brush.block((x, y, x + (0.1 if y > 0.8 and x in {0.14, 0.76} else 0.22), y + 0.12), STONE, 0.03)


def _den(brush: Brush) -> None:
    """Gambling Den: two dice."""
    brush.shape([(0.5, 0.3), (0.94, 0.2), (0.98, 0.62), (0.56, 0.74)], SEAL_DARK)
    brush.shape([(0.53, 0.34), (0.9, 0.25), (0.94, 0.59), (0.58, 0.7)], RED)
    for x, y in ((0.66, 0.41), (0.74, 0.48), (0.83, 0.54)):
        brush.dot(x, y, 0.05, CREAM)
    brush.block((0.06, 0.36, 0.58, 0.9), INK, 0.1)
    brush.block((0.1, 0.4, 0.54, 0.86), WHITE, 0.08)
    for x in (0.21, 0.43):
        for y in (0.51, 0.75):
            brush.dot(x, y, 0.06, INK)
    brush.dot(0.32, 0.63, 0.06, INK)


def _lodge(brush: Brush) -> None:
    """Librarians' Lodge: a fire in the hearth."""
    brush.block((0.08, 0.1, 0.92, 0.96), SEAL_DARK, 0.06)
    for row in range(5):
        for left, right in ((0.12, 0.34), (0.38, 0.62), (0.66, 0.88)) if row % 2 else ((0.12, 0.48), (0.52, 0.88)):
            brush.block((left, 0.19 + row * 0.16, right, 0.31 + row * 0.16), WOOD)
    brush.shape([*_curve((0.5, 0.56), 0.28, 180, 360), (0.78, 0.96), (0.22, 0.96)], NIGHT)
    brush.shape([(0.5, 0.36), (0.62, 0.56), (0.7, 0.52), (0.68, 0.88), (0.32, 0.88), (0.3, 0.58), (0.4, 0.62)], FLAME)
    brush.shape([(0.5, 0.56), (0.6, 0.74), (0.56, 0.88), (0.44, 0.88), (0.4, 0.74)], GOLD)
    brush.line([(0.3, 0.9), (0.7, 0.9)], WOOD_LIGHT, 0.08)
    brush.block((0.02, 0.06, 0.98, 0.16), WOOD_DARK, 0.03)


def _collector(brush: Brush) -> None:
    """Book Collector: a glass over a book."""
    _book(brush, (0.06, 0.5, 0.7, 0.86), NIGHT)
    brush.line([(0.62, 0.6), (0.92, 0.92)], WOOD_DARK, 0.13)
    brush.dot(0.46, 0.4, 0.34, INK)
    brush.dot(0.46, 0.4, 0.28, GOLD)
    brush.dot(0.46, 0.4, 0.24, ICE)
    brush.line([(0.36, 0.34), (0.56, 0.34)], INK_SOFT, _LINE)
    brush.line([(0.36, 0.46), (0.56, 0.46)], INK_SOFT, _LINE)


def _bookseller(brush: Brush) -> None:
    """Bookseller: an open book."""
    for side in (-1, 1):
        cover = [(0.5, 0.26), (0.5 + side * 0.47, 0.14), (0.5 + side * 0.47, 0.78), (0.5, 0.92)]
        page = [(0.5, 0.3), (0.5 + side * 0.1, 0.2), (0.5 + side * 0.4, 0.2), (0.5 + side * 0.4, 0.72), (0.5, 0.84)]
        brush.shape(cover, WOOD_DARK)
        brush.shape(page, CREAM if side < 0 else GLOW)
        for y in (0.36, 0.49, 0.62):
            brush.line([(0.5 + side * 0.1, y + 0.02), (0.5 + side * 0.32, y - 0.03)], INK_SOFT, 0.04)
    brush.line([(0.5, 0.28), (0.5, 0.86)], WOOD_DARK, 0.04)
    brush.shape([(0.62, 0.16), (0.74, 0.14), (0.74, 0.42), (0.68, 0.36), (0.62, 0.42)], RED)


def _dump(brush: Brush) -> None:
    """Garbage Dump: a bin from which a book looks."""
    brush.shape([(0.34, 0.1), (0.6, 0.02), (0.72, 0.38), (0.46, 0.46)], PLUM)
    brush.line([(0.44, 0.16), (0.58, 0.12)], CREAM, _LINE)
    brush.shape([(0.16, 0.38), (0.84, 0.38), (0.76, 0.96), (0.24, 0.96)], INK_SOFT)
    for x, lean in ((0.34, 0.03), (0.5, 0.0), (0.66, -0.03)):
        brush.line([(x, 0.48), (x + lean, 0.86)], STONE_LIGHT, 0.055)
    brush.block((0.1, 0.32, 0.9, 0.43), INK, 0.05)


def _draft(brush: Brush) -> None:
    """Draft House: a mug that foams over."""
    brush.arc((0.56, 0.42, 0.96, 0.82), 0, 360, WOOD_DARK, 0.09)
    brush.block((0.16, 0.3, 0.74, 0.96), WOOD_DARK, 0.07)
    brush.block((0.21, 0.36, 0.69, 0.91), GOLD, 0.04)
    for x in (0.33, 0.45, 0.57):
        brush.line([(x, 0.5), (x, 0.82)], GOLD_DARK, 0.045)
    for x, y, radius in ((0.22, 0.28, 0.14), (0.4, 0.2, 0.17), (0.6, 0.24, 0.15), (0.7, 0.34, 0.1)):
        brush.dot(x, y, radius, WOOD_DARK)
    for x, y, radius in ((0.22, 0.28, 0.1), (0.4, 0.2, 0.13), (0.6, 0.24, 0.11), (0.7, 0.34, 0.06)):
        brush.dot(x, y, radius, WHITE)
    brush.block((0.21, 0.24, 0.68, 0.4), WHITE, 0.05)
    brush.line([(0.28, 0.36), (0.28, 0.54)], WHITE, 0.09)


def _shack(brush: Brush) -> None:
    """Mysterious Shack: somebody looks through the keyhole."""
    brush.block((0.16, 0.04, 0.84, 0.96), GOLD_DARK, 0.12)
    brush.block((0.21, 0.09, 0.79, 0.91), GOLD, 0.09)
    brush.dot(0.5, 0.38, 0.21, NIGHT)
    brush.shape([(0.42, 0.44), (0.58, 0.44), (0.66, 0.82), (0.34, 0.82)], NIGHT)
    brush.oval((0.35, 0.29, 0.65, 0.47), SLIME)
    brush.oval((0.45, 0.29, 0.55, 0.47), INK)


def _rummage(brush: Brush) -> None:
    """Rummage Sale: a chest full of odds and ends."""
    brush.block((0.16, 0.18, 0.3, 0.5), VIOLET, 0.03)
    brush.block((0.32, 0.08, 0.44, 0.5), LEAF, 0.03)
    brush.dot(0.6, 0.32, 0.16, GOLD, GOLD_DARK)
    brush.dot(0.6, 0.32, 0.07, INK)
    brush.line([(0.74, 0.5), (0.86, 0.14)], RED, 0.08)
    brush.block((0.06, 0.46, 0.94, 0.94), WOOD_DARK, 0.06)
    brush.block((0.11, 0.56, 0.89, 0.89), WOOD, 0.03)
    brush.block((0.06, 0.5, 0.94, 0.58), GOLD_DARK)
    brush.block((0.42, 0.52, 0.58, 0.74), GOLD, 0.03)
    brush.dot(0.5, 0.62, 0.04, INK)


def _guild(brush: Brush) -> None:
    """Assistants' Guild: one pawn takes another's place."""
    for x, fill, edge in ((0.28, STONE, INK_SOFT), (0.7, GOLD, INK)):
        brush.shape([(x - 0.24, 0.94), (x - 0.1, 0.5), (x + 0.1, 0.5), (x + 0.24, 0.94)], fill, edge, 0.045)
        brush.dot(x, 0.4, 0.16, fill, edge)
    brush.line(_curve((0.49, 0.34), 0.28, 205, 320), RED, 0.075)
    brush.shape([(0.84, 0.04), (0.8, 0.32), (0.58, 0.2)], RED)


def _tax(brush: Brush) -> None:
    """Tax Collector: a pile of coins."""
    for x, most in ((0.27, 3), (0.72, 5)):
        for place in range(most):
            y = 0.86 - place * 0.14
            brush.oval((x - 0.24, y - 0.12, x + 0.24, y + 0.12), GOLD_DARK)
            brush.oval((x - 0.21, y - 0.12, x + 0.21, y + 0.06), GOLD)
    brush.oval((0.59, 0.22, 0.85, 0.32), GLOW)
    brush.oval((0.14, 0.5, 0.4, 0.6), GLOW)
    brush.line([(0.12, 0.3), (0.4, 0.06)], RED, 0.07)
    for x, y in ((0.15, 0.1), (0.37, 0.27)):
        brush.dot(x, y, 0.075, RED)
        brush.dot(x, y, 0.035, CREAM)


def _yard(brush: Brush) -> None:
    """Yard Sale: a price tag on its string."""
    brush.line(_curve((0.84, 0.12), 0.2, 40, 220), WOOD_DARK, 0.04)
    brush.shape([(0.56, 0.08), (0.9, 0.12), (0.94, 0.46), (0.42, 0.96), (0.06, 0.6)], SEAL_DARK)
    brush.shape([(0.58, 0.14), (0.85, 0.17), (0.88, 0.44), (0.42, 0.88), (0.14, 0.6)], FLAME)
    brush.dot(0.74, 0.28, 0.07, CREAM)
    brush.line([(0.36, 0.52), (0.52, 0.68)], CREAM, 0.06)
    brush.line([(0.46, 0.42), (0.62, 0.58)], CREAM, 0.06)


def _shelfmasons(brush: Brush) -> None:
    """Shelfmasons' Guild: a trowel over a wall."""
    for x, y, width in ((0.04, 0.66, 0.28), (0.36, 0.66, 0.28), (0.68, 0.66, 0.28), (0.04, 0.83, 0.14),
                        (0.22, 0.83, 0.28), (0.54, 0.83, 0.28), (0.86, 0.83, 0.1)):  # fmt: skip
        brush.block((x, y, x + width, y + 0.13), SEAL_DARK, 0.02)
        brush.block((x + 0.02, y + 0.02, x + width - 0.02, y + 0.11), RED, 0.01)
    brush.shape([(0.06, 0.58), (0.2, 0.16), (0.54, 0.48)], INK)
    brush.shape([(0.13, 0.51), (0.22, 0.25), (0.43, 0.45)], ICE)
    brush.line([(0.4, 0.34), (0.54, 0.28), (0.6, 0.2)], INK, 0.06)
    brush.line([(0.62, 0.2), (0.88, 0.06)], WOOD_DARK, 0.13)


_PAINT: dict[str, Callable[[Brush], None]] = {
    "hut": _hut,
    "swap": _swap,
    "auction": _auction,
    "donation": _donation,
    "community": _community,
    "well": _well,
    "den": _den,
    "lodge": _lodge,
    "collector": _collector,
    "bookseller": _bookseller,
    "dump": _dump,
    "draft": _draft,
    "shack": _shack,
    "rummage": _rummage,
    "guild": _guild,
    "tax": _tax,
    "yard": _yard,
    "shelfmasons": _shelfmasons,
}


@kept
def picture(key: str, size: int) -> Image.Image:
    """What is done in a shop, with a clear ground."""
    brush = Brush(size)
    _PAINT[key](brush)
    return brush.done()


@kept
def shop_sign(key: str, size: int) -> Image.Image:
    """A round sign with the shop's picture."""
    brush = Brush(size)
    brush.dot(0.5, 0.5, 0.5, WOOD_DARK)
    brush.dot(0.5, 0.5, 0.455, CREAM)
    image = brush.done()
    inner = round(size * 0.66)
    image.alpha_composite(picture(key, inner), ((size - inner) // 2, (size - inner) // 2))
    return image
