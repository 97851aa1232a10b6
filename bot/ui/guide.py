"""The guided first turn: below the question what happens and what to tap, until the first round is over."""

from __future__ import annotations

from bot.games import face_of
from bot.games.speech import Speech
from bot.values.table import Table
from engine.catalogue import View

LAST_ROUND = 1
"""Whoever has played a round knows the way."""


def newcomer(table: Table) -> bool:
    """Tell whether a reader is in the first round of a first game."""
    seen: View | None = table.view
    if seen is None or table.seat is None or not table.seats[table.seat].guided:
        return False
    return seen.round <= LAST_ROUND


def guide(speech: Speech, table: Table) -> str:
    """Return what a first-time player is told at the question that waits; "" for everybody else, and later on."""
    if table.pending is None or not newcomer(table):
        return ""
    if table.pending.answered or len(table.pending.ask.options) == 1:
        return ""
    key = f"guide-{face_of(speech.game).asks(table.pending.ask).guide}"
    return speech.own(key) if speech.says(key) else ""
