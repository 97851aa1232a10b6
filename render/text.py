"""Text that stays within its room: clipped, wrapped or set smaller, measured in pixels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.fonts import font
from render.palette import SMOOTH
from render.theme import INK, TEXT, Colour

_UNSEEN = {ord(sign): None for sign in "\u200b\u200e\u200f\u2066\u2067\u2068\u2069\ufeff"}
"""Signs that only steer the direction of text: typefaces draw a box for them."""


@lru_cache(maxsize=4096)
def width(text: str, face: str, size: int) -> int:
    """How wide a line is, in pixels."""
    return round(font(face, size).getlength(text.translate(_UNSEEN)))


@lru_cache(maxsize=1024)
def clip(text: str, face: str, size: int, room: int) -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    if width(text, face, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        fits = width(text[:middle].rstrip() + "…", face, size) <= room
        low, high = (middle, high) if fits else (low, middle - 1)
    return text[:low].rstrip() + "…" if low else ""


def shrink(text: str, faces: Sequence[str], size: int, room: int, least: int = TEXT) -> tuple[str, str, int]:
    """Text, face and size with which it fits: first smaller in the first face, then the next; then clipped."""
    for face in faces:
        for trial in range(size, least - 1, -1):
            if width(text, face, trial) <= room:
                return text, face, trial
    return clip(text, faces[-1], least, room), faces[-1], least


@lru_cache(maxsize=1024)
def wrap(text: str, face: str, size: int, room: int, most: int) -> tuple[str, ...]:
    """The text in at most so many lines; the last is clipped."""
    lines: list[str] = []
    words = text.split(" ")  # and not at spaces that must not break
    while words and len(lines) < most - 1:
        count = 1
        while count < len(words) and width(" ".join(words[: count + 1]), face, size) <= room:
            count += 1
        lines.append(clip(" ".join(words[:count]), face, size, room))
        words = words[count:]
    return (*lines, clip(" ".join(words), face, size, room)) if words else tuple(lines)


@lru_cache(maxsize=1024)
def _label(text: str, face: str, size: int, anchor: str) -> tuple[Image.Image, int, int]:
    """The line as a mask, and where its left upper corner is, seen from the anchor.

    Kept, because a typeface with adjustable weight takes long to draw.
    """
    text = text.translate(_UNSEEN)
    left, top, right, bottom = (round(edge) for edge in font(face, size).getbbox(text, anchor=anchor))
    mask = Image.new("L", (max(1, right - left + 1), max(1, bottom - top + 1)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font(face, size), anchor=anchor)
    return mask.point(SMOOTH), left, top


def write(
    pen: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    face: str,
    size: int,
    *,
    ink: Colour = INK,
    anchor: str = "ls",
) -> None:
    """Write one line; `anchor` is Pillow's: left, middle or right, then baseline or middle."""
    mask, left, top = _label(text, face, size, anchor)
    pen.bitmap((round(at[0]) + left, round(at[1]) + top), mask, fill=ink)
