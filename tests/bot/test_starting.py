"""What a start does without: it has to be quick, and most of it is importing."""

import subprocess
import sys
from pathlib import Path

from bot.store import Store

START = """
import asyncio, gc, sys
from bot.process.start import imported
imported()
assert gc.isenabled() and gc.get_freeze_count() > 100_000
from bot.app.client import Bot
from bot.app.commands import group_for
from bot.app.commands.across import groups
from bot.app.offering import Translator, wanted
from bot.games import faces
from bot.store import Store

async def start(address):
    await (await Store.open(address)).close()
    bot = Bot(address)
    for command in (*map(group_for, faces()), *groups()):
        bot.tree.add_command(command)
    await bot.tree.set_translator(Translator())
    await wanted(bot.tree)

asyncio.run(start(sys.argv[1]))
print(*sys.modules)
"""
LATE = {"alembic", "asyncpg", "babel", "fluent", "prometheus_client", "sqlalchemy.dialects.postgresql"}


async def test_a_start_imports_nothing_that_few_starts_need(tmp_path: Path) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    await (await Store.open(address)).close()
    words = [sys.executable, "-c", START, address]
    loaded = subprocess.run(words, capture_output=True, text=True, check=True).stdout.split()  # noqa: ASYNC221, S603 - our own words, and nothing else runs
    assert {"bot.store.migrate", "bot.app.client", "bot.games.exlibris"} < set(loaded)
    assert [name for name in loaded if name in LATE] == []
