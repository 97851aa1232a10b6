"""Study cards: grey on the left, yellow below, blue on the right."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from data.atheneum import BOX, Benefit
from render.atheneum.benefits import benefit_picture
from render.atheneum.naming import study_names
from render.atheneum.phrases import Words, benefits_said
from render.canvas import Canvas, rounded
from render.kept import kept
from render.text import shrink, wrap
from render.text import width as text_width
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
_PAD = 12
ROUND = 12
"""How round a study card's corners are."""


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
    face, size, lines = _lines(said, name, width - 22)
    start = top + (height - _LIT - 4 - len(lines) * _LINE) // 2
    benefits(canvas, shown, (left + 6, start, width - 6, _LIT), _LIT)
    for number, line in enumerate(lines):
        y = start + _LIT + 4 + (number + 0.5) * _LINE
        canvas.write((left + 5 + width / 2, y), line, face, size, anchor="mm")


def _lines(said: str, name: str, room: int) -> tuple[str, int, tuple[str, ...]]:
    """Face, size and lines of a section's words; a card is called by its yellow ones, so they are bold."""
    if name != "yellow":
        return "narrow", TEXT, wrap(said, "narrow", TEXT, room, 2)
    line, face, size = shrink(said, ("bold", "narrow-bold"), 24, room)
    return face, size, (line,)


def study_card(card: int, size: tuple[int, int], words: Words, lit: tuple[str, ...] = tuple(SECTIONS)) -> Image.Image:
    """A study card, settled, for round corners; sections that are not lit are small and pale, others said in words."""
    found, (plain, brief) = BOX.cards[card], study_names(card, words)
    fits = text_width(plain, "narrow-bold", TEXT) <= size[0] - 2 * _PAD - 22
    said = {"grey": benefits_said(found.grey, words), "yellow": plain if fits else brief}
    said["blue"] = benefits_said(found.blue, words)
    return _study_card(card, size, tuple(said[name] if name in lit else "" for name in SECTIONS))


@kept
def _study_card(card: int, size: tuple[int, int], said: tuple[str, ...]) -> Image.Image:
    width, height = size
    canvas = Canvas(width, height, WOOD_DARK)
    canvas.box((3, 3), (width - 6, height - 6), CREAM, radius=9)
    half, high = (width - 2 * _PAD - 8) // 2, (height - 2 * _PAD - 8) // 2
    boxes = {
        "grey": (_PAD, _PAD, half, high),
        "yellow": (_PAD, height - _PAD - high, width - 2 * _PAD, high),
        "blue": (width - _PAD - half, _PAD, half, high),
    }
    for (name, box), line in zip(boxes.items(), said, strict=True):
        _section(canvas, card, name, box, line)
    return canvas.settled()


@kept
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
