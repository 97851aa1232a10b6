"""Pages that only show something: hand, shelves, board, status."""

from __future__ import annotations

from typing import TypeVar

from bot.games import face_of
from bot.games.speech import Speech
from bot.text import clipped
from bot.ui import drawing
from bot.ui.controls import Button, Row
from bot.ui.legend import with_legend
from bot.ui.news import marked
from bot.ui.page import LONGEST_CONTENT, Page
from bot.ui.table_message import headline, situation, told_seed
from bot.ui.voices import colour_of, labels_for, picture_names, speech_for, waits
from bot.values.refusal import HostError
from bot.values.table import Table

Part = TypeVar("Part")


def begun(table: Table) -> None:
    """Raise HostError where a game has not begun, so that there is nothing to look at."""
    if table.view is None:
        raise HostError("error-not-begun")


def seated(table: Table) -> int:
    """Return the reader's seat; raises HostError where the reader has none."""
    begun(table)
    if table.seat is None:
        raise HostError("error-not-seated")
    return table.seat


def hand(table: Table, language: str) -> Page:
    """Return what the reader alone may see: the hand and other secrets."""
    seat = seated(table)
    speech = speech_for(table, language)
    held = _there_is(face_of(speech.game).describing.hand)
    text = clipped(with_legend(speech, f"{headline(speech, table)}\n{held(speech, table.view)}"), LONGEST_CONTENT)
    colour = colour_of(table, [seat])
    return marked(Page(text, sketch=drawing.hand(table, language), language=language, colour=colour), table)


def look(table: Table, name: str, language: str) -> Page:
    """Return one of the game's own looks, such as the speciality."""
    seated(table)
    speech = speech_for(table, language)
    found = face_of(speech.game).commands.looks[name]
    sketch = found.draw(table.view, picture_names(table, language)) if found.draw else None
    text = with_legend(speech, found.describe(speech, table.view))
    return Page(clipped(text, LONGEST_CONTENT), sketch=sketch, language=language)


def shelf(table: Table, seat: int | None, language: str) -> Page:
    """Return one seat's shelf, with a button for everybody's; by default the reader's own, or the first."""
    begun(table)
    if seat is None:
        seat = table.seat or 0
    if not 0 <= seat < len(table.seats):
        raise HostError("error-no-such-player")
    speech = speech_for(table, language)
    stands = _there_is(face_of(speech.game).describing.shelf)
    text = f"{headline(speech, table)}\n{stands(speech, table.view, seat)}"
    text = clipped(with_legend(speech, text), LONGEST_CONTENT)
    others, sketch = _everybody(labels_for(table, language), table, seat), drawing.shelf(table, seat, language)
    return marked(Page(text, others, sketch, language, colour=colour_of(table, [seat])), table)


def _there_is(part: Part | None) -> Part:
    """Return a part of a game's face; raises HostError where it has none, which no button of ours asks for."""
    if part is None:
        raise HostError("error-old-button")
    return part


def _everybody(labels: Speech, table: Table, shown: int) -> tuple[Row, ...]:
    at = table.game.id
    return (tuple(Button("shelf", (at, seat), name, on=seat != shown) for seat, name in enumerate(labels.names)),)


def board_page(table: Table, language: str, *, text: bool) -> Page:
    """Return the board as the reader sees it, as a picture or in words; in words too where there is no picture."""
    begun(table)
    speech = speech_for(table, language)
    face = face_of(speech.game)
    if text or face.pictures is None:
        words = f"{headline(speech, table)}\n{face.describing.table(speech, table.view)}"
        return Page(clipped(words, LONGEST_CONTENT), language=language)
    colour = colour_of(table, table.acting)
    page = Page(headline(speech, table), sketch=drawing.board(table, language), language=language, colour=colour)
    return marked(page, table)


def status(table: Table, language: str, place: str) -> Page:
    """Return in a few lines where a game stands and whom it waits for."""
    speech = speech_for(table, language)
    head = speech.words("status-head", game=speech.title, place=place)
    lines = [head]
    if table.view is not None:
        stands = face_of(speech.game).describing.headline(speech, table.view)
        lines = [f"{head} · {stands}", *filter(None, [situation(speech, table)])]
    if table.acting:
        lines += [waits(speech, table)]
    if table.game.commitment and not table.game.seed:
        lines += [speech.words("lobby-commitment", commitment=table.game.commitment)]
    lines += told_seed(speech, table)
    return Page("\n".join(lines), language=language)
