"""A hand of cards or the discard pile, for one player's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PIL import Image

from data.exlibris import BOX, Book
from engine.exlibris.view import View
from render import text
from render.bookmark import LEGEND, NOTHING_NEW, New, mark, noted
from render.canvas import Canvas
from render.emblems import emblem
from render.exlibris.cards import cut
from render.exlibris.header import category_card
from render.exlibris.phrases import Words, category_name, hand_alt, search_alt, titled
from render.kept import kept
from render.picture import Picture, finish, roomy
from render.plates import BORDER, border
from render.rows import evenly
from render.signs import star
from render.theme import CREAM, GAP, GOLD, GRAIN, INK, INK_SOFT, MARGIN, PLAYERS, TEXT, WIDE, WOOD, WOOD_DARK

_HEAD = 112
_CARD_HEAD = 60
_NARROW = 150
"""A card of this width has a smaller name, to leave room for how many there are of its letter."""
_EMPTY = 76
"""The height of the table where no card lies on it."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How large cards are: a hand of usual size shows titles that a phone shows too, a larger one only emblems."""

    columns: int
    emblem: int
    title: int = 0
    """The size of a title's letters; 0 where only emblems have room."""

    @property
    def line(self) -> int:
        """The height of a book's line, or of a row of emblems."""
        return self.emblem + (8 if self.title else 4)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a card."""
        width = (WIDE - 2 * MARGIN - (self.columns - 1) * GAP) // self.columns
        return width, _CARD_HEAD + (4 if self.title else 2) * self.line + 8


def scale_for(count: int) -> Scale:
    """The largest scale at which so many cards do not fill more than a few rows."""
    across = max(evenly(count, 4 if count <= 12 else 6 if count <= 24 else 8), default=0)
    if count <= 12:
        return Scale(4, 50, 22) if across == 4 else Scale(3, 50, 26)
    return Scale(across, 81 if count <= 24 else 57)


def places(count: int, scale: Scale) -> Iterator[tuple[int, int]]:
    """Where each card goes: rows that differ by one card at most, each in the middle."""
    width, height = scale.size
    for row, across in enumerate(evenly(count, scale.columns)):
        left = (WIDE - across * (width + GAP) + GAP) // 2
        yield from ((left + column * (width + GAP), _HEAD + GAP + row * (height + GAP)) for column in range(across))


def _title(canvas: Canvas, title: str, down: int, scale: Scale) -> None:
    """A title in two lines, a little smaller where it is long."""
    left = scale.emblem + 16
    room = canvas.width - left - 8
    size, lines = scale.title, text.wrap(title, "narrow", scale.title, room, 2)
    if any(line.endswith("…") for line in lines):
        size, lines = TEXT, text.wrap(title, "narrow", TEXT, room, 2)
    for number, line in enumerate(lines):
        y = down + scale.line / 2 + (number - (len(lines) - 1) / 2) * (size + 2)
        canvas.write((left, y), line, "narrow", size, anchor="lm")


def _book(canvas: Canvas, book: Book, at: tuple[int, int], marked: tuple[str, str], scale: Scale) -> None:
    """A book's emblem; `marked` are the banned and the prominent category."""
    banned, prominent = marked
    canvas.put(emblem(book.category, scale.emblem, struck=book.category == banned), at)
    if book.category == prominent:
        canvas.put(star(20), (at[0] - 6, at[1] - 4))


