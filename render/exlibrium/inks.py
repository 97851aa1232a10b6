"""The colours of Exlibrium: seven characters, a table of plum velvet, and a palette of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from PIL import Image

from render import theme
from render.band import Band
from render.bookmark import noted_below
from render.canvas import Canvas
from render.palette import Palette, mixed, plain, settle
from render.picture import Picture, finish, joined, nearly_square, strip
from render.theme import (
    CREAM,
    GAP,
    GLOW,
    GOLD,
    GOLD_DARK,
    INK,
    INK_SOFT,
    PAPER,
    PLAYERS,
    SLOT,
    WHITE,
    WIDE,
    Colour,
    blend,
)

VELVET = (58, 42, 68)
"""The table's cloth, and the ground of every head."""
VELVET_LIGHT = (92, 71, 105)
MIST = (228, 217, 222)
"""The ground of a seat that waits."""


@dataclass(frozen=True, slots=True)
class CharacterStyle:
    """How a character is told, beside its emblem and its number."""

    fill: Colour
    dark: Colour
    light: Colour

    @property
    def wash(self) -> Colour:
        """A pale shade, for the ground of the character's column."""
        return blend(self.light, CREAM, 0.6)


CHARACTERS = (
    CharacterStyle((157, 1, 22), (88, 0, 12), (240, 150, 140)),
    CharacterStyle((155, 113, 23), (88, 62, 8), (234, 200, 120)),
    CharacterStyle((123, 82, 194), (66, 40, 112), (196, 170, 236)),
    CharacterStyle((57, 61, 79), (26, 28, 40), (160, 164, 182)),
    CharacterStyle((11, 80, 132), (5, 42, 74), (140, 190, 228)),
    CharacterStyle((81, 115, 70), (40, 62, 33), (172, 206, 150)),
    CharacterStyle((58, 130, 133), (22, 72, 74), (140, 212, 208)),
)
"""By character, in activation order. People with any colour vision can tell them apart: a test holds us to it."""


@cache
def palette() -> Palette:
    """The named colours and the blends of those that meet in these pictures."""
    players = [colour for style in PLAYERS.values() for colour in (style.fill, style.dark)]
    own = [colour for style in CHARACTERS for colour in (style.fill, style.dark, style.light, style.wash)]
    meeting = [
        *product([INK, INK_SOFT], [CREAM, PAPER, GLOW, MIST, GOLD]),
        *product([style.fill for style in CHARACTERS], [CREAM, WHITE]),
        *((style.fill, style.dark) for style in CHARACTERS),
        *((style.fill, WHITE) for style in PLAYERS.values()),
        *((style.fill, INK) for style in PLAYERS.values()),
        *((style.fill, style.dark) for style in PLAYERS.values()),
        *product([VELVET, VELVET_LIGHT], [CREAM, GOLD, WHITE, MIST]),
        *product([style.dark for style in CHARACTERS], [CREAM]),
        (GOLD, GOLD_DARK),
        *((style.light, style.dark) for style in CHARACTERS),
        (theme.WOOD_DARK, SLOT),
    ]
    return mixed([VELVET, VELVET_LIGHT, MIST, *own, *players, *plain()], meeting)


def roomy(width: int, height: int) -> int:
    """The height that a picture of a width needs, so that it is not nearly square."""
    while nearly_square(width, height):
        height += 4
    return height


def settled(canvas: Canvas) -> Image.Image:
    """A finished part, in the palette of this game."""
    return settle(canvas.image, palette())


def between(height: int = GAP, colour: Colour = PAPER) -> Band:
    """An empty strip between others."""
    return strip(height, colour, palette())


def stacked(bands: Sequence[Band], alt: str, note: str = "") -> Picture:
    """A picture of bands, with some room below; `note` says what bookmarks mean, where there may be some."""
    shown = [*bands, between()]
    if note:
        shown = noted_below(shown, note, chosen=palette())
    high = sum(band.height for band in shown)
    more = roomy(WIDE, high) - high
    return joined([*shown, between(more)] if more else shown, alt)


def finished(image: Image.Image, alt: str) -> Picture:
    """Encode a drawing in the palette of this game."""
    return finish(settle(image, palette()), alt)


def dimmed(colour: Colour) -> Colour:
    """A colour that stands back."""
    return blend(colour, MIST, 0.5)


__all__ = [
    "CHARACTERS",
    "MIST",
    "VELVET",
    "VELVET_LIGHT",
    "WIDE",
    "CharacterStyle",
    "between",
    "dimmed",
    "finished",
    "palette",
    "roomy",
    "settled",
    "stacked",
]
