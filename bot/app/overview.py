"""All of somebody's games at a glance, from each to the next, and the open tables of a server."""

from __future__ import annotations

from bot.app import seating
from bot.app.admission import Need, Visit, admitted, read, seen
from bot.app.clicks import language, put, put_panel
from bot.app.places import label_of, place_of_game, server_of
from bot.app.press import Click, on
from bot.app.serving import Interaction
from bot.ui import looks
from bot.ui.overview import Where, mine_page, open_page
from bot.values.refusal import HostError
from bot.values.states import LOBBY
from bot.values.table import Game


async def show_mine(interaction: Interaction, page: int = 0) -> None:
    """Show a page of all games of whoever asks, those first that wait for them, in the order in which they are due."""
    games = await interaction.client.host.glance(interaction.user.id)
    listed = [(one, _where(interaction, one.game)) for one in games]
    here = interaction.guild_id is not None
    await put(interaction, mine_page(listed, page, language(interaction), here=here))


async def show_open(interaction: Interaction, page: int = 0) -> None:
    """Show a page of the open tables of this server whose channel they see; raises HostError in a direct message."""
    if interaction.guild_id is None:
        raise HostError("error-not-in-dm")
    tables = await interaction.client.host.open_in(interaction.guild_id)
    listed = [(table, _where(interaction, table.game)) for table in tables if await seen(interaction, table.game)]
    await put(interaction, open_page(listed, page, language(interaction)))


def _where(interaction: Interaction, game: Game) -> Where:
    client, tongue = interaction.client, language(interaction)
    return Where(place_of_game(client, game, tongue), label_of(interaction, game, tongue), server_of(client, game))


async def _open(interaction: Interaction, visit: Visit) -> None:
    """Show somebody what one of their games asks of them; of one that has not begun, where it stands."""
    table, tongue = await read(interaction, visit), language(interaction)
    if table.game.state == LOBBY:
        await put(interaction, looks.status(table, tongue, place_of_game(interaction.client, table.game, tongue)))
        return
    looks.seated(table)
    await put_panel(interaction, table)


@on("games", Need.NOTHING, edits=True)
async def leafing(interaction: Interaction, click: Click) -> None:
    """Show another page of one's games."""
    await show_mine(interaction, click.first)


@on("lobbies", Need.NOTHING, edits=True)
async def lobbies(interaction: Interaction, click: Click) -> None:
    """Show a page of the open tables."""
    await show_open(interaction, click.first)


@on("mine", Need.NOTHING, edits=True)
async def choosing(interaction: Interaction, click: Click) -> None:
    """Open one of one's games by the menu."""
    await _open(interaction, await admitted(interaction, click.picked_game, Need.SEAT))


@on("hop", Need.SEAT, edits=True)
async def hopping(interaction: Interaction, click: Click) -> None:
    """Open the next game that waits, in the same message."""
    await _open(interaction, click.visit)


@on("sit", Need.LOOK, edits=True)
async def sitting(interaction: Interaction, click: Click) -> None:
    """Sit down at an open table from anywhere in its server."""
    await seating.join(interaction, click.visit)
