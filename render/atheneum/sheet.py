"""The score sheet: a school report, one column a player, with a laurel for whoever wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from engine.atheneum.view import LineView, View
from render import text
from render.atheneum import things
from render.atheneum.alt import scores_alt
from render.atheneum.locator import locator
from render.atheneum.phrases import Words
from render.atheneum.subjects import SUBJECTS, sign
from render.canvas import Canvas, rounded
from render.kept import kept
from render.names import SeatName, written
from render.picture import Picture, finish
from render.signs import shelf_sign, star
from render.theme import CREAM, GLOW, GOLD, INK_SOFT, PAPER, RED, SLOT, WIDE, WOOD_DARK

_LEFT, _RIGHT, _LABELS = 40, WIDE - 40, 360
_TOP, _ROW, _FOOT = 186, 58, 100
_ICON = 44


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the report."""

    key: str
    of: Callable[[LineView], int]
    icon: Callable[[int], Image.Image] | None = None
    kind: str = "points"


ROWS = (
    Row("play", lambda line: line.play, star),
    Row("favourite", lambda line: line.favourite, shelf_sign),
    Row("compartments", lambda line: line.compartments, lambda size: locator("any", size)),
    Row("candles", lambda line: line.candles, things.candle),
    Row("wands", lambda line: line.wands, things.wand),
    Row("total", lambda line: line.total, None, "total"),
    Row("books", lambda line: line.books, None, "tie"),
    Row("favourites", lambda line: line.favourites, None, "tie"),
)
_WRITTEN = {"points": ("bold", 34), "total": ("bold", 44), "tie": ("plain", 27)}


def _column(view: View) -> int:
    return (_RIGHT - _LEFT - _LABELS) // max(1, view.seats)


def _middle(view: View, seat: int) -> int:
    return _LEFT + _LABELS + seat * _column(view) + _column(view) // 2


def _line(canvas: Canvas, view: View, row: Row, top: int, words: Words) -> None:
    """One line of the report, ruled below."""
    if row.kind != "tie":
        canvas.pen.rectangle((_LEFT, top, _RIGHT, top + _ROW - 1), fill=GOLD if row.kind == "total" else GLOW)
    canvas.pen.line([(_LEFT, top + _ROW - 1), (_RIGHT, top + _ROW - 1)], fill=SLOT, width=2)
    if row.icon is not None:
        canvas.put(row.icon(_ICON), (_LEFT + 8, top + (_ROW - _ICON) // 2))
    faces = ("title", "narrow-title") if row.kind == "total" else ("plain", "narrow")
    canvas.fit((_LEFT + 64, top + 38), words(f"sheet-{row.key}"), faces, 28, _LABELS - 72)
    face, size = _WRITTEN[row.kind]
    for seat, line in enumerate(view.sheet):
        canvas.write((_middle(view, seat), top + _ROW / 2), str(row.of(line)), face, size, anchor="mm")


def _names(canvas: Canvas, view: View, names: tuple[SeatName, ...]) -> None:
    """Each column's player."""
    room = _column(view)
    for player in view.players:
        left, style = _LEFT + _LABELS + player.seat * room, SUBJECTS[player.favourite]
        canvas.box((left + 4, 108), (room - 8, 70), style.fill, edge=style.dark, radius=8)
        canvas.put(sign(player.favourite, 46), (left + 10, 120))
        shown = written(names[player.seat])
        canvas.fit((left + 62, 152), shown, ("bold", "narrow-bold"), 26, room - 72, ink=style.ink)


@kept
def _rosette(word: str, room: int) -> Image.Image:
    """A ribbon for whoever wins."""
    shown, face, size = text.shrink(word, ("bold", "narrow-bold"), 32, room - 70)
    width = text.width(shown, face, size) + 60
    canvas = Canvas(width, 64, RED)
    canvas.pen.rectangle((4, 4, width - 5, 59), outline=GOLD, width=3)
    canvas.write((width / 2, 33), shown, face, size, ink=CREAM, anchor="mm")
    image = canvas.image.convert("RGBA")
    image.putalpha(rounded(width, 64, 14))
    return image


def scores(view: View, names: tuple[SeatName, ...], words: Words) -> Picture:
    """The report once the game is over; before it, a blank one."""
    bottom = _TOP + len(ROWS) * _ROW
    canvas = Canvas(WIDE, bottom + _FOOT, PAPER)
    canvas.box((12, 12), (WIDE - 24, canvas.height - 24), CREAM, edge=WOOD_DARK, thick=4, radius=6)
    canvas.pen.rectangle((22, 22, WIDE - 23, canvas.height - 23), outline=INK_SOFT, width=2)
    canvas.fit((_LEFT, 80), words("sheet-title"), ("title", "narrow-title"), 42, WIDE - 2 * _LEFT)
    _names(canvas, view, names)
    for number, row in enumerate(ROWS):
        _line(canvas, view, row, _TOP + number * _ROW, words)
    for seat in range(view.seats):
        x = _LEFT + _LABELS + seat * _column(view)
        canvas.pen.line([(x, _TOP), (x, bottom)], fill=SLOT, width=2)
    for seat in view.winners:
        ribbon = _rosette(words("sheet-winner"), _column(view))
        canvas.put(ribbon, (_middle(view, seat) - ribbon.width // 2, bottom + 8))
    return finish(canvas.image, scores_alt(view, names, words))
