"""`/games`: all my games, and the tables of this server that have a free seat."""

from __future__ import annotations

from discord import app_commands

from bot.app import overview
from bot.app.admission import Need
from bot.app.commands import suggest
from bot.app.commands.door import privately
from bot.app.commands.finding import game_for
from bot.app.commands.hints import hint
from bot.app.reviewing import show_review
from bot.app.serving import Interaction
from bot.app.watching import show_watched
from bot.values.states import Last


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

    @app_commands.command(description=hint("command-games-review"))
    @app_commands.describe(game=hint("option-game"))
    @app_commands.autocomplete(game=suggest.any_games_over)
    @privately(Need.SEAT, costly=True)
    async def review(self, interaction: Interaction, game: str | None = None) -> None:
        await show_review(interaction, await game_for(interaction, None, game, Last.OVER))
