"""The lobby message: who sits down, and the buttons to join, leave, begin and add automatic players."""

from __future__ import annotations

from bot.games import face_of
from bot.games.speech import Speech
from bot.text import safe
from bot.text.sitting import invited
from bot.ui import drawing
from bot.ui.controls import Beside, Button, Heading, Line, Menu, Row
from bot.ui.dismissing import dismiss_button
from bot.ui.help import help_button
from bot.ui.page import Page
from bot.ui.varying import switched_on, varying
from bot.ui.voices import MARKS, colour_of, speech_for
from bot.values.pace import PACES
from bot.values.table import Table
from engine.catalogue import rules_of
from engine.hint import AUTOMATIC


def lobby(table: Table, language: str) -> Page:
    """Return the lobby message of a game that has not begun."""
    speech = speech_for(table, language)
    fitting = table.fitting
    if max(fitting) == 1:
        return _for_one(speech, table, language)
    free, missing = max(fitting) - len(table.seats), max(min(fitting) - len(table.seats), 0)
    rows = (*_sitting(speech, table, free, missing), *_adding(speech, table, free), *_levels(speech, table))
    rows = (*rows, *varying(speech, table.game))
    return _page(table, _lines(speech, table), rows, language)


def _sitting(speech: Speech, table: Table, free: int, missing: int) -> tuple[Row, ...]:
    """Who may sit down and who may begin, each beside the button for it: everybody sees both."""
    at = (table.game.id,)
    needs = speech.words("lobby-needs", missing=missing, host=_host(speech, table))
    return (
        Beside(speech.words("lobby-free", free=free), Button("join", at, speech.words("lobby-join"), "good", free > 0)),
        Beside(needs, Button("begin", at, speech.words("lobby-begin"), "main", missing == 0)),
    )


def _adding(speech: Speech, table: Table, free: int) -> tuple[Row, ...]:
    """The other buttons; several kinds of automatic players are a menu below what tells of them."""
    at, players = (table.game.id,), rules_of(table.game.key).players
    leave = Button("leave", at, speech.words("lobby-leave"))
    others = (leave, *dismiss_button(speech, table), *help_button(speech, table))
    add = speech.words("lobby-add-automatic")
    if len(players) == 1:
        return ((Button("auto", (*at, 0), add, "plain", free > 0), *others),)
    if not free:
        return (others,)
    lines = tuple(Line(place, speech.words(f"lobby-add-{player}")) for place, player in enumerate(players))
    # A menu that is still called the same goes on showing what was picked, which can't be picked a second time.
    menu = Menu("auto", (*at, len(table.seats)), f"{add}…", lines)
    return (Heading(speech.words("lobby-strengths")), menu, others)


def _page(table: Table, lines: list[str], rows: tuple[Row, ...], language: str) -> Page:
    """The picture stands between what the game is and what the table has agreed on."""
    above = 1 + len(_pitch(speech_for(table, language), table))
    head, below = ("\n".join(part) for part in (lines[:above], lines[above:]))
    sketch, colour = drawing.title(table), colour_of(table, ())
    return Page(f"{head}\n{below}", rows, sketch, language=language, below=below, colour=colour, laid_out=True)


def _lines(speech: Speech, table: Table) -> list[str]:
    lines = [
        speech.words("lobby-title", game=speech.title),
        *_pitch(speech, table),
        *(_seat(speech, table, place) for place in range(len(table.seats))),
        "",  # or the list of seats would go on
        *_chosen(speech, table),
        *_time(speech, table),
    ]
    lines += _seal(speech, table)
    if table.invited:
        names = [f"**{safe(name)}**" for name in invited(table, table.invited, speech.language)]
        lines.append(speech.words("lobby-invited", who=speech.listed(names)))
    return lines


def _pitch(speech: Speech, table: Table) -> list[str]:
    """What the game is about, how many may play and how long it takes; nothing of a game that says nothing of it."""
    if not speech.says("pitch"):
        return []
    key, several = table.game.key, [count for count in rules_of(table.game.key).seats if count > 1]
    alone = "yes" if face_of(key).alone else "no"
    size = speech.words("lobby-size", fewest=min(several), largest=max(several), alone=alone)
    return [speech.own("pitch"), f"-# {size} · {speech.own('length')}"]


def _seal(speech: Speech, table: Table) -> list[str]:
    """What the shuffles can be checked by; a lobby of an older bot has nothing yet."""
    return [speech.words("lobby-sealed", commitment=table.game.commitment)] if table.game.commitment else []


def _chosen(speech: Speech, table: Table) -> list[str]:
    """What the options change, a line each."""
    start = face_of(speech.game).start
    lines = [*(start.chosen(speech, table.game.options) if start else switched_on(speech, table.game))]
    if not table.game.hints:
        lines.append(speech.words("lobby-no-hints"))
    return lines


def _time(speech: Speech, table: Table) -> list[str]:
    """What the table agrees on about time."""
    named = [name for name, pace in PACES.items() if pace == table.game.pace]
    if not named:
        return [speech.words("lobby-no-clock")]
    lines = [speech.words("lobby-pace", pace=named[0], then=table.game.overdue)]
    if not table.game.waits_for_vacations:
        lines.append(speech.words("lobby-no-vacations"))
    return lines


def _for_one(speech: Speech, table: Table, language: str) -> Page:
    """The lobby of a game for one: there is nobody to wait for."""
    lines = [
        speech.words("lobby-title-alone", game=speech.title),
        *_pitch(speech, table),
        *_chosen(speech, table),
        *_seal(speech, table),
    ]
    at = (table.game.id,)
    begin = Button("begin", at, speech.words("lobby-begin"), "main")
    ready = Beside(speech.words("lobby-ready", host=_host(speech, table)), begin)
    others = (Button("leave", at, speech.words("lobby-leave")), *help_button(speech, table))
    return _page(table, lines, (ready, others), language)


def _levels(speech: Speech, table: Table) -> tuple[Row, ...]:
    """As long as somebody is alone in a lobby, a menu of the ways to play alone."""
    alone = face_of(speech.game).alone
    waiting = len(table.seats) > 1 or table.invited
    if not alone or waiting or not table.may_be_alone:
        return ()
    values = next(option.values for option in rules_of(table.game.key).options if option.name == alone)
    lines = tuple(Line(place, speech.own(f"start-{alone}-{name}")) for place, name in enumerate(values))
    return (Menu("alone", (table.game.id,), speech.own("lobby-alone"), lines),)


def _seat(speech: Speech, table: Table, place: int) -> str:
    seat = table.seats[place]
    # Where there is one kind of automatic player, its name says what it is.
    automatic = "yes" if seat.automatic and seat.strength != AUTOMATIC else "no"
    mark = speech.emblem(speech.signs[place]) or MARKS.get(seat.colour, "⚪")
    return speech.words("lobby-seat", number=place + 1, mark=mark, name=speech.names[place], automatic=automatic)


def _host(speech: Speech, table: Table) -> str:
    places = (place for place, seat in enumerate(table.seats) if seat.user_id == table.game.host_id)
    return speech.name(next(places, -1))
