"""One player's shelves, large: with lettered places, and with what is held below for its owner's eye."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from engine.atheneum.patterns import shows
from engine.atheneum.reading import desk_of
from engine.atheneum.view import PlayerView, View
from render.atheneum.alt import counted, shelf_alt
from render.atheneum.desk import Shelves, shelves, stood
from render.atheneum.held import held_row
from render.atheneum.phrases import Words, subject_name
from render.atheneum.row import row
from render.atheneum.scale import Scale
from render.atheneum.subjects import SUBJECTS, sign
from render.atheneum.things import points, wand
from render.band import Band
from render.bookmark import NOTHING_NEW, New, noted_below
from render.canvas import Canvas
from render.kept import banded, kept
from render.names import SeatName, written
from render.panel import Panel
from render.picture import Picture, bound, strip
from render.plates import BORDER, between, flanks
from render.signs import shelf_sign
from render.theme import CREAM, GAP, MARGIN, PAPER, TEXT, WIDE, WOOD_DARK, Colour

SCALE = Scale(109, 138, 12, 24, 20).within(WIDE - MARGIN)
LOW_SCALE = Scale(109, 112, 12, 24, 20).within(WIDE - MARGIN)
"""Lower, so that there is room for more below."""
HEAD = 76


def _count(canvas: Canvas, left: int, text: str) -> None:
    canvas.write((left, 29), text, "bold", 32, anchor="lm")


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


@banded
def _head(shown: Head) -> Image.Image:
    panel = Panel(WIDE, HEAD - 3, SUBJECTS[shown.favourite].fill)
    panel.lay(_whose(shown.favourite, shown.name, shown.subject), (MARGIN, 0))
    counts = Canvas(454, 58, SUBJECTS[shown.favourite].fill)
    _counts(counts, shown)
    panel.lay(counts.settled(), (WIDE - MARGIN - counts.width, 8))
    return panel.image


@kept
def _whose(favourite: str, name: str, subject: str) -> Image.Image:
    """Whose shelves these are, settled."""
    style = SUBJECTS[favourite]
    canvas = Canvas(74 + 560, HEAD - 3, style.fill)
    canvas.put(sign(favourite, 60), (0, 6))
    canvas.fit((74, 36), name, ("title", "narrow-title"), 31, 560, ink=style.ink)
    canvas.fit((74, 62), subject, ("plain", "narrow"), TEXT, 560, ink=style.ink)
    return canvas.settled()


def _counts(canvas: Canvas, shown: Head) -> None:
    """Books, wands and points."""
    canvas.box((0, 1), (canvas.width, 56), CREAM, edge=SUBJECTS[shown.favourite].dark, radius=10)
    canvas.put(shelf_sign(42), (14, 8))
    _count(canvas, 66, str(shown.books))
    canvas.put(wand(46), (148, 6))
    _count(canvas, 200, "{} (+{})".format(*shown.wands))
    canvas.put(points(shown.points, 54), (384, 2))


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
    style = SUBJECTS[player.favourite]
    bands = [_head(_head_of(player, names[seat], words)), between(3 + GAP, PAPER, style.fill)]
    bands += _tiers(shelves(player.desk, places, new=own), LOW_SCALE if below else SCALE, style.fill)
    bands += (between(GAP, PAPER, style.fill), *(below or (strip(BORDER, style.fill),)))
    if new:
        bands = noted_below(bands, words("pic-new"), style.fill, ink=style.ink)
    return bound(bands, shelf_alt(view, names, words, seat), style.fill)


def _tiers(shown: Shelves, scale: Scale, frame: Colour) -> Iterator[Band]:
    """Shelves in a framed picture, a band for each row."""
    edges = (0, *scale.feet[:-1], scale.size[1])
    for lines in pairwise(edges):
        yield _tier(shown.between(scale, *lines), scale, lines, frame)


@banded
def _tier(shown: Shelves, scale: Scale, lines: tuple[int, int], frame: Colour) -> Image.Image:
    panel = Panel(WIDE, lines[1] - lines[0], PAPER)
    stood(panel.image, ((WIDE - scale.size[0]) // 2, 0), shown, scale, lines=lines)
    flanks(panel, frame)
    return panel.image


def _below(view: View, player: PlayerView, words: Words, new: New) -> tuple[Band, ...]:
    """What is held, and the open objectives; nothing but while books are shelved, for the one who shelves."""
    if player.held is None or view.phase != "shelving":
        return ()
    books, frame = desk_of(player.desk).books, SUBJECTS[player.favourite].fill
    shown = [one for one in view.row if one not in player.desk.claimed and shows(books, one)]
    cards = row(view, words, WOOD_DARK, shown, new=new, frame=frame)
    return between(4, WOOD_DARK, frame), held_row(player.held, words, frame), cards
