"""The lobby message: who sits down, and the buttons to join, leave, begin and add automatic players."""

from __future__ import annotations

from bot.hosting.options import HINTS, seats_for
from bot.table import Table
from bot.text import safe
from bot.text.speech import Speech
from bot.ui.page import Page
from bot.ui.rows import Button, Row
from bot.ui.voices import MARKS, speech_for
from engine.catalogue import rules_of
from engine.hint import AUTOMATIC


def lobby(table: Table, language: str) -> Page:
    """Return the lobby message of a game that has not begun."""
    speech = speech_for(table, language)
    fitting = seats_for(table.game.key, table.game.options)
    free, missing = max(fitting) - len(table.seats), max(min(fitting) - len(table.seats), 0)
    lines = [
        speech.words("lobby-title", game=speech.title),
        *(_seat(speech, table, place) for place in range(len(table.seats))),
        "",  # or the list of seats would go on
        speech.words("lobby-free", free=free),
        speech.words("lobby-needs", missing=missing, host=_host(speech, table)),
    ]
    if not table.game.options.get(HINTS, 1):
        lines.append(speech.words("lobby-no-hints"))
    if table.invited:
        lines.append(speech.words("lobby-invited", who=speech.listed([f"**{safe(name)}**" for name in table.invited])))
    strengths = rules_of(table.game.key).strengths
    if len(strengths) > 1 and free:
        lines.append(speech.words("lobby-strengths"))
    buttons = (
        Button("join", (table.game.id,), speech.words("lobby-join"), "good", free > 0),
        Button("leave", (table.game.id,), speech.words("lobby-leave")),
        Button("begin", (table.game.id,), speech.words("lobby-begin"), "main", missing == 0),
        Button("help", (table.game.id,), speech.words("table-help")),
    )
    adding = tuple(
        Button("auto", (table.game.id, place), speech.words(f"lobby-add-{strength}"), "plain", free > 0)
        for place, strength in enumerate(strengths)
    )
    return Page("\n".join(lines), _rows(buttons, adding if max(fitting) > 1 else ()), language=language)


def _rows(buttons: tuple[Button, ...], adding: tuple[Button, ...]) -> tuple[Row, ...]:
    """Where there is no choice of automatic players, the button that adds one stands before the last."""
    if len(adding) > 1:
        return (buttons, adding)
    return ((*buttons[:-1], *adding, buttons[-1]),)


def _seat(speech: Speech, table: Table, place: int) -> str:
    seat = table.seats[place]
    # Where there is one kind of automatic player, its name says what it is.
    automatic = "yes" if seat.automatic and seat.strength != AUTOMATIC else "no"
    mark = MARKS.get(seat.colour, "⚪")
    return speech.words("lobby-seat", number=place + 1, mark=mark, name=speech.name(place), automatic=automatic)


def _host(speech: Speech, table: Table) -> str:
    places = (place for place, seat in enumerate(table.seats) if seat.user_id == table.game.host_id)
    return speech.name(next(places, -1))
