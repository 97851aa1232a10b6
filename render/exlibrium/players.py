"""A player's row: a banner with name, points and cards in hand, and the seven stacks below it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PIL import Image

from engine.exlibrium.view import PlayerView, View
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas
from render.exlibrium.columns import NOW, Lead
from render.exlibrium.inks import MIST, settled
from render.exlibrium.signs import crown, point, pointer
from render.exlibrium.stacks import OUT, Marks, cell, left, row_height
from render.names import SeatName, written
from render.signs import fan
from render.theme import CREAM, GLOW, GOLD, INK, MARGIN, PAPER, PLAYERS, WIDE
from render.tokens import sign

BANNER = 50
AFTER = 12
_FACES = ("bold", "narrow-bold")


def height(player: PlayerView) -> int:
    """How high a player's row is."""
    return BANNER + row_height(player.stacks) + AFTER


@dataclass(frozen=True, slots=True)
class Row:
    """All that a player's row shows; nothing secret is in it."""

    player: PlayerView
    name: SeatName
    marks: tuple[Marks, ...]
    """What the heads of the columns mean for this player's stacks."""
    acting: bool
    won: bool
    scored: bool = False
    """Whether the points are new."""


def row_of(
    view: View,
    seat: int,
    names: tuple[SeatName, ...],
    *,
    acting: bool = False,
    new: New = NOTHING_NEW,
    heads: tuple[Lead, ...],
) -> Row:
    """What a player's row shows; `heads` are those of the columns."""
    player = replace(view.players[seat], hand=None, spent=None)
    marks = tuple(_marks(lead, seat, new=("stack", seat, place) in new) for place, lead in enumerate(heads))
    return Row(player, names[seat], marks, acting, seat in view.winners, ("points", seat) in new)


def _marks(lead: Lead, seat: int, *, new: bool) -> Marks:
    """Who leads with nothing needs no mark."""
    counts = lead.influence > 0
    return Marks(counts and lead.seat == seat, counts and seat in lead.tied, lead.when == NOW, new)


def banner(canvas: Canvas, top: int, row: Row) -> None:
    """A player's name, points and cards in hand, in the player's colour."""
    style, player = PLAYERS[row.name.colour], row.player
    x = MARGIN - 8
    edge = GOLD if row.acting else style.dark
    canvas.box((x, top), (WIDE - 2 * x, BANNER), style.fill, edge=edge, thick=3, radius=10)
    canvas.put(sign(row.name.colour, 40), (x + 10, top + 5))
    start = x + 62
    if row.acting:
        canvas.put(pointer(36), (start, top + 7))
        start += 44
    if row.won:
        canvas.put(crown(42), (start, top + 4))
        start += 52
    canvas.fit((start, top + 36), written(row.name), _FACES, 30, WIDE - start - 260, ink=style.ink)
    right = WIDE - x - 12
    _count(canvas, (right - 88, top), player.points, "point")
    if row.scored:
        mark(canvas, (right - 88, top + 6), (98, BANNER - 12), 10, out=6)
    if player.hand_count:
        _count(canvas, (right - 188, top), player.hand_count, "hand")


def _count(canvas: Canvas, at: tuple[int, int], value: int, what: str) -> None:
    """A sign and a number on a label of their own, so that they are read on any colour."""
    x, y = at
    canvas.box((x, y + 6), (88, BANNER - 12), CREAM, radius=10)
    canvas.put(point(32) if what == "point" else fan(32), (x + 8, y + 9))
    canvas.write((x + 62, y + BANNER / 2), str(value), "bold", 28, ink=INK, anchor="mm")


@lru_cache(maxsize=64)
def row_panel(row: Row) -> Image.Image:
    """A player's row, settled; whoever has to decide has a golden one with an arrow."""
    canvas, top = Canvas(WIDE, height(row.player), PAPER), 0
    x, high = MARGIN - 8, row_height(row.player.stacks)
    fill, edge = (GLOW, GOLD) if row.acting else (MIST, PLAYERS[row.name.colour].dark)
    thick = 5 if row.acting else 2
    canvas.box((x, top + 10), (WIDE - 2 * x, BANNER - 10 + high), fill, edge=edge, thick=thick, radius=12)
    banner(canvas, top, row)
    image = settled(canvas)
    for stack, marks in zip(row.player.stacks, row.marks, strict=True):
        image.paste(cell(stack, marks, high - 9, fill), (left(stack.character) - OUT, top + BANNER + OUT))
    return image
