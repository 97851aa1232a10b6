"""Giving away the seat of somebody for whom a table waits, and taking it over."""

from __future__ import annotations

from bot.app.admission import Need, Visit, read
from bot.app.clicks import language, put
from bot.app.press import Click, on
from bot.app.seating import hand_comes, say
from bot.app.serving import Interaction
from bot.store.proposals import HELD
from bot.ui.offers import replacing


async def take(interaction: Interaction, visit: Visit, seat: int) -> None:
    """Take over a seat, or come back to one's own."""
    game = await interaction.client.host.seats.take(visit.id, visit.person, seat)
    brought = await hand_comes(interaction, game.key)
    await say(interaction, "seat-taken-over" if brought else "seat-taken-over-plainly", game=game.key)


async def replace(interaction: Interaction, visit: Visit, seat: int) -> None:
    """Ask once more whether somebody is to be replaced."""
    await interaction.client.host.seats.check_replace(visit.id, visit.person, seat)
    table = await read(interaction, visit)
    await put(interaction, replacing(table, seat, language(interaction)))


@on("take", Need.HERE)
async def taking(interaction: Interaction, click: Click) -> None:
    """Take over a seat by the button in the channel."""
    await take(interaction, click.visit, click.number)


@on("replace", Need.LOOK)
async def asking(interaction: Interaction, click: Click) -> None:
    """Ask by the button below what is said of a seat that is late."""
    await replace(interaction, click.visit, click.number)


@on("vacate", Need.LOOK, edits=True)
async def replaced(interaction: Interaction, click: Click) -> None:
    """Replace somebody, confirmed."""
    state = await interaction.client.host.seats.replace(click.visit.id, click.visit.person, click.number)
    await say(interaction, "seat-replaced" if state == HELD else f"consent-now-{state}")
