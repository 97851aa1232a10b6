"""`/games`: all my games, and the tables of this server that have a free seat."""

from __future__ import annotations

from discord import app_commands

from bot.app import overview
from bot.app.admission import Need
from bot.app.commands.door import privately
from bot.app.commands.hints import hint
from bot.app.serving import Interaction
from bot.app.watching import show_watched


def group() -> app_commands.Group:
    """Return a new group for one command tree."""
    return GamesGroup(name="games", description=hint("command-games"))


class GamesGroup(app_commands.Group):
    """What is about games of every kind."""

    @app_commands.command(description=hint("command-games-mine"))
    @privately(Need.NOTHING)
    async def mine(self, interaction: Interaction) -> None:
        await overview.show_mine(interaction)

    @app_commands.command(name="open", description=hint("command-games-open"))
    @privately(Need.NOTHING)
    async def free(self, interaction: Interaction) -> None:
        await overview.show_open(interaction)

    @app_commands.command(description=hint("command-games-watching"))
    @privately(Need.NOTHING)
    async def watching(self, interaction: Interaction) -> None:
        await show_watched(interaction)
