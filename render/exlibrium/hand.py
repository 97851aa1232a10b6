"""A hand for its owner's eyes, with both halves of each card, and the owner's stacks below it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from engine.exlibrium.view import View
from render import text
from render.band import Band
from render.bookmark import NOTHING_NEW, New
from render.canvas import Canvas
from render.exlibrium.cards import held_card
from render.exlibrium.columns import column_heads, leads
from render.exlibrium.inks import VELVET, VELVET_LIGHT, between, palette, settled, stacked
from render.exlibrium.phrases import Words, character_name, halves, hand_alt
from render.exlibrium.players import receiver, row_bands, row_of
from render.exlibrium.signs import way
from render.kept import banded
from render.names import SeatName, written
from render.panel import Panel
from render.picture import Picture
from render.rows import evenly
from render.theme import CREAM, GOLD, MARGIN, WHITE, WIDE
from render.tokens import sign

_WIDEST, _HIGH = 250, 236
_APART = 16
_HEAD = 66
_EDGE = 6
"""How broad the velvet's edge is."""
_MOST = 5
"""So many cards lie side by side; more lie in two lines."""
_TITLES = ("title", "narrow-title")
_PLAIN = ("plain", "narrow")


def shown(view: View) -> tuple[int, ...]:
    """What this eye alone sees: the card that it has just drawn (XB-35), or its hand."""
    if view.drawn is not None:
        return (view.drawn,)
    return () if view.seat is None else view.players[view.seat].hand or ()


def _lines(cards: tuple[int, ...], words: Words) -> Iterator[Band]:
    """All cards in lines; one lies upright as the box names it, for it has no facing yet."""
    lines = evenly(len(cards), _MOST)
    for number, across in enumerate(lines):
        width = min(_WIDEST, (WIDE - 2 * MARGIN + _APART) // max(lines) - _APART)
        here = [halves(index, -1)[::-1] for index in cards[sum(lines[:number]) :][:across]]
        named = ((character_name(facing, words), character_name(other, words)) for facing, other in here)
        yield Band.of(_line(tuple(zip(here, named, strict=True)), width))


def _line(cards: tuple[tuple[tuple[int, int], tuple[str, str]], ...], width: int) -> Image.Image:
    """Cards by their halves and those's names, in the middle."""
    panel = Panel(WIDE, _HIGH + _APART, VELVET, palette())
    x = (WIDE - len(cards) * (width + _APART) + _APART) // 2
    for (facing, other), names in cards:
        panel.lay(held_card(facing, other, (width, _HIGH), names), (x, 0))
        x += width + _APART
    return panel.image


@dataclass(frozen=True, slots=True)
class Head:
    """What stands above the cards: a title, what is said beside it, and who gets the rest of the hand."""

    title: str
    line: str
    colour: str = ""
    """That of who gets the rest; "" where nobody does."""
    passing: int = 0


def _head_of(view: View, names: tuple[SeatName, ...], words: Words) -> Head:
    title = words("pic-drawn") if view.drawn is not None else words("pic-hand")
    to = None if view.seat is None or view.drawn is not None else receiver(view, view.seat)
    if to is None:
        return Head(title, "" if shown(view) else words("pic-no-cards"))
    key = "pic-pass-left" if view.passing > 0 else "pic-pass-right"
    return Head(title, words(key, name=written(names[to])), names[to].colour, view.passing)


@banded
def _head(head: Head) -> Image.Image:
    canvas = Canvas(WIDE, _HEAD, VELVET)
    canvas.fit((MARGIN, 45), head.title, _TITLES, 34, 340, ink=GOLD)
    if head.colour:
        _passing(canvas, head)
    elif head.line:
        canvas.fit((WIDE - MARGIN, 43), head.line, _PLAIN, 25, 740, ink=CREAM, anchor="rs")
    return settled(canvas)


def _passing(canvas: Canvas, head: Head) -> None:
    """Who gets the rest of the hand, by name and sign."""
    line, face, size = text.shrink(head.line, _PLAIN, 25, 700)
    x = WIDE - MARGIN - text.width(line, face, size)
    canvas.write((x, 43), line, face, size, ink=WHITE)
    canvas.put(sign(head.colour, 40), (x - 50, 14))
    canvas.put(way(head.passing, 34), (x - 92, 16))


def hand(view: View, names: tuple[SeatName, ...], words: Words, *, new: New = NOTHING_NEW) -> Picture:
    """The hand of the view's seat, or the card that it has drawn, above its own stacks; `new` is as on the table."""
    cards, found = shown(view), leads(view)
    bands = [_head(_head_of(view, names, words)), *_lines(cards, words), between(_EDGE, VELVET_LIGHT), between()]
    bands.append(column_heads(found, names, words))
    if view.seat is not None:
        bands += (between(), *row_bands(row_of(view, view.seat, names, new=new, heads=found)))
    return stacked(bands, hand_alt(cards, words), words("pic-new") if new else "")
