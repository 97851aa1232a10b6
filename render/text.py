"""Text that stays within its room: clipped, wrapped or set smaller, measured in pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from render.fonts import font
from render.names import number_of
from render.palette import SMOOTH
from render.runs import runs
from render.theme import INK, TEXT, Colour

_BEFORE = {"l": 0.0, "m": 0.5, "r": 1.0}
"""How much of a line is left of its anchor."""


@lru_cache(maxsize=4096)
def width(text: str, face: str, size: int) -> int:
    """How wide a line is, in pixels."""
    return round(sum(font(face, size, family).getlength(part) for family, part in runs(text, face)))


@lru_cache(maxsize=1024)
def clip(text: str, face: str, size: int, room: int) -> str:
    """The text, or as much of it as fits, with an ellipsis; a number at its end stays, for it tells names apart."""
    if width(text, face, size) <= room:
        return text
    number = number_of(text)
    low, high = 0, len(text) - len(number)
    while low < high:
        middle = (low + high + 1) // 2
        fits = width(text[:middle].rstrip() + "…" + number, face, size) <= room
        low, high = (middle, high) if fits else (low, middle - 1)
    return text[:low].rstrip() + "…" + number if low else ""


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
    parts = list(_placed(text, face, size, anchor))
    left, top, right, bottom = zip(*map(_box, parts), strict=True)
    mask = Image.new("L", (max(1, max(right) - min(left) + 1), max(1, max(bottom) - min(top) + 1)))
    for part in parts:
        at = (part.x - min(left), part.y - min(top))
        ImageDraw.Draw(mask).text(at, part.text, fill=255, font=part.made, anchor=part.anchor)
    return mask.point(SMOOTH), min(left), min(top)


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a line in one typeface, and where it stands, seen from the line's anchor."""

    text: str
    made: ImageFont.FreeTypeFont
    x: int
    y: int
    anchor: str


def _box(part: _Part) -> tuple[int, int, int, int]:
    left, top, right, bottom = (round(edge) for edge in part.made.getbbox(part.text, anchor=part.anchor))
    return part.x + left, part.y + top, part.x + right, part.y + bottom


def _placed(text: str, face: str, size: int, anchor: str) -> Iterator[_Part]:
    """The parts of a line: one in the face itself as Pillow places it, others beside each other on its base line."""
    parts = runs(text, face)
    if len(parts) == 1 and not parts[0][0]:
        yield _Part(parts[0][1], font(face, size), 0, 0, anchor)
        return
    x, y = -_BEFORE[anchor[0]] * width(text, face, size), _drop(face, size, anchor)
    for family, part in parts:
        made = font(face, size, family)
        yield _Part(part, made, round(x), y, "ls")
        x += made.getlength(part)


def _drop(face: str, size: int, anchor: str) -> int:
    """How far the base line of a face is below an anchor."""
    tops = [font(face, size).getbbox("x", anchor="l" + line)[1] for line in (anchor[1], "s")]
    return round(tops[0] - tops[1])


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
