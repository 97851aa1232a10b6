"""One player's shelves, large: with lettered places, and with what is held below for its owner's eye."""

from __future__ import annotations

from collections.abc import Sequence

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
from render.names import SeatName, written
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


def _head(canvas: Canvas, player: PlayerView, name: SeatName, words: Words) -> None:
    """Whose shelves these are, the favourite subject, books, wands and points."""
    style = SUBJECTS[player.favourite]
    canvas.pen.rectangle((0, 0, WIDE, HEAD - 4), fill=style.fill)
    canvas.put(sign(player.favourite, 60), (MARGIN, 6))
    canvas.fit((MARGIN + 74, 36), written(name), ("title", "narrow-title"), 31, 560, ink=style.ink)
    line = words("pic-favourite", subject=subject_name(player.favourite, words))
    canvas.fit((MARGIN + 74, 62), line, ("plain", "narrow"), TEXT, 560, ink=style.ink)
    right = WIDE - MARGIN - 454
    canvas.box((right, 9), (454, 56), CREAM, edge=style.dark, radius=10)
    canvas.put(shelf_sign(42), (right + 14, 16))
    _count(canvas, right + 66, str(counted(player.desk)))
    canvas.put(wand(46), (right + 148, 14))
    _count(canvas, right + 200, f"{player.desk.wands} (+{player.desk.reserve})")
    canvas.put(points(player.desk.points, 54), (right + 384, 10))


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
    canvas = Canvas(WIDE, foot + (below.height if below else BORDER), PAPER)
    _head(canvas, player, names[seat], words)
    canvas.put(desk(player.desk, scale, places, new=own), ((WIDE - wide) // 2, HEAD + GAP))
    if below:
        canvas.put(below, (0, foot))
    style = SUBJECTS[player.favourite]
    border(canvas, HEAD - 4, style.fill)
    image = noted(canvas.settled(), words("pic-new"), style.fill, ink=style.ink)
    return finish(image, shelf_alt(view, names, words, seat), style.fill)


def _below(view: View, player: PlayerView, words: Words, new: New) -> Image.Image | None:
    if player.held is None or view.phase != "shelving":
        return None
    books = desk_of(player.desk).books
    shown = [one for one in view.row if one not in player.desk.claimed and shows(books, one)]
    parts = [held_row(player.held, words), row(view, words, WOOD_DARK, shown, new=new).convert("RGB")]
    image = Image.new("RGB", (WIDE, sum(part.height for part in parts) + 4), WOOD_DARK)
    image.paste(parts[0], (0, 4))
    image.paste(parts[1], (0, parts[0].height + 4))
    return image
