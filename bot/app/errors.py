"""The one door for errors: whatever goes wrong, the user reads a sentence and we read the rest."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.app.promise import refuse
from bot.app.tongue import language
from bot.games import faces
from bot.text import refusal, safe, words
from bot.values.refusal import HostError

log = structlog.get_logger(__name__)

LONGEST = 200
"""Of a text in a sentence: names are shorter anyway, lists of rights and typed answers are not."""
TOO_LATE = {10062, 10015, 50027, 40060}
"""The interaction is unknown, its token has run out, or it has been answered: nobody waits for us any more."""
NO_ENTRY = {50001, 50013, 10003, 50083}
"""Our own rights in the channel, or the channel itself, are gone."""


async def guarded(interaction: discord.Interaction[Any], work: Awaitable[None], *, game: int, number: int) -> None:
    """Do the work of a component; raises nothing, for discord.py would drop it without a word to the user."""
    # Not `bound_contextvars`, which looks through all that is bound before.
    before = structlog.contextvars.bind_contextvars(game=game, number=number)
    try:
        await work
    except Exception as error:  # noqa: BLE001 - the door for everything; answer_error logs it
        await answer_error(interaction, error)
    finally:
        structlog.contextvars.reset_contextvars(**before)


async def answer_error(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell a user, who alone sees it, what went wrong and what to do; raises nothing.

    In this order: a clear refusal is said as it is; an interaction that is gone is let go; a command of an older
    version and missing rights are named; anything else gets an id that is in the log too.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    code = error.code if isinstance(error, discord.HTTPException) else 0
    if code in TOO_LATE:
        log.info("interaction-gone", code=code, interaction=interaction.id)
        return
    await tell(interaction, _sentence(language(interaction), error, code))


async def tell(interaction: discord.Interaction[Any], sentence: str) -> None:
    """Say a sentence to whoever used a command or a component, whether it has been acknowledged or not."""
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            return
        if await refuse(interaction, sentence):
            return
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())
        else:
            await interaction.response.send_message(
                sentence, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
            )
    except discord.HTTPException as error:
        log.warning("answer-lost", code=error.code, status=error.status, interaction=interaction.id)
    except (OSError, aiohttp.ClientError) as error:  # no way leads to Discord
        log.warning("answer-lost", reason=str(error) or type(error).__name__, interaction=interaction.id)


def _sentence(tongue: str, error: BaseException, code: int) -> str:
    if isinstance(error, HostError):
        return refused(tongue, error)
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return words(tongue, "error-old-command")
    if isinstance(error, app_commands.TransformerError):
        return words(tongue, "error-bad-value")
    if code in NO_ENTRY:
        return words(tongue, "error-no-entry")
    return _unexpected(tongue, error)


def refused(tongue: str, error: HostError) -> str:
    """Return the host's refusal in words; names in it are made harmless, and a game's key brings its title."""
    args = {
        name: safe(value, LONGEST) if isinstance(value, str) else value for name, value in error.args_by_name.items()
    }
    if "game" in args:
        args.setdefault("title", words(tongue, f"{args['game']}-title"))
    return refusal(tongue, error.key, [face.key for face in faces()], **args)


def _unexpected(tongue: str, error: BaseException) -> str:
    error_id = secrets.token_hex(3)
    log.error("unexpected", error_id=error_id, exc_info=error)
    return words(tongue, "error-unexpected", id=error_id)
