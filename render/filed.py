"""Packed parts of pictures: what they are stays in memory, and their bytes lie in a file."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from contextlib import suppress
from typing import Generic, Protocol, Self, TypeVar

from render.reel import Reel


class Pixelled(Protocol):
    """A packed part."""

    @property
    def pixels(self) -> bytes: ...

    def holding(self, pixels: bytes) -> Self:
        """Return the same with other pixels."""
        ...


Part = TypeVar("Part", bound=Pixelled)


class Filed(Generic[Part]):
    """Parts in so many bytes at most: those that nobody took for long give way."""

    def __init__(self, room: int) -> None:
        self._room, self._reel = room, Reel(room)
        self._parts: OrderedDict[int, tuple[Hashable, Part, int, int]] = OrderedDict()
        """By the hash of their key, as they lie in the file: without pixels, but with the place and their number."""

    @property
    def taken(self) -> int:
        """The bytes of all of them."""
        return sum(length for _, _, _, length in self._parts.values())

    def has(self, place: int, key: Hashable) -> bool:
        """Tell whether the part of a key, whose hash is told, is still here."""
        found = self._parts.get(place)
        return found is not None and found[0] == key

    def take(self, place: int, key: Hashable) -> Part | None:
        """Return the part of a key, whose hash is told, if it is still here."""
        found = self._parts.get(place)
        if found is None or found[0] != key:
            return None
        _, bare, at, length = found
        try:
            pixels = self._reel.read(at, length)
        except OSError:
            return None
        if self._reel.is_old(at):
            del self._parts[place]
            self._lay(place, key, bare, pixels)
        return bare.holding(pixels)

    def put(self, place: int, key: Hashable, part: Part) -> None:
        """Keep a part, unless one is here, or the disk is full."""
        if place not in self._parts:
            self._lay(place, key, part.holding(b""), part.pixels)

    def clear(self) -> None:
        """Forget all of it."""
        self._parts.clear()
        self._reel = Reel(self._room)

    def _lay(self, place: int, key: Hashable, bare: Part, pixels: bytes) -> None:
        with suppress(OSError):
            self._parts[place] = key, bare, self._reel.lay(pixels), len(pixels)
        while self._parts and next(iter(self._parts.values()))[2] < self._reel.begins:
            self._parts.popitem(last=False)
