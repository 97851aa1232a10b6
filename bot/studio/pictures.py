"""Pictures drawn away from the event loop, kept while they are likely to be shown again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from bot.apart.desk import Desk
from bot.games import Sketch
from bot.line import Line, Rank
from bot.studio.album import Album
from bot.studio.drawing import Drawn, draw
from render.icon import Draw, Icon, icon

PROGRAM = "bot.studio.drawing"
PATIENCE = 30.0
"""Seconds that a picture may take in a process of its own."""
KEPT = 480
"""Pictures: the table and all hands of a hundred games. With a third of it a quarter of all was drawn a second time."""


class StudioClosedError(Exception):
    """Nothing is drawn any more, for the bot stops."""


class _Key:
    """A language, and what is to be drawn; that goes deep, and is hashed once for all who look for it."""

    __slots__ = ("_hash", "language", "sketch")

    def __init__(self, language: str, sketch: Sketch) -> None:
        self.language, self.sketch = language, sketch
        self._hash = hash((language, sketch))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and (self.language, self.sketch) == (other.language, other.sketch)


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A picture that is drawn, or will be when its turn comes."""

    rank: Rank
    picture: asyncio.Future[Drawn]

    def comes_before(self, rank: Rank) -> bool:
        """Tell whether it will be there as soon as one of this rank."""
        return self.rank <= rank


class Studio:
    """Draws sketches, one at a time, away from the event loop; the same sketch is drawn once."""

    def __init__(self, *, keep: int = KEPT, apart: bool = False) -> None:
        """Take how many pictures are kept, and whether a process of its own draws them, or a thread of ours."""
        self._desk = Desk(PROGRAM) if apart else None
        self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._album = Album[_Key](keep)
        self._line = Line(1)
        self._wanted: dict[_Key, _Wanted] = {}
        self.closed = False

    async def draw(self, sketch: Sketch, language: str, rank: Rank = Rank.ASKED) -> Drawn:
        """Return the picture of a sketch with its alt text in a language; whoever looks at the screen comes first.

        Raises what drawing raises, and StudioClosedError where it is no longer drawn.
        """
        if self.closed:
            raise StudioClosedError
        key = _Key(language, sketch)
        if (found := self._album.find(key)) is not None:
            return found
        wanted = self._wanted.get(key)
        if wanted is None or not wanted.comes_before(rank):
            wanted = self._wanted[key] = _Wanted(rank, asyncio.create_task(self._in_turn(key, rank), name="picture"))
            wanted.picture.add_done_callback(partial(self._over, key, wanted))
        try:
            # Shielded, because others may wait for the same picture when one of them is cancelled.
            return await asyncio.shield(wanted.picture)
        except asyncio.CancelledError:
            if self.closed:
                raise StudioClosedError from None
            raise

    async def icon(self, draw: Draw) -> Icon:
        """Return an emblem as a file; raises what drawing raises. Pictures that somebody waits for come in between."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, icon, draw)

    async def end(self) -> None:
        """Draw no more, and end the process."""
        self.close()
        if self._desk is not None:
            await self._desk.close()

    def close(self) -> None:
        """Draw no more: whoever waits for a picture hears so at once."""
        self.closed = True
        for wanted in tuple(self._wanted.values()):
            wanted.picture.cancel()
        self._album.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _in_turn(self, key: _Key, rank: Rank) -> Drawn:
        """Draw a picture when its turn comes; where it was drawn for somebody in a hurry meanwhile, it is there."""
        async with self._line.place(rank):
            if self.closed:
                raise StudioClosedError
            if (hurried := self._album.find(key)) is not None:
                return hurried
            drawn = await self._made(key.sketch, key.language)
            if not self.closed:
                self._album.file(key, drawn)
            return drawn

    async def _made(self, sketch: Sketch, language: str) -> Drawn:
        """Let a process draw; where none can be started, a thread does."""
        if self._desk is not None:
            with suppress(OSError):
                found: Drawn = await self._desk.ask((sketch, language), PATIENCE)
                return found
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(draw, sketch, language))

    def _over(self, key: _Key, wanted: _Wanted, _: asyncio.Future[Drawn]) -> None:
        """Wait for a picture no more, unless it is wanted in a hurry by now."""
        if self._wanted.get(key) is wanted:
            del self._wanted[key]
