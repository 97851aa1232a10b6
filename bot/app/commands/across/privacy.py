"""`/privacy`: what is kept of somebody, as a file too, and how to be forgotten."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.app.admission import Need
from bot.app.clicks import language, put
from bot.app.commands.door import privately
from bot.app.commands.hints import hint
from bot.app.serving import Interaction
from bot.ui.privacy import privacy_page


def group() -> app_commands.Command[Any, ..., Any]:
    """Return a new command for one command tree."""
    return app_commands.Command(name="privacy", description=hint("command-privacy"), callback=_privacy)


@privately(Need.NOTHING)
async def _privacy(interaction: Interaction) -> None:
    await put(interaction, privacy_page(language(interaction)))
