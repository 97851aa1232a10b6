"""What somebody can do about a table that waits: nudge others, be back, and be reminded no more."""

from __future__ import annotations

from bot.app.admission import Need, Visit, read
from bot.app.clicks import language, put_panel
from bot.app.press import Click, on
from bot.app.seating import say
from bot.app.serving import Interaction
from bot.text import joined, safe
from bot.ui import looks


@on("nudge", Need.SEAT)
async def nudging(interaction: Interaction, click: Click) -> None:
    """Nudge those who are waited for by a button."""
    await nudge(interaction, click.visit)


async def nudge(interaction: Interaction, visit: Visit) -> None:
    """Nudge those who are waited for, and say who they are."""
    names = await interaction.client.host.nudge(visit.id, visit.person)
    await say(interaction, "nudged", who=joined(language(interaction), [safe(name) for name in names]))


@on("return", Need.SEAT)
async def returning(interaction: Interaction, click: Click) -> None:
    """Show by a button whoever is back what waits for them."""
    await back(interaction, click.visit)


async def back(interaction: Interaction, visit: Visit) -> None:
    """Show whoever is back what waits for them; to come here has given them their seat back already."""
    table = await read(interaction, visit)
    looks.seated(table)
    await put_panel(interaction, table)


@on("hush", Need.SEAT)
async def hushing(interaction: Interaction, click: Click) -> None:
    """Remind somebody no more of the turn that waits for them."""
    await interaction.client.host.hush(click.visit.id, interaction.user.id)
    await say(interaction, "hushed")
