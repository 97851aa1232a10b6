"""Commands that answer with some kinds of option: each asks for no more than it needs."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.app.admission import Need, read
from bot.app.clicks import language, put_panel
from bot.app.commands import suggest
from bot.app.commands.answering import meant
from bot.app.commands.door import privately
from bot.app.commands.finding import LONGEST_CHOICE, game_for, suggested
from bot.app.commands.hints import hint, of_a_game
from bot.app.serving import Interaction
from bot.games import Answer, Face, face_of
from bot.text import clipped, folded
from bot.ui import looks
from bot.ui.arranging import Label, Turned
from bot.ui.panel import News
from bot.ui.question import labels_of
from bot.ui.voices import labels_for
from bot.values.refusal import HostError
from bot.values.table import Table

Command = app_commands.Command[Any, ..., Any]


def typed_command(face: Face, answer: Answer) -> Command:
    """Return a command that answers with some kinds of option, such as "shelve"."""

    async def answer_it(interaction: Interaction, game: str | None = None, **typed: str) -> None:
        await _answered(interaction, face, answer, game, [typed[name] for name in answer.asks])

    # discord.py reads the options off the signature, and this one differs from command to command.
    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction),
        *(inspect.Parameter(name, keyword, annotation=str) for name in answer.asks),
        inspect.Parameter("game", keyword, annotation=str | None, default=None),
    ]
    answer_it.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined] # functions may have one
    described = app_commands.describe(**{name: hint(f"option-{name}") for name in answer.asks})(
        privately(Need.SEAT)(answer_it)
    )
    completed = app_commands.autocomplete(**{name: _suggesting(answer, name) for name in answer.asks})(described)
    return app_commands.Command(
        name=answer.name, description=hint(f"command-{answer.name}"), callback=of_a_game(completed)
    )


def _suggesting(answer: Answer, name: str) -> suggest.Suggest:
    """Return what autocomplete does for one option of a command."""

    @suggest.quiet
    async def suggesting(interaction: discord.Interaction[Any], typed: str) -> suggest.Choices:
        table, tongue = await suggest.table_of(interaction), language(interaction)
        if name != answer.asks[-1]:
            headings = dict.fromkeys(label.group for _, label in _offered(table, tongue, answer))
            return suggested([(heading, heading) for heading in headings], typed)
        before = [str(getattr(interaction.namespace, other, None) or "") for other in answer.asks[:-1]]
        return suggested(_named(table, _below(_offered(table, tongue, answer), before)), typed)

    return suggesting


def _named(table: Table, found: Sequence[tuple[int, Label]]) -> list[tuple[str, str]]:
    number = table.pending.number if table.pending else 0
    return [(_shown(label), f"{number}:{at}") for at, label in found]


def _shown(label: Label) -> str:
    return f"{label.text} · {label.detail}" if label.detail else label.text


def _offered(table: Table, tongue: str, answer: Answer) -> list[tuple[int, Label]]:
    """Return the answers that a command can give, with their indices."""
    if table.pending is None:
        return []
    ask = table.pending.ask
    labels = labels_of(labels_for(table, tongue), ask, table.view)
    return [(at, label) for at, label in enumerate(labels) if ask.options[at][0] in answer.kinds]


def _below(offered: Sequence[tuple[int, Label]], headings: Sequence[str]) -> list[tuple[int, Label]]:
    wanted = [folded(heading) for heading in headings if heading]
    return [(at, label) for at, label in offered if not wanted or folded(label.group) in wanted]


async def _answered(interaction: Interaction, face: Face, answer: Answer, game: str | None, typed: list[str]) -> None:
    """Answer, or ask once more where the answer costs something, and show what follows."""
    found = await game_for(interaction, face, game)
    table, tongue = await read(interaction, found), language(interaction)
    looks.seated(table)
    number, index = _meant(table, tongue, answer, typed)
    offered = dict(_offered(table, tongue, answer))
    if index in offered and offered[index].warning:
        await put_panel(interaction, table, turned=Turned(sure=index))
        return
    told = await interaction.client.host.submit(found.id, interaction.user.id, number, indices=[index])
    await put_panel(interaction, told.table, news=News("panel-happened", told.facts))


def _meant(table: Table, tongue: str, answer: Answer, typed: list[str]) -> tuple[int, int]:
    """Return the question's number and the index that is meant, suggested or typed; raises HostError."""
    if table.pending is None:
        raise HostError("error-nothing-asked")
    offered = _below(_offered(table, tongue, answer), typed[:-1])
    if typed and typed[-1][:1].isdigit() and ":" in typed[-1]:
        number, indices = meant(table, tongue, typed[-1])
        return number, next(iter(indices), -1)
    fitting = [at for at, label in offered if not typed or _fits(label, typed[-1])]
    if not fitting:
        raise _reason(table, tongue, answer, typed)
    return table.pending.number, fitting[0]


def _fits(label: Label, typed: str) -> bool:
    """Tell whether an answer was typed: as it is suggested, or what stands before its first dot, such as a letter."""
    ways = (label.text, label.text.split("·")[0], clipped(_shown(label), LONGEST_CHOICE))
    return folded(typed) in map(folded, ways)


def _reason(table: Table, tongue: str, answer: Answer, typed: list[str]) -> HostError:
    """Return why an answer is not on offer."""
    speech, ask = labels_for(table, tongue), table.pending.ask if table.pending else None
    why = face_of(speech.game).commands.why
    key = why(speech, ask, table.view, answer.name, typed) if ask and why else ""
    if key:
        return HostError(key)
    if not _offered(table, tongue, answer):
        return HostError("error-other-question", game=speech.game)
    return HostError("error-no-such-option", text=clipped(" ".join(typed), LONGEST_CHOICE))
