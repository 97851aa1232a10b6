"""What clicks on the privacy page do."""

from __future__ import annotations

import json

from bot.app.admission import Need
from bot.app.clicks import language, put
from bot.app.press import Click, on
from bot.app.serving import Interaction
from bot.text import words
from bot.ui.page import Page, TextFile
from bot.ui.privacy import privacy_page

FILE = "exlibris-my-data.json"


@on("privacy", Need.NOTHING, edits=True)
async def privacy(interaction: Interaction, click: Click) -> None:
    """Show what is kept."""
    await put(interaction, privacy_page(language(interaction)))


@on("mydata", Need.NOTHING, costly=True)
async def data(interaction: Interaction, click: Click) -> None:
    """Give somebody all that is kept of them, as a file."""
    kept, tongue = await interaction.client.host.privacy.data(interaction.user.id), language(interaction)
    file = TextFile(FILE, json.dumps(kept, indent=1, ensure_ascii=False, default=str) + "\n")
    await put(
        interaction, Page(words(tongue, "privacy-file", count=sum(map(len, kept.values()))), language=tongue, file=file)
    )


@on("forget", Need.NOTHING, edits=True)
async def forget(interaction: Interaction, click: Click) -> None:
    """Ask once more before somebody is forgotten."""
    await put(interaction, privacy_page(language(interaction), sure=True))


@on("forgetnow", Need.NOTHING, edits=True, costly=True)
async def forget_now(interaction: Interaction, click: Click) -> None:
    """Forget whoever clicked."""
    tongue = language(interaction)
    await interaction.client.host.privacy.forget(interaction.user.id)
    interaction.client.host.people.forget(interaction.user.id)
    await put(interaction, Page(words(tongue, "privacy-forgotten"), language=tongue))
