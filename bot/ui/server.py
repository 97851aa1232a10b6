"""How games are played in a server: what is chosen, and the menus and buttons that choose something else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum

from bot.text import clipped, joined, own_name, words
from bot.ui.controls import Button, Line, Menu, Row
from bot.ui.page import LONGEST_CONTENT, Page
from bot.values.customs import EVERYBODY, MANAGERS, MODERATORS, Customs
from bot.values.pace import PACES
from data.words import languages

STARTERS = (EVERYBODY, MODERATORS, MANAGERS)
ENDERS = (MODERATORS, MANAGERS)
TONGUES = ("", *languages())
"""The languages that a table may speak where nobody says; "": as Discord says of the server."""
CHOICES: tuple[tuple[str, str], ...] = (
    *(("starters", who) for who in STARTERS),
    *(("enders", who) for who in ENDERS),
)
"""What the menu of who may do something offers; a role is named by command."""


class What(IntEnum):
    """What a component changes, as its custom_id tells it."""

    PACE = 0
    PACES = 1
    LANGUAGE = 2
    WHO = 3
    THREADS = 4
    QUIET = 5
    HERE = 6
    EVERYWHERE = 7


@dataclass(frozen=True, slots=True)
class Names:
    """What a server's channels and roles are called, for messages."""

    channels: Sequence[str] = ()
    """The allowed channels that there still are."""
    roles: dict[str, str] = field(default_factory=dict)
    """By their ids as customs have them."""
    here: int | None = None
    """The channel in which somebody looks; None where no game can be played."""


def server_page(customs: Customs, names: Names, language: str) -> Page:
    """Return a server's customs with what changes them."""
    lines = [
        words(language, "server-head"),
        _told("channels", joined(language, names.channels) or _elsewhere(customs, language), language),
        _told("pace", pace_name(customs.usual_pace, language), language),
        _told("paces", _paces(customs, language), language),
        _told("language", _tongue(customs.language, language), language),
        _told("threads", words(language, "server-threads-all" if customs.threads else "server-threads-some"), language),
        _told("starters", who_may(customs.starters, names.roles, language), language),
        _told("enders", who_may(customs.enders, names.roles, language), language),
        _told("pings", words(language, "server-pings-turn" if customs.quiet else "server-pings-all"), language),
    ]
    rows: tuple[Row, ...] = (*_menus(customs, language), _buttons(customs, names, language))
    return Page(clipped("\n".join(lines), LONGEST_CONTENT), rows, language=language)


def pace_name(pace: str, language: str) -> str:
    """Return what a pace is called, such as "3 days"."""
    return words(language, f"start-pace-{pace}")


def who_may(who: str, roles: dict[str, str], language: str) -> str:
    """Return who may do something, in words."""
    if who.isdigit():
        return words(language, "who-role", role=roles.get(who, "?"))
    return words(language, f"who-{who or 'everybody'}")


def _told(what: str, value: str, language: str) -> str:
    return words(language, "server-row", what=words(language, f"server-{what}"), value=value)


def _may(what: str, who: str, language: str) -> str:
    return words(language, "named", name=words(language, f"server-{what}"), text=who_may(who, {}, language))


def _elsewhere(customs: Customs, language: str) -> str:
    return words(language, "server-nowhere" if customs.channels else "server-everywhere")


def _paces(customs: Customs, language: str) -> str:
    return joined(language, [pace_name(pace, language) for pace in PACES if customs.allows(pace)], either=True)


def _tongue(tongue: str, language: str) -> str:
    return own_name(tongue) if tongue else words(language, "server-language-discord")


def _menus(customs: Customs, language: str) -> tuple[Menu, ...]:
    paces = [(pace, pace_name(pace, language)) for pace in PACES]
    usual = _menu(What.PACE, "pace", [(name, pace == customs.usual_pace) for pace, name in paces], language)
    some = _menu(What.PACES, "paces", [(name, customs.allows(pace)) for pace, name in paces], language)
    tongues = [(_tongue(tongue, language), tongue == customs.language) for tongue in TONGUES]
    who = [(_may(what, who, language), getattr(customs, what) == who) for what, who in CHOICES]
    return (
        usual,
        replace(some, most=len(PACES)),
        _menu(What.LANGUAGE, "language", tongues, language),
        _menu(What.WHO, "who", who, language),
    )


def _menu(what: What, name: str, offered: Sequence[tuple[str, bool]], language: str) -> Menu:
    heading = words(language, f"server-{name}")
    # What is chosen stands in the text: a marked line would hide what the menu is about.
    now = words(language, "server-now")
    lines = [Line(at, text, now if marked else "") for at, (text, marked) in enumerate(offered)]
    return Menu("server", (what,), heading, tuple(lines))


def _buttons(customs: Customs, names: Names, language: str) -> tuple[Button, ...]:
    def button(what: What, key: str) -> Button:
        return Button("server", (what,), words(language, key))

    found = [
        button(What.THREADS, "server-no-threads" if customs.threads else "server-a-thread-each"),
        button(What.QUIET, "server-all-pings" if customs.quiet else "server-quiet"),
    ]
    if names.here is not None:
        found.append(button(What.HERE, "server-not-here" if names.here in customs.channels else "server-here"))
    if customs.channels:
        found.append(button(What.EVERYWHERE, "server-open-everywhere"))
    return tuple(found)
