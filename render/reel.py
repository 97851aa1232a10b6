"""Bytes in a file without a name, one piece after the other, and in the end over the first ones again."""

from __future__ import annotations

import io
import tempfile
from typing import IO
from weakref import finalize


class Reel:
    """So many bytes in a row: in memory they would stay though they are seldom needed, and part what is free there.

    The file is made with the first piece, for most processes that may have one draw nothing.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        self._file: IO[bytes] | None = None
        self._end = 0
        """How many bytes have gone by, those that were skipped among them."""

    @property
    def begins(self) -> int:
        """Where the oldest piece may lie that was not written over."""
        return self._end - self._room

    def is_old(self, place: int) -> bool:
        """Tell whether a piece will be among the next ones to be written over."""
        return self._end - place > self._room // 2

    def lay(self, piece: bytes) -> int:
        """Write a piece and return its place; raises OSError where there is no room for it."""
        if len(piece) > self._room:
            raise OSError("larger than all the room")
        place = self._end
        if place % self._room + len(piece) > self._room:  # no piece goes on where the row begins
            place += self._room - place % self._room
        file = self._opened()
        file.seek(place % self._room)
        self._end = place + len(piece)
        if file.write(piece) != len(piece):
            raise OSError("the disk is full")
        return place

    def read(self, place: int, length: int) -> bytes:
        """Return a piece that was not written over; raises OSError."""
        file = self._opened()
        file.seek(place % self._room)
        return file.read(length)

    def _opened(self) -> IO[bytes]:
        if self._file is None:
            self._file = _file()
            finalize(self, self._file.close)
        return self._file


def _file() -> IO[bytes]:
    """Return a file without a name, or memory where there is no place for files."""
    try:
        return tempfile.TemporaryFile(buffering=0)
    except OSError:
        return io.BytesIO()
