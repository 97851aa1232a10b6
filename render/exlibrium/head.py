"""The head of the table: the round, what is being done, the deck, and the goals."""

from __future__ import annotations

from engine.exlibrium.view import View
from render.canvas import Canvas
from render.exlibrium import goals
from render.exlibrium.cards import back
from render.exlibrium.inks import VELVET, VELVET_LIGHT
from render.exlibrium.phrases import Words, doing, title
from render.exlibrium.signs import way
from render.theme import CREAM, GOLD, MARGIN, WHITE, WIDE

LOW = 112
_TITLES = ("title", "narrow-title")
_PLAIN = ("plain", "narrow")


def height(view: View) -> int:
    """How high the head is: more with goals."""
    return goals.HEIGHT if view.columns else LOW


def head(canvas: Canvas, view: View, words: Words) -> None:
    """The head, from the picture's upper edge."""
    high = height(view)
    canvas.pen.rectangle((0, 0, WIDE, high), fill=VELVET)
    canvas.pen.rectangle((0, high - 6, WIDE, high), fill=VELVET_LIGHT)
    shift = (high - LOW) // 2
    right = WIDE - 2 * MARGIN - (goals.WIDTH if view.columns else 0)
    counts = right - 190
    canvas.fit((MARGIN, 52 + shift), title(view, words), _TITLES, 42, counts - MARGIN - 16, ink=GOLD)
    canvas.fit((MARGIN, 90 + shift), doing(view, words), _PLAIN, 27, counts - MARGIN - 16, ink=WHITE)
    if view.phase in {"draft", "activation"}:
        _deck(canvas, (counts, 12 + shift), view, words)
    if view.columns:
        goals.triangle(canvas, view, words, 0)


def _deck(canvas: Canvas, at: tuple[int, int], view: View, words: Words) -> None:
    """How many cards the deck has, and below where hands go in a draft."""
    x, y = at
    canvas.put(back(50, 46), (x, y - 2))
    canvas.write((x + 62, y + 34), str(view.deck), "bold", 32, ink=WHITE)
    canvas.fit((x + 108, y + 33), words("pic-deck"), _PLAIN, 23, 86, ink=CREAM)
    if view.phase == "draft" and view.passing:
        canvas.put(way(view.passing, 34), (x + 8, y + 51))
        canvas.fit((x + 62, y + 77), words("pic-pass"), _PLAIN, 23, 128, ink=CREAM)
