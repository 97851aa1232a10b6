"""A round that is over, told where its table message stood, above its last picture."""

from __future__ import annotations

from dataclasses import replace

from bot.text import clipped
from bot.ui import drawing
from bot.ui.lately import lines
from bot.ui.messages import link_to_table
from bot.ui.page import LONGEST_CONTENT, Page
from bot.ui.voices import speech_for
from bot.values.past import Round
from bot.values.table import Table


def retired(table: Table, told: Round, language: str) -> Page:
    """Return what an old table message says: who did what in its round, and where the table is now.

    Its picture is that of the round's end; none where that is known no more, so that the one that stands may stay.
    """
    speech = speech_for(table, language, told.until or None)
    moved = speech.words("table-old", link=link_to_table(table))
    said = lines(speech, told.facts)
    if not said:
        return Page(moved, language=language)
    head = speech.either("round-told" if told.number else "round-told-setup", game=speech.title, round=told.number)
    content = clipped("\n".join([head, *said, "", moved]), LONGEST_CONTENT)
    then = replace(table, view=told.view, acting=())
    return Page(content, (), drawing.board(then, language, told.until or None), language)
