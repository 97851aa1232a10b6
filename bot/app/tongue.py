"""In which language somebody reads what is for their eyes alone; nowhere else is that decided."""

from __future__ import annotations

from typing import Any

import discord

from bot.text import language_for


def language(interaction: discord.Interaction[Any]) -> str:
    """Return the language that whoever clicked has chosen, or else that of their Discord."""
    host = getattr(interaction.client, "host", None)  # a client that is still starting has none
    chosen: str = host.people.language_of(interaction.user.id) if host else ""
    return chosen or language_for(interaction.locale)
