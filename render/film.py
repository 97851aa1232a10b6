"""Pictures one after the other as an animated GIF, which every Discord plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from render.canvas import Canvas
from render.encode import png
from render.names import SeatName, written
from render.theme import CREAM, GAP, PAPER, WOOD_DARK

LARGEST = 8 * 1000 * 1000
"""A film has at most so many bytes: Discord takes 10 MB."""
WIDTHS = (800, 640, 480)
"""A film is as wide as its bytes allow."""
TURN, END = 600, 8000
"""How long a picture is shown, and the last one, in milliseconds."""
_NAME = 54


def film(pngs: Sequence[bytes]) -> bytes:
    """Show pictures of one game, which all have the same palette, one after the other; the last one stays longest.

    Where they are too many for the largest film, every other one is left out, but never the last one.
    """
    for width in WIDTHS:
        made = _gif(pngs, width)
        if len(made) <= LARGEST or len(pngs) == 1:
            return made
    return film(pngs[-1::-2][::-1])


def spread(board: bytes, hands: Sequence[tuple[SeatName, bytes | None]]) -> bytes:
    """A picture with everybody's hand below it, two side by side, each under its player's name; as a PNG too."""
    above = Image.open(BytesIO(board))
    wide = (above.width - 3 * GAP) // 2
    cells = [_hand(name, hand, wide) for name, hand in hands]
    rows = [cells[first : first + 2] for first in range(0, len(cells), 2)]
    tall = [max(cell.height for cell in row) + GAP for row in rows]
    sheet = Image.new("RGB", (above.width, above.height + GAP + sum(tall)), PAPER)
    sheet.paste(above.convert("RGB"), (0, 0))
    for number, row in enumerate(rows):
        top = above.height + GAP + sum(tall[:number])
        for place, cell in enumerate(row):
            sheet.paste(cell, (GAP + place * (wide + GAP), top))
    return png(sheet.quantize(palette=above, dither=Image.Dither.NONE))


def _hand(name: SeatName, hand: bytes | None, wide: int) -> Image.Image:
    """One player's hand, as wide as half a picture has room for, below their name."""
    picture = Image.open(BytesIO(hand)).convert("RGB") if hand else Image.new("RGB", (wide, GAP), PAPER)
    small = picture.resize((wide, picture.height * wide // picture.width), Image.Resampling.HAMMING)
    canvas = Canvas(wide, _NAME + small.height, WOOD_DARK)
    canvas.fit((16, 38), written(name), ("bold", "narrow-bold"), 34, wide - 32, ink=CREAM)
    canvas.image.paste(small, (0, _NAME))
    return canvas.image


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
    for number, one in enumerate(pngs, 1):
        picture = Image.open(BytesIO(one))
        sheet = Image.new("RGB", (broad, tall), PAPER)
        top = (tall - picture.height) // 2 if number == len(pngs) else 0
        sheet.paste(picture.convert("RGB"), ((broad - picture.width) // 2, top))
        # Hamming keeps letters sharper than bilinear does, in the same time; Lanczos takes three times as long.
        small = sheet.resize((width, height), Image.Resampling.HAMMING)
        yield small.quantize(palette=picture, dither=Image.Dither.NONE)
