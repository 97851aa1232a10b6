"""Offering the slash commands to Discord, only where they are not the same already."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.app.commands.hints import LONGEST_HINT
from bot.text import clipped, has, language_for, words
from bot.text.mentions import offer
from data.words import DEFAULT

Location = app_commands.TranslationContextLocation
CALLABLE = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)
"""The types of options that are commands themselves."""

log = structlog.get_logger(__name__)


class Translator(app_commands.Translator):
    """Says descriptions in the languages we have; None lets Discord show the English one."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = _language_for(locale)
        if language == DEFAULT:
            return None
        key = string.extras.get("key") or _name_key(string.message, context)
        if key is None:
            return None
        return clipped(words(language, key, **string.extras.get("args", {})), LONGEST_HINT)


@cache
def _language_for(locale: discord.Locale) -> str:
    """Return our language for one of Discord's thirty, each of which is asked for with each name and option."""
    return language_for(locale)


def _name_key(name: str, context: app_commands.TranslationContextTypes) -> str | None:
    """Return the key of what a command or an option is called; games go by the same name everywhere."""
    if context.location is Location.parameter_name:
        key = f"argument-{name}"
    else:
        key = f"name-{name}" if context.location in {Location.command_name, Location.group_name} else ""
    return key if has(key) else None


async def sync(tree: app_commands.CommandTree[Any], *, writes: bool = True) -> None:
    """Offer all commands, or leave that to another process, and let sentences name them so that they can be tapped.

    Discord counts what is written and asks nothing for what is read, so we look first.
    """
    await tree.set_translator(Translator())
    ours, theirs = await wanted(tree), await _offered(tree.client)
    if same(ours, theirs):
        log.info("commands-unchanged", count=len(ours))
    elif writes:
        theirs = list(await tree.client.http.bulk_upsert_global_commands(tree.client.application_id or 0, ours))
        log.info("commands-offered", count=len(ours))
    offer({path: int(command["id"]) for command in theirs for path in _paths(command)})


def _paths(command: Mapping[str, Any]) -> Iterator[str]:
    """Return the whole names of what can be called: of a group each of its commands, or the command itself."""
    inner = [option for option in command.get("options") or () if option["type"] in CALLABLE]
    yield from (f"{command['name']} {path}" for option in inner for path in _paths(option))
    if not inner:
        yield str(command["name"])


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
