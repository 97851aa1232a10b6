"""Text that stays within its room: clipped, wrapped or set smaller, measured in pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PIL import Image

from render.fonts import font
from render.letters import length, letter
from render.names import number_of
from render.palette import SMOOTH
from render.runs import runs
from render.theme import INK, TEXT, Colour


@lru_cache(maxsize=2048)
def width(text: str, face: str, size: int) -> int:
    """How wide a line is, in pixels."""
    return round(sum(length(part, face, size, family) for family, part in runs(text, face)))


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


@lru_cache(maxsize=1024)
def shrink(text: str, faces: tuple[str, ...], size: int, room: int, least: int = TEXT) -> tuple[str, str, int]:
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


@lru_cache(maxsize=256)
def _label(text: str, face: str, size: int, anchor: str) -> tuple[Image.Image, int, int]:
    """The line as a mask, and where its left upper corner is, seen from the anchor."""
    placed = _placed(text, face, size, anchor)
    if not placed:
        return Image.new("L", (1, 1)), 0, 0
    x, y = min(one[0] for one in placed), min(one[1] for one in placed)
    wide, high = max(one[2] for one in placed) - x, max(one[3] for one in placed) - y
    mask = Image.new("L", (wide, high))
    paste = mask.im.paste
    for left, top, right, bottom, sign in placed:  # as Image.paste does in the end, in a tenth of the time
        paste(255, (left - x, top - y, right - x, bottom - y), sign)
    mask.im = mask.im.point(SMOOTH, "L")
    return mask, x, y


def _placed(text: str, face: str, size: int, anchor: str) -> list[tuple[int, int, int, int, Any]]:
    """The letters of a line that are seen: the box of each from the anchor, and its mask."""
    pen, down = _begin(text, face, size, anchor[0]), _drop(face, size, anchor)
    found = list[tuple[int, int, int, int, Any]]()
    for family, part in runs(text, face):
        for sign in part:
            one = letter(sign, face, size, family)
            if one.mask is not None:
                x, y = round(pen) + one.left, down + one.top
                found.append((x, y, x + one.wide, y + one.high, one.mask))
            pen += one.advance
    return found


def _begin(text: str, face: str, size: int, anchor: str) -> float:
    """Where a line begins, seen from its anchor; half of an odd width is rounded as Pillow does."""
    if anchor == "l":
        return 0
    whole = sum(length(part, face, size, family) for family, part in runs(text, face))
    return -((whole + 1) // 2 if anchor == "m" else whole)


@lru_cache(maxsize=64)
def _drop(face: str, size: int, anchor: str) -> int:
    """How far the base line of a face is below an anchor."""
    tops = [font(face, size).getbbox("x", anchor="l" + line)[1] for line in (anchor[1], "s")]
    return round(tops[0] - tops[1])


def write(
    image: Image.Image,
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
    x, y, (wide, high) = round(at[0]) + left, round(at[1]) + top, mask.size
    image.im.paste(ink, (x, y, x + wide, y + high), mask.im)
