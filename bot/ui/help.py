"""The game's own help: one topic at a time, with menus of all the others."""

from __future__ import annotations

from bot.games import Face, faces
from bot.hosting.refusal import HostError
from bot.text import clipped
from bot.text.speech import Speech
from bot.ui.page import LONGEST_CONTENT, Page
from bot.ui.rows import MOST_ROWS, Line, Menu


def topics(face: Face) -> tuple[str, ...]:
    """Return all topics in the order in which their indices count."""
    return tuple(topic for group in face.topics.values() for topic in group)


def help_page(speech: Speech, topic: str | None = None) -> Page:
    """Return the help on a topic, by default the first; raises HostError where there is no such topic."""
    known = topics(speech.face)
    if topic is None:
        topic = known[0] if known else ""
    elif topic not in known:
        raise HostError("error-no-topic", text=clipped(topic, 100))
    title, text = speech.face.topic(speech, topic)
    return Page(clipped(f"**{title}**\n{text}", LONGEST_CONTENT), _menus(speech), language=speech.language)


def searched(speech: Speech, text: str) -> list[tuple[str, str]]:
    """Return topics and titles that hold a text, those first whose title holds it."""
    wanted = text.casefold().strip()
    told = [(topic, *speech.face.topic(speech, topic)) for topic in topics(speech.face)]
    titled = [(topic, title) for topic, title, _ in told if wanted in title.casefold()]
    told_of = [(topic, title) for topic, title, body in told if wanted in body.casefold()]
    return list(dict.fromkeys([*titled, *told_of]))


def _menus(speech: Speech) -> tuple[Menu, ...]:
    # The help belongs to no game that is played, so a menu carries the place of its kind among all of them.
    kind = [face.key for face in faces()].index(speech.face.key)
    menus: list[Menu] = []
    first = 0
    for group, names in list(speech.face.topics.items())[:MOST_ROWS]:
        titles = [speech.face.topic(speech, name)[0] for name in names]
        lines = tuple(Line(first + place, title) for place, title in enumerate(titles))
        menus.append(Menu("topic", (kind, len(menus)), speech.own(f"topics-{group}"), lines))
        first += len(names)
    return tuple(menus)
