"""Messages of ours made and edited without an object of what comes back: discord.py makes one of every button there.

`said` says whom a message calls, for no default of the client's is added. Both let Discord's exceptions through.

What is sent is not closed, which would only let discord.py's file hold itself, with all its bytes, until garbage is
looked for: they were 66 pictures at a time. Whoever holds it no more frees it.
"""

from __future__ import annotations

from typing import Any

from discord import MessageFlags
from discord.http import HTTPClient, handle_message_parameters
from discord.utils import MISSING


async def make(http: HTTPClient, channel_id: int, *, nonce: str, silent: bool, **said: Any) -> int:
    """Send a message as a channel's own `send` does; return its id."""
    flags = MessageFlags(suppress_notifications=True) if silent else MISSING
    made = await http.send_message(channel_id, params=handle_message_parameters(nonce=nonce, flags=flags, **said))
    return int(made["id"])


async def edit(http: HTTPClient, channel_id: int, message_id: int, **said: Any) -> None:
    """Edit a message as its own `edit` does."""
    await http.edit_message(channel_id, message_id, params=handle_message_parameters(**said))
