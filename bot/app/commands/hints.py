"""What Discord shows beside commands and their options, translated when the commands are offered."""

from __future__ import annotations

from typing import Any, TypeVar

from discord import app_commands

from bot.app.commands import suggest
from bot.text import clipped, words
from data.words import DEFAULT

LONGEST_HINT = 100
T = TypeVar("T")


def hint(key: str, **args: Any) -> app_commands.locale_str:
    """Return the words of a key for Discord; the key comes along for the translator."""
    return app_commands.locale_str(clipped(words(DEFAULT, key, **args), LONGEST_HINT), key=key, args=args)


def of_a_game(command: T) -> T:
    """Let a command take the game it is about, for direct messages and for those who play several."""
    described = app_commands.describe(game=hint("option-game"))(command)
    return app_commands.autocomplete(game=suggest.games)(described)


def of_any_game(command: T) -> T:
    """Let a command take the game it is about among those of all kinds."""
    described = app_commands.describe(game=hint("option-game"))(command)
    return app_commands.autocomplete(game=suggest.any_games)(described)


def of_a_game_over(command: T) -> T:
    """Let a command take the game it is about among those that are over."""
    described = app_commands.describe(game=hint("option-game"))(command)
    return app_commands.autocomplete(game=suggest.games_over)(described)
