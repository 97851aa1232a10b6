"""A hand of cards or the discard pile, for one player's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image

from data.exlibris import BOX
from engine.exlibris.view import View
from render import text
from render.bookmark import LEGEND, NOTHING_NEW, OUT, New, mark, noted
from render.canvas import Canvas
from render.emblems import emblem
from render.exlibris.header import category_card
from render.exlibris.phrases import Words, category_name, hand_alt, search_alt, titled
from render.kept import kept
from render.panel import Panel
from render.picture import Picture, finish, roomy
from render.plates import BORDER, border
from render.rows import evenly
from render.signs import star
from render.theme import CREAM, GAP, GOLD, GRAIN, INK, INK_SOFT, MARGIN, PLAYERS, TEXT, WIDE, WOOD, WOOD_DARK, Colour

_HEAD = 112
_CARD_HEAD = 60
_NARROW = 150
"""A card of this width has a smaller name, to leave room for how many there are of its letter."""
_EMPTY = 76
"""The height of the table where no card lies on it."""
_ROUND = 11
_STAR = (6, 4)
"""How far a star is left of the emblem that it stands on, and above it."""
Reminder = tuple[str, str, str, bool] | None
"""A category card: its caption, category, name, and whether it is banned."""


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


@kept
def _card(card: int, scale: Scale) -> Image.Image:
    """One card, settled: its name, and a line with emblem and title for each book, or emblems in pairs."""
    width, height = scale.size
    canvas = Canvas(width, height, WOOD_DARK)
    canvas.box((3, 3), (width - 6, height - 6), CREAM, radius=9)
    canvas.write((14, 48), BOX.cards[card].name, "title", 42 if width > _NARROW else 34)
    canvas.write((width - 14, 46), f"/{BOX.cards[card].of}", "plain", 22, ink=INK_SOFT, anchor="rs")
    canvas.pen.line([(12, _CARD_HEAD - 3), (width - 13, _CARD_HEAD - 3)], fill=WOOD, width=2)
    for place, book in enumerate(BOX.cards[card].books):
        canvas.put(emblem(book.category, scale.emblem), _spot(place, scale))
        if scale.title:
            _title(canvas, book.title, _CARD_HEAD + place * scale.line, scale)
    return canvas.settled()


def _spot(place: int, scale: Scale) -> tuple[int, int]:
    """Where a book's emblem is on its card."""
    if scale.title:
        return 10, _CARD_HEAD + place * scale.line + (scale.line - scale.emblem) // 2
    x = scale.size[0] // 2 + (place % 2 or -1) * (scale.line // 2) - scale.emblem // 2
    return x, _CARD_HEAD + 3 + place // 2 * scale.line


def _signs(panel: Panel, card: int, at: tuple[int, int], scale: Scale, shown: Held) -> None:
    """Strike the emblems of the banned category, and set a star on those of the prominent one."""
    for place, category in enumerate(BOX.cards[card].categories):
        if category in {shown.banned, shown.prominent}:
            x, y = _spot(place, scale)
            box = (at[0] + x - _STAR[0], at[1] + y - _STAR[1], scale.emblem + _STAR[0], scale.emblem + _STAR[1])
            panel.paint(box, partial(_sign, category=category, scale=scale, shown=shown))


def _sign(canvas: Canvas, category: str, scale: Scale, shown: Held) -> None:
    if category == shown.banned:
        canvas.plain((*_STAR, scale.emblem, scale.emblem), CREAM)
        canvas.put(emblem(category, scale.emblem, struck=True), _STAR)
    if category == shown.prominent:
        canvas.put(star(20), (0, 0))


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


def _reminders(shown: Held, words: Words) -> Iterator[Reminder]:
    """The owner's speciality, and the two open category cards."""
    own, prominent = ("pic-speciality", shown.speciality, False), ("pic-prominent", shown.prominent, False)
    for key, category, out in (own, prominent, ("pic-banned", shown.banned, True)):
        yield (words(key), category, category_name(category, words), out) if category else None


@kept
def _head(fill: Colour, reminders: tuple[Reminder, ...]) -> Image.Image:
    """The head, settled."""
    canvas = Canvas(WIDE, _HEAD - 4, fill)
    for place, card in enumerate(reminders):
        if card:
            category_card(canvas, (MARGIN + place * 392, 11), (376, 86), card)
    return canvas.settled()


def _table(height: int, colour: str, reminders: tuple[Reminder, ...]) -> Panel:
    """A table of wood in a frame of its owner's colour, below what its reader should bear in mind."""
    panel, fill = Panel(WIDE, height, WOOD), PLAYERS[colour].fill if colour else WOOD_DARK
    for y in range(_HEAD + 60, height, 74):
        panel.plain((0, y - 1, WIDE, 3), GRAIN)
    border(panel, _HEAD - 4, fill)
    panel.plain((0, _HEAD - 4, WIDE, 1), fill)
    panel.lay(_head(fill, reminders), (0, 0))
    return panel


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


def _frame(canvas: Canvas) -> None:
    for grow, colour, thick in ((1, INK, 8), (0, GOLD, 6)):
        box = (1 - grow, 1 - grow, canvas.width - 2 + grow, canvas.height - 2 + grow)
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
    panel = _table(roomy(foot + GAP + BORDER, LEGEND if new else 0), colour, tuple(_reminders(shown, words)))
    for card, at in zip(cards, spots, strict=True):
        panel.lay(_card(card, scale), at, _ROUND)
        _signs(panel, card, at, scale, shown)
        if sought in BOX.cards[card].categories:
            panel.paint((at[0] - 1, at[1] - 1, scale.size[0] + 2, scale.size[1] + 2), _frame)
        if ("held", shown.seat, card) in new:
            panel.paint((at[0], at[1] - OUT, scale.size[0], scale.size[1] + OUT), _marked)
    if not cards:
        panel.paint((BORDER, _HEAD, WIDE - 2 * BORDER, _EMPTY), partial(_no_cards, line=words("pic-no-cards")))
    ground, ink = (PLAYERS[colour].fill, PLAYERS[colour].ink) if colour else (WOOD_DARK, CREAM)
    return noted(panel.image, words("pic-new"), ground, ink=ink) if new else panel.image


def _marked(canvas: Canvas) -> None:
    mark(canvas, (0, OUT), (canvas.width, canvas.height - OUT), _ROUND)


def _no_cards(canvas: Canvas, line: str) -> None:
    canvas.write((canvas.width / 2, _EMPTY / 2 + 6), line, "title", 32, ink=CREAM, anchor="mm")
