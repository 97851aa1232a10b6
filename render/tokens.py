"""The players' tokens: their sign, their assistants, and the first player's token."""

from __future__ import annotations

from PIL import Image

from render.brush import Brush, Point, ring
from render.characters import medallion
from render.kept import kept
from render.text import write
from render.theme import GOLD, GOLD_DARK, INK, PLAYERS, Colour

_OUTLINES: dict[str, list[Point]] = {
    "square": [(0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)],
    "triangle": [(0.5, 0.02), (0.99, 0.93), (0.01, 0.93)],
    "diamond": [(0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)],
    "pentagon": [(0.5, 0.02), (0.98, 0.38), (0.8, 0.95), (0.2, 0.95), (0.02, 0.38)],
}
_MIDDLE = {"triangle": 0.64, "pentagon": 0.54}


def _outline(brush: Brush, shape: str, shrunk: float, fill: Colour) -> None:
    if shape == "circle":
        brush.dot(0.5, 0.5, 0.47 - shrunk * 0.8, fill)
        return
    middle = _MIDDLE.get(shape, 0.5)
    factor = 1 - 2.3 * shrunk
    points = [(0.5 + (x - 0.5) * factor, middle + (y - middle) * factor) for x, y in _OUTLINES[shape]]
    brush.shape(points, fill)


@kept
def sign(colour: str, size: int) -> Image.Image:
    """A player's sign: shape, colour and letter; also their ordinary assistant."""
    style = PLAYERS[colour]
    brush = Brush(size)
    _outline(brush, style.shape, 0.0, style.dark)
    _outline(brush, style.shape, 0.07, style.fill)
    image = brush.done()
    down = size * _MIDDLE.get(style.shape, 0.5)
    write(
        image,
        (size / 2, down),
        style.letter,
        "bold",
        round(size * 0.5),
        ink=style.ink,
        anchor="mm",
    )
    return image


@kept
def assistant(colour: str, kind: str, size: int) -> Image.Image:
    """An assistant: the owner's sign, and beside it the medallion of a special one."""
    own = sign(colour, size)
    if kind == "ordinary":
        return own
    face = medallion(kind, size)
    image = Image.new("RGBA", (round(size * 1.78), size))
    image.alpha_composite(face, (image.width - face.width, 0))
    image.alpha_composite(own, (0, 0))
    return image


@kept
def first_player(size: int) -> Image.Image:
    """The first player's token: a golden star with a 1."""
    brush = Brush(size)
    brush.shape(ring(8, 0.5, 0.4), GOLD_DARK)
    brush.shape(ring(8, 0.43, 0.35), GOLD)
    image = brush.done()
    write(image, (size / 2, size / 2), "1", "bold", round(size * 0.55), ink=INK, anchor="mm")
    return image


@kept
def place_mark(letters: str, size: int) -> Image.Image:
    """The mark of a lettered place."""
    brush = Brush(size)
    brush.dot(0.5, 0.5, 0.48, INK)
    brush.dot(0.5, 0.5, 0.42, GOLD)
    image = brush.done()
    share = 0.62 if len(letters) == 1 else 0.46
    write(
        image,
        (size / 2, size / 2),
        letters,
        "bold",
        round(size * share),
        ink=INK,
        anchor="mm",
    )
    return image
