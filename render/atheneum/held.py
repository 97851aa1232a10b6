"""What a player holds this round: books, lifts and tokens, in a row below the shelves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate

from PIL import Image

from data.atheneum import ANY, BOX
from engine.atheneum.view import HeldView
from render import text
from render.atheneum import things
from render.atheneum.benefits import book, book_in, numbered, token_picture
from render.atheneum.phrases import Words
from render.band import Band
from render.canvas import Canvas
from render.kept import banded, kept
from render.panel import Panel
from render.plates import flanks
from render.theme import CREAM, GAP, INK_SOFT, MARGIN, RED, SLOT, WIDE, WOOD_DARK, Colour

_THING = 84
_LINE = 108
_CAPTION = 26
_ROUND = 10
_INSIDE = 2
"""How thick the edge of a place for things is."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing in hand, and until when it may be used."""

    picture: Image.Image
    stays: bool
    """Whether it may still be used after the first confirm."""


def things_of(held: HeldView) -> list[Thing]:
    """All that is held: first what the first confirm would lose (AT-23)."""
    return [*_from_cards(held), *_for_later(held)]


def _from_cards(held: HeldView) -> Iterator[Thing]:
    for colour in held.printed:
        yield Thing(book(colour, _THING), stays=False)
    for _ in range(held.jokers):
        yield Thing(book(ANY, _THING), stays=False)
    for where in held.named:
        yield Thing(book_in(where, _THING), stays=False)
    if held.lifts:
        yield Thing(numbered("rearrange", held.lifts, _THING), stays=False)


def _for_later(held: HeldView) -> Iterator[Thing]:
    for colour in held.lifted:
        yield Thing(book(colour, _THING), stays=True)
    for token in held.lifted_pairs:
        one, other = BOX.tokens[token].colours
        yield Thing(things.pair(one, other, _THING), stays=True)
    for _ in range(held.gifts):
        yield Thing(book(ANY, _THING), stays=True)
    if held.token_lifts:
        yield Thing(numbered("rearrange", held.token_lifts, _THING), stays=True)
    for token in held.tokens:
        yield Thing(token_picture(token, _THING + 8), stays=True)


def _lines(groups: list[tuple[str, list[Thing]]]) -> list[list[tuple[str, list[Thing]]]]:
    """Both groups in one line if they fit, or a line each."""
    wide = sum(_width(found) for _, found in groups) + GAP * len(groups)
    return [groups] if wide <= WIDE - 2 * MARGIN else [[group] for group in groups]


def _width(found: list[Thing]) -> int:
    return max(300, sum(thing.picture.width + GAP for thing in found) + 2 * GAP)


def held_row(held: HeldView, words: Words, frame: Colour) -> Band:
    """The row in a frame at both sides, or nothing but a word where nothing is held."""
    # Nothing else changes the row, such as tokens that were used.
    return _held_row(replace(held, spent=()), words("pic-held"), words("pic-kept"), words("pic-nothing-held"), frame)


@banded
def _held_row(held: HeldView, now: str, later: str, nothing: str, frame: Colour) -> Image.Image:
    found = things_of(held)
    groups = [(key, [thing for thing in found if thing.stays is stays]) for key, stays in ((now, False), (later, True))]
    lines = _lines([group for group in groups if group[1]]) if found else []
    panel = Panel(WIDE, len(lines) * (_CAPTION + _LINE + GAP) or _CAPTION + GAP, WOOD_DARK)
    for number, line in enumerate(lines):
        _lay(panel, line, number * (_CAPTION + _LINE + GAP))
    if not found:
        panel.lay(_written(nothing, WIDE - 2 * MARGIN, _CAPTION), (MARGIN + 6, 0))
    flanks(panel, frame)
    return panel.image


def _lay(panel: Panel, line: list[tuple[str, list[Thing]]], top: int) -> None:
    rooms = [_width(found) for _, found in line]
    spare = (WIDE - 2 * MARGIN - sum(rooms) - GAP * (len(rooms) - 1)) // len(rooms)
    left = MARGIN
    for (caption, found), room in zip(line, rooms, strict=True):
        width = room + spare
        panel.lay(_written(caption, width - 12, _CAPTION - 4), (left + 6, top))
        panel.stretch(_model(), (left, top + _CAPTION + 2), (width, _LINE))
        panel.lay(_things(found, width - 2 * GAP), (left + GAP, top + _CAPTION + 2 + _INSIDE))
        left += width + GAP


@kept
def _written(line: str, room: int, down: int) -> Image.Image:
    """A line so far down, above what is held or in place of it, settled, no wider than it is."""
    shown, face, size = text.shrink(line, ("bold", "narrow-bold"), 22, room)
    canvas = Canvas(text.width(shown, face, size) + 4, down + 6, WOOD_DARK)
    canvas.write((0, down), shown, face, size, ink=CREAM)
    return canvas.settled()


@kept
def _model() -> Image.Image:
    """The smallest place for things, settled."""
    canvas = Canvas(2 * _ROUND + 1, 2 * _ROUND + 1, WOOD_DARK)
    canvas.box((0, 0), (canvas.width, canvas.height), SLOT, edge=INK_SOFT, radius=_ROUND)
    return canvas.settled()


def _things(found: list[Thing], room: int) -> Image.Image:
    """As many things as there is room for, settled."""
    ends = list(accumulate((thing.picture.width + GAP for thing in found), initial=0))
    shown = [thing for thing, end in zip(found, ends[1:], strict=True) if end - GAP <= room]
    more = len(shown) < len(found)
    canvas = Canvas(room + GAP if more else ends[len(shown)], _LINE - 2 * _INSIDE, SLOT)
    for thing, x in zip(shown, ends, strict=False):
        canvas.put(thing.picture, (x, (_LINE - thing.picture.height) // 2 - _INSIDE))
    if more:
        canvas.write((room + GAP - 20, 38 - _INSIDE), "…", "bold", 40, ink=RED, anchor="rs")
    return canvas.settled()
