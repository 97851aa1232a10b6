"""How a process that works is started."""

import asyncio
from typing import Any

import pytest

from bot.apart.desk import ROOM, Desk


async def test_a_process_keeps_little_of_what_was_freed_unless_its_host_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[dict[str, str]] = []

    async def start(*_: str, env: dict[str, str], **__: Any) -> None:
        asked.append(env)
        raise BlockingIOError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    for name in ROOM:
        monkeypatch.delenv(name, raising=False)
    for own in ({}, {"MALLOC_TRIM_THRESHOLD_": "1"}):
        for name, value in own.items():
            monkeypatch.setenv(name, value)
        with pytest.raises(BlockingIOError):
            await Desk("none").ask(None, 1.0)
        assert {name: asked[-1][name] for name in ROOM} == {**ROOM, **own}
        assert "PATH" in asked[-1]
