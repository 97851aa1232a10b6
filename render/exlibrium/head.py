"""The head of the table: the round, what is being done, the deck, and the goals."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.exlibrium.view import View
from render.bookmark import NOTHING_NEW, New
from render.canvas import Canvas
from render.exlibrium import goals
from render.exlibrium.cards import back
from render.exlibrium.inks import VELVET, VELVET_LIGHT, settled
from render.exlibrium.phrases import Words, doing, title
from render.exlibrium.signs import way
from render.kept import banded
from render.theme import CREAM, GOLD, MARGIN, WHITE, WIDE

LOW = 112
_TITLES = ("title", "narrow-title")
_PLAIN = ("plain", "narrow")


@dataclass(frozen=True, slots=True)
class Head:
    """All that the head shows."""

    title: str
    doing: str
    deck: tuple[str, int] | None
    """The word for it, and how many cards it has; none where nobody draws any more."""
    passing: tuple[str, int] | None
    """The words for it, and which way hands go; none outside a draft."""
    columns: tuple[goals.Column, ...]

    @property
    def height(self) -> int:
        """How high the head is: more with goals."""
        return goals.HEIGHT if self.columns else LOW


def head(view: View, words: Words, new: New = NOTHING_NEW) -> Head:
    """What the head says, and which goals are new."""
    playing = view.phase in {"draft", "activation"}
    return Head(
        title(view, words),
        doing(view, words),
        (words("pic-deck"), view.deck) if playing else None,
        (words("pic-hands-left" if view.passing > 0 else "pic-hands-right"), view.passing)
        if view.phase == "draft" and view.passing
        else None,
        goals.columns(view, words, new),
    )


@banded
def head_panel(shown: Head) -> Image.Image:
    """The head, settled."""
    high = shown.height
    canvas = Canvas(WIDE, high, VELVET)
    canvas.pen.rectangle((0, high - 6, WIDE, high), fill=VELVET_LIGHT)
    shift = (high - LOW) // 2
    counts = WIDE - 2 * MARGIN - (goals.WIDTH if shown.columns else 0) - 240
    canvas.fit((MARGIN, 52 + shift), shown.title, _TITLES, 42, counts - MARGIN - 16, ink=GOLD)
    canvas.fit((MARGIN, 90 + shift), shown.doing, _PLAIN, 27, counts - MARGIN - 16, ink=WHITE)
    _deck(canvas, (counts, 12 + shift), shown)
    goals.triangle(canvas, shown.columns)
    return settled(canvas)


def _deck(canvas: Canvas, at: tuple[int, int], shown: Head) -> None:
    """How many cards the deck has, and below where hands go in a draft."""
    x, y = at
    if shown.deck:
        word, count = shown.deck
        canvas.put(back(50, 46), (x, y - 2))
        canvas.write((x + 62, y + 34), str(count), "bold", 32, ink=WHITE)
        canvas.fit((x + 108, y + 33), word, _PLAIN, 23, 130, ink=CREAM)
    if shown.passing:
        word, step = shown.passing
        canvas.put(way(step, 34), (x + 8, y + 51))
        canvas.fit((x + 62, y + 77), word, _PLAIN, 23, 178, ink=CREAM)
