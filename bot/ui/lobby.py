"""The lobby message: who sits down, and the buttons to join, leave, begin and add automatic players."""

from __future__ import annotations

from bot.table import Table
from bot.text.speech import Speech
from bot.ui.page import Page
from bot.ui.rows import Button
from bot.ui.voices import MARKS, speech_for
from engine.catalogue import rules_of


def lobby(table: Table, language: str) -> Page:
    """Return the lobby message of a game that has not begun."""
    speech = speech_for(table, language)
    seats = rules_of(table.game.key).seats
    free, missing = seats.stop - 1 - len(table.seats), max(seats.start - len(table.seats), 0)
    lines = [
        speech.words("lobby-title", game=speech.title),
        *(_seat(speech, table, place) for place in range(len(table.seats))),
        "",  # or the list of seats would go on
        speech.words("lobby-free", free=free),
        speech.words("lobby-needs", missing=missing, host=_host(speech, table)),
    ]
    buttons = (
        Button("join", (table.game.id,), speech.words("lobby-join"), "good", free > 0),
        Button("leave", (table.game.id,), speech.words("lobby-leave")),
        Button("begin", (table.game.id,), speech.words("lobby-begin"), "main", missing == 0),
        Button("auto", (table.game.id,), speech.words("lobby-automatic"), "plain", free > 0),
        Button("help", (table.game.id,), speech.words("table-help")),
    )
    return Page("\n".join(lines), (buttons,), language=language)


def _seat(speech: Speech, table: Table, place: int) -> str:
    mark = MARKS.get(table.seats[place].colour, "⚪")
    return speech.words("lobby-seat", number=place + 1, mark=mark, name=speech.name(place))


def _host(speech: Speech, table: Table) -> str:
    seats = (seat.seat for seat in table.seats if seat.user_id == table.game.host_id)
    return speech.name(next(seats, -1))
