"""One player's shelves, large: with lettered places, and with what is held below for its owner's eye."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.atheneum.patterns import shows
from engine.atheneum.reading import desk_of
from engine.atheneum.view import PlayerView, View
from render.atheneum.alt import counted, shelf_alt
from render.atheneum.desk import desk
from render.atheneum.held import held_row
from render.atheneum.phrases import Words, subject_name
from render.atheneum.row import row
from render.atheneum.scale import Scale
from render.atheneum.subjects import SUBJECTS, sign
from render.atheneum.things import points, wand
from render.bookmark import NOTHING_NEW, New, noted
from render.canvas import Canvas
from render.kept import kept
from render.names import SeatName, written
from render.panel import Panel
from render.picture import Picture, finish
from render.plates import BORDER, border
from render.signs import shelf_sign
from render.theme import CREAM, GAP, MARGIN, PAPER, TEXT, WIDE, WOOD_DARK

SCALE = Scale(109, 138, 12, 24, 20).within(WIDE - MARGIN)
LOW_SCALE = Scale(109, 112, 12, 24, 20).within(WIDE - MARGIN)
"""Lower, so that there is room for more below."""
HEAD = 76


def _count(canvas: Canvas, left: int, text: str) -> None:
    canvas.write((left, 37), text, "bold", 32, anchor="lm")


@dataclass(frozen=True, slots=True)
class Head:
    """Whose shelves these are, the favourite subject, books, wands and points."""

    favourite: str
    name: str
    subject: str
    books: int
    wands: tuple[int, int]
    points: int


def _head_of(player: PlayerView, name: SeatName, words: Words) -> Head:
    subject = words("pic-favourite", subject=subject_name(player.favourite, words))
    seen = player.desk
    return Head(player.favourite, written(name), subject, counted(seen), (seen.wands, seen.reserve), seen.points)


@kept
def _head(shown: Head) -> Image.Image:
    """The head, settled."""
    style = SUBJECTS[shown.favourite]
    canvas = Canvas(WIDE, HEAD - 3, style.fill)
    canvas.put(sign(shown.favourite, 60), (MARGIN, 6))
    canvas.fit((MARGIN + 74, 36), shown.name, ("title", "narrow-title"), 31, 560, ink=style.ink)
    canvas.fit((MARGIN + 74, 62), shown.subject, ("plain", "narrow"), TEXT, 560, ink=style.ink)
    right = WIDE - MARGIN - 454
    canvas.box((right, 9), (454, 56), CREAM, edge=style.dark, radius=10)
    canvas.put(shelf_sign(42), (right + 14, 16))
    _count(canvas, right + 66, str(shown.books))
    canvas.put(wand(46), (right + 148, 14))
    _count(canvas, right + 200, "{} (+{})".format(*shown.wands))
    canvas.put(points(shown.points, 54), (right + 384, 10))
    return canvas.settled()


def shelf(
    view: View,
    names: tuple[SeatName, ...],
    words: Words,
    seat: int,
    places: Sequence[int] = (),
    *,
    new: New = NOTHING_NEW,
) -> Picture:
    """A player's shelves; `places` get their letters.

    While books are shelved, their owner's eye sees what is held below, and the open objectives, those in gold that
    the shelves show and that are not claimed. What is `new` is marked as on the table.
    """
    player = view.players[seat]
    below = _below(view, player, words, new)
    own = frozenset(one for one in new if one[0] in {"book", "candle"} and one[1] == seat)
    scale = LOW_SCALE if below else SCALE
    wide, high = scale.size
    foot = HEAD + GAP + high + GAP
    style = SUBJECTS[player.favourite]
    panel = Panel(WIDE, foot + (sum(part.height for part in below) + 4 if below else BORDER), PAPER)
    panel.lay(_head(_head_of(player, names[seat], words)), (0, 0))
    panel.lay(desk(player.desk, scale, places, new=own), ((WIDE - wide) // 2, HEAD + GAP))
    if below:
        panel.plain((0, foot, WIDE, 4), WOOD_DARK)
        panel.lay(below[0], (0, foot + 4))
        panel.lay(below[1], (0, foot + 4 + below[0].height))
    border(panel, HEAD - 4, style.fill)
    image = noted(panel.image, words("pic-new"), style.fill, ink=style.ink) if new else panel.image
    return finish(image, shelf_alt(view, names, words, seat), style.fill)


def _below(view: View, player: PlayerView, words: Words, new: New) -> tuple[Image.Image, ...]:
    """What is held, and the open objectives; nothing but while books are shelved, for the one who shelves."""
    if player.held is None or view.phase != "shelving":
        return ()
    books = desk_of(player.desk).books
    shown = [one for one in view.row if one not in player.desk.claimed and shows(books, one)]
    return held_row(player.held, words), row(view, words, WOOD_DARK, shown, new=new)
