"""Whether somebody is still on a server: Discord is asked, but not at every click."""

from __future__ import annotations

import asyncio
from typing import Protocol

GAP = 60.0
"""Seconds for which an answer of Discord's is good enough."""


class Roll(Protocol):
    """Who knows the members of servers."""

    async def belongs(self, guild_id: int, user_id: int) -> bool | None:
        """Tell whether somebody is a member; None where nobody can tell just now."""


class Membership:
    """Asks the roll, where there is one, and remembers for a moment what it said."""

    def __init__(self) -> None:
        self.roll: Roll | None = None
        self._said: dict[tuple[int, int], tuple[float, bool | None]] = {}

    async def belongs(self, guild_id: int | None, user_id: int) -> bool | None:
        """Tell whether somebody is a member; None where nobody can tell, as outside of servers."""
        if self.roll is None or guild_id is None:
            return None
        now = asyncio.get_running_loop().time()
        self._said = {who: said for who, said in self._said.items() if said[0] > now - GAP}
        if (guild_id, user_id) not in self._said:
            self._said[guild_id, user_id] = (now, await self.roll.belongs(guild_id, user_id))
        return self._said[guild_id, user_id][1]
