"""A finished picture: the bytes of a PNG file and the words for whoever cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.band import Band, png
from render.encode import small
from render.kept import banded
from render.palette import Palette, blank, settle
from render.theme import PAPER, WIDE, Colour

ALT_LIMIT = 1024
"""Discord refuses longer alt texts."""
_SQUARE = 0.06
"""Discord crops pictures that are nearly square in some places, so none of ours is."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is ready to be sent."""

    png: bytes
    alt: str
    width: int
    height: int


def nearly_square(width: int, height: int) -> bool:
    """Whether width and height differ by less than 6 %."""
    return abs(width - height) < _SQUARE * max(width, height)


def missing(width: int, height: int) -> int:
    """How much higher a picture must be to be clearly taller than square; 0 unless it is nearly square."""
    return round(width / (1 - _SQUARE)) + 1 - height if nearly_square(width, height) else 0


def roomy(height: int, below: int = 0) -> int:
    """The height that keeps a picture of usual width from being nearly square, where `below` is added to it later."""
    return height + missing(WIDE, height + below)


def _unsquare(image: Image.Image, ground: Colour) -> Image.Image:
    """The picture with room added at the bottom until it is clearly wider or clearly taller than square."""
    more = missing(image.width, image.height)
    if not more:
        return image
    taller = blank(image.width, image.height + more, ground)
    taller.paste(image, (0, 0))
    return taller


def finish(image: Image.Image, alt: str, ground: Colour = PAPER) -> Picture:
    """Encode a drawing; `ground` fills what is added where it would be nearly square."""
    settled = _unsquare(image if image.mode == "P" else settle(image), ground)
    return Picture(small(settled), _short(alt), settled.width, settled.height)


@banded
def strip(height: int, colour: Colour = PAPER, chosen: Palette | None = None) -> Image.Image:
    """A strip of one colour."""
    return blank(WIDE, height, colour, chosen)


def bound(bands: Sequence[Band], alt: str, ground: Colour = PAPER) -> Picture:
    """A picture of bands in the usual palette, one below the other; `ground` as in `finish`."""
    more = missing(WIDE, sum(band.height for band in bands))
    return joined([*bands, strip(more, ground)] if more else bands, alt)


def joined(bands: Sequence[Band], alt: str) -> Picture:
    """A picture of bands in any palette, as high as it is."""
    return Picture(png(bands), _short(alt), bands[0].width, sum(band.height for band in bands))


def _short(alt: str) -> str:
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + "…"
