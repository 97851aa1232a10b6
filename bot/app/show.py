"""Pages become messages: the picture is drawn, and sent only where it is not there already."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.app.components import view_of
from bot.studio.pictures import Drawn
from bot.ui.page import Page

if TYPE_CHECKING:
    from bot.studio.pictures import Studio

log = structlog.get_logger(__name__)


async def drawn(studio: Studio, page: Page) -> Drawn | None:
    """Return a page's picture; None where it has none, or where it can't be drawn, which is only logged.

    A picture that fails must not cost anybody a move: the words and buttons go out without it.
    """
    if page.sketch is None:
        return None
    try:
        return replace(await studio.draw(page.sketch, page.language), news=page.news)
    except Exception:
        log.exception("picture-failed", draw=getattr(page.sketch.draw, "__name__", "?"))
        return None


async def show(interaction: discord.Interaction[Any], studio: Studio, page: Page) -> None:
    """Put a page into the acknowledged answer of an interaction: a new private message, or the one clicked on."""
    picture = await drawn(studio, page)
    await interaction.edit_original_response(
        content=page.content,
        view=view_of(page.rows) if page.rows else None,
        attachments=[*_attachments(_edited(interaction), picture), *_files(page)],
        allowed_mentions=discord.AllowedMentions.none(),
    )


def _files(page: Page) -> list[discord.File]:
    if page.file is None:
        return []
    return [discord.File(io.BytesIO(page.file.text.encode()), filename=page.file.name)]


def _edited(interaction: discord.Interaction[Any]) -> discord.Message | None:
    """Return the message clicked on, where it is the one edited: a new one has none of its files."""
    edits = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    return interaction.message if edits else None


def _attachments(shown: discord.Message | None, picture: Drawn | None) -> list[discord.Attachment | discord.File]:
    """Return the picture as Discord has it already, or as a file; an empty list takes an old one away."""
    if picture is None:
        return []
    there = [old for old in (shown.attachments if shown else ()) if old.filename == picture.name]
    return [there[0]] if there else [picture.file()]
