"""The guided first turn: below the question what happens and what to tap, until the first round is over."""

from __future__ import annotations

from bot.games import face_of
from bot.games.speech import Speech
from bot.values.table import Table
from engine.catalogue import View

LAST_ROUND = 1
"""Whoever has played a round knows the way."""


def guide(speech: Speech, table: Table) -> str:
    """Return what a first-time player is told at the question that waits; "" for everybody else, and later on."""
    if table.seat is None or table.pending is None or not table.seats[table.seat].guided:
        return ""
    seen: View = table.view
    if seen.round > LAST_ROUND:
        return ""
    key = f"guide-{face_of(speech.game).asks(table.pending.ask).guide}"
    return speech.own(key) if speech.says(key) else ""
