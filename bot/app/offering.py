"""Offering the slash commands to Discord, only where they are not the same already."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import app_commands

from bot.app.commands.hints import LONGEST_HINT
from bot.text import clipped, language_for, words
from data.words import DEFAULT

log = structlog.get_logger(__name__)


class Translator(app_commands.Translator):
    """Says descriptions in the languages we have; None lets Discord show the English one."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = language_for(locale)
        key = string.extras.get("key")
        if key is None or language == DEFAULT:
            return None
        return clipped(words(language, key, **string.extras.get("args", {})), LONGEST_HINT)


async def sync(tree: app_commands.CommandTree[Any]) -> None:
    """Offer all commands. Discord counts what is written and asks nothing for what is read, so we look first."""
    await tree.set_translator(Translator())
    ours = await wanted(tree)
    if same(ours, await _offered(tree.client)):
        log.info("commands-unchanged", count=len(ours))
        return
    await tree.sync()
    log.info("commands-offered", count=len(ours))


async def wanted(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Return our commands as Discord takes them."""
    translator = tree.translator
    commands = tree.get_commands()
    if translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, translator) for command in commands]


async def _offered(client: discord.Client) -> list[Any]:
    try:
        return list(await client.http.get_global_commands(client.application_id or 0))
    except discord.HTTPException:
        log.warning("commands-unreadable")
        return []


def same(ours: Any, theirs: Any) -> bool:
    """Tell whether Discord has all that we want; what it adds of its own and leaves out as empty doesn't count."""
    if isinstance(ours, dict):
        there = theirs if isinstance(theirs, dict) else {}
        return all(same(value, there.get(key)) for key, value in ours.items())
    if isinstance(ours, list) and isinstance(theirs, list):
        return len(ours) == len(theirs) and all(map(same, _ordered(ours), _ordered(theirs)))
    return bool(ours == theirs) or not (ours or theirs)


def _ordered(items: list[Any]) -> list[Any]:
    """Return commands and contexts in an order of their own; options stay in theirs, which the user sees."""
    if any(isinstance(item, dict) and "description" in item and item.get("type", 1) == 1 for item in items):
        return sorted(items, key=lambda item: str(item.get("name")))
    return items if any(isinstance(item, dict) for item in items) else sorted(items)
