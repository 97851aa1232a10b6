"""A hand of cards or the discard pile, for one player's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby

from PIL import Image

from data.exlibris import BOX
from engine.exlibris.view import View
from render import text
from render.band import Band
from render.bookmark import LEGEND, NOTHING_NEW, OUT, New, mark, noted_below
from render.canvas import Canvas
from render.emblems import emblem
from render.exlibris.header import category_card
from render.exlibris.phrases import Words, category_name, hand_alt, search_alt, titled
from render.kept import banded, kept
from render.panel import Panel
from render.picture import Picture, bound, roomy
from render.plates import BORDER, border, flanks
from render.rows import evenly
from render.signs import star
from render.theme import CREAM, GAP, GOLD, GRAIN, INK, INK_SOFT, MARGIN, PLAYERS, TEXT, WIDE, WOOD, WOOD_DARK, Colour

_HEAD = 112
_ABOVE = _HEAD - 4
"""How high the head is above the table."""
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
    """One card on the wood, settled: its name, and a line with emblem and title for each book, or emblems in pairs."""
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
    panel = Panel(width, height, WOOD)
    panel.lay(canvas.settled(), (0, 0), _ROUND)
    return panel.image


def _spot(place: int, scale: Scale) -> tuple[int, int]:
    """Where a book's emblem is on its card."""
    if scale.title:
        return 10, _CARD_HEAD + place * scale.line + (scale.line - scale.emblem) // 2
    x = scale.size[0] // 2 + (place % 2 or -1) * (scale.line // 2) - scale.emblem // 2
    return x, _CARD_HEAD + 3 + place // 2 * scale.line


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table."""

    card: int
    at: tuple[int, int]
    struck: str
    """The banned category, where the card has it."""
    starred: str
    """The prominent one, where it has that."""
    framed: bool
    new: bool


def _lay(panel: Panel, one: Lying, at: tuple[int, int], scale: Scale) -> None:
    """Lay a card with struck emblems of the banned category, and stars on those of the prominent one."""
    # Mostly no grain is seen through the card's corners, and those that it is kept with are right.
    ends = (one.at[1], one.at[1] + scale.size[1] - _ROUND)
    panel.lay(_card(one.card, scale), at, _ROUND if any(any(_grain(end, _ROUND)) for end in ends) else 0)
    for place, category in enumerate(BOX.cards[one.card].categories):
        if category not in {one.struck, one.starred}:
            continue
        x, y = _spot(place, scale)
        signs = (category == one.struck, category == one.starred)
        corner = (at[0] + x - _STAR[0], at[1] + y - _STAR[1])
        if scale.title:
            panel.lay(_signed(category, scale.emblem, *signs), corner)
        else:
            size = (scale.emblem + _STAR[0], scale.emblem + _STAR[1])
            paint = partial(_sign, category=category, size=scale.emblem, struck=signs[0], starred=signs[1])
            panel.paint((*corner, *size), paint)


@kept
def _signed(category: str, size: int, struck: bool, starred: bool) -> Image.Image:  # noqa: FBT001 - a cache's key
    """An emblem with what is to be borne in mind about it, on cream that nothing else reaches, settled."""
    canvas = Canvas(size + _STAR[0], size + _STAR[1], CREAM)
    canvas.put(emblem(category, size), _STAR)
    _sign(canvas, category, size, struck=struck, starred=starred)
    return canvas.settled()


def _sign(canvas: Canvas, category: str, size: int, *, struck: bool, starred: bool) -> None:
    if struck:
        canvas.plain((*_STAR, size, size), CREAM)
        canvas.put(emblem(category, size, struck=True), _STAR)
    if starred:
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


@banded
def _head(fill: Colour, reminders: tuple[Reminder, ...]) -> Image.Image:
    canvas = Canvas(WIDE, _ABOVE, fill)
    for place, card in enumerate(reminders):
        if card:
            category_card(canvas, (MARGIN + place * 392, 11), (376, 86), card)
    return canvas.settled()


def _grain(top: int, height: int) -> Iterator[int]:
    """Which lines of the wood are grained, seen from a height of the picture on."""
    return (y for y in range(height) if (top + y - _HEAD - 59) % 74 < 3 and top + y > _HEAD)


def _wood(top: int, height: int, fill: Colour) -> Panel:
    """The table from a height of the picture on, in a frame of its owner's colour."""
    panel = Panel(WIDE, height, WOOD)
    for y in _grain(top, height):
        panel.plain((0, y, WIDE, 1), GRAIN)
    flanks(panel, fill)
    panel.plain((0, _ABOVE - top, WIDE, 1), fill)
    return panel


