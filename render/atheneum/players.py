"""The players' plates on the table: who they are, how they stand, their shelves, and the card of this round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TypeVar

from PIL import Image

from engine.atheneum.view import PlayerView, View
from render.atheneum.desk import Shelves, shelves, stood
from render.atheneum.hand import receiver
from render.atheneum.scale import Scale
from render.atheneum.study import study_strip
from render.atheneum.subjects import SUBJECTS, sign
from render.atheneum.things import points, wand
from render.band import Band
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas, over
from render.kept import banded, kept
from render.names import SeatName, written
from render.palette import blank
from render.panel import Panel
from render.plates import ground_of, lay
from render.plates import plate as framed
from render.signs import arrow, fan, onward, shelf_sign
from render.theme import CREAM, GAP, INK_SOFT, PAPER, SLOT, WIDE

TIP = 26
"""Room above a plate for the arrow."""
_PAD = 12
_TITLE = 54
_STRIP = 54
_ABOVE, _BELOW = _TITLE + 2 * _PAD - 2, _STRIP + 2 * _PAD + 2
"""How much of a plate is above its shelves, and below."""
_OUT = 8
"""How far a bookmark looks out above a card."""
_WIDE = 500
NARROW = Scale(33, 43, 4, 20, 8)
BROAD = Scale(52, 63, 6, 22, 12)
Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class Plate:
    """All that a plate shows; nothing secret is in it."""

    title: Title
    desk: Desk
    foot: Foot


@dataclass(frozen=True, slots=True)
class Title:
    """Who it is and how they stand."""

    favourite: str
    acting: bool
    name: str
    points: int
    wands: int
    new: frozenset[str]
    """Which of the two numbers are, by their bookmarks' names."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A player's shelves."""

    favourite: str
    acting: bool
    shelves: Shelves


@dataclass(frozen=True, slots=True)
class Foot:
    """The study card of this round, or what is said in its place."""

    favourite: str
    acting: bool
    played: int | None
    new: bool = False
    """Whether the card is."""
    books: int = 0
    hand: int = 0
    """How many cards are in it."""
    to: tuple[str, str] = ("", "")
    """The favourite subject and the name of whoever gets the rest of the hand (AT-20); two times "" for nobody."""


def plate(view: View, seat: int, names: tuple[SeatName, ...], *, acting: bool, new: New = NOTHING_NEW) -> Plate:
    """What a player's plate says: the shelves are those of the view's eye, the hand and what is held are left out."""
    player, own = view.players[seat], frozenset(one for one in new if one[1:2] == (seat,))
    seen, whose = player.desk, (player.favourite, acting)
    fresh = frozenset(str(one[0]) for one in own if one[0] in {"points", "wands"})
    title = Title(*whose, written(names[seat]), seen.points, seen.wands, fresh)
    marked = frozenset(one for one in own if one[0] in {"book", "candle"})
    return Plate(title, Desk(*whose, shelves(seen, new=marked)), _foot_of(view, player, names, own, acting=acting))


def _foot_of(view: View, player: PlayerView, names: tuple[SeatName, ...], new: New, *, acting: bool) -> Foot:
    if player.played is not None:
        return Foot(player.favourite, acting, player.played, ("study", player.seat) in new)
    to, books = receiver(view, player.seat), sum(map(bool, player.desk.books))
    if to is None:
        return Foot(player.favourite, acting, None, books=books)
    passing = (view.players[to].favourite, written(names[to]))
    return Foot(player.favourite, acting, None, books=books, hand=player.hand_count, to=passing)


@cache
def scale_for(width: int) -> Scale:
    """The scale of the shelves on a plate of a width."""
    return (BROAD if width >= _WIDE else NARROW).within(width - _PAD)


def height(width: int) -> int:
    """How high a plate of a width is, without the room for the arrow."""
    return _ABOVE + scale_for(width).size[1] + _BELOW


def _framed(panel: Panel, top: int, favourite: str, *, acting: bool) -> None:
    """Lay a plate that begins at a height of its part of the picture."""
    style = SUBJECTS[favourite]
    lay(panel, (0, top), (panel.width, height(panel.width)), (style.fill, style.dark), acting=acting)


@kept
def _title(shown: Title, width: int) -> Image.Image:
    """Sign, name, wands in hand and points, settled; who must act has gold around it and an arrow above."""
    canvas, style = Canvas(width, _ABOVE, PAPER), SUBJECTS[shown.favourite]
    framed(canvas, (0, 0), (width, height(width)), (style.fill, style.dark), acting=shown.acting)
    canvas.box((6, 6), (width - 12, _TITLE), style.fill, radius=8)
    canvas.put(sign(shown.favourite, 48), (10, 9))
    right = width - 12
    canvas.box((right - 66, 10), (62, 46), CREAM, radius=8)
    canvas.put(points(shown.points, 46), (right - 58, 10))
    canvas.box((right - 140, 10), (68, 46), CREAM, radius=8)
    canvas.put(wand(36), (right - 138, 15))
    canvas.write((right - 88, 33), str(shown.wands), "bold", 27, anchor="mm")
    _bookmark(canvas, (right - 66, 10), (62, 46), new="points" in shown.new)
    _bookmark(canvas, (right - 140, 10), (68, 46), new="wands" in shown.new)
    canvas.lines((66, 33), shown.name, ("bold", "narrow-bold"), 27, right - 140 - 72, ink=style.ink)
    return _tipped(canvas, acting=shown.acting)


def _tipped(title: Canvas, *, acting: bool) -> Image.Image:
    canvas = Canvas(title.width, TIP + title.height, PAPER)
    canvas.put(title.image, (0, TIP))
    if acting:
        canvas.put(arrow(44), (title.width // 2 - 22, 0))
    return canvas.settled()


def _bookmark(canvas: Canvas, at: tuple[int, int], size: tuple[int, int], *, new: bool) -> None:
    """Mark something where it is new."""
    if new:
        mark(canvas, at, size, out=8)


def _desk(shown: Desk, width: int) -> Image.Image:
    scale = scale_for(width)
    panel = Panel(width, scale.size[1], PAPER)
    _framed(panel, -_ABOVE, shown.favourite, acting=shown.acting)
    ground = ground_of(acting=shown.acting)
    stood(panel.image, ((width - scale.size[0]) // 2, 0), shown.shelves, scale, ground=ground)
    return panel.image


@kept
def _foot(shown: Foot, width: int) -> Image.Image:
    panel = Panel(width, _BELOW, PAPER)
    _framed(panel, _BELOW - height(width), shown.favourite, acting=shown.acting)
    top = _BELOW - _STRIP - _PAD - _OUT
    panel.paint((_PAD, top, width - 2 * _PAD, _OUT + _STRIP), partial(_card, shown=shown))
    return panel.image


def _card(canvas: Canvas, shown: Foot) -> None:
    """The study card of this round, or an empty place for it."""
    top, width = _OUT, canvas.width
    if shown.played is not None:
        canvas.put(study_strip(shown.played, width, _STRIP), (0, top))
        _bookmark(canvas, (0, top), (width, _STRIP), new=shown.new)
        return
    canvas.box((0, top), (width, _STRIP), SLOT, radius=8)
    canvas.box((3, top + 3), (width - 6, _STRIP - 6), ground_of(acting=shown.acting), radius=6)
    canvas.put(shelf_sign(34), (12, top + 10))
    canvas.write((56, top + _STRIP / 2 + 1), str(shown.books), "bold", 27, ink=INK_SOFT, anchor="lm")
    if shown.to[0]:
        _hand(canvas, shown, top)


def _hand(canvas: Canvas, shown: Foot, top: int) -> None:
    """How many cards are in hand, and who gets the rest of them."""
    left, middle = 104, top + _STRIP / 2 + 1
    canvas.put(fan(34), (left, top + 10))
    canvas.write((left + 44, middle), str(shown.hand), "bold", 27, ink=INK_SOFT, anchor="lm")
    canvas.put(onward(26), (left + 68, top + 14))
    favourite, name = shown.to
    canvas.put(sign(favourite, 36), (left + 102, top + 9))
    room = canvas.width - left - 152
    canvas.lines((left + 144, middle), name, ("plain", "narrow"), 23, room, ink=INK_SOFT)


def plate_bands(shown: Sequence[Plate], width: int) -> tuple[Band, ...]:
    """Players' plates side by side: above, their shelves, and below, for a choice changes no more than one of these."""
    titles = _across(_title, tuple(one.title for one in shown), width)
    desks = _across(_desk, tuple(one.desk for one in shown), width)
    return titles, desks, _across(_foot, tuple(one.foot for one in shown), width)


@banded
def _across(paint: Callable[[Part, int], Image.Image], shown: tuple[Part, ...], width: int) -> Image.Image:
    """Parts of plates of a width, in the middle."""
    parts = [paint(one, width) for one in shown]
    image, x = blank(WIDE, parts[0].height, PAPER), (WIDE - len(parts) * (width + GAP) + GAP) // 2
    for part in parts:
        over(image, part, (x, 0))
        x += width + GAP
    return image
