"""A player's row: a banner with name, points and cards in hand, and the seven stacks below it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from engine.exlibrium.view import PlayerView, StackView, View
from render.band import Band
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas, over
from render.exlibrium.columns import NOW, Lead
from render.exlibrium.inks import MIST, between, palette, settled
from render.exlibrium.signs import crown, point, pointer
from render.exlibrium.stacks import OUT, Marks, cell, left, row_height
from render.kept import banded, kept
from render.names import SeatName, written
from render.panel import Panel
from render.plates import ground_of, lay, plate
from render.signs import fan, onward
from render.theme import CREAM, INK, PAPER, PLAYERS, WIDE
from render.tokens import sign

BANNER = 50
AFTER = 12
FOOT = 6
"""So much of a frame is below the stacks."""
_SIDE = 4
"""How far a frame is from the picture's edge."""
_INSIDE = 6
_FACES = ("bold", "narrow-bold")
_LABEL, _TO = 88, 68
_PASSED = 2
"""From so many cards on something is left to be passed."""


def height(player: PlayerView) -> int:
    """How high a player's row is."""
    return BANNER + row_height(player.stacks) + FOOT + AFTER


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
    to: str = ""
    """The colour of whoever gets the rest of this player's hand (XB-13); "" where nobody does."""


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
    to = receiver(view, seat)
    whose = "" if to is None else names[to].colour
    return Row(player, names[seat], marks, acting, seat in view.winners, ("points", seat) in new, whose)


def receiver(view: View, seat: int) -> int | None:
    """Who gets the rest of a seat's hand (XB-13); None where nothing passes."""
    if view.phase != "draft" or not view.passing or view.players[seat].hand_count < _PASSED:
        return None
    return (seat + view.passing) % view.seats


def _marks(lead: Lead, seat: int, *, new: bool) -> Marks:
    """Who leads with nothing needs no mark."""
    counts = lead.influence > 0
    return Marks(counts and lead.seat == seat, counts and seat in lead.tied, lead.when == NOW, new)


@dataclass(frozen=True, slots=True)
class Banner:
    """All that is shown above a player's stacks; the rest as in `Row`."""

    name: SeatName
    points: int
    hand: int
    """How many cards are in it."""
    acting: bool
    won: bool
    scored: bool
    to: str


def banner(row: Row) -> Band:
    """Name, points and cards in hand above a player's stacks, in the player's colour."""
    player = row.player
    return _banner(Banner(row.name, player.points, player.hand_count, row.acting, row.won, row.scored, row.to))


@banded
def _banner(row: Banner) -> Image.Image:
    canvas, style, wide = Canvas(WIDE, BANNER, PAPER), PLAYERS[row.name.colour], WIDE - 2 * _SIDE
    plate(canvas, (_SIDE, 0), (wide, 2 * BANNER), (style.fill, style.dark), acting=row.acting, usual=MIST)
    canvas.box((_SIDE + _INSIDE, _INSIDE), (wide - 2 * _INSIDE, BANNER - _INSIDE), style.fill, radius=8)
    _named(canvas, row)
    return settled(canvas)


def _named(canvas: Canvas, row: Banner) -> None:
    style, start = PLAYERS[row.name.colour], 74
    canvas.put(sign(row.name.colour, 40), (22, 6))
    if row.acting:
        canvas.put(pointer(36), (start, 8))
        start += 44
    if row.won:
        canvas.put(crown(42), (start, 5))
        start += 52
    left = _counts(canvas, row)
    canvas.fit((start, 37), written(row.name), _FACES, 30, left - start - 16, ink=style.ink)


def _counts(canvas: Canvas, row: Banner) -> int:
    """Points and cards in hand, with who gets the rest of them; where all that begins."""
    left = WIDE - 112
    _count(canvas, left, row.points, "point")
    if row.scored:
        mark(canvas, (left, 7), (_LABEL, BANNER - 12), 10, out=6)
    if not row.hand:
        return left
    more = _TO if row.to else 0
    left -= _LABEL + more + 12
    _count(canvas, left, row.hand, "hand", more)
    if row.to:
        canvas.put(onward(30), (left + _LABEL - 8, 11))
        canvas.put(sign(row.to, 34), (left + _LABEL + 29, 9))
    return left


def _count(canvas: Canvas, left: int, value: int, what: str, more: int = 0) -> None:
    """A sign and a number on a label of their own, so that they are read on any colour."""
    canvas.box((left, 7), (_LABEL + more, BANNER - 12), CREAM, radius=10)
    canvas.put(point(32) if what == "point" else fan(32), (left + 8, 10))
    canvas.write((left + 62, BANNER / 2 + 1), str(value), "bold", 28, ink=INK, anchor="mm")


@kept
def plated(colour: str, high: int, *, acting: bool) -> Image.Image:
    """What is below a banner, so high, and the foot of its plate."""
    panel, style = Panel(WIDE, high + FOOT, PAPER, palette()), PLAYERS[colour]
    size, colours = (WIDE - 2 * _SIDE, BANNER + high + FOOT), (style.fill, style.dark)
    lay(panel, (_SIDE, -BANNER), size, colours, acting=acting, usual=MIST, chosen=palette())
    return panel.image


def row_bands(row: Row) -> tuple[Band, ...]:
    """A player's row; whoever has to decide has a golden one with an arrow."""
    stacks = _stacks(row.name.colour, row.player.stacks, row.marks, acting=row.acting)
    return banner(row), stacks, between(AFTER)


@banded
def _stacks(colour: str, stacks: tuple[StackView, ...], marked: tuple[Marks, ...], *, acting: bool) -> Image.Image:
    high, ground = row_height(stacks), ground_of(acting=acting, usual=MIST)
    image = plated(colour, high, acting=acting).copy()
    for stack, marks in zip(stacks, marked, strict=True):
        over(image, cell(stack, marks, high - 9, ground), (left(stack.character) - OUT, OUT))
    return image
