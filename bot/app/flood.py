"""The outermost door: whoever sends far more than a person can is left standing there, before anything is read.

Reading an interaction costs a hundred times as much as looking who sent it, so a flood of one person's would make all
others wait, however quickly each is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.app.limits import Kind, Limits

EVENT = "INTERACTION_CREATE"


def keep_out_floods(client: discord.Client, limits: Limits) -> None:
    """Let a client take no more of one person's interactions in than Discord's own programs would send."""
    parsers = client._connection.parsers  # noqa: SLF001 - discord.py has no door before the one that reads it all
    parsers[EVENT] = _door(parsers[EVENT], limits)


def _door(read: Callable[[Any], None], limits: Limits) -> Callable[[Any], None]:
    def let_in(event: Any) -> None:
        user = event.get("user") or event.get("member", {}).get("user", {})
        # What is raised here would end the client.
        if not limits.wait(int(user.get("id", 0)), None, Kind.ANY):
            read(event)

    return let_in
