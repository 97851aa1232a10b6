"""Spaces, with the assistants that stand on them."""

from __future__ import annotations

from PIL import Image

from engine.exlibris.view import AssistantView
from render.canvas import Canvas
from render.exlibris.cards import cut
from render.kept import kept
from render.theme import INK_SOFT, SLOT, WOOD_DARK
from render.tokens import assistant

TOKEN = 42
SLOT_HEIGHT = 50


def standing(who: tuple[AssistantView, ...], colours: tuple[str, ...], size: int = TOKEN) -> Image.Image | None:
    """Assistants side by side, or None where nobody stands."""
    sprites = [assistant(colours[one.seat], one.kind, size) for one in who]
    if not sprites:
        return None
    image = Image.new("RGBA", (sum(sprite.width + 2 for sprite in sprites) - 2, size))
    x = 0
    for sprite in sprites:
        image.alpha_composite(sprite, (x, 0))
        x += sprite.width + 2
    return image


@kept
def slot(who: tuple[AssistantView, ...], colours: tuple[str, ...], label: str = "") -> Image.Image:
    """One space of a tile or of home; a label stands in it while it is free, and beside whoever takes it."""
    tokens = standing(who, colours)
    lead = 20 if label and tokens else 0
    width = (tokens.width if tokens else TOKEN) + 8 + lead
    canvas = Canvas(width, SLOT_HEIGHT, WOOD_DARK if tokens else INK_SOFT)
    canvas.box((2, 2), (width - 4, SLOT_HEIGHT - 4), SLOT, radius=8)
    if label:
        x = 4 + lead / 2 if lead else width / 2
        canvas.write((x, SLOT_HEIGHT / 2), label, "bold", 24, ink=INK_SOFT, anchor="mm")
    if tokens:
        canvas.put(tokens, (4 + lead, 4))
    return cut(canvas, 10)
