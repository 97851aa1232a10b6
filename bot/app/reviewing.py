"""Reviews of finished games: each person reads their own, and may show it to the table."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.app.admission import Need, Visit, read
from bot.app.clicks import language, put
from bot.app.layout import laid_out
from bot.app.press import Click, on
from bot.app.promise import settle
from bot.app.serving import Interaction
from bot.app.show import drawn
from bot.text import words
from bot.ui.looks import seated
from bot.ui.page import Page
from bot.ui.review import moment_page, review_page


async def show_review(interaction: Interaction, visit: Visit) -> None:
    """Show somebody what a master says about their game; raises HostError where there is nothing to say."""
    found = await interaction.client.host.reviews.of(visit.id)
    table = await read(interaction, visit)
    await put(interaction, review_page(table, seated(table), found, language(interaction)))


@on("review", Need.SEAT, edits=True, costly=True)
async def showing(interaction: Interaction, click: Click) -> None:
    """Show it by the button below the result, or look again whether it is ready."""
    await show_review(interaction, click.visit)


@on("moment", Need.SEAT, edits=True)
async def looking(interaction: Interaction, click: Click) -> None:
    """Show one of the choices that it tells of, as it was to be made."""
    found = await interaction.client.host.reviews.of(click.visit.id)
    table = await read(interaction, click.visit)
    await put(interaction, moment_page(table, seated(table), found, click.number, language(interaction)))


@on("share", Need.HERE, edits=True, costly=True)
async def sharing(interaction: Interaction, click: Click) -> None:
    """Put it at the table, where everybody can read it."""
    found = await interaction.client.host.reviews.of(click.visit.id)
    table = await read(interaction, click.visit)
    seat, tongue = seated(table), language(interaction)
    await _post(interaction, review_page(table, seat, found, table.game.language, shared=True))
    page = review_page(table, seat, found, tongue)
    await put(interaction, replace(page, content=f"{words(tongue, 'review-shared')}\n{page.content}", rows=()))


async def _post(interaction: Interaction, page: Page) -> None:
    picture = await drawn(interaction.client.studio, page)
    await settle(interaction)  # what follows an answer is no answer
    await interaction.followup.send(
        view=laid_out(page, picture),
        files=[picture.file()] if picture else [],
        allowed_mentions=discord.AllowedMentions.none(),
        ephemeral=False,
    )
