"""A player's row: a banner with name, points and cards in hand, and the seven stacks below it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby

from PIL import Image

from engine.exlibrium.view import PlayerView, StackView, View
from render import text
from render.band import Band
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas, over
from render.exlibrium.columns import NOW, Lead
from render.exlibrium.inks import MIST, between, palette, settled
from render.exlibrium.signs import crown, point, pointer
from render.exlibrium.stacks import OUT, Marks, cell, left, row_height
from render.kept import banded, kept
from render.names import SeatName, written
from render.palette import blank
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
_START = 20
"""Where a banner's contents may begin: left of it are round corners."""
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
    image, left = _head(row.name.colour, acting=row.acting), WIDE - 112
    over(image, _counted(row.name.colour, row.points, "point", "", acting=row.acting, new=row.scored), (left, 0))
    if row.hand:
        count = _counted(row.name.colour, row.hand, "hand", row.to, acting=row.acting, new=False)
        left -= count.width + 12
        over(image, count, (left, 0))
    over(image, _named(row.name, row.acting, row.won, left), (_START, 0))
    return image


def _head(colour: str, *, acting: bool) -> Image.Image:
    """A banner that says nothing yet, settled."""
    image, ends = _stretched(colour, WIDE, acting=acting), _ends(colour, acting=acting)
    for start, end, at in ((0, _START, 0), (_START + 1, ends.width, WIDE - _START)):
        over(image, ends.crop((start, 0, end, BANNER)), (at, 0))
    return image


def _stretched(colour: str, width: int, *, acting: bool) -> Image.Image:
    """So much of it between its ends."""
    image, top = blank(width, BANNER, PAPER, palette()), 0
    column = _ends(colour, acting=acting).crop((_START, 0, _START + 1, BANNER)).tobytes()
    for index, lines in groupby(column):
        below = top + len(tuple(lines))
        image.im.paste(index, (0, top, width, below))
        top = below
    return image


@kept
def _ends(colour: str, *, acting: bool) -> Image.Image:
    """The smallest banner, settled: of what is between its ends, all columns are the same."""
    canvas, style = Canvas(2 * _START + 1, BANNER, PAPER), PLAYERS[colour]
    wide = canvas.width - 2 * _SIDE
    plate(canvas, (_SIDE, 0), (wide, 2 * BANNER), (style.fill, style.dark), acting=acting, usual=MIST)
    canvas.box((_SIDE + _INSIDE, _INSIDE), (wide - 2 * _INSIDE, BANNER - _INSIDE), style.fill, radius=8)
    return settled(canvas)


def _part(colour: str, width: int, *, acting: bool) -> Canvas:
    """So much of an empty banner, to write on."""
    return Canvas(width, BANNER, _stretched(colour, width, acting=acting))


@kept
def _named(name: SeatName, acting: bool, won: bool, end: int) -> Image.Image:  # noqa: FBT001 - a cache's key
    """Whose banner it is, settled, as wide as it needs to be, up to where something else begins."""
    style, start = PLAYERS[name.colour], 74 + (44 if acting else 0) + (52 if won else 0)
    shown, face, size = text.shrink(written(name), _FACES, 30, end - start - 16)
    canvas = _part(name.colour, start - _START + text.width(shown, face, size) + 8, acting=acting)
    canvas.put(sign(name.colour, 40), (22 - _START, 6))
    if acting:
        canvas.put(pointer(36), (74 - _START, 8))
    if won:
        canvas.put(crown(42), (start - 52 - _START, 5))
    canvas.write((start - _START, 37), shown, face, size, ink=style.ink)
    return settled(canvas)


@kept
def _counted(colour: str, value: int, what: str, to: str, *, acting: bool, new: bool) -> Image.Image:
    """Points, or cards in hand with who gets the rest of them: a label that is read on any colour."""
    more = _TO if to else 0
    canvas = _part(colour, _LABEL + more, acting=acting)
    canvas.box((0, 7), (_LABEL + more, BANNER - 12), CREAM, radius=10)
    canvas.put(point(32) if what == "point" else fan(32), (8, 10))
    canvas.write((62, BANNER / 2 + 1), str(value), "bold", 28, ink=INK, anchor="mm")
    if to:
        canvas.put(onward(30), (_LABEL - 8, 11))
        canvas.put(sign(to, 34), (_LABEL + 29, 9))
    if new:
        mark(canvas, (0, 7), (_LABEL, BANNER - 12), 10, out=6)
    return settled(canvas)


@kept
def plated(colour: str, high: int, *, acting: bool) -> Image.Image:
    """What is below a banner, so high, and the foot of its plate."""
    panel, style = Panel(WIDE, high + FOOT, PAPER, palette()), PLAYERS[colour]
    size, colours = (WIDE - 2 * _SIDE, BANNER + high + FOOT), (style.fill, style.dark)
    lay(panel, (_SIDE, -BANNER), size, colours, acting=acting, usual=MIST, chosen=palette())
    return panel.image


def row_bands(row: Row) -> tuple[Band, ...]:
    """A player's row; whoever has to decide has a golden one with an arrow."""
    what = row.name.colour, row.player.stacks, row.marks
    if any(marks.new for marks in row.marks):  # four of five never come back
        return banner(row), Band.of(_laid(*what, acting=row.acting)), between(AFTER)
    return banner(row), _stacks(*what, acting=row.acting), between(AFTER)


def _laid(colour: str, stacks: tuple[StackView, ...], marked: tuple[Marks, ...], *, acting: bool) -> Image.Image:
    high, ground = row_height(stacks), ground_of(acting=acting, usual=MIST)
    image = plated(colour, high, acting=acting).copy()
    for stack, marks in zip(stacks, marked, strict=True):
        over(image, cell(stack, marks, high - 9, ground), (left(stack.character) - OUT, OUT))
    return image


_stacks = banded(_laid)
