"""The roofs of the eighteen shops: no two have the same outline, colour and sign."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PIL import Image, ImageDraw

from render.brush import Point
from render.exlibris.shop_signs import shop_sign
from render.kept import kept
from render.theme import (
    CATEGORIES,
    GOLD,
    GOLD_DARK,
    INK_SOFT,
    LEAF,
    NIGHT,
    PAPER,
    PLUM,
    RED,
    SEAL_DARK,
    STONE,
    STONE_LIGHT,
    VIOLET,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Colour,
    blend,
)

HEIGHT = 64
_FINER = 3
_TOP = 24
"""Where the roof's ridge is."""
_EDGE = 3
_LEAN = 26
"""So far the roof's ends lean in."""
_HALF = 46
"""Half the width of the front in the middle, where the sign hangs."""
_SIGN = 48
_COURSE = 12
_DARK = 300
"""The three parts of a dark colour do not add up to this."""
Line = Sequence[Point]


@dataclass(frozen=True, slots=True)
class Roof:
    """How one shop's roof looks."""

    fill: Colour
    cover: str
    front: str
    top: str
    wall: Colour = PAPER


BLUE, TEAL, OCHRE = CATEGORIES["RT"].fill, CATEGORIES["SP"].fill, CATEGORIES["HV"].fill
ROOFS = {
    "hut": Roof(VIOLET, "stripes", "tent", "flag", GOLD),
    "swap": Roof(BLUE, "scales", "steps", "chimney"),
    "auction": Roof(STONE, "slates", "temple", "flags", STONE_LIGHT),
    "donation": Roof(RED, "scales", "gable", "chimneys"),
    "community": Roof(TEAL, "slates", "tower", "flags"),
    "well": Roof(LEAF, "scales", "arch", "trees"),
    "den": Roof(SEAL_DARK, "stripes", "dome", "flag", GOLD),
    "lodge": Roof(WOOD, "planks", "gable", "chimneys", WOOD_LIGHT),
    "collector": Roof(NIGHT, "slates", "dome", "vane"),
    "bookseller": Roof(PLUM, "scales", "arch", "chimney"),
    "dump": Roof(INK_SOFT, "planks", "crooked", "pipe", STONE_LIGHT),
    "draft": Roof(GOLD_DARK, "scales", "steps", "chimneys", GOLD),
    "shack": Roof(CATEGORIES["CC"].fill, "planks", "crooked", "vane", WOOD_LIGHT),
    "rummage": Roof(CATEGORIES["FF"].fill, "stripes", "tent", "flags"),
    "guild": Roof(TEAL, "scales", "steps", "vane"),
    "tax": Roof(STONE, "slates", "tower", "chimney", STONE_LIGHT),
    "yard": Roof(OCHRE, "planks", "gable", "trees"),
    "shelfmasons": Roof(RED, "slates", "temple", "chimneys", STONE_LIGHT),
}


class Eaves:
    """Paints a roof of a width, with smooth edges; call `done` for the picture."""

    def __init__(self, width: int, ground: Colour) -> None:
        self.width = width
        self._image = Image.new("RGB", (width * _FINER, HEIGHT * _FINER), ground)
        self._pen = ImageDraw.Draw(self._image)

    def _at(self, points: Line) -> list[Point]:
        return [(x * _FINER, y * _FINER) for x, y in points]

    def shape(self, points: Line, fill: Colour, edge: Colour | None = WOOD_DARK) -> None:
        """A polygon, with an edge unless told otherwise."""
        self._pen.polygon(self._at(points), fill=fill)
        if edge is not None:
            self._pen.line(self._at([*points, *points[:2]]), fill=edge, width=_EDGE * _FINER, joint="curve")

    def line(self, points: Line, fill: Colour, thick: float = 2) -> None:
        self._pen.line(self._at(points), fill=fill, width=round(thick * _FINER))

    def bow(self, x: float, y: float, radius: float, ink: Colour) -> None:
        """The lower half of a ring."""
        box = [(x - radius) * _FINER, (y - radius) * _FINER, (x + radius) * _FINER, (y + radius) * _FINER]
        self._pen.arc(box, 10, 170, ink, 2 * _FINER)

    def dot(self, x: float, y: float, radius: float, fill: Colour) -> None:
        box = [(x - radius) * _FINER, (y - radius) * _FINER, (x + radius) * _FINER, (y + radius) * _FINER]
        self._pen.ellipse(box, fill=fill)

    def block(self, at: Point, end: Point, fill: Colour) -> None:
        (left, top), (right, bottom) = at, end
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], fill)

    def done(self) -> Image.Image:
        return self._image.reduce(_FINER)


