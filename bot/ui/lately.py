"""What the last turns have brought, in a line for each seat."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games import face_of
from bot.games.chronicle import chronicle
from bot.games.speech import Speech
from bot.text import clipped
from bot.text.emblems import bare
from bot.values.past import Round
from bot.values.table import Table
from engine.facts import Fact

MOST_SEATS = 3
"""So many lines are read before somebody plays; whoever wants more reads the log."""
LONGEST_LINE = 300


def lately(speech: Speech, table: Table) -> str:
    """Return what those have done who had their turn since those who must act now; "" where nothing is worth a line."""
    return "\n".join(lines(speech, table.lately)[-MOST_SEATS:])


def ended(speech: Speech, last: Round) -> str:
    """Return who did what in the round with which a game ended."""
    return "\n".join(lines(speech, last.facts))


def lines(speech: Speech, facts: Iterable[Fact]) -> list[str]:
    """Return what each seat has done, in a line that a list is made of; none in a game that has no words for it."""
    deeds = face_of(speech.game).describing.deeds
    told = chronicle(speech, deeds, facts) if deeds else []
    return [_short(f"- {line}") for line in told]


def _short(line: str) -> str:
    """Return a line as long as it may look, whatever its emblems need."""
    return line if len(bare(line)) <= LONGEST_LINE else clipped(bare(line), LONGEST_LINE)
