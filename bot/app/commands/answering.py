"""Answering a question by text: what autocomplete suggests, and what a typed answer means."""

from __future__ import annotations

import re

from discord import app_commands

from bot.app.admission import read
from bot.app.clicks import language, put_panel
from bot.app.commands.finding import LONGEST_CHOICE, game_for, suggested
from bot.app.serving import Interaction
from bot.games import Face, face_of
from bot.text import clipped, folded, words
from bot.ui import looks
from bot.ui.arranging import Label
from bot.ui.ids import unpacked
from bot.ui.panel import News
from bot.ui.question import labels_of
from bot.ui.voices import labels_for
from bot.values.refusal import HostError
from bot.values.table import Table

BETWEEN = " + "
"""What stands between several picks of one answer."""
CUT = "…"
"""What stands for picks that a name has no room for."""


async def answered(interaction: Interaction, face: Face, answer: str, game: str | None, key: str = "") -> None:
    """Answer the question that waits, or the one of a key, and show what follows. It has been acknowledged."""
    host = interaction.client.host
    found = await game_for(interaction, face, game)
    table = await read(interaction, found)
    looks.seated(table)
    if key and table.pending is not None and table.pending.ask.key != key:
        raise HostError("error-other-question", game=face.key)
    number, indices = meant(table, language(interaction), answer)
    told = await host.submit(found.id, interaction.user.id, number, indices=indices)
    await put_panel(interaction, told.table, news=News("panel-happened", told.facts))


def names(table: Table, language: str) -> list[str]:
    """Return what each option of the reader's question is called, its heading first; raises HostError without one."""
    if table.pending is None:
        raise HostError("error-nothing-asked")
    labels = labels_of(labels_for(table, language), table.pending.ask, table.view)
    return [_in_group(language, label) for label in labels]


def _in_group(language: str, label: Label) -> str:
    return words(language, "named", name=label.group, text=label.text) if label.group else label.text


def suggestions(table: Table, language: str, typed: str) -> list[app_commands.Choice[str]]:
    """Return the legal answers that go on from what was typed; their values hold indices only."""
    if table.pending is None:
        return []
    named = names(table, language)
    *done, last = typed.split(BETWEEN) if table.pending.ask.at_most > 1 else [typed]
    before = _indices(named, done)
    if before is None:
        return _too_long(table, language) if done[0].strip() == CUT else []
    if len(before) >= table.pending.ask.at_most:
        return []
    wanted = folded(last)
    more = [index for index, name in enumerate(named) if index not in before and wanted in folded(name)]
    found = _going_on(language, table.pending.number, named, before, more)
    if any(len(value) > LONGEST_CHOICE for _, value in found):
        return _too_long(table, language)
    nothing = labels_for(table, language).nothing(table.pending.ask)
    if table.pending.ask.at_least == 0 and not done and wanted in folded(nothing):
        found = [(nothing, _value(table.pending.number, [])), *found]
    return suggested(found, "")


def _going_on(
    language: str, number: int, named: list[str], before: list[int], more: list[int]
) -> list[tuple[str, str]]:
    """Return names and values of the answers that pick one more."""
    short = _short(named)
    told = [short[index] for index in before]
    return [(_joined(language, told, named[index]), _value(number, [*before, index])) for index in more]


def _joined(language: str, before: list[str], name: str) -> str:
    """Return what an answer of several picks is called: all of them, or the newest where there is no room for all."""
    whole = BETWEEN.join([*before, name])
    if len(whole) <= LONGEST_CHOICE or not before:
        return whole
    end = words(language, "choice-newest", count=len(before) + 1)
    room = LONGEST_CHOICE - len(f"{CUT}{BETWEEN} {end}")
    return f"{CUT}{BETWEEN}{clipped(name, room)} {end}"


def _too_long(table: Table, language: str) -> list[app_commands.Choice[str]]:
    """Return the one choice that says where an answer goes on that is too long to be typed."""
    name = words(language, "choice-too-long", game=table.game.key)
    return [app_commands.Choice(name=clipped(name, LONGEST_CHOICE), value=CUT)]


def meant(table: Table, language: str, answer: str) -> tuple[int, tuple[int, ...]]:
    """Return the question's number and the indices that an answer means, suggested or typed; raises HostError."""
    named = names(table, language)
    match = re.fullmatch("([0-9]{1,10}):([0-9]{0,4}(?:,[0-9]{1,4}){0,199})", answer)
    if match:
        return int(match[1]), tuple(int(part) for part in match[2].split(",") if part)
    if match := re.fullmatch("([0-9]{1,10}):m([0-9a-f]{1,99})", answer):
        return int(match[1]), unpacked([int(match[2], 16)])
    if answer.startswith(CUT):
        raise HostError("error-too-long", game=table.game.key)
    indices, pending = _indices(named, answer.split(BETWEEN)), table.pending
    if pending is not None and _means_nothing(table, language, answer):
        return pending.number, ()
    if indices is None or pending is None:
        raise HostError(_unfit(table, language, answer), text=clipped(answer, LONGEST_CHOICE))
    return pending.number, tuple(indices)


def _means_nothing(table: Table, language: str, answer: str) -> bool:
    """Tell whether the answer that picks nothing was named."""
    ask = table.pending.ask if table.pending else None
    return ask is not None and ask.at_least == 0 and folded(answer) == folded(labels_for(table, language).nothing(ask))


def _unfit(table: Table, language: str, answer: str) -> str:
    """Return the key of why an answer is not one: the game's own reason for it or its question, where it has one."""
    speech = labels_for(table, language)
    reason = face_of(speech.game).commands.why
    why = reason(speech, table.pending.ask, table.view, "choose", [answer]) if table.pending and reason else ""
    key = f"unfit-{table.pending.ask.key}" if table.pending else ""
    return why or (key if speech.says(f"refused-{key}") else "error-no-such-option")


def _value(number: int, indices: list[int]) -> str:
    """Return a question's number and the indices, as one number of a bit each where they would be too long."""
    listed = f"{number}:{','.join(map(str, indices))}"
    return listed if len(listed) <= LONGEST_CHOICE else f"{number}:m{sum(1 << index for index in indices):x}"


def _indices(named: list[str], typed: list[str]) -> list[int] | None:
    """Find typed names, in full or short; None where one of them is no option."""
    known = {folded(name): index for index, name in [*enumerate(_short(named)), *reversed([*enumerate(named)])]}
    wanted = [folded(part) for part in typed]
    if any(part not in known for part in wanted):
        return None
    return [known[part] for part in wanted]


def _short(named: list[str]) -> list[str]:
    """Return the first word of each name where no other name begins with it, such as a card's; or else all of it."""
    first = [name.split(" ")[0] for name in named]
    return [word if first.count(word) == 1 else name for word, name in zip(first, named, strict=True)]
