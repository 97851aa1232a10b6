"""The log: every choice and automatic step as a numbered row, in the public's eyes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypeAlias

from bot.games.speech import Speech
from bot.text import clipped
from bot.text.emblems import bare
from bot.ui.controls import Button
from bot.ui.page import Page, fitted
from bot.ui.voices import speech_for
from bot.values.table import LogPage, LogRow, Table

ROWS = 10
ENOUGH = 1850
"""So many characters of rows leave room for the heading and the breaks between them."""
OF_THE_GAME = {"undo", "undo-agreed", "repaired"}
"""The keys of rows that answer no question and have a sentence of their own."""
Spoken: TypeAlias = tuple[Speech, LogRow]
"""A row, and the words with the names of those who sat there then."""
LONGEST_ROWS = (700, 400, 250, 170)
"""How long a row may be: whole where its page has room for it, never so that Discord's 2,000 characters run out."""


def log_page(table: Table, page: LogPage, language: str) -> Page:
    """Return one page of a game's log with buttons to leaf."""
    speech = speech_for(table, language)
    head = speech.words("log-head", game=speech.title, page=page.page, pages=page.pages)
    rows = _rows([(speech_for(table, language, row.number), row) for row in page.rows]) or [speech.words("log-empty")]
    at = table.game.id
    buttons = (
        Button("older", (at, max(page.page - 1, 1)), speech.words("log-older"), on=page.page > 1),
        Button("newer", (at, page.page + 1), speech.words("log-newer"), on=page.page < page.pages),
    )
    return Page(fitted(head, rows, "", "…"), (buttons,), language=language)


def _rows(page: Sequence[Spoken]) -> list[str]:
    """Return the rows as long as they may be together."""
    rows: list[str] = []
    for longest in LONGEST_ROWS:
        rows = [_row(speech, row, longest, count) for (speech, row), count in _told(page)]
        if sum(len(bare(row)) for row in rows) <= ENOUGH:
            break
    return rows


def _told(rows: Sequence[Spoken]) -> Iterator[tuple[Spoken, int]]:
    """Return rows and how many each stands for: what is done in secret is told only where a page has nothing else."""
    news = [spoken for spoken in rows if not _quiet(*spoken)]
    if news:
        yield from ((spoken, 1) for spoken in news)
        return
    for _, run in groupby(rows, _kind):
        kept = list(run)
        yield kept[-1], len(kept)


def _kind(spoken: Spoken) -> tuple[int | None, bool, tuple[str, ...]]:
    speech, row = spoken
    return row.seat, row.undone, speech.names


def _quiet(speech: Speech, row: LogRow) -> bool:
    return row.key not in OF_THE_GAME and not speech.facts(row.facts)


def _row(speech: Speech, row: LogRow, longest: int, count: int) -> str:
    key = "log-row-undone" if row.undone else "log-row"
    text = clipped(_happened(speech, row, count), longest)
    text = speech.words("orders-log", text=text) if row.ordered else text
    return speech.words(key, number=f"{row.number:>4}", text=text)


def _happened(speech: Speech, row: LogRow, count: int) -> str:
    name = speech.name(row.seat) if row.seat is not None else ""
    lines = speech.facts(row.facts)
    if row.key in OF_THE_GAME:
        return speech.words(f"log-{row.key}", name=name)
    if not lines:
        return speech.words("log-quiet", name=name, count=count)
    return " ".join(lines)