def _slope(y: float) -> float:
    """How far in the roof's end is at a height."""
    return _LEAN * (HEIGHT - y) / (HEIGHT - _TOP)


def _scales(eaves: Eaves, mark: Colour) -> None:
    for course, y in enumerate(range(_TOP + 4, HEIGHT, _COURSE)):
        start = _slope(y) + (10 if course % 2 else 0)
        for x in range(round(start + 10), round(eaves.width - _slope(y) - 8), 20):
            eaves.bow(x, y, 10, mark)


def _slates(eaves: Eaves, mark: Colour) -> None:
    for course, y in enumerate(range(_TOP + _COURSE, HEIGHT + 1, _COURSE)):
        eaves.line([(_slope(y) + 2, y), (eaves.width - _slope(y) - 2, y)], mark)
        for x in range(round(_slope(y)) + (24 if course % 2 else 10), round(eaves.width - _slope(y - 12) - 4), 28):
            eaves.line([(x, y - _COURSE), (x, y)], mark)


def _planks(eaves: Eaves, mark: Colour) -> None:
    for y in range(_TOP + 9, HEIGHT, 10):
        eaves.line([(_slope(y) + 2, y), (eaves.width - _slope(y) - 2, y)], mark)


def _stripes(eaves: Eaves, mark: Colour) -> None:
    count = eaves.width // 44 * 2 + 1
    each = eaves.width / count
    for step in range(1, count, 2):
        low = (step * each, (step + 1) * each)
        high = [_LEAN + x * (eaves.width - 2 * _LEAN) / eaves.width for x in low]
        corners = [(high[0], _TOP + 2), (high[1], _TOP + 2), (low[1], HEIGHT), (low[0], HEIGHT)]
        eaves.shape(corners, mark, None)


_COVERS: dict[str, Callable[[Eaves, Colour], None]] = {
    "scales": _scales,
    "slates": _slates,
    "planks": _planks,
    "stripes": _stripes,
}


def _round(middle: float, top: float, half: float, low: float) -> list[Point]:
    """An arch from a height down to the roof's foot."""
    turns = [pi + pi * step / 16 for step in range(17)]
    bow = [(middle + half * cos(turn), low + (low - top) * sin(turn)) for turn in turns]
    return [(middle - half, HEIGHT + 4), *bow, (middle + half, HEIGHT + 4)]


def _onion(middle: float) -> list[Point]:
    half = [(0.0, 1.0), (4.0, 9.0), (16.0, 15.0), (36.0, 22.0), (44.0, 36.0), (40.0, 50.0), (32.0, HEIGHT + 4)]
    return [*((middle - x, y) for x, y in reversed(half)), *((middle + x, y) for x, y in half)]


def _square(middle: float, points: Line) -> list[Point]:
    """A front that is the same at both sides: its right half, from the top."""
    return [
        *((middle - x, y) for x, y in reversed(points)),
        *((middle + x, y) for x, y in points),
    ]


_RIGHT_HALVES: dict[str, list[Point]] = {
    "gable": [(0, 2), (_HALF + 8, 36), (_HALF, 36), (_HALF, HEIGHT + 4)],
    "temple": [(0, 2), (_HALF + 14, 26), (_HALF + 14, 32), (_HALF, 32), (_HALF, HEIGHT + 4)],
    "steps": [(14, 3), (14, 13), (30, 13), (30, 24), (_HALF, 24), (_HALF, HEIGHT + 4)],
    "tower": [(8, 10), (8, 3), (22, 3), (22, 10), (32, 10), (32, 3), (_HALF, 3), (_HALF, HEIGHT + 4)],
    "tent": [(0, 1), (8, 16), (26, 30), (_HALF + 10, 40), (_HALF + 2, 48), (_HALF, HEIGHT + 4)],
}


