"""Whole moves in a panel: a line with a button for each of the best, and a menu for the others."""

from __future__ import annotations

from dataclasses import replace

from bot.games import face_of
from bot.games.speech import Speech
from bot.text.emblems import capital
from bot.text.names import safe_around
from bot.ui.controls import LONGEST_LINE, Beside, Button, Heading, Line, Menu, Row
from bot.ui.question import answer_of
from bot.values.table import Table, Whole
from engine.moves import Move

MOST_BESIDE = 3
"""So many moves have a button of their own."""
LONGEST_SAID = 2 * LONGEST_LINE


def rows_of(speech: Speech, table: Table, whole: Whole | None, most: int) -> tuple[Row, ...]:
    """Return what lets a reader answer several questions with one click, the most promising first.

    So many of them at `most` have a line of their own, the others are in a menu.
    """
    if whole is None or table.pending is None:
        return ()
    at = (table.game.id, table.pending.number, whole.mark)
    most = most if whole.advised else 0
    lines = tuple(Line(place, _said(speech, move)) for place, move in enumerate(whole.moves) if place >= most)
    if not whole.advised:
        return (Menu("whole", at, speech.words("panel-whole-all"), tuple(sorted(lines, key=lambda one: one.label))),)
    menu = [Menu("whole", at, speech.words("panel-whole-more"), lines)] if lines else []
    shown = replace(speech, pictured=True)
    besides = [_line(shown, at, place, _said(shown, move)) for place, move in enumerate(whole.moves[:most])]
    return (Heading(speech.words("panel-whole")), *besides, *menu)


def _line(speech: Speech, at: tuple[int, int, int], place: int, text: str) -> Beside:
    button = Button("whole", (*at, place), speech.words("panel-whole-do"), "good")
    return Beside(safe_around(text, LONGEST_SAID), button)


def _said(speech: Speech, move: Move) -> str:
    """Say a move as its game does, or else one answer after the other."""
    say = face_of(speech.game).whole
    text = say(speech, move) if say else " → ".join(answer_of(speech, one.ask, one.view, one.picks) for one in move)
    return capital(text)
