"""Bands: strips as wide as their picture, packed once as they stand in its file, which is so many of them in a row."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce

from PIL import Image

from render.encode import LARGE, before, deflate, file, inflate, lines, palette_of, thoroughly
from render.theme import NEW, Colour

_BEGIN, _END = b"\x78\x01", b"\x03\x00"
"""What stands before all that is packed, and after it: the format's sign, and a last block with nothing in it."""
_CHECK = 4
"""So many bytes at the end prove that all is right."""
_PRIME = 65521
"""Of Adler-32."""
_ENOUGH = 64
"""Nobody asks whether more pixels than these are marked."""


@dataclass(frozen=True, slots=True)
class Band:
    """A settled strip in a fiftieth of its room."""

    width: int
    height: int
    palette: bytes
    pixels: bytes
    """Its lines, packed up to a whole byte, so that further ones may follow."""
    check: int
    """The Adler-32 of its lines."""
    marked: int
    """How many pixels have the colour of what is new, of so many as are counted."""

    @classmethod
    def of(cls, image: Image.Image) -> Band:
        """Pack a settled strip."""
        filled, palette = lines(image), palette_of(image) or b""
        packed, new = deflate(before(filled), flushes=(zlib.Z_SYNC_FLUSH,)), _place(palette, NEW)
        marked = len(filled.split(bytes((new,)), _ENOUGH)) - 1 if new in filled else 0  # `in` is quickest, then `split`
        check = int.from_bytes(packed[-_CHECK:], "big")
        pixels = packed[len(_BEGIN) : -len(_END) - _CHECK]
        return cls(image.width, image.height, palette, pixels, check, marked)

    def holding(self, pixels: bytes) -> Band:
        """Return the same with other pixels."""
        return Band(self.width, self.height, self.palette, pixels, self.check, self.marked)

    @property
    def length(self) -> int:
        """How many bytes its lines are."""
        return (self.width + 1) * self.height


@lru_cache(maxsize=8)
def _place(palette: bytes, colour: Colour) -> int:
    """Where a colour stands in a palette; raises ValueError for one that does not."""
    return [tuple(palette[start : start + 3]) for start in range(0, len(palette), 3)].index(colour)


def png(bands: Sequence[Band]) -> bytes:
    """The file of a picture of bands, one below the other, packed anew where it is large."""
    size, palette = (bands[0].width, sum(band.height for band in bands)), bands[0].palette
    packed = _together(bands)
    if len(packed) > LARGE:
        packed = thoroughly((inflate(packed, bufsize=sum(band.length for band in bands)),))
    return file(size, palette, packed)


def _together(bands: Sequence[Band]) -> bytes:
    """What all bands have packed, as if it had been packed at once."""
    check = reduce(_checked, bands, 1)
    return b"".join((_BEGIN, *(band.pixels for band in bands), _END, check.to_bytes(_CHECK, "big")))


def _checked(check: int, band: Band) -> int:
    """The Adler-32 of what comes before a band, and of the band."""
    low, high = check & 0xFFFF, check >> 16
    more, further = band.check & 0xFFFF, band.check >> 16
    return (high + further + band.length * (low - 1)) % _PRIME << 16 | (low + more - 1) % _PRIME
