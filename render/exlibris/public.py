"""The public library's plate, whom one plays against alone: its pile, and what is known of its speciality (EL-95)."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.exlibris.view import PublicView, View
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas
from render.emblems import emblem
from render.exlibris import cards
from render.exlibris.phrases import Words, level_name
from render.exlibris.players import TIP, height
from render.kept import kept
from render.plates import plate
from render.signs import shelf_sign
from render.theme import CREAM, GOLD, INK, INK_SOFT, PAPER, STONE, TEXT, WHITE, WOOD_DARK, WOOD_DEEP

_CARD = (54, 62)
"""A small category card."""
_PAD = 20
_PILES = 3
"""So many edges show that a pile is more than its top card."""


@dataclass(frozen=True, slots=True)
class PublicPlate:
    """All that the plate shows."""

    name: str
    level: str
    count: int
    cards: str
    gains: str
    top: int | None
    captions: tuple[str, str]
    """Above its speciality, and above what it is not."""
    speciality: str
    """"" as long as it is a secret."""
    shown: tuple[str, ...]
    hidden: int
    new: New
    """Of its pile's top card and of the categories that were shown."""


def public_plate(view: View, public: PublicView, words: Words, new: New = NOTHING_NEW) -> PublicPlate:
    """What the public library's plate says."""
    return PublicPlate(
        words("pic-public"),
        level_name(public.level, words),
        view.pile,
        words("pic-cards", count=view.pile),
        words("pic-gains", count=public.level),
        view.pile_top,
        (words("pic-its-speciality"), words("pic-not-its")),
        public.speciality or "",
        public.shown,
        public.hidden,
        frozenset(one for one in new if one == ("pile", view.pile_top) or one[0] == "shown"),
    )


def _title(canvas: Canvas, shown: PublicPlate) -> None:
    canvas.box((6, 6), (canvas.width - 12, 52), WOOD_DEEP, radius=8)
    canvas.put(shelf_sign(38), (16, 13))
    half = canvas.width // 2
    canvas.fit((66, 42), shown.name, ("bold", "narrow-bold"), 27, half - 30, ink=WHITE)
    at = (canvas.width - 22, 42)
    canvas.fit(at, shown.level, ("bold", "narrow-bold"), 27, half - 70, ink=GOLD, anchor="rs")


def _pile(canvas: Canvas, shown: PublicPlate) -> None:
    """The discard pile with its top card, how much it is, and how fast it grows."""
    edges = min(max(shown.count - 1, 0), _PILES)
    for edge in range(edges, 0, -1):
        canvas.box(
            (_PAD + 4 * edge, 70 + edge), (cards.PILE[0], cards.PILE[1] - 2 * edge), CREAM, edge=WOOD_DARK, radius=8
        )
    canvas.put(cards.nothing(*cards.PILE) if shown.top is None else cards.mini(shown.top, cards.PILE), (_PAD, 70))
    if ("pile", shown.top) in shown.new:
        mark(canvas, (_PAD, 70), cards.PILE, out=7)
    left = _PAD + cards.PILE[0] + 28
    canvas.write((left, 104), str(shown.count), "bold", 34)
    beside = left + 20 * len(str(shown.count)) + 10
    canvas.fit((beside, 104), shown.cards, ("plain", "narrow"), TEXT, 100, ink=INK_SOFT)
    canvas.fit((left, 144), shown.gains, ("plain", "narrow"), TEXT, 150)


@kept
def _category(category: str, *, struck: bool) -> Image.Image:
    """A small category card: open, struck out where the speciality is another one, or face down."""
    if not category:
        return cards.back(*_CARD)
    canvas = Canvas(*_CARD, WOOD_DARK)
    canvas.box((2, 2), (_CARD[0] - 4, _CARD[1] - 4), CREAM, radius=6)
    size = _CARD[0] - 12
    canvas.put(emblem(category, size, struck=struck), ((_CARD[0] - size) // 2, (_CARD[1] - size) // 2))
    return cards.cut(canvas, 8)


def _speciality(canvas: Canvas, shown: PublicPlate) -> None:
    """Its own category card, and those that were shown or are hidden still."""
    left, top = canvas.width // 2 - 10, 104
    canvas.pen.line([(left - 20, 72), (left - 20, canvas.height - 18)], fill=STONE, width=2)
    faces = ("plain", "narrow")
    canvas.fit((left, 92), shown.captions[0], faces, TEXT, 112)
    canvas.put(_category(shown.speciality, struck=False), (left, top))
    others = [*shown.shown, *[""] * shown.hidden]
    left += 132
    canvas.fit((left, 92), shown.captions[1], faces, TEXT, canvas.width - left - _PAD)
    for place, category in enumerate(others):
        at = (left + place * (_CARD[0] + 8), top)
        canvas.put(_category(category, struck=bool(category)), at)
        if ("shown", category) in shown.new:
            mark(canvas, at, _CARD, out=7)


@kept
def public_panel(shown: PublicPlate, width: int) -> Image.Image:
    """The public library's plate, settled; as high as a player's, whose arrow it has not."""
    high = height(width)
    canvas = Canvas(width, TIP + high, PAPER)
    inner = Canvas(width, high, PAPER)
    plate(inner, (0, 0), (width, high), (WOOD_DEEP, INK), acting=False)
    _title(inner, shown)
    _pile(inner, shown)
    _speciality(inner, shown)
    canvas.image.paste(inner.image, (0, TIP))
    return canvas.settled()
