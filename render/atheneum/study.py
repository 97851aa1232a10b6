"""Study cards: grey on the left, yellow below, blue on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from data.atheneum import BOX, Benefit
from render.atheneum.benefits import benefit_picture
from render.canvas import Canvas, rounded
from render.theme import CREAM, GLOW, GOLD, ICE, INK_SOFT, PLAYERS, STONE, STONE_LIGHT, WOOD_DARK, Colour

SECTIONS: dict[str, tuple[Colour, Colour]] = {
    "grey": (STONE_LIGHT, STONE),
    "yellow": (GLOW, GOLD),
    "blue": (ICE, PLAYERS["sky"].fill),
}
"""Each section's ground and its edge."""
_SPACE = 8
_FAINT = 0.66
"""How large benefits are that somebody else gets."""


def benefits(canvas: Canvas, shown: Sequence[Benefit], box: tuple[int, int, int, int], size: int) -> None:
    """Benefits side by side, in the middle of a box."""
    left, top, width, height = box
    sprites = [benefit_picture(benefit, size) for benefit in shown]
    room = sum(sprite.width for sprite in sprites) + _SPACE * (len(sprites) - 1)
    x = left + (width - room) // 2
    for sprite in sprites:
        canvas.put(sprite, (x, top + (height - sprite.height) // 2))
        x += sprite.width + _SPACE


def _section(canvas: Canvas, card: int, name: str, box: tuple[int, int, int, int], size: int, *, lit: bool) -> None:
    left, top, width, height = box
    ground, edge = SECTIONS[name]
    canvas.box((left, top), (width, height), ground if lit else CREAM, edge=edge, thick=4 if lit else 2, radius=8)
    if lit:
        canvas.box((left, top), (10, height), edge, radius=4)
    benefits(canvas, getattr(BOX.cards[card], name), box, size if lit else round(size * _FAINT))


@lru_cache(maxsize=128)
def study_card(card: int, width: int, height: int, lit: tuple[str, ...] = tuple(SECTIONS)) -> Image.Image:
    """A study card with its key; sections that are not lit are small and pale."""
    canvas = Canvas(width, height, WOOD_DARK)
    canvas.box((3, 3), (width - 6, height - 6), CREAM, radius=9)
    head, pad = 44, 12
    found = BOX.cards[card]
    canvas.write((pad + 4, 36), found.key, "title", 30)
    canvas.write((width - pad - 4, 34), found.deck, "bold", 24, ink=INK_SOFT, anchor="rs")
    half, high = (width - 2 * pad - 8) // 2, (height - head - pad - 10) // 2
    size = high - 22
    _section(canvas, card, "grey", (pad, head + 4, half, high), size, lit="grey" in lit)
    _section(canvas, card, "blue", (width - pad - half, head + 4, half, high), size, lit="blue" in lit)
    below = (pad, height - pad - high, width - 2 * pad, high)
    _section(canvas, card, "yellow", below, size, lit="yellow" in lit)
    image = canvas.image.convert("RGBA")
    image.putalpha(rounded(width, height, 12))
    return image


@lru_cache(maxsize=64)
def study_strip(card: int, width: int, height: int) -> Image.Image:
    """A study card that lies on the table, as one strip: grey, yellow, blue."""
    canvas = Canvas(width, height, WOOD_DARK)
    weights = [max(1, len(getattr(BOX.cards[card], name))) + 0.5 for name in SECTIONS]
    left, room = 2, width - 4
    for place, name in enumerate(SECTIONS):
        end = 2 + round(room * sum(weights[: place + 1]) / sum(weights))
        ground, edge = SECTIONS[name]
        canvas.pen.rectangle((left, 2, end - 1, height - 3), fill=edge)
        canvas.pen.rectangle((left + 2, 4, end - 3, height - 5), fill=ground)
        benefits(canvas, getattr(BOX.cards[card], name), (left, 0, end - left, height), height - 18)
        left = end
    image = canvas.image.convert("RGBA")
    image.putalpha(rounded(width, height, 8))
    return image
