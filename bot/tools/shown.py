"""The pictures of the playground's page: looked through where they were drawn, once each.

SimCord takes pictures to be anybody's, so it decodes each of them in a process of its own, one by one, whenever a page
shows it: half a second for each on a small machine. These are the bot's own.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from simcord.preview import _media

MOST = 200
"""So many pictures are kept, some 100 KB each."""


class OwnPictures(_media.MediaWorker):
    """What a preview asks whether a picture can be shown."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: OrderedDict[tuple[str, float | None], Any] = OrderedDict()
        self._one = asyncio.Lock()

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> Any:
        """Return what is to be known of a picture, by its digest and, in a film, its second; raises MediaError."""
        async with self._one:
            if (key, media_time) not in self._seen:
                look = _media._process_media  # noqa: SLF001 - what SimCord's own process calls
                self._seen[key, media_time] = await asyncio.to_thread(look, blob, media_time)
            self._seen.move_to_end((key, media_time))
            while len(self._seen) > MOST:
                self._seen.popitem(last=False)
            return self._seen[key, media_time]
