"""A round that is over, told where its table message stood, above its last picture."""

from __future__ import annotations

from bot.text import clipped
from bot.ui.lately import lines
from bot.ui.messages import link_to_table
from bot.ui.page import LONGEST_CONTENT
from bot.ui.voices import speech_for
from bot.values.past import Round
from bot.values.table import Table


def retired(table: Table, told: Round, language: str) -> str:
    """Return what an old table message says: who did what in its round, and where the table is now."""
    speech = speech_for(table, language, told.until or None)
    moved = speech.words("table-old", link=link_to_table(table))
    said = lines(speech, told.facts)
    if not said:
        return moved
    head = speech.either("round-told" if told.number else "round-told-setup", game=speech.title, round=told.number)
    return clipped("\n".join([head, *said, "", moved]), LONGEST_CONTENT)
