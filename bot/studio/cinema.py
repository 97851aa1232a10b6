"""Where films are drawn: one at a time, in a process of its own that gives way to everything else."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from functools import partial

from bot.studio.film import Script

KEPT = 4
"""Films that may be asked for again."""
PATIENCE = 300
"""A film that takes longer than so many seconds is given up."""
LAST_WORDS = 2000


class FilmError(Exception):
    """A film could not be drawn; the message is what its process said at last."""


async def in_a_process(script: bytes) -> bytes:
    """Draw a film in a process that ends with it, and with it goes all the memory that it took; raises FilmError."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.studio.film", stdin=pipe, stdout=pipe, stderr=pipe
    )
    try:
        async with asyncio.timeout(PATIENCE):
            film, said = await process.communicate(script)
    except TimeoutError as error:
        raise FilmError(f"longer than {PATIENCE} s") from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not film:
        raise FilmError(said.decode(errors="replace")[-LAST_WORDS:])
    return film


class Cinema:
    """Draws the films of finished games; whoever asks meanwhile waits for the same one."""

    def __init__(self, draw: Callable[[bytes], Awaitable[bytes]] = in_a_process) -> None:
        self._draw = draw
        self._one_at_a_time = asyncio.Lock()
        self._films: dict[tuple[int, bool], asyncio.Task[bytes]] = {}
        """By game, and whether hands are open."""

    def knows(self, game_id: int, *, hands_open: bool = False) -> bool:
        """Tell whether the film of a game is here, or is being drawn."""
        return (game_id, hands_open) in self._films

    def film(self, game_id: int, script: Script) -> asyncio.Future[bytes]:
        """Return the film of a game that will be, drawn once; to wait for it raises FilmError."""
        key = (game_id, script.hands_open)
        if key not in self._films:
            task = asyncio.create_task(self._drawn(script), name=f"film:{game_id}")
            task.add_done_callback(partial(self._over, key))
            self._films[key] = task
        # Shielded, because others may wait for the same film when one of them is cancelled.
        return asyncio.shield(self._films[key])

    async def close(self) -> None:
        """Give up the films in progress, with their process."""
        tasks = tuple(self._films.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drawn(self, script: Script) -> bytes:
        async with self._one_at_a_time:
            return await self._draw(script.to_json())

    def _over(self, key: tuple[int, bool], task: asyncio.Task[bytes]) -> None:
        """Forget a film that failed, and the oldest one where there are too many."""
        if task.cancelled() or task.exception() is not None:
            del self._films[key]
        done = [other for other, film in self._films.items() if film.done()]
        for other in done[: max(0, len(self._films) - KEPT)]:
            del self._films[other]
