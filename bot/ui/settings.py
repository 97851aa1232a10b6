"""What somebody has set for themselves: said in words, with all that can be set by a button or a menu."""

from __future__ import annotations

from bot.text import own_name, words, zones
from bot.text.times import named, time_of
from bot.ui.controls import MOST_BUTTONS, Button, Line, Menu, Row
from bot.ui.page import Page
from bot.values.preferences import REMINDERS, Preferences, Quiet
from bot.values.vacation import Personal, Vacation, stamp
from data.words import languages

NIGHTS = tuple(Quiet(start * 60, end * 60) for start in (21, 22, 23, 0) for end in (6, 7, 8, 9))
"""The quiet hours in the menu; others are typed."""


def settings_page(personal: Personal, language: str, news: str = "") -> Page:
    """Return the page of somebody's settings; `news` is the key of what has just been done."""
    return Page("\n".join(_lines(personal, language, news)), tuple(_rows(personal, language)), language=language)


def _lines(personal: Personal, language: str, news: str) -> list[str]:
    wished = personal.preferences
    tongue = own_name(wished.language or language)
    return [
        *([words(language, news)] if news else []),
        words(language, "settings-head"),
        words(language, f"settings-reminders-{wished.reminders}"),
        _quiet(personal, language),
        *_vacations(personal, language),
        words(language, "settings-language" if wished.language else "settings-language-discord", language=tongue),
        words(language, "settings-hand-on" if wished.hand_by_dm else "settings-hand-off"),
        words(language, "settings-guide-on" if wished.guide else "settings-guide-off"),
        words(language, "settings-board-on" if wished.leaderboard else "settings-board-off"),
        words(language, "settings-foot"),
    ]


def _quiet(personal: Personal, language: str) -> str:
    wished = personal.preferences
    where = {"zone": zones.label(language, wished.zone), "time": zones.clock(wished.zone, personal.now)}
    if wished.quiet is None:
        return words(language, "settings-quiet-none", **where)
    start, end = map(time_of, wished.quiet)
    return words(language, "settings-quiet", start=start, end=end, **where)


def _vacations(personal: Personal, language: str) -> list[str]:
    told = [_vacation(personal, one, language) for one in personal.vacations]
    *before, last = told or [words(language, "settings-vacation-none")]
    return [*before, f"{last} {words(language, 'settings-vacation-left', left=personal.left)}"]


def _vacation(personal: Personal, one: Vacation, language: str) -> str:
    key = "settings-vacation-now" if one.since <= personal.now else "settings-vacation-planned"
    return words(language, key, since=stamp(one.since), until=stamp(one.until))


def _rows(personal: Personal, language: str) -> list[Row]:
    wished = personal.preferences
    switches = (
        _switch("sethand", "settings-switch-hand", language, on=wished.hand_by_dm),
        _switch("setguide", "settings-switch-guide", language, on=wished.guide),
        _switch("setboard", "settings-switch-board", language, on=wished.leaderboard),
    )
    homes = tuple(_home(personal, one, language) for one in personal.vacations[:MOST_BUTTONS])
    return [
        _reminders(wished, language),
        _nights(wished, language),
        _languages(wished, language),
        switches,
        *([homes] if homes else []),
    ]


def _switch(verb: str, key: str, language: str, *, on: bool) -> Button:
    return Button(verb, (int(not on),), words(language, f"{key}-off" if on else f"{key}-on"))


def _home(personal: Personal, one: Vacation, language: str) -> Button:
    begun = one.since <= personal.now
    key = "settings-vacation-end" if begun else "settings-vacation-cancel"
    label = words(language, key, day=named(language, one.first))
    return Button("sethome", (round(one.since.timestamp()),), label, "bad")


def _reminders(wished: Preferences, language: str) -> Menu:
    lines = tuple(
        Line(index, words(language, f"settings-choose-{kind}"), marked=kind == wished.reminders)
        for index, kind in enumerate(REMINDERS)
    )
    return Menu("setremind", (0,), words(language, "settings-choose-reminders"), lines)


def _nights(wished: Preferences, language: str) -> Menu:
    named = [words(language, "settings-choose-night", start=time_of(one.start), end=time_of(one.end)) for one in NIGHTS]
    lines = [Line(0, words(language, "settings-choose-no-night"), marked=wished.quiet is None)]
    lines += [Line(place, name, marked=NIGHTS[place - 1] == wished.quiet) for place, name in enumerate(named, 1)]
    return Menu("setquiet", (0,), words(language, "settings-choose-quiet"), tuple(lines))


def _languages(wished: Preferences, language: str) -> Menu:
    lines = [Line(0, words(language, "settings-choose-discord"), marked=not wished.language)]
    lines += [Line(place, own_name(one), marked=one == wished.language) for place, one in enumerate(languages(), 1)]
    return Menu("setspeak", (0,), words(language, "settings-choose-language"), tuple(lines))