def _strip(top: int, height: int, fill: Colour, cards: tuple[Lying, ...], scale: Scale) -> Image.Image:
    """The table from a height of the picture on, with some cards."""
    panel, (width, high) = _wood(top, height, fill), scale.size
    for one in cards:
        x, y = one.at[0], one.at[1] - top
        _lay(panel, one, (x, y), scale)
        if one.framed:
            panel.paint((x - 1, y - 1, width + 2, high + 2), _frame)
        if one.new:
            panel.paint((x, y - OUT, width, high + OUT), _marked)
    return panel.image


@banded
def _foot(top: int, height: int, fill: Colour, line: str) -> Image.Image:
    """The table from a height of the picture on to its foot; a line says that no card lies there."""
    panel = _wood(top, height, fill)
    border(panel, 0, fill)
    if line:
        panel.plain((0, _ABOVE - top, WIDE, 1), fill)
        panel.paint((BORDER, _HEAD - top, WIDE - 2 * BORDER, _EMPTY), partial(_no_cards, line=line))
    return panel.image


def hand(view: View, colour: str, words: Words, *, new: New = NOTHING_NEW) -> Picture:
    """The hand of the view's own seat in its colour: see `spread`."""
    return spread(held(view), colour, words, new=new)


def spread(shown: Held, colour: str, words: Words, *, new: New = NOTHING_NEW) -> Picture:
    """A hand in its owner's colour. What is marked as `new` is ("held", seat, card)."""
    bands = _spread(shown, colour if shown.seat is not None else "", words, new)
    return bound(bands, _told(shown.cards, hand_alt(shown.cards, words), words), WOOD)


def search(view: View, category: str, words: Words) -> Picture:
    """The discard pile, spread for the one eye that searches it: what may be taken of it is framed in gold (EL-71)."""
    bands = _spread(replace(held(view), cards=view.search), "", words, NOTHING_NEW, sought=category)
    return bound(bands, _told(view.search, search_alt(view.search, words), words), WOOD)


def _frame(canvas: Canvas) -> None:
    for grow, colour, thick in ((1, INK, 8), (0, GOLD, 6)):
        box = (1 - grow, 1 - grow, canvas.width - 2 + grow, canvas.height - 2 + grow)
        canvas.pen.rounded_rectangle(box, 11, outline=colour, width=thick)


def _told(cards: tuple[int, ...], alt: str, words: Words) -> str:
    """The alt text, with titles where cards are too many to show them."""
    return alt if scale_for(len(cards)).title else titled(alt, cards, words)


def _spread(shown: Held, colour: str, words: Words, new: New, *, sought: str = "") -> list[Band]:
    """Cards on a table, below what their reader should bear in mind; those of a category are framed."""
    scale, fill = scale_for(len(shown.cards)), PLAYERS[colour].fill if colour else WOOD_DARK
    cards = [
        _shown(card, at, shown, new, sought)
        for card, at in zip(shown.cards, places(len(shown.cards), scale), strict=True)
    ]
    foot = cards[-1].at[1] + scale.size[1] if cards else _HEAD + _EMPTY
    height = roomy(foot + GAP + BORDER, LEGEND if new else 0)
    bands, top = [_head(fill, tuple(_reminders(shown, words)))], _ABOVE
    for row in _rows(cards, together=bool(sought)):
        end = row[-1].at[1] + scale.size[1] + bool(sought)  # a frame reaches further than its card
        bands.append(Band.of(_strip(top, end - top, fill, row, scale)))
        top = end
    bands.append(_foot(top, height - top, fill, "" if cards else words("pic-no-cards")))
    ground, ink = (fill, PLAYERS[colour].ink) if colour else (WOOD_DARK, CREAM)
    return noted_below(bands, words("pic-new"), ground, ink=ink) if new else bands


def _shown(card: int, at: tuple[int, int], shown: Held, new: New, sought: str) -> Lying:
    has = BOX.cards[card].categories
    struck, starred = (one if one in has else "" for one in (shown.banned, shown.prominent))
    return Lying(card, at, struck, starred, sought in has, ("held", shown.seat, card) in new)


def _rows(cards: list[Lying], *, together: bool) -> Iterator[tuple[Lying, ...]]:
    """The rows that are strips of the picture: all together where frames reach out of theirs."""
    if together:
        yield tuple(cards)
        return
    for _, row in groupby(cards, lambda one: one.at[1]):
        yield tuple(row)


def _marked(canvas: Canvas) -> None:
    mark(canvas, (0, OUT), (canvas.width, canvas.height - OUT), _ROUND)


def _no_cards(canvas: Canvas, line: str) -> None:
    canvas.write((canvas.width / 2, _EMPTY / 2 + 6), line, "title", 32, ink=CREAM, anchor="mm")
