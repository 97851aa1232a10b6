"""The command tree: who may ask for how much, and one door for what commands raise."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app.errors import answer_error
from bot.app.limits import lets_in
from bot.app.serving import Serving


class Tree(app_commands.CommandTree[Serving]):
    """The command tree, with our doors for what is asked of its commands and for what they raise."""

    async def interaction_check(self, interaction: discord.Interaction[Serving], /) -> bool:
        """Let in whoever has not asked too much; suggestions go through here too."""
        callback = getattr(interaction.command, "callback", None)
        return await lets_in(interaction, interaction.client.limits, costly=getattr(callback, "costly", False))

    async def on_error(self, interaction: discord.Interaction[Serving], error: app_commands.AppCommandError, /) -> None:
        await answer_error(interaction, error)
