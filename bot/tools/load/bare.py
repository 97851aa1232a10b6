"""A bare bot of discord.py as a process: the same interactions come in, and it says two letters to each."""

from __future__ import annotations

import os
import re
import sys
from typing import Any, Self

import discord

from bot.process import proxies
from bot.tools.load.processes import API, GATEWAY, TOKEN


class Press(discord.ui.DynamicItem[discord.ui.Item[Any]], template=".+"):
    """Any component: acknowledged as ours are, then answered."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="ok")


class Bare(discord.Client):
    """A client with that component and nothing else."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)

    async def on_ready(self) -> None:
        """Say so, as ours does."""
        sys.stdout.write("ready\n")
        sys.stdout.flush()


def main() -> None:
    """Run it until SIGTERM."""
    proxies.use(os.environ[API], os.environ[GATEWAY])
    client = Bare(
        intents=discord.Intents(guilds=True),
        allowed_mentions=discord.AllowedMentions.none(),
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
        max_messages=None,
    )
    client.run(os.environ[TOKEN], log_handler=None)


if __name__ == "__main__":
    main()
