"""A hand for its owner's eyes, with both halves of each card, and the owner's stacks below it."""

from __future__ import annotations

from engine.exlibrium.view import View
from render.bookmark import NOTHING_NEW, New
from render.canvas import Canvas
from render.exlibrium.cards import card
from render.exlibrium.columns import column_heads, leads
from render.exlibrium.inks import VELVET, VELVET_LIGHT, settled, stacked
from render.exlibrium.phrases import Words, character_name, halves, hand_alt
from render.exlibrium.players import row_of, row_panel
from render.exlibrium.signs import way
from render.names import SeatName
from render.picture import Picture
from render.theme import CREAM, GAP, GOLD, MARGIN, WHITE, WIDE

_CARD = (150, 236)
_APART = 16
_HEAD = 62
_NONE = 40
_TITLES = ("title", "narrow-title")


def shown(view: View) -> tuple[int, ...]:
    """What this eye alone sees: the card that it has just drawn (XB-35), or its hand."""
    if view.drawn is not None:
        return (view.drawn,)
    return () if view.seat is None else view.players[view.seat].hand or ()


def _cards(canvas: Canvas, cards: tuple[int, ...], words: Words) -> None:
    """All cards side by side in the middle; one lies upright as the box names it, for it has no facing yet."""
    wide = len(cards) * (_CARD[0] + _APART) - _APART
    x = (WIDE - wide) // 2
    for index in cards:
        facing, other = halves(index, -1)[::-1]
        names = (character_name(facing, words), character_name(other, words))
        canvas.put(card(facing, other, _CARD, names), (x, _HEAD))
        x += _CARD[0] + _APART


def _head(canvas: Canvas, view: View, words: Words) -> None:
    canvas.pen.rectangle((0, canvas.height - 6, WIDE, canvas.height), fill=VELVET_LIGHT)
    title = words("pic-drawn") if view.drawn is not None else words("pic-hand")
    canvas.fit((MARGIN, 45), title, _TITLES, 34, 700, ink=GOLD)
    if view.phase == "draft" and view.passing and view.drawn is None:
        canvas.put(way(view.passing, 36), (WIDE - 300, 14))
        canvas.fit((WIDE - 256, 42), words("pic-pass"), ("plain", "narrow"), 25, 236, ink=WHITE)


def hand(view: View, names: tuple[SeatName, ...], words: Words, *, new: New = NOTHING_NEW) -> Picture:
    """The hand of the view's seat, or the card that it has drawn, above its own stacks; `new` is as on the table."""
    cards = shown(view)
    low = _HEAD + (_CARD[1] if cards else _NONE) + 22
    canvas = Canvas(WIDE, low, VELVET)
    _head(canvas, view, words)
    _cards(canvas, cards, words)
    if not cards:
        canvas.fit((MARGIN, _HEAD + 36), words("pic-no-cards"), ("plain", "narrow"), 27, WIDE - 40, ink=CREAM)
    found = leads(view)
    heads = column_heads(found, names, words)
    parts = [(0, settled(canvas)), (low + GAP, heads)]
    if view.seat is not None:
        row = row_of(view, view.seat, names, new=new, heads=found)
        parts.append((low + 2 * GAP + heads.height, row_panel(row)))
    return stacked(parts, hand_alt(cards, words))
