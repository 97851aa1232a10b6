"""The table's head: the round, the phase, and the way the hands go."""

from __future__ import annotations

from PIL import Image

from engine.atheneum.view import View
from render.atheneum.phrases import Words
from render.band import Band
from render.canvas import Canvas
from render.kept import banded
from render.theme import CREAM, GOLD, INK, MARGIN, WHITE, WIDE, WOOD, WOOD_DARK, WOOD_LIGHT

HEIGHT = 84
_ROUNDS = 10
_STEP = 52


def head(view: View, words: Words) -> Band:
    """The head."""
    return _head(view.round, view.over, words("pic-round", round=view.round), words(f"pic-{view.phase}"))


@banded
def _head(number: int, over: bool, title: str, phase: str) -> Image.Image:  # noqa: FBT001 - a cache's key
    canvas = Canvas(WIDE, HEIGHT, WOOD)
    canvas.pen.rectangle((0, HEIGHT - 8, WIDE, HEIGHT), fill=WOOD_DARK)
    canvas.fit((MARGIN, 54), title, ("title", "narrow-title"), 38, 220, ink=WHITE)
    canvas.fit((MARGIN + 240, 52), phase, ("plain", "narrow"), 27, 330, ink=CREAM)
    for place in range(1, _ROUNDS + 1):
        _step(canvas, place, number, over=over)
    return canvas.settled()


def _step(canvas: Canvas, place: int, number: int, *, over: bool) -> None:
    """A round as a bead: those played are golden, the present one larger, a gap between A and B."""
    x = WIDE - MARGIN - (_ROUNDS - place) * _STEP - 24 - (0 if place > _ROUNDS // 2 else 18)
    here = place == number and not over
    done = place < number or over
    radius = 25 if here else 20
    fill = CREAM if here else GOLD if done else WOOD_DARK
    for grow, ink in ((3, WOOD_DARK), (0, fill)):
        canvas.pen.ellipse((x - radius - grow, 38 - radius - grow, x + radius + grow, 38 + radius + grow), fill=ink)
    ink = INK if here or done else WOOD_LIGHT
    canvas.write((x, 38), str(place), "bold", 30 if here else 24, ink=ink, anchor="mm")
