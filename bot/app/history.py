"""Finished games: what they add up to, and each of them once more."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.app.admission import Need, admitted, person, read
from bot.app.clicks import language, put
from bot.app.press import Click, on
from bot.app.serving import Interaction
from bot.text import called, plain, words
from bot.ui import stats
from bot.ui.controls import MOST_BUTTONS, Button
from bot.ui.messages import final_page
from bot.values.past import Wanted
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import OVER
from render.names import SeatName


async def show_mine(interaction: Interaction, wanted: Wanted) -> None:
    """Show whoever asks what their games add up to."""
    found = await interaction.client.host.past.of(interaction.user.id, wanted)
    await put(interaction, stats.mine_page(found, wanted, _drawn(person(interaction)), language(interaction)))


async def show_member(interaction: Interaction, member: discord.Member | discord.User, wanted: Wanted) -> None:
    """Show what somebody's games on this server add up to; raises HostError in a direct message."""
    past, here = interaction.client.host.past, replace(wanted, guild_id=_here(interaction))
    found = await past.of(member.id, here)
    rating = await past.shows_rating(member.id)
    name = _drawn(Person(member.id, called(member.display_name, member.name), account=member.name))
    page = stats.member_page(found, here, name, member.id, language(interaction), rating=rating)
    await put(interaction, page)


async def show_against(interaction: Interaction, member: discord.Member | discord.User, wanted: Wanted) -> None:
    """Show how whoever asks did against somebody else."""
    if member.id == interaction.user.id:
        raise HostError("stats-yourself")
    found = await interaction.client.host.past.against(interaction.user.id, member.id, wanted)
    await put(interaction, stats.against_page(found, wanted, member.id, language(interaction)))


async def show_server(interaction: Interaction, key: str) -> None:
    """Show what this server has played; raises HostError in a direct message."""
    found = await interaction.client.host.past.server(_here(interaction), key)
    await put(interaction, stats.server_page(found, language(interaction)))


async def show_past(interaction: Interaction, page: int = 0, kind: int = 0) -> None:
    """Show a page of the past games of whoever asks."""
    wanted = Wanted(key=stats.kind_of(kind))
    games = await interaction.client.host.past.games(interaction.user.id, wanted)
    await put(interaction, stats.past_page(games, page, kind, language(interaction)))


@on("past", Need.NOTHING, edits=True)
async def leafing(interaction: Interaction, click: Click) -> None:
    """Show a page of one's past games."""
    await show_past(interaction, click.first, click.number)


@on("over", Need.NOTHING, edits=True)
async def choosing(interaction: Interaction, click: Click) -> None:
    """Open one of one's past games by the menu."""
    visit, tongue = await admitted(interaction, click.picked_game, Need.LOOK), language(interaction)
    table = await read(interaction, visit)
    if table.game.state != OVER:
        raise HostError("error-old-button")
    page = final_page(table, tongue, await interaction.client.host.past.epilogue(visit.id))
    back = (Button("past", (click.first, click.number), words(tongue, "stats-back")),)
    kept = tuple(button for row in page.rows if isinstance(row, tuple) for button in row if button.verb != "rematch")
    rows = (kept[:MOST_BUTTONS], kept[MOST_BUTTONS:], back)
    await put(interaction, replace(page, rows=tuple(row for row in rows if row)))


def _here(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise HostError("error-not-in-dm")
    return interaction.guild_id


def _drawn(who: Person) -> SeatName:
    return SeatName(plain(who.name), "", who.account)
