"""Answering a question by text: what autocomplete suggests, and what a typed answer means."""

from __future__ import annotations

import re

from discord import app_commands

from bot.cogs.finding import LONGEST_CHOICE, game_for, suggested
from bot.games import Face
from bot.hosting.refusal import HostError
from bot.table import Table
from bot.text import clipped
from bot.ui import looks
from bot.ui.clicks import language, put, read
from bot.ui.panel import News, panel
from bot.ui.press import Interaction
from bot.ui.question import labels_of
from bot.ui.voices import labels_for

BETWEEN = " + "
"""What stands between several picks of one answer."""


async def answered(interaction: Interaction, face: Face, answer: str, game: str | None, key: str = "") -> None:
    """Answer the question that waits, or the one of a key, and show what follows. It has been acknowledged."""
    host = interaction.client.host
    found = await game_for(interaction, face, game)
    table = await read(interaction, found.id)
    looks.seated(table)
    if key and table.pending is not None and table.pending.ask.key != key:
        raise HostError("error-other-question", game=face.key)
    number, indices = meant(table, language(interaction), answer)
    told = await host.submit(found.id, interaction.user.id, number, indices=indices)
    await put(interaction, panel(told.table, language(interaction), news=News("panel-happened", told.facts)))


def names(table: Table, language: str) -> list[str]:
    """Return what each option of the reader's question is called, its heading first; raises HostError without one."""
    if table.pending is None:
        raise HostError("error-nothing-asked")
    labels = labels_of(labels_for(table, language), table.pending.ask, table.view)
    return [f"{label.group}: {label.text}" if label.group else label.text for label in labels]


def suggestions(table: Table, language: str, typed: str) -> list[app_commands.Choice[str]]:
    """Return the legal answers that go on from what was typed; their values hold indices only."""
    if table.pending is None:
        return []
    named = names(table, language)
    *done, last = typed.split(BETWEEN) if table.pending.ask.at_most > 1 else [typed]
    before = _indices(named, done)
    if before is None or len(before) >= table.pending.ask.at_most:
        return []
    number = table.pending.number
    found = [(BETWEEN.join([*done, name]), _value(number, [*before, index]))
             for index, name in enumerate(named) if index not in before]  # fmt: skip
    if table.pending.ask.at_least == 0 and not done:
        found = [(labels_for(table, language).nothing(table.pending.ask), _value(number, [])), *found]
    return suggested(found, typed if not done else BETWEEN.join([*done, last]))


def meant(table: Table, language: str, answer: str) -> tuple[int, tuple[int, ...]]:
    """Return the question's number and the indices that an answer means, suggested or typed; raises HostError."""
    named = names(table, language)
    match = re.fullmatch("([0-9]{1,10}):([0-9]{0,4}(?:,[0-9]{1,4}){0,199})", answer)
    if match:
        return int(match[1]), tuple(int(part) for part in match[2].split(",") if part)
    indices = _indices(named, answer.split(BETWEEN))
    pending = table.pending
    if indices is None or pending is None:
        raise HostError(_unfit(table, language, answer), text=clipped(answer, LONGEST_CHOICE))
    return pending.number, tuple(indices)


def _unfit(table: Table, language: str, answer: str) -> str:
    """Return the key of why an answer is not one: the game's own reason for it or its question, where it has one."""
    speech = labels_for(table, language)
    why = speech.face.why(speech, table.pending.ask, table.view, "choose", [answer]) if table.pending else ""
    key = f"unfit-{table.pending.ask.key}" if table.pending else ""
    return why or (key if speech.says(f"refused-{key}") else "error-no-such-option")


def _value(number: int, indices: list[int]) -> str:
    return f"{number}:{','.join(map(str, indices))}"


def _indices(named: list[str], typed: list[str]) -> list[int] | None:
    """Find typed names, each once; None where one of them is no option."""
    folded = [name.casefold() for name in named]
    wanted = [part.strip().casefold() for part in typed]
    if any(part not in folded for part in wanted):
        return None
    return [folded.index(part) for part in wanted]
