"""The final sheet: points by player, and what is left over each character, which breaks ties (XB-44)."""

from __future__ import annotations

from engine.exlibrium.view import View
from render.canvas import Canvas
from render.exlibrium.emblems import badge
from render.exlibrium.inks import CHARACTERS, VELVET, finished, roomy
from render.exlibrium.phrases import Words, character_name, sheet_alt
from render.exlibrium.signs import crown, point
from render.names import SeatName, written
from render.picture import Picture
from render.theme import CREAM, GLOW, GOLD, INK, INK_SOFT, PAPER, PLAYERS, SLOT, WIDE
from render.tokens import sign

_LEFT = 30
_LABELS = 320
_HEAD = 84
_NAMES = 132
_POINTS = 84
_CAPTION = 48
_ROW = 52
_FACES = ("bold", "narrow-bold")


def _column(view: View) -> int:
    return (WIDE - 2 * _LEFT - _LABELS) // view.seats


def _x(view: View, seat: int) -> int:
    return _LEFT + _LABELS + seat * _column(view)


def _names(canvas: Canvas, view: View, names: tuple[SeatName, ...], top: int) -> None:
    """Each column's player, the winner with a crown."""
    for seat, name in enumerate(names[: view.seats]):
        style, width = PLAYERS[name.colour], _column(view) - 8
        x = _x(view, seat) + 4
        canvas.box((x, top + 52), (width, 72), style.fill, edge=style.dark, thick=3, radius=12)
        canvas.put(sign(name.colour, 44), (x + 10, top + 66))
        canvas.fit((x + 62, top + 98), written(name), _FACES, 28, width - 72, ink=style.ink)
        if seat in view.winners:
            canvas.put(crown(58), (x + width // 2 - 29, top + 2))


def _points(canvas: Canvas, view: View, words: Words, top: int) -> None:
    canvas.box((_LEFT, top), (WIDE - 2 * _LEFT, _POINTS - 8), GOLD, radius=12)
    canvas.put(point(50), (_LEFT + 14, top + 13))
    canvas.fit((_LEFT + 78, top + 51), words("sheet-points"), ("title", "narrow-title"), 34, _LABELS - 90)
    for player in view.players:
        middle = (_x(view, player.seat) + _column(view) / 2, top + 38)
        canvas.write(middle, str(player.points), "bold", 52, anchor="mm")


def _left(canvas: Canvas, view: View, words: Words, top: int) -> None:
    """How much influence is left over each character; the most is in bold."""
    for character in range(len(CHARACTERS)):
        y = top + character * _ROW
        left = [player.stacks[character].influence for player in view.players]
        canvas.pen.rectangle((_LEFT, y, WIDE - _LEFT, y + _ROW - 1), fill=CREAM if character % 2 else GLOW)
        canvas.put(badge(character, 44), (_LEFT + 14, y + 4))
        name = f"{character + 1} {character_name(character, words)}"
        canvas.fit((_LEFT + 78, y + 36), name, ("plain", "narrow"), 28, _LABELS - 90)
        for seat, value in enumerate(left):
            most = value == max(left) and value > 0
            middle = (_x(view, seat) + _column(view) / 2, y + _ROW / 2)
            ink = INK if value else INK_SOFT
            canvas.write(middle, str(value), "bold" if most else "plain", 30, ink=ink, anchor="mm")


def sheet(view: View, names: tuple[SeatName, ...], words: Words) -> Picture:
    """The result of a game that is over; before, the points so far."""
    high = _HEAD + _NAMES + _POINTS + _CAPTION + 7 * _ROW + 30
    canvas = Canvas(WIDE, roomy(WIDE, high), PAPER)
    canvas.pen.rectangle((0, 0, WIDE, _HEAD), fill=VELVET)
    canvas.fit((_LEFT, 57), words("sheet-title"), ("title", "narrow-title"), 44, WIDE - 2 * _LEFT, ink=GOLD)
    _names(canvas, view, names, _HEAD)
    top = _HEAD + _NAMES + 4
    _points(canvas, view, words, top)
    top += _POINTS
    canvas.fit((_LEFT + 14, top + 34), words("sheet-left"), ("plain", "narrow"), 25, WIDE - 80, ink=INK_SOFT)
    _left(canvas, view, words, top + _CAPTION)
    bottom = top + _CAPTION + 7 * _ROW
    for seat in range(view.seats):
        canvas.pen.line([(_x(view, seat), top + _CAPTION), (_x(view, seat), bottom)], fill=SLOT, width=2)
    return finished(canvas.image, sheet_alt(view, names, words))
