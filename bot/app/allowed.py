"""Who a server's customs let do something."""

from __future__ import annotations

import discord

from bot.values.customs import EVERYBODY, MODERATORS


def may(user: discord.User | discord.Member, rights: discord.Permissions, who: str) -> bool:
    """Tell whether somebody with these rights in a channel is one of those whom customs mean there.

    Whoever may manage the server always is.
    """
    if who == EVERYBODY or rights.manage_guild:
        return True
    if who == MODERATORS:
        return rights.manage_channels
    return isinstance(user, discord.Member) and who.isdigit() and user.get_role(int(who)) is not None
