"""Taking somebody out of a lobby."""

from __future__ import annotations

from bot.app.admission import Need, Visit, read
from bot.app.clicks import language, put
from bot.app.press import Click, on
from bot.app.seating import say
from bot.app.serving import Interaction
from bot.ui.dismissing import dismissing, stamp, sure
from bot.values.refusal import HostError
from bot.values.table import Seat, Table


@on("out", Need.LOOK)
async def out(interaction: Interaction, click: Click) -> None:
    """Show whom somebody may take out, by the lobby's button."""
    await put(interaction, dismissing(await read(interaction, click.visit), click.visit.person, language(interaction)))


@on("outwho", Need.LOOK, edits=True)
async def chosen(interaction: Interaction, click: Click) -> None:
    """Take out whoever was picked; a person only after a second click."""
    place = next(iter(click.indices), 0)
    await _seat(interaction, click, place)
    await dismiss(interaction, click.visit, await read(interaction, click.visit), place)


async def dismiss(interaction: Interaction, visit: Visit, table: Table, place: int) -> None:
    """Take out an automatic player at once, and ask once more before a person is."""
    seat, host = table.seats[place], interaction.client.host
    if seat.automatic:
        await host.seats.dismiss(visit.id, visit.person, seat.seat, None)
        await say(interaction, "dismissed-automatic")
        return
    await host.seats.check_dismiss(visit.id, visit.person, seat.seat, seat.user_id)
    await put(interaction, sure(table, place, language(interaction)))


@on("dismiss", Need.LOOK, edits=True)
async def dismissed(interaction: Interaction, click: Click) -> None:
    """Take a guest out, confirmed."""
    seat = await _seat(interaction, click, click.numbers[1] if len(click.numbers) > 1 else 0)
    await interaction.client.host.seats.dismiss(click.visit.id, click.visit.person, seat.seat, seat.user_id)
    await say(interaction, "dismissed")


async def _seat(interaction: Interaction, click: Click, place: int) -> Seat:
    """Return the seat that is meant; raises HostError where others sit there than when it was shown."""
    table = await read(interaction, click.visit)
    if stamp(table) != click.number or place >= len(table.seats):
        raise HostError("lobby-changed")
    return table.seats[place]
