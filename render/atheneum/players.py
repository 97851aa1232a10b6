"""The players' plates on the table: who they are, how they stand, their shelves, and the card of this round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from PIL import Image

from engine.atheneum.view import PlayerView, View
from render.atheneum.desk import desk
from render.atheneum.hand import receiver
from render.atheneum.scale import Scale
from render.atheneum.study import study_strip
from render.atheneum.subjects import SUBJECTS, sign
from render.atheneum.things import points, wand
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas
from render.kept import kept
from render.names import SeatName, written
from render.plates import ground_of
from render.plates import plate as framed
from render.signs import arrow, fan, onward, shelf_sign
from render.theme import CREAM, INK_SOFT, PAPER, SLOT

TIP = 26
"""Room above a plate for the arrow."""
_PAD = 12
_TITLE = 54
_STRIP = 54
_WIDE = 500
NARROW = Scale(33, 43, 4, 20, 8)
BROAD = Scale(52, 63, 6, 22, 12)


@dataclass(frozen=True, slots=True)
class Plate:
    """All that a plate shows; nothing secret is in it."""

    player: PlayerView
    name: str
    acting: bool
    new: New
    to: tuple[str, str]
    """The favourite subject and the name of whoever gets the rest of the hand (AT-20); two times "" for nobody."""


OF_A_PLATE = ("study", "book", "candle", "points", "wands")
"""What may be new on a plate."""


def plate(view: View, seat: int, names: tuple[SeatName, ...], *, acting: bool, new: New = NOTHING_NEW) -> Plate:
    """What a player's plate says: the shelves are those of the view's eye, the hand and what is held are left out."""
    player, to = view.players[seat], receiver(view, seat)
    passing = ("", "") if to is None else (view.players[to].favourite, written(names[to]))
    own = frozenset(one for one in new if one[0] in OF_A_PLATE and one[1] == player.seat)
    return Plate(replace(player, hand=None, held=None), written(names[seat]), acting, own, passing)


@cache
def scale_for(width: int) -> Scale:
    """The scale of the shelves on a plate of a width."""
    return (BROAD if width >= _WIDE else NARROW).within(width - _PAD)


def height(width: int) -> int:
    """How high a plate of a width is, without the room for the arrow."""
    return _TITLE + scale_for(width).size[1] + _STRIP + 4 * _PAD


def _title(canvas: Canvas, shown: Plate) -> None:
    """Sign, name, wands in hand and points."""
    style = SUBJECTS[shown.player.favourite]
    canvas.box((6, 6), (canvas.width - 12, _TITLE), style.fill, radius=8)
    canvas.put(sign(shown.player.favourite, 48), (10, 9))
    seen, right = shown.player.desk, canvas.width - 12
    canvas.box((right - 66, 10), (62, 46), CREAM, radius=8)
    canvas.put(points(seen.points, 46), (right - 58, 10))
    canvas.box((right - 140, 10), (68, 46), CREAM, radius=8)
    canvas.put(wand(36), (right - 138, 15))
    canvas.write((right - 88, 33), str(seen.wands), "bold", 27, anchor="mm")
    _bookmark(canvas, shown, "points", (right - 66, 10), (62, 46))
    _bookmark(canvas, shown, "wands", (right - 140, 10), (68, 46))
    canvas.lines((66, 33), shown.name, ("bold", "narrow-bold"), 27, right - 140 - 72, ink=style.ink)


def _bookmark(canvas: Canvas, shown: Plate, kind: str, at: tuple[int, int], size: tuple[int, int]) -> None:
    """Mark something where it is new."""
    if (kind, shown.player.seat) in shown.new:
        mark(canvas, at, size, out=8)


def _card(canvas: Canvas, shown: Plate) -> None:
    """The study card of this round, or an empty place for it."""
    top, width = canvas.height - _STRIP - _PAD, canvas.width - 2 * _PAD
    if shown.player.played is not None:
        canvas.put(study_strip(shown.player.played, width, _STRIP), (_PAD, top))
        _bookmark(canvas, shown, "study", (_PAD, top), (width, _STRIP))
        return
    canvas.box((_PAD, top), (width, _STRIP), SLOT, radius=8)
    canvas.box((_PAD + 3, top + 3), (width - 6, _STRIP - 6), ground_of(acting=shown.acting), radius=6)
    canvas.put(shelf_sign(34), (_PAD + 12, top + 10))
    books = sum(map(bool, shown.player.desk.books))
    canvas.write((_PAD + 56, top + _STRIP / 2 + 1), str(books), "bold", 27, ink=INK_SOFT, anchor="lm")
    if shown.to[0]:
        _hand(canvas, shown, top)


def _hand(canvas: Canvas, shown: Plate, top: int) -> None:
    """How many cards are in hand, and who gets the rest of them."""
    left, middle = _PAD + 104, top + _STRIP / 2 + 1
    canvas.put(fan(34), (left, top + 10))
    canvas.write((left + 44, middle), str(shown.player.hand_count), "bold", 27, ink=INK_SOFT, anchor="lm")
    canvas.put(onward(26), (left + 68, top + 14))
    favourite, name = shown.to
    canvas.put(sign(favourite, 36), (left + 102, top + 9))
    room = canvas.width - _PAD - left - 152
    canvas.lines((left + 144, middle), name, ("plain", "narrow"), 23, room, ink=INK_SOFT)


@kept
def player_panel(shown: Plate, width: int) -> Image.Image:
    """A player's plate, settled; who must act has gold around it and an arrow above."""
    high, scale = height(width), scale_for(width)
    canvas = Canvas(width, TIP + high, PAPER)
    ground, style = ground_of(acting=shown.acting), SUBJECTS[shown.player.favourite]
    inner = Canvas(width, high, PAPER)
    framed(inner, (0, 0), (width, high), (style.fill, style.dark), acting=shown.acting)
    _title(inner, shown)
    inner.put(
        desk(shown.player.desk, scale, ground=ground, new=shown.new),
        ((width - scale.size[0]) // 2, _TITLE + 2 * _PAD - 2),
    )
    _card(inner, shown)
    canvas.image.paste(inner.image, (0, TIP))
    if shown.acting:
        canvas.put(arrow(44), (width // 2 - 22, 0))
    return canvas.settled()
