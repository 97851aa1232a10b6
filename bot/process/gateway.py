"""When Discord's gateway closes for good, and what that means to whoever runs the bot."""

from __future__ import annotations

import discord

OUTGROWN = 4011
"""By this code it lets nobody in who needs more shards by now."""
MEANINGS = {
    4004: "DISCORD_TOKEN: Discord's gateway does not take this token; get a new one on the application's page",
    4010: "SHARDS: Discord's gateway was asked for a shard that does not exist",
    4011: "SHARDS: Discord wants more shards for so many servers; leave it empty, or let all processes count more",
    4012: "Discord's gateway no longer speaks as this version of the bot does; install a newer one",
    4013: "Discord's gateway does not know the intents that this version of the bot asks for; install a newer one",
    4014: "Discord's gateway refuses an intent that this application may not use; allow it on the application's page",
}
"""By the code that the gateway closes with. Connecting again gets the same answer, and Discord counts the tries."""


class GatewayRefusedError(Exception):
    """Discord's gateway does not let this bot in; the message is one line for whoever runs it."""

    def __init__(self, code: int) -> None:
        super().__init__(f"{MEANINGS[code]} (close code {code})")
        self.code = code


def refused(error: Exception) -> GatewayRefusedError | None:
    """Return what to tell where the gateway closed for good; None where trying again may help."""
    code = _code(error)
    return GatewayRefusedError(code) if code in MEANINGS else None


def _code(error: Exception) -> int:
    # discord.py raises this one instead of the code.
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return 4014
    return error.code if isinstance(error, discord.ConnectionClosed) else 0
