"""What a thread for one game is called, and what the channel is told of it."""

from __future__ import annotations

from bot.text import clipped, words
from bot.ui.page import Page
from bot.ui.voices import labels_for, speech_for
from bot.values.table import Table

LONGEST_NAME = 100
"""Discord's limit for a channel's name."""


def thread_name(table: Table) -> str:
    """Return what a game's thread is called: after the game and its host."""
    labels = labels_for(table, table.game.language)
    return clipped(
        words(table.game.language, "thread-name", game=labels.title, name=_host(table, labels.names)), LONGEST_NAME
    )


def thread_line(table: Table, thread_id: int | None) -> Page:
    """Return the line that tells a channel of a thread, and leads there once it is open."""
    speech = speech_for(table, table.game.language)
    told = words(table.game.language, "thread-line", game=speech.title, name=_host(table, speech.names))
    link = "" if thread_id is None else f" <#{thread_id}>"
    return Page(f"{told}{link}", language=table.game.language)


def _host(table: Table, names: tuple[str, ...]) -> str:
    places = (place for place, seat in enumerate(table.seats) if seat.user_id == table.game.host_id)
    return names[next(places, 0)] if names else ""
