"""The score sheet: an official form, one column a player, stamped for the winner."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.exlibris.view import View
from render import text
from render.canvas import Canvas
from render.emblems import emblem
from render.exlibris.form import Row, rows
from render.exlibris.phrases import Words, level_name, scores_alt
from render.kept import kept
from render.names import SeatName, written
from render.picture import Picture, finish
from render.signs import postmark, seal, shelf_sign, signature
from render.theme import (
    CREAM,
    GLOW,
    GOLD,
    INK_SOFT,
    PAPER,
    PLAYERS,
    RED,
    SLOT,
    WHITE,
    WIDE,
    WOOD_DARK,
    WOOD_DEEP,
    Colour,
)
from render.tokens import sign

_LEFT = 40
_RIGHT = WIDE - 40
_LABELS = 380
_TOP = 176
_ROW = 42
_FOOT = 132
_STAMP = 70
_HANDS = {"count": ("plain", 27), "points": ("bold", 29), "total": ("bold", 36), "tie": ("plain", 27)}
"""How the numbers of each kind of line are written."""


class Head(NamedTuple):
    """What stands above a column."""

    name: str
    sign: Image.Image
    fill: Colour
    edge: Colour
    ink: Colour


def _columns(view: View) -> int:
    """How many columns there are: one a player, and alone one for the public library (EL-99)."""
    return view.seats + (view.public is not None)


def _column(view: View) -> int:
    return (_RIGHT - _LEFT - _LABELS) // _columns(view)


def _middle(view: View, seat: int) -> int:
    return _LEFT + _LABELS + seat * _column(view) + _column(view) // 2


def _label(canvas: Canvas, row: Row, top: int) -> None:
    if row.category:
        canvas.put(emblem(row.category, 36, struck=row.struck), (_LEFT + 8, top + 3))
    faces = ("title", "narrow-title") if row.kind == "total" else ("plain", "narrow")
    canvas.fit((_LEFT + 56, top + 30), row.label, faces, 25, _LABELS - 64)


def _line(canvas: Canvas, view: View, row: Row, top: int) -> None:
    """One line of the form, ruled below."""
    if row.kind in {"total", "points"}:
        fill = GOLD if row.kind == "total" else GLOW
        canvas.pen.rectangle((_LEFT, top, _RIGHT, top + _ROW - 1), fill=fill)
    canvas.pen.line([(_LEFT, top + _ROW - 1), (_RIGHT, top + _ROW - 1)], fill=SLOT, width=2)
    _label(canvas, row, top)
    face, size = _HANDS[row.kind]
    for seat, cell in enumerate(row.cells):
        x = _middle(view, seat)
        canvas.write((x, top + _ROW / 2), cell, face, size, anchor="mm")
        if seat < len(row.own) and row.own[seat]:
            canvas.put(emblem(row.own[seat], 34), (x - 72, top + 4))


def _rule(canvas: Canvas, view: View, bottom: int) -> None:
    for seat in range(_columns(view)):
        x = _LEFT + _LABELS + seat * _column(view)
        canvas.pen.line([(x, _TOP), (x, bottom)], fill=SLOT, width=2)


def _names(canvas: Canvas, view: View, names: tuple[SeatName, ...], words: Words) -> None:
    """Each column's player, or the public library."""
    for seat in range(view.seats):
        style = PLAYERS[names[seat].colour]
        face = Head(written(names[seat]), sign(names[seat].colour, 44), style.fill, style.dark, style.ink)
        _name(canvas, view, seat, face)
    if view.public is not None:
        face = Head(words("pic-public"), shelf_sign(44), WOOD_DARK, WOOD_DEEP, WHITE)
        _name(canvas, view, view.seats, face)


def _name(canvas: Canvas, view: View, column: int, head: Head) -> None:
    left, room = _LEFT + _LABELS + column * _column(view), _column(view)
    canvas.box((left + 4, 106), (room - 8, 62), head.fill, edge=head.edge, radius=8)
    canvas.put(head.sign, (left + 10, 115))
    canvas.fit((left + 60, 146), head.name, ("bold", "narrow-bold"), 26, room - 70, ink=head.ink)


@kept
def _stamp(word: str, room: int) -> Image.Image:
    """A red stamp, a little askew."""
    shown, face, size = text.shrink(word, ("bold", "narrow-bold"), 36, room - 40)
    width = text.width(shown, face, size) + 34
    image = Image.new("RGBA", (width, _STAMP), (*RED, 0))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, width - 1, _STAMP - 1), 12, outline=RED, width=5)
    pen.rounded_rectangle((9, 9, width - 10, _STAMP - 10), 6, outline=RED, width=2)
    text.write(image, (width / 2, _STAMP / 2), shown, face, size, ink=RED, anchor="mm")
    return image.rotate(8, Image.Resampling.BICUBIC, expand=True)


def _sign_off(canvas: Canvas, top: int) -> None:
    """The inspector's seal, and a signature over a dotted line."""
    canvas.put(seal(96), (_LEFT + 30, top + 10))
    canvas.put(signature(170), (_LEFT + 160, top - 42))
    for x in range(_LEFT + 150, _LEFT + 350, 12):
        canvas.pen.rectangle((x, top + 88, x + 5, top + 90), fill=INK_SOFT)


def _title(view: View, words: Words) -> str:
    """What the form is; alone one passes an examination."""
    if view.public is None:
        return words("sheet-title")
    return words("sheet-title-solo", level=level_name(view.public.level, words))


def _winners(view: View) -> tuple[int, ...]:
    """The columns of those who won."""
    lost = view.public is not None and view.sheet and not view.winners
    return (view.seats,) if lost else view.winners


def _head(canvas: Canvas, title: str) -> None:
    canvas.box((12, 12), (WIDE - 24, canvas.height - 24), CREAM, edge=WOOD_DARK, thick=4, radius=6)
    canvas.pen.rectangle((22, 22, WIDE - 23, canvas.height - 23), outline=INK_SOFT, width=2)
    canvas.put(postmark(116), (_RIGHT - 122, 4))
    canvas.fit((_LEFT, 80), title, ("title", "narrow-title"), 42, WIDE - 2 * _LEFT - 170)


def scores(view: View, names: tuple[SeatName, ...], words: Words) -> Picture:
    """The score sheet once the inspection is over; before it, a blank form."""
    lines = rows(view, words)
    bottom = _TOP + len(lines) * _ROW
    canvas = Canvas(WIDE, bottom + _FOOT, PAPER)
    _head(canvas, _title(view, words))
    _names(canvas, view, names, words)
    for number, row in enumerate(lines):
        _line(canvas, view, row, _TOP + number * _ROW)
    _rule(canvas, view, bottom)
    _sign_off(canvas, bottom)
    for seat in _winners(view):
        mark = _stamp(words("sheet-winner"), _column(view))
        canvas.put(mark, (_middle(view, seat) - mark.width // 2, bottom + 8))
    return finish(canvas.image, scores_alt(view, names, words))
