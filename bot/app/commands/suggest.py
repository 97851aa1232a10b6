"""What autocomplete suggests. Only what the user may see anyway goes into it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.app.admission import NEED, Need, read
from bot.app.clicks import language
from bot.app.commands.answering import suggestions
from bot.app.commands.finding import game_for, named_seats, owned_seats, suggested, suggested_games
from bot.app.serving import Interaction
from bot.games import Face, face_of
from bot.games.speech import Speech
from bot.hosting.options import colours_of
from bot.text import folded
from bot.ui.help import searched
from bot.values.refusal import HostError
from bot.values.states import Last
from bot.values.table import Table

log = structlog.get_logger(__name__)

Choices = list[app_commands.Choice[str]]
Suggest = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


def quiet(suggest: Suggest) -> Suggest:
    """Suggest nothing where there is nothing to suggest, and where something fails: the command itself will tell."""

    @wraps(suggest)
    async def suggesting(interaction: discord.Interaction[Any], typed: str) -> Choices:
        interaction.extras[NEED] = Need.LOOK
        try:
            return await suggest(interaction, typed)
        except HostError:
            return []
        except Exception:
            log.exception("autocomplete-failed", interaction=interaction.id)
            return []

    return suggesting


def _face(interaction: Interaction) -> Face:
    """Return the game whose command is being typed."""
    command = interaction.command
    root = command.root_parent if isinstance(command, app_commands.Command) else None
    if root is None:
        raise HostError("error-old-command")
    return face_of(root.name)


async def table_of(interaction: Interaction) -> Table:
    """Return the table that a command being typed is about; raises HostError where there is none."""
    picked = interaction.namespace.game
    found = await game_for(interaction, _face(interaction), picked if isinstance(picked, str) else None, Last.BEGUN)
    return await read(interaction, found)


@quiet
async def games(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the user's games."""
    return await suggested_games(interaction, _face(interaction), typed)


@quiet
async def any_games(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the user's games of all kinds."""
    return await suggested_games(interaction, None, typed)


@quiet
async def games_over(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the user's games that are over."""
    return await suggested_games(interaction, _face(interaction), typed, Last.OVER)


@quiet
async def any_games_over(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the user's games of all kinds that are over."""
    return await suggested_games(interaction, None, typed, Last.OVER)


@quiet
async def answers(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the legal answers to the user's question."""
    return suggestions(await table_of(interaction), language(interaction), typed)


@quiet
async def players(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the players of the game."""
    return suggested(named_seats(await table_of(interaction), language(interaction)), typed)


@quiet
async def any_players(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the players of the game that a command about any game means."""
    picked = interaction.namespace.game
    found = await game_for(interaction, None, picked if isinstance(picked, str) else None)
    return suggested(named_seats(await read(interaction, found), language(interaction)), typed)


@quiet
async def free_seats(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the seats that anybody may take over, by whose they were."""
    table = await read(interaction, await game_for(interaction, None, None))
    named = owned_seats(table, language(interaction))
    return suggested([named[seat] for seat in table.offered], typed)


@quiet
async def colours(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the colours of the game."""
    return suggested(_colours(interaction), typed)


def colour_of(interaction: Interaction, typed: str) -> str:
    """Return the colour that was picked, or named as it is suggested; what is none of them as it was typed."""
    known = {folded(name): colour for name, colour in _colours(interaction)}
    return known.get(folded(typed), typed.strip().casefold())


def _colours(interaction: Interaction) -> list[tuple[str, str]]:
    speech = Speech(language(interaction), _face(interaction).vocabulary, ())
    return [(speech.either(f"colour-{colour}"), colour) for colour in colours_of(speech.game)]


@quiet
async def topics(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest topics of the help that speak of what was typed."""
    speech = Speech(language(interaction), _face(interaction).vocabulary, ())
    return suggested([(title, topic) for topic, title in searched(speech, typed)], "")
