"""What the place of a game is called: only channels and open threads are known by their names."""

from __future__ import annotations

import discord

from bot.app.serving import Interaction
from bot.text import plain, safe, words
from bot.values.table import Game


def label_of(interaction: Interaction, game: Game, language: str) -> str:
    """Return where a game is played, for labels, which show no links."""
    if game.adrift:
        return words(language, "place-gone")
    name = _name(interaction.client, game)
    if name is not None:
        return words(language, "place-channel", channel=plain(name, 60))
    guild = interaction.client.get_guild(game.guild_id or 0)
    return (
        words(language, "place-closed", server=plain(guild.name, 60)) if guild else words(language, "place-elsewhere")
    )


def place_of_game(client: discord.Client, game: Game, language: str) -> str:
    """Return where a game is played, for messages: by a name, or as a mention, which Discord shows as one."""
    if game.adrift:
        return words(language, "place-gone")
    name = _name(client, game)
    return f"<#{game.channel_id}>" if name is None else words(language, "place-channel", channel=safe(name, 60))


def place_in_dm(client: discord.Client, game: Game, language: str) -> str:
    """Return where a game is played, for links in direct messages, where its server must be told too."""
    place, server = place_of_game(client, game, language), server_of(client, game)
    if not server:
        return place
    # In a link a closing bracket would end it.
    return words(language, "games-server", text=place, server=safe(server).replace("]", "\\]"))


def server_of(client: discord.Client, game: Game) -> str:
    """Return the raw name of a game's server; "" where we are not there."""
    return getattr(client.get_guild(game.guild_id or 0), "name", "")


def _name(client: discord.Client, game: Game) -> str | None:
    return getattr(client.get_channel(game.channel_id), "name", None)
