"""The game's own help: one topic at a time, with menus of all the others."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import Face, face_of, faces
from bot.games.speech import Speech
from bot.text import clipped, folded
from bot.ui.controls import MOST_OPTIONS, MOST_ROWS, Line, Menu
from bot.ui.page import LONGEST_CONTENT, Page
from bot.ui.voices import speech_for
from bot.values.refusal import HostError
from bot.values.table import Table


def topics(face: Face) -> tuple[str, ...]:
    """Return all topics in the order in which their indices count."""
    return tuple(topic for group in face.topics.values() for topic in group)


def help_page(speech: Speech, topic: str | None = None, *, among: Sequence[str] = ()) -> Page:
    """Return the help on a topic, by default the first, with menus of all others or one of those that it is `among`.

    Raises HostError where there is no such topic.
    """
    known = topics(face_of(speech.game))
    if topic is None:
        topic = known[0] if known else ""
    elif topic not in known:
        raise HostError("error-no-topic", text=clipped(topic, 100))
    title, text = face_of(speech.game).topic(speech, topic)
    menus = _menu_of(speech, among) if among else _menus(speech)
    sketch = face_of(speech.game).draw_topic(topic)
    return Page(clipped(f"**{title}**\n{text}", LONGEST_CONTENT), menus, sketch, speech.language)


def explained(table: Table, language: str) -> Page:
    """Return the help on what matters at the reader's question; raises HostError where nothing is asked."""
    if table.pending is None:
        raise HostError("error-nothing-asked")
    speech = speech_for(table, language)
    found = face_of(speech.game).explains(table.pending.ask, table.view)
    return help_page(speech, found[0] if found else None, among=found)


def searched(speech: Speech, text: str) -> list[tuple[str, str]]:
    """Return topics and titles that hold a text, those first whose title holds it."""
    wanted = folded(text)
    told = [(topic, *face_of(speech.game).topic(speech, topic)) for topic in topics(face_of(speech.game))]
    titled = [(topic, title) for topic, title, _ in told if wanted in folded(title)]
    told_of = [(topic, title) for topic, title, body in told if wanted in folded(body)]
    return list(dict.fromkeys([*titled, *told_of]))


def _menu_of(speech: Speech, names: Sequence[str]) -> tuple[Menu, ...]:
    """Return a menu of some topics; none where there is but one."""
    if len(names) < 2:
        return ()
    known = topics(face_of(speech.game))
    lines = tuple(Line(known.index(name), face_of(speech.game).topic(speech, name)[0]) for name in names[:MOST_OPTIONS])
    return (Menu("topic", (_kind(speech), 0), speech.words("explain-more"), lines),)


def _kind(speech: Speech) -> int:
    """Return the place of a game's kind among all: the help belongs to no game that is played."""
    return [face.key for face in faces()].index(speech.game)


def _menus(speech: Speech) -> tuple[Menu, ...]:
    kind = _kind(speech)
    menus: list[Menu] = []
    first = 0
    for group, names in list(face_of(speech.game).topics.items())[:MOST_ROWS]:
        titles = [face_of(speech.game).topic(speech, name)[0] for name in names]
        lines = tuple(Line(first + place, title) for place, title in enumerate(titles))
        menus.append(Menu("topic", (kind, len(menus)), speech.own(f"topics-{group}"), lines))
        first += len(names)
    return tuple(menus)