@kept
def _card(card: int, scale: Scale, marked: tuple[str, str]) -> Image.Image:
    """One card: its name, and a line with emblem and title for each book, or emblems in pairs."""
    width, height = scale.size
    canvas = Canvas(width, height, WOOD_DARK)
    canvas.box((3, 3), (width - 6, height - 6), CREAM, radius=9)
    canvas.write((14, 48), BOX.cards[card].name, "title", 42 if width > _NARROW else 34)
    canvas.write((width - 14, 46), f"/{BOX.cards[card].of}", "plain", 22, ink=INK_SOFT, anchor="rs")
    canvas.pen.line([(12, _CARD_HEAD - 3), (width - 13, _CARD_HEAD - 3)], fill=WOOD, width=2)
    for place, book in enumerate(BOX.cards[card].books):
        if scale.title:
            down = _CARD_HEAD + place * scale.line
            _book(canvas, book, (10, down + (scale.line - scale.emblem) // 2), marked, scale)
            _title(canvas, book.title, down, scale)
        else:
            x = width // 2 + (place % 2 or -1) * (scale.line // 2) - scale.emblem // 2
            _book(canvas, book, (x, _CARD_HEAD + 3 + place // 2 * scale.line), marked, scale)
    return cut(canvas, 11)


@dataclass(frozen=True, slots=True)
class Held:
    """All of a view that a hand shows: hands that are equal are one picture, whatever else goes on at the table."""

    seat: int | None
    cards: tuple[int, ...]
    speciality: str | None
    prominent: str
    banned: str


def held(view: View) -> Held:
    """What the view's own seat holds; nothing of any other's, and no cards where the view has no seat."""
    own = None if view.seat is None else view.players[view.seat]
    cards, speciality = (own.hand or (), own.speciality) if own else ((), None)
    return Held(view.seat, cards, speciality, view.prominent, view.banned)


def _reminders(canvas: Canvas, shown: Held, words: Words) -> None:
    """The owner's speciality, and the two open category cards."""
    own, prominent = ("pic-speciality", shown.speciality, False), ("pic-prominent", shown.prominent, False)
    for place, (key, category, out) in enumerate((own, prominent, ("pic-banned", shown.banned, True))):
        if category:
            card = (words(key), category, category_name(category, words), out)
            category_card(canvas, (MARGIN + place * 392, 11), (376, 86), card)


def _table(canvas: Canvas, colour: str) -> None:
    """A table of wood in a frame of its owner's colour."""
    for y in range(_HEAD + 60, canvas.height, 74):
        canvas.pen.line([(0, y), (WIDE, y)], fill=GRAIN, width=3)
    fill = PLAYERS[colour].fill if colour else WOOD_DARK
    canvas.pen.rectangle((0, 0, WIDE, _HEAD - 4), fill=fill)
    border(canvas, _HEAD - 4, fill)


def hand(view: View, colour: str, words: Words, *, new: New = NOTHING_NEW) -> Picture:
    """The hand of the view's own seat in its colour: see `spread`."""
    return spread(held(view), colour, words, new=new)


def spread(shown: Held, colour: str, words: Words, *, new: New = NOTHING_NEW) -> Picture:
    """A hand in its owner's colour. What is marked as `new` is ("held", seat, card)."""
    image = _spread(shown, colour if shown.seat is not None else "", words, new)
    return finish(image, _told(shown.cards, hand_alt(shown.cards, words), words), WOOD)


def search(view: View, category: str, words: Words) -> Picture:
    """The discard pile, spread for the one eye that searches it: what may be taken of it is framed in gold (EL-71)."""
    image = _spread(replace(held(view), cards=view.search), "", words, NOTHING_NEW, sought=category)
    return finish(image, _told(view.search, search_alt(view.search, words), words), WOOD)


def _frame(canvas: Canvas, at: tuple[int, int], scale: Scale) -> None:
    (x, y), (width, height) = at, scale.size
    for grow, colour, thick in ((1, INK, 8), (0, GOLD, 6)):
        box = (x - grow, y - grow, x + width - 1 + grow, y + height - 1 + grow)
        canvas.pen.rounded_rectangle(box, 11, outline=colour, width=thick)


def _told(cards: tuple[int, ...], alt: str, words: Words) -> str:
    """The alt text, with titles where cards are too many to show them."""
    return alt if scale_for(len(cards)).title else titled(alt, cards, words)


def _spread(shown: Held, colour: str, words: Words, new: New, *, sought: str = "") -> Image.Image:
    """Cards on a table, below what their reader should bear in mind, settled; those of a category are framed."""
    cards = shown.cards
    scale = scale_for(len(cards))
    spots = tuple(places(len(cards), scale))
    foot = spots[-1][1] + scale.size[1] if spots else _HEAD + _EMPTY
    canvas = Canvas(WIDE, roomy(foot + GAP + BORDER, LEGEND if new else 0), WOOD)
    _table(canvas, colour)
    _reminders(canvas, shown, words)
    for card, at in zip(cards, spots, strict=True):
        canvas.put(_card(card, scale, (shown.banned, shown.prominent)), at)
        if sought in BOX.cards[card].categories:
            _frame(canvas, at, scale)
        if ("held", shown.seat, card) in new:
            mark(canvas, at, scale.size, 11)
    if not cards:
        canvas.write((WIDE / 2, _HEAD + _EMPTY / 2 + 6), words("pic-no-cards"), "title", 32, ink=CREAM, anchor="mm")
    ground, ink = (PLAYERS[colour].fill, PLAYERS[colour].ink) if colour else (WOOD_DARK, CREAM)
    return noted(canvas.settled(), words("pic-new"), ground, ink=ink) if new else canvas.settled()
