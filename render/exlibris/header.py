"""The board's head: the round, the two open category cards, deck, pile and tiles still to come."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.exlibris.view import View
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas
from render.emblems import emblem
from render.exlibris import cards
from render.exlibris.phrases import Words, category_name
from render.fonts import TITLES
from render.kept import banded
from render.theme import CREAM, INK, MARGIN, RED, TEXT, WHITE, WIDE, WOOD, WOOD_DARK, WOOD_DEEP

HEIGHT = 112


@dataclass(frozen=True, slots=True)
class Head:
    """All that the head shows, as text."""

    round: str
    last: str
    categories: tuple[tuple[str, str, str, bool], ...]
    """Caption, category, its name, and whether it is banned."""
    counts: tuple[tuple[str, int], ...]
    top: int | None
    discarded: bool
    """Whether the top card is new."""


def head(view: View, words: Words, new: New = NOTHING_NEW) -> Head:
    """What the head of the board says."""
    open_cards = (("pic-prominent", view.prominent, False), ("pic-banned", view.banned, True))
    return Head(
        _round(view, words) if view.round else words("pic-setup"),
        words("pic-last-round") if view.last_round and not view.over else "",
        tuple((words(key), one, category_name(one, words), out) for key, one, out in open_cards if one),
        ((words("pic-deck"), view.deck), (words("pic-pile"), view.pile)),
        view.pile_top,
        ("pile", view.pile_top) in new,
    )


def _round(view: View, words: Words) -> str:
    """Which round it is; alone it is known of how many (EL-95)."""
    if view.public is None:
        return words("pic-round", round=view.round)
    return words("pic-round-of", round=view.round, rounds=view.public.rounds)


def category_card(
    canvas: Canvas, at: tuple[int, int], size: tuple[int, int], shown: tuple[str, str, str, bool]
) -> None:
    """A large category card: emblem, what it is here, and its name."""
    caption, category, name, out = shown
    (x, y), (width, height) = at, size
    canvas.box(at, size, CREAM, edge=RED if out else WOOD_DEEP, thick=3, radius=10)
    big = height - 20
    canvas.put(emblem(category, big, struck=out), (x + 10, y + 10))
    room = width - big - 32
    canvas.fit((x + big + 20, y + height / 2 - 6), caption, ("plain", "narrow"), 22, room, ink=RED if out else INK)
    canvas.fit((x + big + 20, y + height / 2 + 26), name, TITLES, 27, room)


def _pile(canvas: Canvas, x: int, caption: str, count: int, face: Image.Image) -> None:
    canvas.put(face, (x, 12))
    canvas.write((x + 70, 60), str(count), "bold", 34, ink=WHITE)
    canvas.fit((x + 70, 90), caption, ("plain", "narrow"), TEXT, 74, ink=CREAM)


@banded
def head_panel(shown: Head) -> Image.Image:
    """The head."""
    canvas = Canvas(WIDE, HEIGHT, WOOD)
    canvas.pen.rectangle((0, HEIGHT - 8, WIDE, HEIGHT), fill=WOOD_DARK)
    canvas.fit((MARGIN, 56 if shown.last else 68), shown.round, ("title", "narrow-title"), 38, 186, ink=WHITE)
    if shown.last:
        canvas.box((MARGIN - 6, 64), (196, 34), RED, radius=8)
        canvas.fit((MARGIN + 92, 81), shown.last, ("bold", "narrow-bold"), 23, 184, ink=WHITE, anchor="mm")
    for place, card in enumerate(shown.categories):
        category_card(canvas, (216 + place * 338, 10), (326, 86), card)
    empty = cards.nothing(*cards.PILE)
    faces = (cards.back(*cards.PILE), empty if shown.top is None else cards.mini(shown.top, cards.PILE))
    for place, (caption, count) in enumerate(shown.counts):
        _pile(canvas, 896 + place * 150, caption, count, faces[place] if count else empty)
    if shown.discarded:
        mark(canvas, (896 + 150, 12), cards.PILE)
    return canvas.settled()
