"""An empty database of this version's schema, made once; the migrations take longer than most tests."""

from __future__ import annotations

import asyncio
import tempfile
from functools import cache
from pathlib import Path

from bot.store import Store


def put_empty(path: Path) -> None:
    """Put an empty database where there is none yet."""
    if not path.exists():
        path.write_bytes(_empty())


@cache
def _empty() -> bytes:
    async def make() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{folder}/games.db")).close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(make())
        return Path(folder, "games.db").read_bytes()
