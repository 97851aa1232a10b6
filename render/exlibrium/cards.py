"""Influence cards: both halves of one that lies open, the strip of one that is covered, and backs."""

from __future__ import annotations

from PIL import Image

from render.brush import ring
from render.canvas import Canvas, rounded
from render.exlibrium.emblems import emblem
from render.exlibrium.inks import CHARACTERS, VELVET, VELVET_LIGHT, palette, settled
from render.kept import kept
from render.panel import Panel
from render.theme import CREAM, GOLD, INK, WHITE, Colour

CARD = (112, 98)
"""An open card on the table: small, as there may be thirty-five stacks."""
ROUND = 9
"""How round an open card's corners are."""
STRIP = 30
"""What shows of a card that is covered."""
_FACES = ("bold", "narrow-bold")


def cut(canvas: Canvas, radius: int) -> Image.Image:
    """The canvas as a sprite with round corners."""
    image = canvas.image.convert("RGBA")
    image.putalpha(rounded(canvas.width, canvas.height, radius))
    return image


def _half(character: int, width: int, height: int, name: str, *, turned: bool) -> Image.Image:
    """One half of a card: emblem and number, and below the name where there is one.

    The lower half stands upside down on a real card. Here only its emblem does: its number and name can be read.
    """
    style = CHARACTERS[character]
    canvas = Canvas(width, height, style.fill)
    line = 38 if name else 0
    size = min(height - line - 8, round(width * 0.43))
    sign = emblem(character, size)
    middle = (height - line) // 2 + (4 if name else 0)
    canvas.put(sign.rotate(180) if turned else sign, (round(width * 0.31 - size / 2), middle - size // 2))
    canvas.write((width * 0.74, middle), str(character + 1), "bold", round(size * 0.84), ink=WHITE, anchor="mm")
    if name:
        canvas.fit((width / 2, height - 22), name, _FACES, 28, width - 12, ink=WHITE, anchor="mm")
    return canvas.image


@kept
def card(facing: int, other: int, size: tuple[int, int] = CARD, names: tuple[str, str] = ("", "")) -> Image.Image:
    """An open card: the half that stands upright above, the other below."""
    return cut(_open(facing, other, size, names), ROUND)


@kept
def held_card(facing: int, other: int, size: tuple[int, int], names: tuple[str, str]) -> Image.Image:
    """An open card on velvet, settled."""
    panel = Panel(*size, VELVET, palette())
    panel.lay(settled(_open(facing, other, size, names)), (0, 0), ROUND)
    return panel.image


def _open(facing: int, other: int, size: tuple[int, int], names: tuple[str, str]) -> Canvas:
    width, height = size
    canvas = Canvas(width, height, INK)
    top = (height - 7) // 2
    canvas.image.paste(_half(facing, width - 4, top, names[0], turned=False), (2, 2))
    canvas.image.paste(_half(other, width - 4, height - 7 - top, names[1], turned=True), (2, top + 5))
    canvas.pen.rectangle((2, top + 2, width - 3, top + 4), fill=CREAM)
    return canvas


@kept
def strip(facing: int, place: int, size: tuple[int, int] = (CARD[0], STRIP)) -> Image.Image:
    """What shows of a covered card: the character that it influences, and its place from the bottom."""
    width, height = size
    style = CHARACTERS[facing]
    canvas = Canvas(width, height + 12, INK)
    canvas.image.paste(style.fill, (2, 2, width - 2, height + 12))
    canvas.put(emblem(facing, height - 6), (10, 3))
    written = f"·{place + 1}"
    canvas.write((width - 12, height / 2 + 1), written, "bold", max(21, height - 14), ink=style.light, anchor="rm")
    return cut(canvas, 9).crop((0, 0, width, height))


@kept
def back(width: int, height: int, ground: Colour = VELVET) -> Image.Image:
    """A card that lies face down: a star in a frame."""
    canvas = Canvas(width, height, INK)
    canvas.box((2, 2), (width - 4, height - 4), ground, edge=VELVET_LIGHT, thick=3, radius=7)
    x, y, reach = width / 2, height / 2, min(width, height) * 0.28
    canvas.pen.polygon(ring(4, reach, reach * 0.3, x, y), fill=GOLD)
    return cut(canvas, 9)
