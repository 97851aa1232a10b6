"""Watching a game: anybody who sees its channel may, and stops where they please."""

from __future__ import annotations

from bot.app.admission import Need
from bot.app.clicks import language, put
from bot.app.press import Click, on
from bot.app.seating import say
from bot.app.serving import Interaction
from bot.ui.watching import watched_page


@on("watch", Need.LOOK)
async def watching(interaction: Interaction, click: Click) -> None:
    """Let somebody watch by the button below the table."""
    visit = click.visit
    await interaction.client.host.watching.start(visit.id, visit.person, language(interaction))
    await say(interaction, "watch-begun")


@on("unwatch", Need.NOTHING)
async def stopping(interaction: Interaction, click: Click) -> None:
    """Let somebody watch no more, by the button below any message; they may no longer see the game."""
    await interaction.client.host.watching.stop(interaction.user.id, click.first)
    await say(interaction, "watch-ended")


async def show_watched(interaction: Interaction) -> None:
    """Show the games that whoever asks watches, each with a button that stops it."""
    games = await interaction.client.host.watching.of(interaction.user.id)
    await put(interaction, watched_page(games, language(interaction)))
