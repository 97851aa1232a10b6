"""A hand for its owner's eyes, with both halves of each card, and the owner's stacks below it."""

from __future__ import annotations

from PIL import Image

from engine.exlibrium.view import View
from render import text
from render.bookmark import NOTHING_NEW, New
from render.canvas import Canvas
from render.exlibrium.cards import ROUND, held_card
from render.exlibrium.columns import column_heads, leads
from render.exlibrium.inks import VELVET, VELVET_LIGHT, palette, settled, stacked
from render.exlibrium.phrases import Words, character_name, halves, hand_alt
from render.exlibrium.players import receiver, row_of, row_panel
from render.exlibrium.signs import way
from render.names import SeatName, written
from render.panel import Panel
from render.picture import Picture
from render.rows import evenly
from render.theme import CREAM, GAP, GOLD, MARGIN, WHITE, WIDE
from render.tokens import sign

_WIDEST, _HIGH = 250, 236
_APART = 16
_HEAD = 66
_MOST = 5
"""So many cards lie side by side; more lie in two lines."""
_TITLES = ("title", "narrow-title")
_PLAIN = ("plain", "narrow")


def shown(view: View) -> tuple[int, ...]:
    """What this eye alone sees: the card that it has just drawn (XB-35), or its hand."""
    if view.drawn is not None:
        return (view.drawn,)
    return () if view.seat is None else view.players[view.seat].hand or ()


def _cards(panel: Panel, cards: tuple[int, ...], lines: tuple[int, ...], words: Words) -> None:
    """All cards, each line in the middle; one lies upright as the box names it, for it has no facing yet."""
    width = min(_WIDEST, (WIDE - 2 * MARGIN + _APART) // max(lines) - _APART)
    for number, across in enumerate(lines):
        x, first = (WIDE - across * (width + _APART) + _APART) // 2, sum(lines[:number])
        for index in cards[first : first + across]:
            facing, other = halves(index, -1)[::-1]
            names = (character_name(facing, words), character_name(other, words))
            panel.lay(held_card(facing, other, (width, _HIGH), names), (x, _HEAD + number * (_HIGH + _APART)), ROUND)
            x += width + _APART


def _head(view: View, names: tuple[SeatName, ...], words: Words) -> Image.Image:
    """What stands above the cards, settled."""
    canvas = Canvas(WIDE, _HEAD, VELVET)
    title = words("pic-drawn") if view.drawn is not None else words("pic-hand")
    canvas.fit((MARGIN, 45), title, _TITLES, 34, 340, ink=GOLD)
    to = None if view.seat is None or view.drawn is not None else receiver(view, view.seat)
    if to is not None:
        _passing(canvas, view, names[to], words)
    elif not shown(view):
        canvas.fit((WIDE - MARGIN, 43), words("pic-no-cards"), _PLAIN, 25, 740, ink=CREAM, anchor="rs")
    return settled(canvas)


def _passing(canvas: Canvas, view: View, name: SeatName, words: Words) -> None:
    """Who gets the rest of the hand, by name and sign."""
    key = "pic-pass-left" if view.passing > 0 else "pic-pass-right"
    line, face, size = text.shrink(words(key, name=written(name)), _PLAIN, 25, 700)
    x = WIDE - MARGIN - text.width(line, face, size)
    canvas.write((x, 43), line, face, size, ink=WHITE)
    canvas.put(sign(name.colour, 40), (x - 50, 14))
    canvas.put(way(view.passing, 34), (x - 92, 16))


def hand(view: View, names: tuple[SeatName, ...], words: Words, *, new: New = NOTHING_NEW) -> Picture:
    """The hand of the view's seat, or the card that it has drawn, above its own stacks; `new` is as on the table."""
    cards = shown(view)
    lines = evenly(len(cards), _MOST)
    low = _HEAD + len(lines) * (_HIGH + _APART) + 6
    panel = Panel(WIDE, low, VELVET, palette())
    panel.plain((0, low - 6, WIDE, 6), VELVET_LIGHT)
    panel.lay(_head(view, names, words), (0, 0))
    if cards:
        _cards(panel, cards, lines, words)
    found = leads(view)
    heads = column_heads(found, names, words)
    parts = [(0, panel.image), (low + GAP, heads)]
    if view.seat is not None:
        row = row_of(view, view.seat, names, new=new, heads=found)
        parts.append((low + 2 * GAP + heads.height, row_panel(row)))
    return stacked(parts, hand_alt(cards, words), words("pic-new") if new else "")
