"""One player's seven stacks, large."""

from __future__ import annotations

from engine.exlibrium.view import PlayerView, StackView, View
from render.bookmark import NOTHING_NEW, New, around
from render.canvas import Canvas
from render.exlibrium.columns import column_heads, leads
from render.exlibrium.inks import settled, stacked
from render.exlibrium.phrases import Words, character_name, player_alt
from render.exlibrium.players import BANNER, FOOT, Row, framed, row_of
from render.exlibrium.signs import doubling
from render.exlibrium.stacks import COLUMN, LARGE, Marks, count, free, height_of, left, pile
from render.names import SeatName
from render.picture import Picture
from render.theme import GAP, GLOW, GOLD, PAPER, WIDE

_COUNTS = 56
_ROOM = 96


def height(player: PlayerView) -> int:
    """How high a player's stacks are with their banner and numbers."""
    return BANNER + _COUNTS + max(_ROOM, *(height_of(stack, LARGE) for stack in player.stacks)) + 16 + FOOT


def _stacks(canvas: Canvas, row: Row, words: Words) -> None:
    """A player's stacks with their banner."""
    player, high = row.player, height(row.player)
    framed(canvas, row, high - BANNER)
    names = tuple(character_name(stack.character, words) for stack in player.stacks)
    for stack, marks in zip(player.stacks, row.marks, strict=True):
        at = (left(stack.character), BANNER)
        _ground(canvas, at, high - BANNER - FOOT, marks)
        _numbers(canvas, (at[0] + COLUMN // 2, at[1] + _COUNTS // 2), stack, marks)
        if stack.cards:
            canvas.put(pile(stack, LARGE, names), (at[0] + 3, at[1] + _COUNTS))
        else:
            free(canvas, (at[0] + 3, at[1] + _COUNTS), (LARGE.card[0], _ROOM - 6), stack.character)
        if marks.new:
            size = (LARGE.card[0], height_of(stack, LARGE) or _ROOM - 6)
            around(canvas, (at[0] + 3, at[1] + _COUNTS), size, 9)


def _ground(canvas: Canvas, at: tuple[int, int], high: int, marks: Marks) -> None:
    if marks.now:
        canvas.box((at[0] - 3, at[1] + 2), (COLUMN + 6, high - 5), GLOW, edge=GOLD, thick=3, radius=10)


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
    heads = column_heads(found, names, words)
    canvas = Canvas(WIDE, height(row.player), PAPER)
    _stacks(canvas, row, words)
    parts = [(GAP, heads), (2 * GAP + heads.height, settled(canvas))]
    return stacked(parts, player_alt(row.player, row.name, words), words("pic-new") if new else "")
