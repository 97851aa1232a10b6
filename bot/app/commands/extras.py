"""Commands that not every game has, made from its face: the start with its options, answers and looks."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.app.admission import Need, person, read
from bot.app.bringing import bring_board
from bot.app.clicks import language, put
from bot.app.commands import suggest
from bot.app.commands.answering import answered
from bot.app.commands.door import privately
from bot.app.commands.finding import game_for, place_of
from bot.app.commands.hints import hint, of_a_game
from bot.app.rights import check_rights
from bot.app.seating import say
from bot.app.servers import check_start
from bot.app.serving import Interaction
from bot.app.threads import wants_thread
from bot.games import Face
from bot.hosting.options import OF_THE_BOT, offered
from bot.text import language_for, own_name
from bot.ui import looks
from bot.values.refusal import HostError
from bot.values.states import Last
from data.words import languages
from engine.options import GameOption

Command = app_commands.Command[Any, ..., Any]
TONGUE = inspect.Parameter("language", inspect.Parameter.KEYWORD_ONLY, annotation=str | None, default=None)
"""The option of every start that says what language the table speaks."""

THREAD = inspect.Parameter("thread", inspect.Parameter.KEYWORD_ONLY, annotation=str | None, default=None)
"""The option of every start that says whether the table gets a thread of its own."""


def start_command(face: Face) -> Command:
    """Return the command that opens a table, with the game's own options and those of every game."""
    options = offered(face.key)

    async def start(
        interaction: Interaction, language: str | None = None, thread: str | None = None, **chosen: str | None
    ) -> None:
        place, values = place_of(interaction), _values(face, chosen)
        customs = await check_start(interaction, values)
        own = wants_thread(interaction, thread, customs)
        check_rights(interaction, opens_thread=own)
        tongue = language or customs.language or language_for(interaction.guild_locale or interaction.locale)
        await interaction.client.host.start(face.key, place, person(interaction), values, language=tongue, thread=own)
        alone = face.alone in values
        await say(interaction, "thread-started" if own else "lobby-started-alone" if alone else "lobby-started")

    # discord.py reads the options off the signature, and this one differs from game to game.
    parameters = [_parameter("interaction", Interaction), *map(_option, options), TONGUE, THREAD]
    start.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined] # functions may have one
    hints = {option.name: hint(_words(face, option)) for option in options}
    hints |= {"language": hint("option-language"), "thread": hint("start-thread")}
    choices = {option.name: _choices(face, option) for option in options}
    choices["language"] = [app_commands.Choice(name=own_name(tongue), value=tongue) for tongue in languages()]
    choices["thread"] = [app_commands.Choice(name=hint(f"start-thread-{name}"), value=name) for name in ("yes", "no")]
    described = app_commands.choices(**choices)(
        app_commands.describe(**hints)(privately(Need.NOTHING, costly=True)(start))
    )
    return app_commands.Command(name="start", description=hint("command-start"), callback=described)


def _values(face: Face, chosen: Mapping[str, str | None]) -> dict[str, int]:
    """Return what the engine takes for what was chosen; raises HostError on a value that is not on offer."""
    named = [(option, name) for option in offered(face.key) if (name := chosen[option.name]) is not None]
    if any(name not in option.values for option, name in named):
        raise HostError("error-bad-value")
    return {option.name: option.values[name] for option, name in named}


def _words(face: Face, option: GameOption) -> str:
    """The key of what is said of an option: the game's own words, or everybody's."""
    return f"start-{option.name}" if option in OF_THE_BOT else f"{face.key}-start-{option.name}"


def _parameter(name: str, kind: object) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=kind)


def _option(option: GameOption) -> inspect.Parameter:
    default = None if option.optional else next(iter(option.values))
    kind = str | None if option.optional else str
    return inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, annotation=kind, default=default)


def _choices(face: Face, option: GameOption) -> list[app_commands.Choice[str]]:
    keys = {name: f"{_words(face, option)}-{name}" for name in option.values}
    return [app_commands.Choice(name=hint(key), value=name) for name, key in keys.items()]


def answer_command(face: Face, name: str) -> Command:
    """Return a command that answers the question of its own name, such as "place"."""

    @app_commands.describe(answer=hint("option-answer"))
    @app_commands.autocomplete(answer=suggest.answers)
    @of_a_game
    @privately(Need.SEAT)
    async def answer_it(interaction: Interaction, answer: str, game: str | None = None) -> None:
        await answered(interaction, face, answer, game, key=name)

    return app_commands.Command(name=name, description=hint(f"command-{name}"), callback=answer_it)


def board_command(face: Face) -> Command:
    """Return the command that shows the table: as a picture or in words, or in words where there are no pictures."""

    async def shown(interaction: Interaction, game: str | None, *, text: bool) -> None:
        table = await read(interaction, await game_for(interaction, face, game, Last.BEGUN))
        await put(interaction, looks.board_page(table, language(interaction), text=text))
        await bring_board(interaction, table)

    @app_commands.describe(text=hint("option-text"))
    @of_a_game
    @privately(Need.LOOK)
    async def board(interaction: Interaction, *, text: bool = False, game: str | None = None) -> None:
        await shown(interaction, game, text=text)

    @of_a_game
    @privately(Need.LOOK)
    async def in_words(interaction: Interaction, game: str | None = None) -> None:
        await shown(interaction, game, text=True)

    callback: Any = board if face.pictures else in_words
    return app_commands.Command(name="board", description=hint("command-board"), callback=callback)


def look_command(face: Face, name: str) -> Command:
    """Return a command that shows something of one's own, such as the speciality."""

    @of_a_game
    @privately(Need.SEAT)
    async def look(interaction: Interaction, game: str | None = None) -> None:
        table = await read(interaction, await game_for(interaction, face, game))
        await put(interaction, looks.look(table, name, language(interaction)))

    return app_commands.Command(name=name, description=hint(f"command-{name}"), callback=look)
