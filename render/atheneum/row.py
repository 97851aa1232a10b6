"""The row of open objectives, with the wands of all who have claimed them."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from PIL import Image

from engine.atheneum.view import View
from render.atheneum.objectives import HEIGHT as CARD
from render.atheneum.objectives import objective_card
from render.atheneum.phrases import Words
from render.bookmark import NOTHING_NEW, New, mark
from render.canvas import Canvas
from render.theme import CREAM, GAP, GOLD, GOLD_DARK, MARGIN, RED, WIDE, WOOD_DARK, Colour

_LEAVES = 30
"""Room above the row for the sign over the objective that leaves next."""
HEIGHT = _LEAVES + CARD + GAP


def row(
    view: View, words: Words, ground: Colour, shown: Collection[int] = (), *, new: New = NOTHING_NEW
) -> Image.Image:
    """The open objectives from left to right; a sign hangs over the one that leaves first.

    Those that somebody's shelves show are framed in gold; new ones have a bookmark.
    """
    return _row(
        tuple(
            (one, tuple(player.favourite for player in view.players if one in player.desk.claimed), one in shown)
            for one in view.row
        ),
        "" if view.over else words("pic-leaves"),
        ground,
        tuple(one for one in view.row if ("objective", one) in new),
    )


@lru_cache(maxsize=32)
def _row(
    cards: tuple[tuple[int, tuple[str, ...], bool], ...], leaves: str, ground: Colour, new: tuple[int, ...]
) -> Image.Image:
    """Each objective with the wands on it, and whether it is framed; the last one leaves, where there is a word."""
    canvas = Canvas(WIDE, HEIGHT, ground)
    count = max(1, len(cards))
    width = (WIDE - 2 * MARGIN - (count - 1) * GAP) // count
    for place, (objective, wands, framed) in enumerate(cards):
        leaving = bool(leaves) and place == count - 1
        edge = GOLD if framed else GOLD_DARK if leaving else WOOD_DARK
        left = MARGIN + place * (width + GAP)
        canvas.put(objective_card(objective, width, wands, edge=edge), (left, _LEAVES))
        if objective in new:
            mark(canvas, (left, _LEAVES), (width, CARD), 12)
        if leaving:
            _leaving(canvas, leaves, left, width)
    return canvas.settled()


def _leaving(canvas: Canvas, line: str, left: int, width: int) -> None:
    canvas.box((left + 24, 6), (width - 48, 32), RED, radius=8)
    canvas.fit((left + width / 2, 22), line, ("bold", "narrow-bold"), 22, width - 64, ink=CREAM, anchor="mm", least=16)
