"""A thread for a game of its own: whether one is wanted, and opening it."""

from __future__ import annotations

from typing import Literal

import discord

from bot.app.serving import Interaction
from bot.values.customs import Customs
from bot.values.refusal import HostError

THREAD_EXISTS = 160004
SILENCE: Literal[10080] = 10080
"""Minutes of silence after which Discord puts a thread away, as many as it takes; our next message brings it back."""


def wants_thread(interaction: Interaction, chosen: str | None, customs: Customs) -> bool:
    """Tell whether a game that is started here gets a thread of its own; raises HostError where none can be opened.

    Whoever starts one in a thread has it there already.
    """
    can_have_one = isinstance(interaction.channel, discord.TextChannel)
    if chosen == "yes" and not (can_have_one or isinstance(interaction.channel, discord.Thread)):
        raise HostError("no-threads-here")
    return can_have_one and (customs.threads if chosen is None else chosen == "yes")


async def open_thread(message: discord.PartialMessage, name: str) -> None:
    """Open a message's thread, unless that has been done already; lets Discord's exceptions through."""
    try:
        await message.create_thread(name=name, auto_archive_duration=SILENCE)
    except discord.HTTPException as error:
        if error.code != THREAD_EXISTS:
            raise
