"""What codes in a text mean, in small print below it."""

from __future__ import annotations

from bot.games import face_of
from bot.games.speech import Speech
from bot.text.emblems import offered
from bot.ui.guide import newcomer
from bot.values.table import Table


def with_legend(speech: Speech, text: str) -> str:
    """Return a text with what its codes mean below it, where it doesn't say so itself."""
    say = face_of(speech.game).describing.legend
    meant = say(speech, text) if say else ""
    return f"{text}\n-# {meant}" if meant else text


def legend(speech: Speech, table: Table, text: str) -> str:
    """Return what the codes in a panel mean, for whoever can't know: newcomers, or all where Discord has no emblems."""
    say = face_of(speech.game).describing.legend
    meant = say(speech, text) if say and (newcomer(table) or not offered()) else ""
    return f"-# {meant}" if meant else ""
