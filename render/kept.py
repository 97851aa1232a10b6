"""Parts of pictures that are drawn once: small ones are at hand, all others packed in a file, and both have a limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from threading import Lock
from typing import Generic, ParamSpec, TypeVar

import zstandard
from PIL import Image

from render.band import Band
from render.encode import palette_of, raw
from render.filed import Filed
from render.palette import there

AT_HAND = 2_500_000
"""In bytes: the signs that stand in most pictures. What gives way is packed, so twice as much saves 2 % of the time."""
PACKED = 27_000_000
"""In bytes of a file: twenty times as much when it is unpacked, which takes a tenth of the time of drawing it anew.

With half of it in memory a picture took a seventh longer, and the process 10 MB more.
"""
SMALL = 32_000
"""A part of more bytes is packed at once: it would push many others out, and is pasted once or twice in a picture."""
_DEPTH = {"L": 1, "P": 1}
"""How many bytes a pixel takes; all others take four, as Pillow aligns them."""
_AS_THEY_ARE = frozenset({"L", "P", "RGBA"})
"""Whose bytes Pillow reads where they lie, rather than copying them."""
_PACKER, _UNPACKER = zstandard.ZstdCompressor(level=1), zstandard.ZstdDecompressor()
"""For one thread at a time. Parts take 0.8 of zlib-ng's bytes, half of its time to pack, and 0.8 to unpack."""
_PALETTES: dict[bytes, bytes] = {}
"""There are two or three, and thousands of packed parts."""
Args = ParamSpec("Args")
Thing = TypeVar("Thing")


class Shelf(Generic[Thing]):
    """Things in so many bytes at most: those that nobody took for longest give way."""

    def __init__(self, room: int, size: Callable[[Thing], int]) -> None:
        self.room, self.taken = room, 0
        self._size = size
        self._things: OrderedDict[int, tuple[Hashable, Thing]] = OrderedDict()
        """By the hash of their key, which takes long to find for a view, and is asked for again and again."""

    def take(self, place: int, key: Hashable) -> Thing | None:
        """Return the thing of a key, whose hash is told, if it is still here."""
        found = self._things.get(place)
        if found is None or found[0] != key:
            return None
        self._things.move_to_end(place)
        return found[1]

    def put(self, place: int, key: Hashable, thing: Thing) -> list[tuple[int, Hashable, Thing]]:
        """Keep a thing, unless one is here; return those that give way, with the hashes of their keys."""
        gone = list[tuple[int, Hashable, Thing]]()
        if place in self._things:
            return gone
        self._things[place] = key, thing
        self.taken += self._size(thing)
        while self.taken > self.room:
            old, (whose, one) = self._things.popitem(last=False)
            gone.append((old, whose, one))
            self.taken -= self._size(one)
        return gone

    def clear(self) -> None:
        """Forget all of it."""
        self._things.clear()
        self.taken = 0


@dataclass(frozen=True, slots=True)
class Packed:
    """A part that takes little room."""

    mode: str
    size: tuple[int, int]
    palette: bytes | None
    pixels: bytes

    @classmethod
    def of(cls, part: Image.Image) -> Packed:
        """Pack a part."""
        found = palette_of(part)
        palette = None if found is None else _PALETTES.setdefault(found, found)
        return cls(part.mode, part.size, palette, _PACKER.compress(raw(part)))

    def holding(self, pixels: bytes) -> Packed:
        """Return the same with other pixels."""
        return Packed(self.mode, self.size, self.palette, pixels)

    def unpacked(self) -> Image.Image:
        """Return the part as it was."""
        pixels = _UNPACKER.decompress(self.pixels)
        if self.mode in _AS_THEY_ARE:
            return there(self.mode, self.size, pixels, self.palette)
        return Image.frombytes(self.mode, self.size, pixels, "raw", self.mode, 0, 1)


def bytes_of(part: Image.Image) -> int:
    """How many bytes a part takes at hand."""
    width, height = part.size
    return width * height * _DEPTH.get(part.mode, 4)


class Parts:
    """All parts that are kept, by what they are drawn from."""

    def __init__(self, at_hand: int = AT_HAND, packed: int = PACKED) -> None:
        self._at_hand = Shelf(at_hand, bytes_of)
        self._packed = Filed[Packed | Band](packed)
        self._lock = Lock()

    @property
    def taken(self) -> int:
        """The bytes of all of them."""
        return self._at_hand.taken + self._packed.taken

    def take(self, key: Hashable) -> Image.Image | None:
        """Return a part, if it is still here."""
        place = hash(key)
        with self._lock:
            part = self._at_hand.take(place, key)
            packed = None if part is not None else self._packed.take(place, key)
            if isinstance(packed, Packed):
                part = packed.unpacked()
                self._lay(place, key, part)
            return part

    def take_band(self, key: Hashable) -> Band | None:
        """Return a band, if it is still here."""
        with self._lock:
            band = self._packed.take(hash(key), key)
            return band if isinstance(band, Band) else None

    def put_band(self, key: Hashable, band: Band) -> None:
        """Keep a band as long as there is room."""
        with self._lock:
            self._packed.put(hash(key), key, band)

    def put(self, key: Hashable, part: Image.Image) -> None:
        """Keep a part as long as there is room."""
        with self._lock:
            self._lay(hash(key), key, part)

    def clear(self) -> None:
        """Forget all parts."""
        with self._lock:
            self._at_hand.clear()
            self._packed.clear()

    def _lay(self, place: int, key: Hashable, part: Image.Image) -> None:
        """Have a small part at hand, and pack those that give way."""
        small = bytes_of(part) <= SMALL
        for old, whose, one in self._at_hand.put(place, key, part) if small else [(place, key, part)]:
            if not self._packed.has(old, whose):
                self._packed.put(old, whose, Packed.of(one))


PARTS = Parts()


def kept(draw: Callable[Args, Image.Image]) -> Callable[Args, Image.Image]:
    """Keep what is drawn by what it is drawn from, which can be hashed. Nobody may paint on it."""

    @wraps(draw)
    def found(*args: Args.args, **told: Args.kwargs) -> Image.Image:
        key = (draw, args, *told.items())
        part = PARTS.take(key)
        if part is None:
            part = draw(*args, **told)
            PARTS.put(key, part)
        return part

    return found


def banded(draw: Callable[Args, Image.Image]) -> Callable[Args, Band]:
    """Keep a settled strip as a band by what it is drawn from, which can be hashed."""

    @wraps(draw)
    def found(*args: Args.args, **told: Args.kwargs) -> Band:
        key = (draw, args, *told.items())
        band = PARTS.take_band(key)
        if band is None:
            band = Band.of(draw(*args, **told))
            PARTS.put_band(key, band)
        return band

    return found
