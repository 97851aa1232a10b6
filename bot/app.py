"""The bot: a Discord client that asks for no privileged intent and remembers nothing about a message."""

from __future__ import annotations

from typing import Any

import discord
import structlog

import bot.ui.afterwards
import bot.ui.seating  # noqa: F401 - its clicks are registered by importing it
from bot.cinema import Cinema
from bot.cogs import group_for
from bot.commands import sync
from bot.courier import Messenger
from bot.delivery import Courier
from bot.errors import Tree, tell
from bot.games import faces
from bot.host import Host
from bot.pictures import Studio
from bot.settings import Settings
from bot.store import Store
from bot.text import language_for, words
from bot.ui.press import Press

log = structlog.get_logger(__name__)

# We never speak, so nobody who runs the bot need read that we can't.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Bot(discord.Client):
    """One process of the bot. A new one is made for each start."""

    host: Host
    store: Store

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            # Nobody is pinged but by a message that says whom.
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.settings = settings
        self.tree = Tree(
            self,
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),
        )
        self.studio = Studio()
        self.cinema = Cinema()
        self._closing = False

    async def setup_hook(self) -> None:
        """Open the store, take up the games where the last process left them, and offer the commands."""
        self.add_dynamic_items(Press)
        for face in faces():
            self.tree.add_command(group_for(face))
        self.store = await Store.open(self.settings.database_url)
        self.host = Host(self.store)
        await sync(self)
        await self.host.open(self.courier())

    def courier(self) -> Courier | None:
        """Return who delivers what the games have to tell; without one it waits in the outbox."""
        return Messenger(self)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer clicks on components that no version of ours would make; discord.py would drop them silently."""
        if interaction.type is not discord.InteractionType.component:
            return
        custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
        if Press.__discord_ui_compiled_template__.fullmatch(custom_id) is None:
            await self.answer(interaction, "error-old-button")

    async def answer(self, interaction: discord.Interaction[Any], key: str, **args: str | int) -> None:
        """Say one sentence to whoever clicked, and to nobody else."""
        await tell(interaction, words(language_for(interaction.locale), key, **args))

    async def close(self) -> None:
        """Stop: deliveries under way are finished, the rest waits in the store for the next process."""
        if self._closing:
            return
        self._closing = True
        if hasattr(self, "host"):
            await self.host.close()
        if hasattr(self, "store"):
            await self.store.close()
        self.studio.close()
        await self.cinema.close()
        await super().close()
