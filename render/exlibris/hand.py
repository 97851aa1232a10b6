"""A hand of cards, for its owner's eyes."""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Scale:
    """How large cards are: fewer cards are larger, so that a phone shows their titles too."""

    columns: int
    line: int
    """The height of a book's line."""
    emblem: int
    title: int
    """The size of a title's letters."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a card."""
        width = (WIDE - 2 * MARGIN - (self.columns - 1) * GAP) // self.columns
        return width, _CARD_HEAD + 4 * self.line + 8

    def left(self, count: int) -> int:
        """Where the first of so many cards begins: a single row stands in the middle."""
        across = min(count, self.columns) * (self.size[0] + GAP) - GAP
        return (WIDE - across) // 2 if count < self.columns else MARGIN


def scale_for(count: int) -> Scale:
    """The largest scale at which so many cards do not fill more than a few rows."""
    if count <= 5:
        return Scale(4 if count <= 4 else 5, 58, 50, 22)
    return Scale(6 if count <= 12 else 7 if count <= 21 else 8, 46, 40, 17)


def _title(canvas: Canvas, title: str, down: int, scale: Scale) -> None:
    """A title in two lines, or in three smaller ones where it is long."""
    left = scale.emblem + 16
    room = canvas.width - left - 8
    size, lines = scale.title, text.wrap(title, "narrow", scale.title, room, 2)
    if lines[-1].endswith("…"):
        size = scale.title - scale.title // 8
        lines = text.wrap(title, "narrow", size, room, 3)
    for number, line in enumerate(lines):
        y = down + scale.line / 2 + (number - (len(lines) - 1) / 2) * (size + 0.5)
        canvas.write((left, y), line, "narrow", size, anchor="lm")


def _book_line(canvas: Canvas, book: Book, down: int, marked: tuple[str, str], scale: Scale) -> None:
    """A book's emblem and title; `marked` are the banned and the prominent category."""
    banned, prominent = marked
    at = (10, down + (scale.line - scale.emblem) // 2)
    canvas.put(emblem(book.category, scale.emblem, struck=book.category == banned), at)
    if book.category == prominent:
        canvas.put(star(20), (at[0] - 6, at[1] - 4))
    _title(canvas, book.title, down, scale)


@lru_cache(maxsize=160)
def _card(card: int, scale: Scale, marked: tuple[str, str]) -> Image.Image:
    """One card: its name, and a line with emblem and title for each book."""
    width, height = scale.size
    canvas = Canvas(width, height, WOOD_DARK)
    canvas.box((3, 3), (width - 6, height - 6), CREAM, radius=9)
    canvas.write((14, 48), BOX.cards[card].name, "title", 42)
    canvas.write((width - 14, 46), f"/{BOX.cards[card].of}", "plain", 22, ink=INK_SOFT, anchor="rs")
    canvas.pen.line([(12, _CARD_HEAD - 3), (width - 13, _CARD_HEAD - 3)], fill=WOOD, width=2)
    for place, book in enumerate(BOX.cards[card].books):
        _book_line(canvas, book, _CARD_HEAD + place * scale.line, marked, scale)
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
    scale = scale_for(len(cards))
    (width, height), left = scale.size, scale.left(len(cards))
    canvas = Canvas(WIDE, _HEAD + max(1, -(-len(cards) // scale.columns)) * (height + GAP) + GAP + 4, WOOD)
    _table(canvas)
    _reminders(canvas, view, own.speciality if own else None, words)
    for number, card in enumerate(cards):
        row, column = divmod(number, scale.columns)
        at = (left + column * (width + GAP), _HEAD + GAP + row * (height + GAP))
        canvas.put(_card(card, scale, (view.banned, view.prominent)), at)
        if ("held", view.seat, card) in new:
            mark(canvas, at, (width, height), 11)
    if not cards:
        canvas.write((WIDE / 2, _HEAD + height / 2), words("pic-no-cards"), "title", 32, ink=CREAM, anchor="mm")
    return finish(canvas.image, hand_alt(cards, words), WOOD)
