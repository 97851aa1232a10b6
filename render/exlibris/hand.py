"""A hand of cards, for its owner's eyes."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from data.exlibris import BOX, Book
from engine.exlibris.view import View
from render import text
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas
from render.emblems import emblem
from render.exlibris.cards import cut
from render.exlibris.header import category_card
from render.exlibris.phrases import Words, category_name, hand_alt
from render.picture import Picture, finish
from render.signs import star
from render.theme import CREAM, GAP, GRAIN, INK_SOFT, MARGIN, WIDE, WOOD, WOOD_DARK

_HEAD = 112
_CARD_HEAD = 60
_LINE = 46
_EMBLEM = 40


def _grid(count: int) -> tuple[int, int, int]:
    """Cards in a row, and a card's width and height: the more cards, the smaller."""
    columns = 6 if count <= 12 else 7 if count <= 21 else 8
    width = (WIDE - 2 * MARGIN - (columns - 1) * GAP) // columns
    return columns, width, _CARD_HEAD + 4 * _LINE + 8


def _title(canvas: Canvas, title: str, down: int) -> None:
    """A title in two lines, or in three smaller ones where it is long."""
    left = _EMBLEM + 16
    room = canvas.width - left - 8
    size, lines = 17, text.wrap(title, "narrow", 17, room, 2)
    if lines[-1].endswith("…"):
        size, lines = 15, text.wrap(title, "narrow", 15, room, 3)
    for number, line in enumerate(lines):
        y = down + _LINE / 2 + (number - (len(lines) - 1) / 2) * (size + 0.5)
        canvas.write((left, y), line, "narrow", size, anchor="lm")


def _book_line(canvas: Canvas, book: Book, down: int, banned: str, prominent: str) -> None:
    at = (10, down + (_LINE - _EMBLEM) // 2)
    canvas.put(emblem(book.category, _EMBLEM, struck=book.category == banned), at)
    if book.category == prominent:
        canvas.put(star(20), (at[0] - 6, at[1] - 4))
    _title(canvas, book.title, down)


@lru_cache(maxsize=160)
def _card(card: int, size: tuple[int, int], banned: str, prominent: str) -> Image.Image:
    """One card: its name, and a line with emblem and title for each book."""
    width, height = size
    canvas = Canvas(width, height, WOOD_DARK)
    canvas.box((3, 3), (width - 6, height - 6), CREAM, radius=9)
    canvas.write((14, 48), BOX.cards[card].name, "title", 42)
    canvas.write((width - 14, 46), f"/{BOX.cards[card].of}", "plain", 22, ink=INK_SOFT, anchor="rs")
    canvas.pen.line([(12, _CARD_HEAD - 3), (width - 13, _CARD_HEAD - 3)], fill=WOOD, width=2)
    for place, book in enumerate(BOX.cards[card].books):
        _book_line(canvas, book, _CARD_HEAD + place * _LINE, banned, prominent)
    return cut(canvas, 11)


def _reminders(canvas: Canvas, view: View, speciality: str | None, words: Words) -> None:
    """The owner's speciality, and the two open category cards."""
    own, prominent = ("pic-speciality", speciality, False), ("pic-prominent", view.prominent, False)
    for place, (key, category, out) in enumerate((own, prominent, ("pic-banned", view.banned, True))):
        if category:
            card = (words(key), category, category_name(category, words), out)
            category_card(canvas, (MARGIN + place * 392, 11), (376, 86), card)


def _table(canvas: Canvas) -> None:
    for y in range(_HEAD + 60, canvas.height, 74):
        canvas.pen.line([(0, y), (WIDE, y)], fill=GRAIN, width=3)
    canvas.pen.rectangle((0, 0, WIDE, _HEAD - 4), fill=WOOD_DARK)


def hand(view: View, words: Words, *, new: New = NOTHING_NEW) -> Picture:
    """The hand of the view's own seat; nothing of any other's, and no cards where the view has no seat.

    What is marked as `new` is ("held", seat, card).
    """
    own = None if view.seat is None else view.players[view.seat]
    cards = (own.hand if own else None) or ()
    columns, width, height = _grid(len(cards))
    canvas = Canvas(WIDE, _HEAD + max(1, -(-len(cards) // columns)) * (height + GAP) + GAP + 4, WOOD)
    _table(canvas)
    _reminders(canvas, view, own.speciality if own else None, words)
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        at = (MARGIN + column * (width + GAP), _HEAD + GAP + row * (height + GAP))
        canvas.put(_card(card, (width, height), view.banned, view.prominent), at)
        if ("held", view.seat, card) in new:
            mark(canvas, at, (width, height), 11)
    if not cards:
        canvas.write((WIDE / 2, _HEAD + height / 2), words("pic-no-cards"), "title", 32, ink=CREAM, anchor="mm")
    return finish(canvas.image, hand_alt(cards, words), WOOD)
