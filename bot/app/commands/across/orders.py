"""`/orders`: what I chose beforehand in a game of any kind, and the way to choose more."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app.admission import Need, admitted
from bot.app.clicks import language
from bot.app.commands.door import privately
from bot.app.commands.finding import LONGEST_CHOICE, suggested
from bot.app.commands.hints import hint
from bot.app.commands.suggest import Choices, quiet
from bot.app.ordering import show_orders
from bot.app.places import label_of
from bot.app.serving import Interaction
from bot.text import clipped, folded, words
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from bot.values.table import Game


def group() -> app_commands.Command[Any, ..., Any]:
    """Return a new command for one command tree."""
    return app_commands.Command(name="orders", description=hint("command-orders"), callback=orders)


@quiet
async def games(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Suggest the user's games that are under way, of every kind."""
    mine = await _mine(interaction)
    return suggested([(_name(interaction, game), str(game.id)) for game in mine], typed)


@app_commands.describe(game=hint("option-game"))
@app_commands.autocomplete(game=games)
@privately(Need.SEAT)
async def orders(interaction: Interaction, game: str | None = None) -> None:
    """Show what its user chose beforehand: in this channel's game, in their only one, or in the one they picked."""
    found = await _meant(interaction, game)
    await show_orders(interaction, await admitted(interaction, found.id, Need.SEAT))


async def _meant(interaction: Interaction, picked: str | None) -> Game:
    mine = await _mine(interaction)
    if picked is not None:
        named = [game for game in mine if _is(interaction, game, picked)]
        if not named:
            raise HostError("error-no-such-option", text=clipped(picked, LONGEST_CHOICE))
        return named[0]
    found = [game for game in mine if game.channel_id == interaction.channel_id] or mine
    if not found:
        raise HostError("order-no-game")
    if len(found) > 1:
        raise HostError("error-which-game")
    return found[0]


async def _mine(interaction: Interaction) -> list[Game]:
    return [mine.game for mine in await interaction.client.host.games_of(interaction.user.id, states=(RUNNING,))]


def _is(interaction: Interaction, game: Game, picked: str) -> bool:
    return picked.strip() == str(game.id) or folded(picked) == folded(_name(interaction, game))


def _name(interaction: Interaction, game: Game) -> str:
    tongue = language(interaction)
    place, title = label_of(interaction, game, tongue), words(tongue, f"{game.key}-title")
    said = words(tongue, "choice-game", number=str(game.id), place=place)
    return clipped(f"{title} · {said}", LONGEST_CHOICE)
