"""Pictures one after the other as an animated GIF, which every Discord plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from render.theme import PAPER

LARGEST = 8 * 1000 * 1000
"""A film has at most so many bytes: Discord takes 10 MB."""
WIDTHS = (800, 640, 480)
"""A film is as wide as its bytes allow."""
TURN, END = 600, 8000
"""How long a picture is shown, and the last one, in milliseconds."""


def film(pngs: Sequence[bytes]) -> bytes:
    """Show pictures of one game, which all have the same palette, one after the other; the last one stays longest.

    Where they are too many for the largest film, every other one is left out, but never the last one.
    """
    for width in WIDTHS:
        made = _gif(pngs, width)
        if len(made) <= LARGEST or len(pngs) == 1:
            return made
    return film(pngs[-1::-2][::-1])


def _gif(pngs: Sequence[bytes], width: int) -> bytes:
    file, frames = BytesIO(), _frames(pngs, width)
    durations = [TURN] * (len(pngs) - 1) + [END]
    next(frames).save(file, "GIF", save_all=True, append_images=frames, duration=durations, loop=0, optimize=False)
    return file.getvalue()


def _frames(pngs: Sequence[bytes], width: int) -> Iterator[Image.Image]:
    """All pictures in one size: each stands at the top, and the last one in the middle."""
    sizes = [Image.open(BytesIO(png)).size for png in pngs]
    broad, tall = max(size[0] for size in sizes), max(size[1] for size in sizes)
    height = tall * width // broad
    for number, png in enumerate(pngs, 1):
        picture = Image.open(BytesIO(png))
        sheet = Image.new("RGB", (broad, tall), PAPER)
        top = (tall - picture.height) // 2 if number == len(pngs) else 0
        sheet.paste(picture.convert("RGB"), ((broad - picture.width) // 2, top))
        # Hamming keeps letters sharper than bilinear does, in the same time; Lanczos takes three times as long.
        small = sheet.resize((width, height), Image.Resampling.HAMMING)
        yield small.quantize(palette=picture, dither=Image.Dither.NONE)
