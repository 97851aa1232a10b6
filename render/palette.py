"""The fixed palette of every picture: settled to it, a picture is small and its parts can be kept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any

from PIL import Image

from render import theme
from render.theme import CATEGORIES, CREAM, FIFTH, GOLD, INK, PLAYERS, WHITE, Colour, PlayerStyle, blend

_SIZE = 256
_NEAR = 8
_STEPS = (1 / 3, 2 / 3)
"""Edges are smoothed by these blends of the two colours that meet."""
_CORE: Any = Image.core  # type: ignore[attr-defined] # it is there
SMOOTH = [round(level / 255 * 3) * 255 // 3 for level in range(256)]
"""A mask's levels in those steps: finer ones would be set to other blends, and only make files larger."""


class Palette(tuple[Colour, ...]):
    """The colours of a picture. Only the same one is equal: to hash hundreds of colours takes as long as to paste."""

    __slots__ = ()
    __eq__ = object.__eq__
    __ne__ = object.__ne__
    __hash__ = object.__hash__


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)


def plain() -> list[Colour]:
    """Every colour that the theme names for itself."""
    return [value for key, value in vars(theme).items() if key.isupper() and _is_colour(value)]


def _players() -> list[PlayerStyle]:
    return [style for key, style in PLAYERS.items() if key != FIFTH]


def _named() -> list[Colour]:
    """Every colour that the theme names."""
    players = [colour for style in _players() for colour in (style.fill, style.dark)]
    books = [colour for style in CATEGORIES.values() for colour in (style.fill, style.dark, style.light)]
    return plain() + players + books


def _meeting() -> list[tuple[Colour, Colour]]:
    """Pairs of colours that often touch: text on its ground, a sign on its card, a card on the table."""
    players, books = _players(), CATEGORIES.values()
    grounds = [CREAM, theme.PAPER, theme.HAZE, theme.MEADOW, theme.SLOT, theme.GLOW]
    return [
        *product([INK, theme.INK_SOFT], grounds),
        *product([style.fill for style in books], [CREAM, WHITE]),
        *product([style.fill for style in players], [CREAM, INK]),
        *product([theme.WOOD, theme.WOOD_DARK, theme.WOOD_DEEP, theme.PLUM], [CREAM, WHITE]),
        *product([theme.RED, GOLD], [CREAM, INK]),
        *((style.fill, style.dark) for style in players),
        *((style.fill, style.dark) for style in books),
        *((style.fill, style.light) for style in books),
        *((style.fill, WHITE) for style in players),
        *product([theme.WOOD_DARK], [theme.HAZE, theme.MEADOW, theme.WOOD, theme.PAPER]),
        *product([theme.NIGHT], [GOLD, CREAM, theme.LEAF, theme.STONE, theme.FLAME, theme.WOOD, theme.VIOLET]),
        (theme.STONE, theme.STREET),
        (GOLD, theme.GOLD_DARK),
    ]


def _apart(one: Colour, other: Colour) -> bool:
    """Whether the search for the nearest colour, which looks in steps of four, can keep two colours apart."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) >= _NEAR


def mixed(named: Iterable[Colour], meeting: Iterable[tuple[Colour, Colour]]) -> Palette:
    """A palette: the named colours first, then the blends of those that meet, at most 256."""
    found = list(dict.fromkeys(named))
    for one, other in meeting:
        for step in _STEPS:
            colour = blend(one, other, step)
            if all(_apart(colour, kept) for kept in found):
                found.append(colour)
    return Palette(found[:_SIZE])


@cache
def colours() -> Palette:
    """The palette's colours, at most 256."""
    return mixed(_named(), _meeting())


@cache
def _flat(chosen: Palette) -> bytes:
    return bytes(part for colour in chosen for part in colour)


def settle(image: Image.Image, chosen: Palette | None = None) -> Image.Image:
    """The picture in colours of a palette only; each pixel by itself, so parts may be settled one by one."""
    # What `Image.quantize` comes to.
    return _shown(image.im.convert("P", Image.Dither.NONE, _model(_flat(chosen or colours())).im), None)


@cache
def index(colour: Colour, chosen: Palette | None = None) -> int:
    """Where a named colour stands in a palette; raises ValueError for any other."""
    return (chosen or colours()).index(colour)


def blank(width: int, height: int, colour: Colour, chosen: Palette | None = None) -> Image.Image:
    """An empty settled picture, to paste parts into that are settled to the same palette."""
    pixels = _CORE.fill("P", (width, height), index(colour, chosen))
    return _shown(pixels, _flat(chosen or colours()))


def there(mode: str, size: tuple[int, int], pixels: bytes, palette: bytes | None) -> Image.Image:
    """A picture of bytes where they lie, with a palette if it has one; `Image.frombuffer` takes three times as long."""
    return _shown(_CORE.map_buffer(pixels, size, "raw", 0, (mode, 0, 1)), palette)


def _shown(pixels: Any, palette: bytes | None) -> Image.Image:
    """Pillow's pixels as a picture."""
    if palette is not None:
        pixels.putpalette("RGB", "RGB", palette)
    image = Image.Image()  # its own copy of the palette, which Pillow's functions end with, nobody asks for
    image.im, image._mode, image._size = pixels, pixels.mode, pixels.size  # noqa: SLF001 - as these functions do
    return image


@cache
def _model(palette: bytes | None) -> Image.Image:
    """A picture with such a palette."""
    image = Image.new("L" if palette is None else "P", (1, 1))
    if palette is not None:
        image.putpalette(palette)
        image.load()
    return image
