"""Pages become messages: the picture is drawn, and sent only where it is not there already."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.app.clicked import LAID_OUT, Clicked, clicked
from bot.app.files import Kept
from bot.app.layout import components_of
from bot.app.promise import say
from bot.line import Rank
from bot.studio.drawing import Drawn
from bot.studio.pictures import StudioClosedError
from bot.text.emblems import offer
from bot.ui.page import Page
from bot.ui.room import barely

if TYPE_CHECKING:
    from bot.studio.pictures import Studio

BAD_REQUEST = 400
NO_EMOJI = "Invalid emoji"
"""What Discord says of a button whose emoji it doesn't have."""

log = structlog.get_logger(__name__)


async def drawn(studio: Studio, page: Page, rank: Rank = Rank.ASKED) -> Drawn | None:
    """Return a page's picture; None where it has none, where it can't be drawn, which is only logged, or where we stop.

    A picture that fails must not cost anybody a move: the words and buttons go out without it.
    """
    if page.sketch is None:
        return None
    try:
        return replace(await studio.draw(page.sketch, page.language, rank), news=page.news)
    except StudioClosedError:
        return None
    except Exception:
        log.exception("picture-failed", draw=getattr(page.sketch.draw, "__name__", "?"))
        return None


async def show(interaction: discord.Interaction[Any], studio: Studio, page: Page) -> int:
    """Put a page into the acknowledged answer of an interaction: a new private message, or the one clicked on.

    What is more than a sentence is laid out, and so is whatever follows in the same message: that never goes back.
    Returns the id of the message.
    """
    picture, old = await drawn(studio, page), _edited(interaction)
    laid = bool(page.rows or page.sketch) or (old is not None and old.laid_out)
    kept = [file for file in (old.files() if old else ()) if picture is not None and file.name == picture.name]
    try:
        return await _edit(interaction, page, picture, kept, laid=laid)
    except discord.HTTPException as error:
        page = _without_what_is_gone(page, error)
        if error.status != BAD_REQUEST or not (kept or NO_EMOJI in error.text):
            raise
        return await _edit(interaction, page, picture, [], laid=laid)  # Discord may have forgotten the old file


def _without_what_is_gone(page: Page, error: discord.HTTPException) -> Page:
    """Return a page that Discord may take where it refused one for an emoji that somebody has deleted.

    Until the next start brings them back, words stand alone: which one is gone Discord doesn't say.
    """
    if NO_EMOJI not in error.text:
        return page
    log.warning("emblems-gone")
    offer({})
    return barely(page)


async def _edit(
    interaction: discord.Interaction[Any], page: Page, picture: Drawn | None, kept: Sequence[Kept], *, laid: bool
) -> int:
    shown: dict[str, Any] = {"content": page.content, "components": []}
    if laid:
        shown = {"content": None, "components": components_of(page, picture), "flags": LAID_OUT}
    pictures = [picture.file()] if picture is not None and not kept else []
    stays = {"attachments": [file.to_dict() for file in kept]}
    return await say(interaction, {**shown, **stays}, [*pictures, *_files(page)])


def _files(page: Page) -> list[discord.File]:
    if page.file is None:
        return []
    return [discord.File(io.BytesIO(page.file.text.encode()), filename=page.file.name)]


def _edited(interaction: discord.Interaction[Any]) -> Clicked | None:
    """Return the message clicked on, where it is the one edited: a new one has none of its files."""
    edits = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    return clicked(interaction) if edits else None
