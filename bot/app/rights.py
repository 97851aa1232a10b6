"""What the bot must be allowed to do: the invitation asks for it, and a game starts only where it is granted."""

from __future__ import annotations

import discord

from bot.app.clicks import language
from bot.app.serving import Interaction
from bot.text import joined, words
from bot.values.refusal import HostError

ASKED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)


def invitation(application_id: int) -> str:
    """Return the address at which whoever owns a server invites the bot, with the rights that it needs and no other."""
    return discord.utils.oauth_url(application_id, permissions=ASKED, scopes=("bot", "applications.commands"))


def check_rights(interaction: Interaction, *, opens_thread: bool = False) -> None:
    """Raise HostError naming every right that is missing: half a game is worse than none.

    `opens_thread`: the game gets a thread of its own.
    """
    has = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        "right-view": has.view_channel,
        "right-send": in_thread or has.send_messages,
        "right-open-threads": not opens_thread or has.create_public_threads,
        "right-threads": not (in_thread or opens_thread) or has.send_messages_in_threads,
        "right-embed": has.embed_links,
        "right-files": has.attach_files,
    }
    tongue = language(interaction)
    missing = [words(tongue, key) for key, there in needed.items() if not there]
    if missing:
        raise HostError("error-missing-rights", rights=joined(tongue, missing))
