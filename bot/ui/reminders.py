"""What one person is told by direct message of games that wait for them, or that went on without them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.speech import Speech
from bot.text import clipped, safe, words
from bot.ui.controls import LONGEST_LABEL, MOST_BUTTONS, Button, Row
from bot.ui.messages import link_to_channel
from bot.ui.page import Page, fitted
from bot.ui.voices import due_of, speech_for, until
from bot.values.table import Deed, Table


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game that waits for whoever is reminded of it."""

    table: Table
    """As they see it."""
    place: str
    why: str
    """Which reminder it is: "soon", "late", "silent" or "nudge"."""
    by: str = ""
    """The raw name of whoever nudges."""


def reminder_page(waiting: Sequence[Waiting], language: str) -> Page:
    """Return one message for all games that wait for somebody."""
    if len(waiting) == 1:
        return _one(waiting[0], language)
    lines = [f"- {_line(one, language)}" for one in waiting]
    content = fitted(words(language, "reminders-head", count=len(waiting)), lines, "", "…")
    more = (Button("games", (0,), words(language, "reminders-all")), _settings(language))
    return Page(content, (tuple(_play(one, language) for one in waiting[:MOST_BUTTONS]), more), language=language)


def _one(waiting: Waiting, language: str) -> Page:
    table, speech = waiting.table, speech_for(waiting.table, language)
    head = speech.words("dm-head", game=speech.title, place=waiting.place, link=link_to_channel(table))
    game = (table.game.id,)
    row = (
        Button("go", game, speech.words("table-play"), "good"),
        Button("hush", game, speech.words("reminder-no-more")),
        _settings(language),
    )
    return Page(f"{head}\n{_why(speech, waiting)}", (row,), language=language)


def _settings(language: str) -> Button:
    """Return the button that leads to where reminders are set."""
    return Button("settings", (0,), words(language, "settings-button"))


def _why(speech: Speech, waiting: Waiting) -> str:
    table = waiting.table
    seat = table.seats[table.seat or 0]
    since = f"<t:{seat.since or 0}:R>"
    told = speech.words(f"reminder-{waiting.why}", name=safe(waiting.by), when=since)
    return until(speech, told, due_of(table, seat.seat)) if waiting.why != "late" else told


def _line(waiting: Waiting, language: str) -> str:
    table, speech = waiting.table, speech_for(waiting.table, language)
    head = speech.words("dm-head", game=speech.title, place=waiting.place, link=link_to_channel(table))
    return until(speech, head, due_of(table, table.seat or 0))


def _play(waiting: Waiting, language: str) -> Button:
    speech = speech_for(waiting.table, language)
    label = words(language, "reminders-play", game=speech.title, id=str(waiting.table.game.id))
    return Button("go", (waiting.table.game.id,), clipped(label, LONGEST_LABEL), "good")


def played_page(table: Table, deeds: Sequence[Deed], language: str, place: str, *, warm: bool) -> Page:
    """Tell somebody what the bot has played in their place, and why."""
    speech = speech_for(table, language)
    head = speech.words("dm-head", game=speech.title, place=place, link=link_to_channel(table))
    told = speech.words("played-warm" if warm else "played-turn")
    lines = [line for deed in deeds for line in _deed(speech, deed)]
    content = fitted(f"{head}\n{told}", lines, "", "…")
    return Page(content, _after(speech, table, warm=warm), language=language)


def _deed(speech: Speech, deed: Deed) -> list[str]:
    lines = [f"- {line}" for line in speech.facts(deed.facts)]
    return [*lines, f"  💡 {speech.reason(deed.hint)}"] if lines and deed.hint else lines


def _after(speech: Speech, table: Table, *, warm: bool) -> tuple[Row, ...]:
    if warm:
        return ((Button("return", (table.game.id,), speech.words("played-back"), "good"),),)
    return ((Button("go", (table.game.id,), speech.words("table-play"), "good"),),)
