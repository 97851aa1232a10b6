"""What those are told who watch a game: what everybody may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games import face_of
from bot.text import clipped, words
from bot.ui.controls import MOST_BUTTONS, Button
from bot.ui.messages import address_of, final_page, link_to_channel
from bot.ui.page import LONGEST_CONTENT, Page, fitted
from bot.ui.table_message import table_page
from bot.ui.voices import speech_for
from bot.values.past import Epilogue
from bot.values.states import LOBBY, OVER
from bot.values.table import Game, Table


def watch_page(table: Table, language: str, place: str, told: Epilogue) -> Page:
    """Return how a game stands or how it ended, from the public's table alone."""
    speech = speech_for(table, language)
    head = speech.words("dm-head", game=speech.title, place=place, link=link_to_channel(table))
    if table.game.state == OVER:
        page = final_page(table, language, told)
        foot = speech.words("watch-over") if face_of(speech.game).pictures else ""
        return replace(page, content=clipped(f"{head}\n{page.content}\n{foot}".strip(), LONGEST_CONTENT), rows=())
    stop = (Button("unwatch", (table.game.id,), speech.words("watch-stop")),)
    if table.game.state == LOBBY:
        return Page(f"{head}\n{speech.words('watch-lobby')}", (stop,), language=language)
    page = table_page(table, language)
    content = clipped(f"{head}\n{page.content}", LONGEST_CONTENT)
    return replace(page, content=content, rows=(stop,) if table.game.active else ())


def watched_page(games: Sequence[Game], language: str) -> Page:
    """Return the games that somebody watches, each with a button that stops it."""
    if not games:
        return Page(words(language, "watch-none"), language=language)
    named = [(game, {"game": words(language, f"{game.key}-title"), "number": str(game.id)}) for game in games]
    lines = [words(language, "watch-line", link=address_of(game), **said) for game, said in named]
    stops = [Button("unwatch", (game.id,), words(language, "watch-stop-one", **said)) for game, said in named]
    rows = tuple(tuple(stops[first : first + MOST_BUTTONS]) for first in range(0, len(stops), MOST_BUTTONS))
    return Page(fitted(words(language, "watch-list"), lines, "", "…"), rows, language=language)
