"""The row of open objectives, with the wands of all who have claimed them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from PIL import Image

from engine.atheneum.view import View
from render.atheneum.objectives import HEIGHT as CARD
from render.atheneum.objectives import Said, objective_card, said
from render.atheneum.phrases import Words
from render.band import Band
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas
from render.kept import banded, kept
from render.panel import Panel
from render.plates import border
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
    view: View,
    words: Words,
    ground: Colour,
    shown: Collection[int] = (),
    *,
    new: New = NOTHING_NEW,
    frame: Colour | None = None,
) -> Band:
    """The open objectives from left to right; a sign hangs over the one that leaves first.

    Those that somebody's shelves show are framed in gold; new ones have a bookmark. All is framed at the foot of
    a picture that is.
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
        frame,
    )


@banded
def _row(cards: tuple[Shown, ...], leaves: str, ground: Colour, frame: Colour | None) -> Image.Image:
    """Each objective; the last one leaves, where there is a word."""
    panel, count = Panel(WIDE, HEIGHT, ground), max(1, len(cards))
    width = (WIDE - 2 * MARGIN - (count - 1) * GAP) // count
    for place, one in enumerate(cards):
        leaving = leaves if place == count - 1 else ""
        panel.lay(_one(one, width, leaving, ground), (MARGIN + place * (width + GAP), 0))
    if frame:
        border(panel, 0, frame)
    return panel.image


@kept
def _one(one: Shown, width: int, leaving: str, ground: Colour) -> Image.Image:
    """An objective with the sign above it, settled."""
    canvas = Canvas(width, _LEAVES + CARD, ground)
    edge = GOLD if one.framed else GOLD_DARK if leaving else WOOD_DARK
    canvas.put(objective_card(one.objective, width, one.said, one.wands, edge=edge), (0, _LEAVES))
    if one.new:
        mark(canvas, (0, _LEAVES), (width, CARD), 12)
    if leaving:
        canvas.box((24, 6), (width - 48, 32), RED, radius=8)
        canvas.fit(((width + 1) // 2, 22), leaving, ("bold", "narrow-bold"), 22, width - 64, ink=CREAM, anchor="mm")
    return canvas.settled()
