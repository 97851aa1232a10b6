"""Panels that go on by themselves once a master has thought, unless their reader has turned to something else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import discord
import structlog

log = structlog.get_logger(__name__)


class Following:
    """What is still to be shown in messages, by message."""

    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def start(self, message: int, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Let some work show something in a message later, and nothing else that was to be shown there."""
        self.stop(message)
        task = self._tasks[message] = asyncio.create_task(_shown(work), name=f"following:{message}")
        task.add_done_callback(lambda _: self._tasks.pop(message) if self._tasks.get(message) is task else None)

    def stop(self, message: int) -> None:
        """Show nothing there any more: somebody has clicked on it."""
        task = self._tasks.pop(message, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Show nothing any more."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _shown(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    try:
        await work()
    except discord.HTTPException as error:
        log.info("panel-gone", error=str(error))  # it was put away
    except Exception:
        log.exception("panel-not-followed")
