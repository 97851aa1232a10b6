"""Who is a member of a server: Discord is asked about one person at a time."""

from __future__ import annotations

import discord

from bot.app.serving import Serving

NO_MEMBER = {10007, 10013}
"""Unknown member, unknown user: they have left, were banned, or have deleted their account."""


class Members:
    """Implements `bot.hosting.membership.Roll` with discord.py."""

    def __init__(self, bot: Serving) -> None:
        self._bot = bot

    async def belongs(self, guild_id: int, user_id: int) -> bool | None:
        """Tell whether somebody is a member; None where nobody can tell just now."""
        if self._bot.get_guild(guild_id) is None and self._bot.holds(guild_id):
            return None
        try:
            await self._bot.http.get_member(guild_id, user_id)
        except discord.HTTPException as error:
            return False if error.code in NO_MEMBER else None
        return True
