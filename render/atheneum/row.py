"""The row of open objectives, with the wands of all who have claimed them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PIL import Image

from engine.atheneum.view import View
from render.atheneum.objectives import HEIGHT as CARD
from render.atheneum.objectives import Said, objective_card, said
from render.atheneum.phrases import Words
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas
from render.kept import kept
from render.theme import CREAM, GAP, GOLD, GOLD_DARK, MARGIN, RED, WIDE, WOOD_DARK, Colour

_LEAVES = 30
"""Room above the row for the sign over the objective that leaves next."""
HEIGHT = _LEAVES + CARD + GAP


@dataclass(frozen=True, slots=True)
class Shown:
    """All that is shown of an objective."""

    objective: int
    said: Said
    wands: tuple[str, ...]
    """The favourite subjects of those who have claimed it."""
    framed: bool
    new: bool


def row(
    view: View, words: Words, ground: Colour, shown: Collection[int] = (), *, new: New = NOTHING_NEW
) -> Image.Image:
    """The open objectives from left to right; a sign hangs over the one that leaves first.

    Those that somebody's shelves show are framed in gold; new ones have a bookmark.
    """
    return _row(
        tuple(
            Shown(
                one,
                said(one, words),
                tuple(player.favourite for player in view.players if one in player.desk.claimed),
                one in shown,
                ("objective", one) in new,
            )
            for one in view.row
        ),
        "" if view.over else words("pic-leaves"),
        ground,
    )


@kept
def _row(cards: tuple[Shown, ...], leaves: str, ground: Colour) -> Image.Image:
    """Each objective; the last one leaves, where there is a word."""
    canvas = Canvas(WIDE, HEIGHT, ground)
    count = max(1, len(cards))
    width = (WIDE - 2 * MARGIN - (count - 1) * GAP) // count
    for place, one in enumerate(cards):
        leaving = bool(leaves) and place == count - 1
        edge = GOLD if one.framed else GOLD_DARK if leaving else WOOD_DARK
        left = MARGIN + place * (width + GAP)
        canvas.put(objective_card(one.objective, width, one.said, one.wands, edge=edge), (left, _LEAVES))
        if one.new:
            mark(canvas, (left, _LEAVES), (width, CARD), 12)
        if leaving:
            _leaving(canvas, leaves, left, width)
    return canvas.settled()


def _leaving(canvas: Canvas, line: str, left: int, width: int) -> None:
    canvas.box((left + 24, 6), (width - 48, 32), RED, radius=8)
    canvas.fit((left + width / 2, 22), line, ("bold", "narrow-bold"), 22, width - 64, ink=CREAM, anchor="mm")
