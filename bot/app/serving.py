"""What commands and clicks find at the client that was asked: the host, and who draws."""

from __future__ import annotations

from typing import TypeAlias

import discord

from bot.app.connecting import Sharded
from bot.app.errors import tell
from bot.app.following import Following
from bot.app.limits import NO_LIMITS, Limits
from bot.app.tongue import language
from bot.hosting.host import Host
from bot.studio.cinema import Cinema
from bot.studio.pictures import Studio
from bot.text import words


class Serving(Sharded):
    """A client that serves games. What it opens at its start, its handlers only use."""

    host: Host
    studio: Studio
    cinema: Cinema
    following: Following
    limits: Limits = NO_LIMITS

    async def answer(self, interaction: Interaction, key: str, **args: str | int) -> None:
        """Say one sentence to whoever clicked, and to nobody else."""
        await tell(interaction, words(language(interaction), key, **args))


Interaction: TypeAlias = discord.Interaction[Serving]
