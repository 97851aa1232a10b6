"""What there is to do with a game that is over: play another one, take its record home."""

from __future__ import annotations

from dataclasses import replace

from bot.exported import file_name, to_text
from bot.table import RUNNING
from bot.text import joined, safe, words
from bot.ui.clicks import language, own, person, put, read
from bot.ui.page import Page, TextFile
from bot.ui.press import Click, Interaction, on
from bot.ui.rights import check_rights
from bot.ui.seating import say
from bot.ui.voices import raw_names


async def export(interaction: Interaction, game_id: int) -> None:
    """Give the record of a game that is over as a file; raises HostError before the end."""
    record = await interaction.client.host.record(game_id)
    tongue, table = language(interaction), await read(interaction, game_id)
    named = replace(record, names=tuple(raw_names(table.seats, tongue)))
    file = TextFile(file_name(record.game, game_id), to_text(named))
    await put(interaction, Page(words(tongue, "record-file", file=file.name), language=tongue, file=file))


async def rematch(interaction: Interaction, game_id: int) -> None:
    """Ask for a rematch, or say yes to one; it begins once everybody has."""
    check_rights(interaction)
    host, me = interaction.client.host, person(interaction)
    game = await host.rematch(game_id, me)
    if game.state == RUNNING:
        await say(interaction, "lobby-begun")
        return
    names = [safe(name) for name in (await host.reading(game.id)).invited]
    await say(interaction, "rematch-asked", who=joined(language(interaction), names), count=len(names))


@on("rematch")
async def again(interaction: Interaction, click: Click) -> None:
    """Ask for a rematch by the button below the result."""
    await own(interaction)
    await rematch(interaction, click.game)


@on("record")
async def exporting(interaction: Interaction, click: Click) -> None:
    """Export by the button below the result."""
    await own(interaction)
    await export(interaction, click.game)
