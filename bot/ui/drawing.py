"""The pictures of a table as its reader sees them, as far as its game has some."""

from __future__ import annotations

from itertools import islice

from bot.games import Sketch, face_of
from bot.ui.voices import picture_names
from bot.values.table import Table
from engine.ask import Ask
from render.title import title_card

ON_TITLE = 7
"""So many of a game's emblems stand on its title card."""


def board(table: Table, language: str, at: int | None = None) -> Sketch | None:
    """Return the whole table with those who must act; `at` a row of the log, with those who sat there."""
    pictures = face_of(table.game.key).pictures
    if pictures is None or table.view is None:
        return None
    return pictures.board(table.view, picture_names(table, language, at), table.acting)


def hand(table: Table, language: str) -> Sketch | None:
    """Return what the reader holds in secret."""
    pictures = face_of(table.game.key).pictures
    return pictures.hand(table.view, picture_names(table, language)) if pictures and pictures.hand else None


def shelf(table: Table, seat: int, language: str) -> Sketch | None:
    """Return what lies before a seat."""
    pictures = face_of(table.game.key).pictures
    return pictures.shelf(table.view, picture_names(table, language), seat) if pictures and pictures.shelf else None


def score(table: Table, language: str) -> Sketch | None:
    """Return the score sheet."""
    pictures = face_of(table.game.key).pictures
    return pictures.score(table.view, picture_names(table, language)) if pictures and pictures.score else None


def title(table: Table) -> Sketch | None:
    """Return the game's title card; none of a game without emblems."""
    emblems = tuple(islice(face_of(table.game.key).emblems.values(), ON_TITLE))
    return Sketch(table.game.key, title_card, (emblems,)) if emblems else None


def question(table: Table, ask: Ask, language: str) -> Sketch | None:
    """Return what helps to answer a question."""
    draw = face_of(table.game.key).asks(ask).draw
    return draw(table.view, picture_names(table, language), ask) if draw else None
