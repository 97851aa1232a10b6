"""Who sits in a lobby, and whom its reader may take out of it."""

from __future__ import annotations

from zlib import crc32

from bot.games.speech import Speech
from bot.text import clipped, safe, words
from bot.text.sitting import sitting
from bot.ui.controls import LONGEST_LINE, Button, Line, Menu
from bot.ui.page import Page
from bot.ui.voices import labels_for, speech_for
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import LOBBY
from bot.values.table import Seat, Table


def stamp(table: Table) -> int:
    """Return a number that tells who sits where, so that a menu of old takes nobody else out."""
    return crc32(repr([(seat.seat, seat.user_id) for seat in table.seats]).encode())


def dismiss_button(speech: Speech, table: Table) -> tuple[Button, ...]:
    """Return the lobby's button; none as long as there is only one to be taken out, who can leave."""
    if len(table.seats) < 2:
        return ()
    return (Button("out", (table.game.id,), speech.words("lobby-out")),)


def dismissing(table: Table, person: Person, language: str) -> Page:
    """Return what somebody may do about those who sit in a lobby; raises HostError where it is none any more."""
    if table.game.state != LOBBY:
        raise HostError("already-begun")
    labels = labels_for(table, language)
    lines = tuple(
        Line(place, clipped(labels.name(place), LONGEST_LINE))
        for place, seat in enumerate(table.seats)
        if _may_go(table, person, seat)
    )
    if not lines:
        host = next((place for place, seat in enumerate(table.seats) if seat.user_id == table.game.host_id), -1)
        return Page(words(language, "dismiss-nobody", host=speech_for(table, language).name(host)), language=language)
    menu = Menu("outwho", (table.game.id, stamp(table)), words(language, "dismiss-whom"), lines)
    return Page(words(language, "dismiss-page"), (menu,), language=language)


def _may_go(table: Table, person: Person, seat: Seat) -> bool:
    seated = any(one.user_id == person.user_id for one in table.seats)
    if seat.automatic:
        return seated or person.moderates
    rights = person.moderates or person.user_id == table.game.host_id
    return rights and seat.user_id != person.user_id


def sure(table: Table, place: int, language: str) -> Page:
    """Ask whether a guest is to be taken out, and say what that means."""
    name = safe(sitting(table, language)[place].name)
    yes = Button("dismiss", (table.game.id, stamp(table), place), words(language, "confirm-dismiss-yes"), "bad")
    return Page(words(language, "confirm-dismiss", name=name), ((yes,),), language=language)
