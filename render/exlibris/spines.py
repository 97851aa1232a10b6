"""Cards on a shelf: books side by side under a label."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from data.exlibris import BOX, Book
from render import text
from render.canvas import Canvas
from render.emblems import emblem
from render.exlibris.cards import pattern
from render.exlibris.layout import LABEL, SPINES_FROM, TALL, emblem_size
from render.kept import kept
from render.theme import CATEGORIES, CREAM, INK, SLOT, TEXT, WHITE, WOOD_DEEP

_FACES = ("bold", "narrow-bold")
ROUND = 8
"""How round a shelved card's corners are."""
_PITCH = 22
"""From one line of a title to the next."""
_EMBLEM, _AROUND = 44, 16
"""The largest emblem at a spine's foot, and how much of a spine's length is above and below a title."""
_LEAST_TITLE = 84
_STEP = 8
"""Titles get room in steps, so that shelves of much the same height share their cards."""


def _lines(thick: int) -> int:
    """How many lines of a title a spine of a thickness holds."""
    return max(1, thick // _PITCH)


@lru_cache(maxsize=1024)
def _length(title: str, lines: int) -> int:
    """How much room along a spine a title needs to be whole."""
    room = _LEAST_TITLE
    while any(line.endswith("…") for line in text.wrap(title, "narrow", TEXT, room, lines)):
        room += _STEP
    return room


def _each(card: int, width: int) -> int:
    """How thick the thinnest spine of a card is."""
    return (width - 2) // len(BOX.cards[card].books) - 1


def tall(cards: Iterable[int], width: int) -> int:
    """How high cards of a width must be to show all their books' titles."""
    titles = ((book.title, _lines(_each(card, width))) for card in cards for book in BOX.cards[card].books)
    longest = max((_length(title, lines) for title, lines in titles), default=0)
    return max(TALL, LABEL + 4 + _EMBLEM + 8 + _AROUND + longest)


def _title(canvas: Canvas, book: Book, start: int, room: int, most: int) -> None:
    """The title along the spine, in as many lines as its thickness allows."""
    lines = text.wrap(book.title, "narrow", TEXT, room, most)
    for number, line in enumerate(lines):
        down = canvas.height / 2 + (number - (len(lines) - 1) / 2) * _PITCH
        canvas.write((start + room / 2, down), line, "narrow", TEXT, ink=WHITE, anchor="mm")


def _spine(book: Book, width: int, height: int, lines: int) -> Image.Image:
    """One book's spine: painted lying, then set upright; the emblem stands at its foot."""
    style = CATEGORIES[book.category]
    size = min(width - 4, _EMBLEM)
    foot = size + 8
    canvas = Canvas(height, width, style.fill)
    canvas.pen.rectangle((0, 0, height, 2), fill=style.light)
    canvas.pen.rectangle((0, width - 3, height, width), fill=style.dark)
    for x in (height - 7, foot):
        canvas.pen.rectangle((x, 0, x + 2, width), fill=style.light)
    _title(canvas, book, foot + 6, height - foot - _AROUND, lines)
    image = canvas.image.transpose(Image.Transpose.ROTATE_90)
    image.paste(CREAM, (0, height - foot, width, height))
    sign = emblem(book.category, size)
    image.paste(sign, ((width - size) // 2, height - foot + 4), sign)
    return image


def _grid(canvas: Canvas, categories: tuple[str, ...]) -> None:
    """Emblems alone, in pairs, where spines would be too thin for them."""
    canvas.box((2, LABEL + 2), (canvas.width - 4, canvas.height - LABEL - 4), CREAM, radius=6)
    size = emblem_size(canvas.width)
    for place, category in enumerate(categories):
        x = canvas.width // 2 - size - 1 + place % 2 * (size + 2)
        canvas.put(emblem(category, size), (x, LABEL + 5 + place // 2 * (size + 1)))


@kept
def spines(card: int, width: int, height: int) -> Image.Image:
    """A shelved card, settled, for round corners: a label with its name, and spines or, on a long shelf, emblems."""
    canvas = Canvas(width, height, WOOD_DEEP)
    canvas.box((2, 2), (width - 4, LABEL - 2), CREAM, radius=6)
    middle = (width / 2, 1 + LABEL / 2)
    canvas.fit(middle, BOX.cards[card].name, _FACES, 34, width - 10, anchor="mm", least=24)
    if width < SPINES_FROM:
        _grid(canvas, BOX.cards[card].categories)
        return canvas.settled()
    books = BOX.cards[card].books
    each, lines = (width - 2) / len(books), _lines(_each(card, width))
    for place, book in enumerate(books):
        left, right = round(1 + place * each), round((place + 1) * each)
        canvas.image.paste(_spine(book, right - left, height - LABEL - 4, lines), (left, LABEL + 2))
    return canvas.settled()


@kept
def shelved_back(card: int, width: int, height: int) -> Image.Image:
    """A shelved card that lies face down, settled too. Shelves hold no secrets, so its name stands on it."""
    canvas = Canvas(width, height, INK)
    pattern(canvas)
    canvas.fit((width / 2, 26), BOX.cards[card].name, _FACES, 26, width - 16, ink=SLOT, anchor="mm", least=24)
    return canvas.settled()
