"""Which game a command means: the channel's own, or one of the user's, picked by autocomplete."""

from __future__ import annotations

import re

import structlog
from discord import app_commands

from bot.app.clicks import language
from bot.app.serving import Interaction
from bot.games import Face
from bot.text import clipped, folded, plain, words
from bot.ui.voices import raw_names
from bot.values.people import Place
from bot.values.refusal import HostError
from bot.values.table import Game, Mine, Table

LONGEST_CHOICE = 100
MOST_CHOICES = 25


async def game_for(interaction: Interaction, face: Face, picked: str | None, *, done: bool = False) -> Game:
    """Return the game that a command is about; `done` lets the channel's last game count too.

    Raises HostError where there is none, or where several could be meant.
    """
    found = await _found(interaction, face, picked, done=done)
    structlog.contextvars.bind_contextvars(game=found.id, number=found.number)
    return found


async def _found(interaction: Interaction, face: Face, picked: str | None, *, done: bool) -> Game:
    if picked is not None:
        return await _picked(interaction, face, picked)
    here = await _here(interaction, done=done)
    if here is not None and here.key == face.key:
        return here
    if interaction.guild_id is not None:
        raise HostError("error-no-game-here", game=face.key)
    mine = await _mine(interaction, face)
    if not mine:
        raise HostError("error-no-game-dm", title=words(language(interaction), f"{face.key}-title"), game=face.key)
    if len(mine) > 1:
        raise HostError("error-which-game")
    return mine[0].game


def seat_of(table: Table, tongue: str, player: str) -> int:
    """Return the seat that was picked by its number or typed by its name; raises HostError where there is none."""
    names = [plain(name).casefold() for name in raw_names(table.seats, tongue)]
    if re.fullmatch("[0-9]", player) and int(player) < len(names):
        return int(player)
    if player.strip().casefold() in names:
        return names.index(player.strip().casefold())
    raise HostError("error-no-such-player")


def place_of(interaction: Interaction) -> Place:
    """Return where a game can be started; raises HostError in a direct message."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise HostError("error-not-in-dm")
    return Place(interaction.guild_id, interaction.channel_id)


async def _here(interaction: Interaction, *, done: bool) -> Game | None:
    if interaction.channel_id is None:
        return None
    host = interaction.client.host
    return await (host.latest_in if done else host.game_in)(interaction.channel_id)


async def _picked(interaction: Interaction, face: Face, picked: str) -> Game:
    """Return a game by the id that autocomplete gave; only one that the user plays, whatever was typed."""
    if re.fullmatch("[0-9]{1,10}", picked):
        for mine in await _mine(interaction, face):
            if mine.game.id == int(picked):
                return mine.game
    raise HostError("error-no-such-option", text=clipped(picked, LONGEST_CHOICE))


async def _mine(interaction: Interaction, face: Face) -> list[Mine]:
    mine = await interaction.client.host.games_of(interaction.user.id)
    return [one for one in mine if one.game.key == face.key]


async def suggested_games(interaction: Interaction, face: Face, typed: str) -> list[app_commands.Choice[str]]:
    """Return the user's games of one kind, those first in which they must act."""
    named = [(_named(interaction, mine), str(mine.game.id)) for mine in await _mine(interaction, face)]
    return suggested(named, typed)


def suggested(named: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Return at most 25 choices whose name holds what was typed."""
    wanted = folded(typed)
    fitting = [(name, value) for name, value in named if wanted in folded(name)]
    return [
        app_commands.Choice(name=clipped(name, LONGEST_CHOICE), value=value) for name, value in fitting[:MOST_CHOICES]
    ]


def _named(interaction: Interaction, mine: Mine) -> str:
    tongue = language(interaction)
    key = "choice-game-turn" if mine.must_act else "choice-game"
    return words(tongue, key, number=str(mine.game.id), place=channel_name(interaction, mine.game, tongue))


def channel_name(interaction: Interaction, game: Game, tongue: str) -> str:
    """Return where a game is played, for labels; the name only of a channel that we see ourselves."""
    channel = interaction.client.get_channel(game.channel_id)
    name = getattr(channel, "name", None)
    if name is None:
        return words(tongue, "place-elsewhere")
    return words(tongue, "place-channel", channel=plain(name, 60))
