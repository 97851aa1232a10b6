"""One player's seven stacks, large."""

from __future__ import annotations

from PIL import Image

from engine.exlibrium.view import StackView, View
from render.bookmark import NOTHING_NEW, New, around
from render.canvas import Canvas, over
from render.exlibrium.columns import column_heads, leads
from render.exlibrium.inks import MIST, between, settled, stacked
from render.exlibrium.phrases import Words, character_name, halves, player_alt
from render.exlibrium.players import banner, plated, row_of
from render.exlibrium.signs import doubling
from render.exlibrium.stacks import COLUMN, LARGE, OUT, Marks, count, free, height_of, left, pile
from render.kept import banded, kept
from render.names import SeatName
from render.picture import Picture
from render.theme import GLOW, GOLD

_COUNTS = 56
_ROOM = 96
_FRAME = 2
"""So much of a plate's frame is above its foot."""


def _height(stacks: tuple[StackView, ...]) -> int:
    """How high stacks are with their numbers."""
    return _COUNTS + max(_ROOM, *(height_of(stack, LARGE) for stack in stacks)) + 16


@banded
def _stacks(
    colour: str, stacks: tuple[StackView, ...], marked: tuple[Marks, ...], names: tuple[str, ...]
) -> Image.Image:
    """A player's stacks below their banner, with the names of all characters."""
    high = _height(stacks)
    image = plated(colour, high, acting=False).copy()
    for stack, marks in zip(stacks, marked, strict=True):
        own = tuple(name if one in _seen(stack) else "" for one, name in enumerate(names))
        over(image, _column(stack, marks, high, own), (left(stack.character) - OUT, 0))
    return image


def _seen(stack: StackView) -> tuple[int, ...]:
    """The characters of an open card."""
    top = stack.cards[-1] if stack.cards else None
    return () if top is None or top.card is None else halves(top.card, top.facing)


@kept
def _column(stack: StackView, marks: Marks, high: int, names: tuple[str, ...]) -> Image.Image:
    """One stack with its number, settled; paste it `OUT` pixels to the left of its column."""
    canvas, at = Canvas(COLUMN + 2 * OUT, high - _FRAME, MIST), (OUT + 3, _COUNTS)
    if marks.now:
        canvas.box((0, 2), (canvas.width, high - 5), GLOW, edge=GOLD, thick=3, radius=10)
    _numbers(canvas, (OUT + COLUMN // 2, _COUNTS // 2), stack, marks)
    if stack.cards:
        canvas.put(pile(stack, LARGE, names), at)
    else:
        free(canvas, at, (LARGE.card[0], _ROOM - 6), stack.character)
    if marks.new:
        around(canvas, at, (LARGE.card[0], height_of(stack, LARGE) or _ROOM - 6), 9)
    return settled(canvas)


def _numbers(canvas: Canvas, middle: tuple[int, int], stack: StackView, marks: Marks) -> None:
    """How much a stack counts, above it, with the doubling card where that lies here."""
    x, y = middle
    count(canvas, (x - 26 if stack.doubled else x, y), stack.influence, leads=marks.leads, ties=marks.ties)
    if stack.doubled:
        canvas.put(doubling(40), (x + 6, y - 20))


def shelf(view: View, names: tuple[SeatName, ...], words: Words, seat: int, *, new: New = NOTHING_NEW) -> Picture:
    """What lies before a seat; of covered cards only their strips (XB-15). `new` is as on the table."""
    found = leads(view)
    row = row_of(view, seat, names, new=new, heads=found)
    characters = tuple(character_name(stack.character, words) for stack in row.player.stacks)
    stacks = _stacks(row.name.colour, row.player.stacks, row.marks, characters)
    bands = [between(), column_heads(found, names, words), between(), banner(row), stacks]
    return stacked(bands, player_alt(row.player, row.name, words), words("pic-new") if new else "")
