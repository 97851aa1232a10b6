"""What is new in a picture: its bookmarks, and the same in words."""

from __future__ import annotations

from dataclasses import replace

from bot.games import face_of
from bot.games.speech import Speech
from bot.ui.page import Page
from bot.ui.voices import labels_for
from bot.values.table import Table

LONGEST_NEWS = 500
"""Discord's 1,024 characters for an alt text are also for what the picture shows."""


def marked(page: Page, table: Table) -> Page:
    """Return a page whose picture marks what is new to its table's reader, and says so in its alt text."""
    sketch = page.sketch
    if sketch is None or not table.news:
        return page
    speech = labels_for(table, page.language)
    pictures = face_of(speech.game).pictures
    left = pictures.bookmarks if pictures else None
    if left is None:
        return page
    found = [(fact, tuple(filter(sketch.can_show, left(fact)))) for fact in table.news]
    told = [fact for fact, here in found if here]
    bookmarks = frozenset(bookmark for _, here in found for bookmark in here)
    return replace(page, sketch=replace(sketch, bookmarks=bookmarks), news=_said(speech, table, speech.facts(told)))


def _said(speech: Speech, table: Table, lines: list[str]) -> str:
    """Say what is new; where it is too much, the oldest of it gives way."""
    if not lines:
        return ""
    kept = list(lines)
    while len(" ".join(kept)) > LONGEST_NEWS and len(kept) > 1:
        kept = ["…", *kept[1 + (kept[0] == "…") :]]
    said = " ".join(kept)[:LONGEST_NEWS]
    if table.seat is not None:
        return speech.words("picture-news-yours", news=said)
    who = speech.listed([speech.name(seat) for seat in table.acting])
    return speech.words("picture-news", who=who, news=said)
