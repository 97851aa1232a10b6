"""What happened since somebody's last move: a few lines above their question, and all of it behind a button."""

from __future__ import annotations

from bot.games import face_of
from bot.games.speech import Speech
from bot.games.visits import visits
from bot.ui.controls import Button
from bot.ui.page import Page, fitted
from bot.ui.room import MOST_SIGNS
from bot.ui.voices import colour_of, speech_for
from bot.values.table import Table
from engine.facts import Fact

MOST_LINES = 5
"""So many lines above a question leave room for it on a phone."""
LONGEST = MOST_SIGNS - 400
"""How long the whole recap may be: its bytes are counted too, and Russian letters have two."""


def told(speech: Speech, facts: tuple[Fact, ...]) -> list[str]:
    """Return what happened, a line for each visit."""
    describing = face_of(speech.game).describing
    said = [fact for fact in facts if fact.key not in describing.unsaid]
    return [f"- {line}" for line in visits(speech, said, describing.visits)]


def newest(speech: Speech, lines: list[str]) -> list[str]:
    """Return the newest of what is told, headed by how many lines came before, and at most `MOST_LINES` in all."""
    if len(lines) <= MOST_LINES:
        return lines
    kept = lines[1 - MOST_LINES :]
    return [speech.words("panel-earlier", count=len(lines) - len(kept)), *kept]


def more(speech: Speech, table: Table, lines: list[str]) -> tuple[Button, ...]:
    """Return the button to what the panel has no room for of what is told; none where all of it stands there."""
    if len(lines) <= MOST_LINES or table.seat is None:
        return ()
    return (Button("more", (table.game.id,), speech.words("panel-more")),)


def recap(table: Table, language: str) -> Page:
    """Return all that happened since a reader's last move, that move included, from a table read so."""
    speech = speech_for(table, language)
    lines = told(speech, table.facts)
    head = speech.words("panel-since") if lines else speech.words("panel-nothing-new")
    rows = ((Button("log", (table.game.id,), speech.words("table-log")),),)
    earlier = speech.words("panel-earlier", count=len(lines))
    return Page(
        fitted(head, lines, "", earlier, LONGEST), rows, language=language, colour=colour_of(table, [table.seat or 0])
    )
