"""Loading the games, their commands, and what the first sentences and pictures take.

A start does so once the gateway is up: Discord takes its time to greet a bot, and whoever clicks or asks meanwhile
waits at the door for a blink. A thread imports, so that nothing holds up the loop.
"""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Any

from discord import app_commands

from bot.app.commands import group_for
from bot.app.commands.across import groups
from bot.games import faces
from bot.text import joined
from bot.text.lightening import lighten
from data.words import languages

PATIENCE = 1.0
"""Seconds after which games are loaded though nobody has asked for one, and other shards are still to come."""
LATE = ("fluent.runtime", "babel.dates")
"""What most people's first sentences take."""


async def load(tree: app_commands.CommandTree[Any]) -> None:
    """Put the commands of all games, and those of none, into a tree; raises what a game can't be loaded for."""
    for face in await asyncio.to_thread(faces):
        tree.add_command(group_for(face))
        await asyncio.sleep(0)
    for group in groups():
        tree.add_command(group)
        await asyncio.sleep(0)


async def warm() -> None:
    """Import what the first click would wait for."""
    await asyncio.to_thread(_import)


def _import() -> None:
    for name in LATE:
        import_module(name)
    for language in languages():
        joined(language, "abc")
        lighten(language)
