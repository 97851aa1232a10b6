"""Study cards: grey on the left, yellow below, blue on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from data.atheneum import BOX, Benefit
from render.atheneum.benefits import benefit_picture
from render.atheneum.phrases import Words, benefits_said
from render.canvas import Canvas, rounded
from render.text import wrap
from render.theme import CREAM, GLOW, GOLD, ICE, PLAYERS, STONE, STONE_LIGHT, TEXT, WOOD_DARK, Colour

SECTIONS: dict[str, tuple[Colour, Colour]] = {
    "grey": (STONE_LIGHT, STONE),
    "yellow": (GLOW, GOLD),
    "blue": (ICE, PLAYERS["sky"].fill),
}
"""Each section's ground and its edge."""
_SPACE = 8
_LIT, _FAINT = 60, 46
"""How large benefits are, and those that somebody else gets."""
_LINE = 24


def benefits(canvas: Canvas, shown: Sequence[Benefit], box: tuple[int, int, int, int], size: int) -> None:
    """Benefits side by side, in the middle of a box."""
    left, top, width, height = box
    sprites = [benefit_picture(benefit, size) for benefit in shown]
    room = sum(sprite.width for sprite in sprites) + _SPACE * (len(sprites) - 1)
    x = left + (width - room) // 2
    for sprite in sprites:
        canvas.put(sprite, (x, top + (height - sprite.height) // 2))
        x += sprite.width + _SPACE


def _section(canvas: Canvas, card: int, name: str, box: tuple[int, int, int, int], said: str) -> None:
    """A section with its benefits; those that are said in words below them are the ones that count now."""
    left, top, width, height = box
    ground, edge = SECTIONS[name]
    shown = getattr(BOX.cards[card], name)
    canvas.box((left, top), (width, height), ground if said else CREAM, edge=edge, thick=4 if said else 2, radius=8)
    if not said:
        benefits(canvas, shown, box, _FAINT)
        return
    canvas.box((left, top), (10, height), edge, radius=4)
    lines = wrap(said, "narrow", TEXT, width - 22, 2)
    high = _LIT + 4 + len(lines) * _LINE
    start = top + (height - high) // 2
    benefits(canvas, shown, (left + 6, start, width - 6, _LIT), _LIT)
    for number, line in enumerate(lines):
        y = start + _LIT + 4 + (number + 0.5) * _LINE
        canvas.write((left + 5 + width / 2, y), line, "narrow", TEXT, anchor="mm")


def study_card(card: int, size: tuple[int, int], words: Words, lit: tuple[str, ...] = tuple(SECTIONS)) -> Image.Image:
    """A study card with its key; sections that are not lit are small and pale, the others are said in words too."""
    found = BOX.cards[card]
    return _study_card(
        card, size, tuple(benefits_said(getattr(found, name), words) if name in lit else "" for name in SECTIONS)
    )


@lru_cache(maxsize=128)
def _study_card(card: int, size: tuple[int, int], said: tuple[str, ...]) -> Image.Image:
    (width, height), head, pad = size, 42, 12
    canvas = Canvas(width, height, WOOD_DARK)
    canvas.box((3, 3), (width - 6, height - 6), CREAM, radius=9)
    canvas.write((pad + 4, 35), BOX.cards[card].key, "title", 30)
    half, high = (width - 2 * pad - 8) // 2, (height - head - pad - 12) // 2
    boxes = {
        "grey": (pad, head + 4, half, high),
        "yellow": (pad, height - pad - high, width - 2 * pad, high),
        "blue": (width - pad - half, head + 4, half, high),
    }
    for (name, box), line in zip(boxes.items(), said, strict=True):
        _section(canvas, card, name, box, line)
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
