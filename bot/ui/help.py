"""The game's own help: one topic at a time, with menus of all the others."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import Face, face_of, faces
from bot.games.helping import Help
from bot.games.speech import Speech
from bot.text import clipped, folded
from bot.text.emblems import bare, leading
from bot.ui.controls import MOST_OPTIONS, MOST_ROWS, Button, Line, Menu
from bot.ui.page import LONGEST_CONTENT, Page
from bot.ui.voices import speech_for
from bot.values.refusal import HostError
from bot.values.table import Table


def topics(face: Face) -> tuple[str, ...]:
    """Return all topics in the order in which their indices count."""
    return tuple(topic for group in face.help.topics.values() for topic in group) if face.help else ()


def help_of(speech: Speech) -> Help:
    """Return a game's help; raises HostError where it has none, which no button of ours asks for."""
    found = face_of(speech.game).help
    if found is None:
        raise HostError("error-old-button")
    return found


def help_button(speech: Speech, table: Table) -> tuple[Button, ...]:
    """Return the button that opens the help; none where a game has no help."""
    return (Button("help", (table.game.id,), speech.words("table-help")),) if face_of(speech.game).help else ()


def help_page(speech: Speech, topic: str | None = None, *, among: Sequence[str] = ()) -> Page:
    """Return the help on a topic, by default the first, with menus of all others or one of those that it is `among`.

    Raises HostError where there is no such topic, or no help at all.
    """
    told, known = help_of(speech), topics(face_of(speech.game))
    if topic is None:
        topic = known[0]
    elif topic not in known:
        raise HostError("error-no-topic", text=clipped(topic, 100))
    title, text = told.topic(speech, topic)
    menus = _menu_of(speech, among) if among else _menus(speech)
    sketch = told.draw(topic) if told.draw else None
    return Page(clipped(f"**{title}**\n{text}", LONGEST_CONTENT), menus, sketch, speech.language)


def explained(table: Table, language: str) -> Page:
    """Return the help on what matters at the reader's question; raises HostError where nothing is asked."""
    if table.pending is None:
        raise HostError("error-nothing-asked")
    speech = speech_for(table, language)
    found = face_of(speech.game).asks(table.pending.ask).explains(table.pending.ask, table.view)
    return help_page(speech, found[0] if found else None, among=found)


def searched(speech: Speech, text: str) -> list[tuple[str, str]]:
    """Return topics and titles that hold a text, those first whose title holds it."""
    wanted = folded(text)
    found = help_of(speech)
    told = [(topic, *found.topic(speech, topic)) for topic in topics(face_of(speech.game))]
    titled = [(topic, title) for topic, title, _ in told if wanted in folded(title)]
    told_of = [(topic, title) for topic, title, body in told if wanted in folded(body)]
    return list(dict.fromkeys([*titled, *told_of]))


def _menu_of(speech: Speech, names: Sequence[str]) -> tuple[Menu, ...]:
    """Return a menu of some topics; none where there is but one."""
    if len(names) < 2:
        return ()
    known = topics(face_of(speech.game))
    found = help_of(speech)
    lines = tuple(_line(known.index(name), found.topic(speech, name)[0]) for name in names[:MOST_OPTIONS])
    return (Menu("topic", (_kind(speech), 0), speech.words("explain-more"), lines),)


def _line(index: int, title: str) -> Line:
    """Return a topic as a line of a menu, where an emblem stands beside the words."""
    return Line(index, bare(title), emblem=leading(title))


def _kind(speech: Speech) -> int:
    """Return the place of a game's kind among all: the help belongs to no game that is played."""
    return [face.key for face in faces()].index(speech.game)


def _menus(speech: Speech) -> tuple[Menu, ...]:
    kind, found = _kind(speech), help_of(speech)
    menus: list[Menu] = []
    first = 0
    for group, names in list(found.topics.items())[:MOST_ROWS]:
        titles = [found.topic(speech, name)[0] for name in names]
        lines = tuple(_line(first + place, title) for place, title in enumerate(titles))
        menus.append(Menu("topic", (kind, len(menus)), speech.own(f"topics-{group}"), lines))
        first += len(names)
    return tuple(menus)
