"""The table message brought to the bottom of the channel, for everybody there."""

from __future__ import annotations

import discord

from bot.app.serving import Interaction
from bot.values.table import Table

NEAR = 3
"""Among so many of the newest messages the table is on everybody's screen."""


async def bring_board(interaction: Interaction, table: Table) -> None:
    """Post the table message anew for somebody at the table who asks for the board there, unless it is in sight."""
    host, game = interaction.client.host, table.game
    at_the_table = table.seat is not None and game.active and interaction.channel_id == game.channel_id
    if at_the_table and not await _in_sight(interaction, game.table_message_id):
        host.post_anew(game.id)
    else:
        host.look(game.id, check=True)


async def _in_sight(interaction: Interaction, message_id: int | None) -> bool:
    """Tell whether a message is among the newest; where they can't be read it is not."""
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
    try:
        return message_id in [message.id async for message in channel.history(limit=NEAR)]
    except discord.HTTPException:
        return False
