"""Emblems by themselves, as small pictures that stand in a line of words: each clear around, with a pale rim."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from io import BytesIO

from PIL import Image, ImageFilter

from render.theme import CREAM, PLAYERS
from render.tokens import sign

SIZE = 128
"""As large as Discord takes emojis in; in a line it shows them 22 px high."""
_RIM = 5
"""So that what is dark stands out from a dark ground too."""
Draw = Callable[[int], Image.Image]
"""Draws an emblem in a size."""


@dataclass(frozen=True, slots=True)
class Icon:
    """An emblem as a file."""

    png: bytes
    print: str
    """Six signs that change with the drawing, whatever library has packed it."""


def icon(draw: Draw) -> Icon:
    """An emblem as a file of its own."""
    image = _rimmed(draw(SIZE - 2 * _RIM))
    packed = BytesIO()
    image.save(packed, "PNG")
    return Icon(packed.getvalue(), sha256(image.tobytes()).hexdigest()[:6])


def _rimmed(drawn: Image.Image) -> Image.Image:
    image = Image.new("RGBA", (SIZE, SIZE))
    image.alpha_composite(drawn, ((SIZE - drawn.width) // 2, (SIZE - drawn.height) // 2))
    rim = Image.new("RGBA", image.size, CREAM)
    rim.putalpha(_grown(image.getchannel("A")))
    rim.alpha_composite(image)
    return rim


def _grown(mask: Image.Image) -> Image.Image:
    """A mask that reaches further to all sides, with smooth edges."""
    return mask.filter(ImageFilter.GaussianBlur(_RIM / 2)).point([min(255, level * 6) for level in range(256)])


def seat(colour: str) -> str:
    """What a player's emblem is called."""
    return f"seat_{colour}"


SEATS: Mapping[str, Draw] = {seat(colour): partial(sign, colour) for colour in PLAYERS}
"""The players' shapes, which all games have."""
