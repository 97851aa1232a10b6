"""Pictures that were drawn, in a file without a name: in memory each of them takes 40 KB."""

from __future__ import annotations

import tempfile
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import IO, Generic, TypeVar
from weakref import finalize

from bot.studio.drawing import Drawn

PAGE = 256 * 1024
"""Room for one picture; the file takes no more of the disk than what is written."""
Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class _Filed:
    """A picture, and the page of the file that has its bytes, or had them where they don't lie in memory."""

    drawn: Drawn
    page: int
    length: int


class Album(Generic[Key]):
    """So many pictures at most: those that nobody looked at for longest give way."""

    def __init__(self, pages: int) -> None:
        """Take how many pictures are kept."""
        self._file = _file()
        if self._file is not None:
            finalize(self, self._file.close)  # with an album that nobody closes its file goes too
        self._free = list(range(pages))
        self._filed: OrderedDict[Key, _Filed] = OrderedDict()

    def find(self, key: Key) -> Drawn | None:
        """Return a picture, if it is still here."""
        filed = self._filed.get(key)
        if filed is None:
            return None
        self._filed.move_to_end(key)
        picture = filed.drawn.picture
        if picture.png or self._file is None:
            return filed.drawn
        self._file.seek(filed.page * PAGE)
        return replace(filed.drawn, picture=replace(picture, png=self._file.read(filed.length)))

    def file(self, key: Key, drawn: Drawn) -> None:
        """Keep a picture, unless it is here."""
        if key in self._filed:
            return
        page = self._free.pop() if self._free else self._filed.popitem(last=False)[1].page
        png = drawn.picture.png
        if self._written(page, png):
            drawn = replace(drawn, picture=replace(drawn.picture, png=b""))
        self._filed[key] = _Filed(drawn, page, len(png))

    def close(self) -> None:
        """Forget all of it, and the file."""
        self._filed.clear()
        if self._file is not None:
            self._file.close()
            self._file = None

    def _written(self, page: int, png: bytes) -> bool:
        """Write a picture on a page; tell whether it is there, for the disk may be full, and a picture too large."""
        if self._file is None or len(png) > PAGE:
            return False
        try:
            self._file.seek(page * PAGE)
            return self._file.write(png) == len(png)
        except OSError:
            return False


def _file() -> IO[bytes] | None:
    """Return a file without a name; None where there is no place for files, and pictures lie in memory."""
    try:
        return tempfile.TemporaryFile(buffering=0)
    except OSError:
        return None
