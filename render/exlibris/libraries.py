"""The libraries that can still be chosen."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.canvas import Canvas
from render.characters import medallion
from render.fonts import TITLES
from render.kept import kept
from render.theme import CREAM, INK_SOFT, WOOD_DARK, Colour

HEIGHT = 112
_FACE = 88


@dataclass(frozen=True, slots=True)
class Choice:
    """A library in a row; all that its picture shows."""

    key: str
    assistant: str
    library: str
    width: int
    ground: Colour

    def panel(self) -> Image.Image:
        """Draw it, settled."""
        return library_panel(self.key, self.assistant, self.library, self.width, self.ground)


@kept
def library_panel(key: str, assistant: str, library: str, width: int, ground: Colour) -> Image.Image:
    """One library: its special assistant's medallion and both names, settled."""
    canvas = Canvas(width, HEIGHT, ground)
    canvas.box((0, 0), (width, HEIGHT), CREAM, edge=WOOD_DARK, thick=3, radius=12)
    canvas.put(medallion(key, _FACE), (12, (HEIGHT - _FACE) // 2))
    left = _FACE + 24
    room = width - left - 12
    canvas.fit((left, 50), assistant, TITLES, 29, room)
    canvas.fit((left, 84), library, ("plain", "narrow"), 22, room, ink=INK_SOFT, least=18)
    return canvas.settled()