def _front(kind: str, middle: float) -> list[Point]:
    """The outline of the front in the middle of a roof."""
    if kind == "arch":
        return _round(middle, 3, _HALF - 4, 44)
    if kind == "dome":
        return _onion(middle)
    if kind == "crooked":
        return [
            (middle - 44, HEIGHT + 4),
            (middle - 50, 22),
            (middle - 6, 2),
            (middle + 40, 30),
            (middle + 44, HEIGHT + 4),
        ]
    return _square(middle, _RIGHT_HALVES[kind])


def _chimney(eaves: Eaves, x: float, *, smoke: bool) -> None:
    if smoke:
        for right, y, radius in ((4, 9, 5), (10, 4, 4)):
            eaves.dot(x + 11 + right, y, radius, WHITE)
    eaves.block((x, 15), (x + 22, 40), SEAL_DARK)
    eaves.block((x - 3, 12), (x + 25, 18), WOOD)


def _flag(eaves: Eaves, x: float, fill: Colour) -> None:
    eaves.line([(x, 4), (x, 30)], WOOD_DARK, 3)
    eaves.shape([(x + 1, 5), (x + 24, 10), (x + 1, 17)], fill)


def _tree(eaves: Eaves, x: float) -> None:
    for right, y, radius in ((0, 26, 14), (16, 20, 13), (26, 30, 12)):
        eaves.dot(x + right, y, radius, blend(LEAF, NIGHT, 0.35))
    for right, y, radius in ((0, 24, 11), (16, 18, 10), (25, 28, 9)):
        eaves.dot(x + right, y, radius, LEAF)


def _on_top(eaves: Eaves, kind: str) -> None:
    """What stands behind the ridge, left and right of the front."""
    left, right = eaves.width * 0.16, eaves.width * 0.78
    match kind:
        case "chimney" | "chimneys":
            _chimney(eaves, right, smoke=True)
            if kind == "chimneys":
                _chimney(eaves, left, smoke=False)
        case "flag" | "flags":
            _flag(eaves, right, GOLD)
            if kind == "flags":
                _flag(eaves, left, RED)
        case "trees":
            _tree(eaves, left)
            _tree(eaves, right)
        case "pipe":
            eaves.block((right, 8), (right + 12, 40), STONE)
            eaves.block((right - 6, 4), (right + 18, 11), INK_SOFT)
        case _:
            eaves.line([(left, 4), (left, 30)], WOOD_DARK, 3)
            eaves.line([(left - 14, 10), (left + 14, 10)], WOOD_DARK, 3)
            eaves.shape([(left + 10, 4), (left + 22, 10), (left + 10, 16)], GOLD)


def _mark(fill: Colour) -> Colour:
    """The colour of tiles' edges on a roof: darker, or lighter where that would not show."""
    return blend(fill, WHITE if sum(fill) < _DARK else NIGHT, 0.3)


@kept
def roof(key: str, width: int, ground: Colour) -> Image.Image:
    """A shop's roof of a width over the ground behind it, with the shop's sign."""
    style, eaves, middle = ROOFS[key], Eaves(width, ground), width / 2
    _on_top(eaves, style.top)
    outline = [(1, HEIGHT + 4), (_LEAN, _TOP), (width - _LEAN, _TOP), (width - 1, HEIGHT + 4)]
    eaves.shape(outline, style.fill)
    _COVERS[style.cover](eaves, PAPER if style.cover == "stripes" else _mark(style.fill))
    eaves.line([*outline[1:3]], WOOD_DARK, _EDGE + 1)
    eaves.line(outline[:2], WOOD_DARK, _EDGE)
    eaves.line(outline[2:], WOOD_DARK, _EDGE)
    eaves.shape(_front(style.front, middle), style.wall)
    image = eaves.done()
    sign = shop_sign(key, _SIGN)
    image.paste(sign, ((width - _SIGN) // 2, HEIGHT - _SIGN - 1), sign)
    return image
