"""What there is to do with a game that is over: play another one, see it as a film, take its record home."""

from __future__ import annotations

import io

import discord
import structlog

from bot.app.admission import Need, Visit, read
from bot.app.clicks import language, put
from bot.app.press import Click, on
from bot.app.rights import check_rights
from bot.app.seating import begun, say
from bot.app.servers import check_start
from bot.app.serving import Interaction
from bot.games import face_of
from bot.studio.cinema import FilmError
from bot.studio.film import Cast, Script
from bot.text import joined, safe, words
from bot.text.sitting import changes, invited
from bot.ui.exported import file_name, named, to_text
from bot.ui.page import Page, TextFile
from bot.ui.voices import labels_for, picture_names
from bot.values.pace import PACE, PACES
from bot.values.refusal import HostError
from bot.values.states import OVER, RUNNING
from bot.values.table import Table

log = structlog.get_logger(__name__)


async def export(interaction: Interaction, visit: Visit) -> None:
    """Give the record of a game that is over as a file; raises HostError before the end."""
    record = await interaction.client.host.record(visit.id)
    tongue, table = language(interaction), await read(interaction, visit)
    file = TextFile(file_name(record.game, visit.id), to_text(named(record, table, tongue)))
    await put(interaction, Page(words(tongue, "record-file", file=file.name), language=tongue, file=file))


async def film(interaction: Interaction, visit: Visit, *, hands_open: bool = False) -> None:
    """Show a game that is over as a film: to everybody the first time, later to whoever asks; raises HostError.

    `hands_open`: with everybody's hand below the table.
    """
    cinema, tongue = interaction.client.cinema, language(interaction)
    if visit.game.active:
        raise HostError("film-not-over")
    if face_of(visit.game.key).pictures is None:
        raise HostError("error-old-button")
    table = await interaction.client.host.reading(visit.id)
    record = await interaction.client.host.record(visit.id)
    first = not cinema.knows(visit.id, hands_open=hands_open) and interaction.channel_id == table.game.channel_id
    script = Script(record, casts(table, table.game.language), table.game.language, hands_open)
    drawing = cinema.film(visit.id, script)
    await put(interaction, Page(words(tongue, "film-soon"), language=tongue))
    try:
        drawn = await drawing
    except FilmError:
        log.exception("film-failed", game=visit.id)
        await put(interaction, Page(words(tongue, "film-failed"), language=tongue))
        return
    name = f"{record.game}-{visit.id}{'-open' if hands_open else ''}.gif"
    file = discord.File(
        io.BytesIO(drawn), name, description=_film_alt(table, "film-open-alt" if hands_open else "film-alt")
    )
    await interaction.followup.send(file=file, ephemeral=not first)
    await put(interaction, Page(words(tongue, "film-here"), language=tongue))


def casts(table: Table, tongue: str) -> tuple[Cast, ...]:
    """Return who sat at a table, from each change on."""
    return tuple(Cast(since, picture_names(table, tongue, since)) for since in changes(table))


def _film_alt(table: Table, key: str) -> str:
    """Say what a film shows, for whoever cannot see it."""
    labels = labels_for(table, table.game.language)
    winners = labels.listed([labels.name(seat) for seat in table.winners])
    return labels.words(key, game=labels.title, who=winners, count=len(table.winners))


async def rematch(interaction: Interaction, visit: Visit) -> None:
    """Ask for a rematch, or say yes to one; it begins once everybody has."""
    check_rights(interaction)
    host = interaction.client.host
    if visit.game.state == OVER and not await host.rematch_asked(visit.id):
        # To say yes is to sit down, but to ask is to start a game.
        await check_start(interaction, {PACE: visit.game.options.get(PACE, PACES["none"])})
    game = await host.rematch(visit.id, visit.person)
    if game.state == RUNNING:
        await begun(interaction, await host.reading(game.id, visit.person.user_id))
        return
    lobby = await host.reading(game.id)
    names = [safe(name) for name in invited(lobby, lobby.invited, language(interaction))]
    await say(interaction, "rematch-asked", who=joined(language(interaction), names), count=len(names))


@on("rematch", Need.HERE, costly=True)
async def again(interaction: Interaction, click: Click) -> None:
    """Ask for a rematch by the button below the result."""
    await rematch(interaction, click.visit)


@on("film", Need.LOOK, costly=True)
async def showing(interaction: Interaction, click: Click) -> None:
    """Show the film by the button below the result."""
    await film(interaction, click.visit)


@on("openfilm", Need.LOOK, costly=True)
async def showing_hands(interaction: Interaction, click: Click) -> None:
    """Show the film with all hands open by the button below the result."""
    await film(interaction, click.visit, hands_open=True)


@on("record", Need.LOOK, costly=True)
async def exporting(interaction: Interaction, click: Click) -> None:
    """Export by the button below the result."""
    await export(interaction, click.visit)
