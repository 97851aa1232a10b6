"""Where everything goes in a picture, without looking at pixels: each line of text and each sprite, by canvas."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from PIL import Image

from render import text
from render.canvas import Canvas
from render.kept import PARTS
from render.panel import Panel

At = tuple[float, float]
Box = tuple[int, int, int, int]
"""Left, top, right and bottom."""
KEPT = {"render.fonts", "render.names", "render.palette", "render.text"}
"""Modules whose caches hold no part of a picture."""


@dataclass
class Line:
    """A line of text on a canvas."""

    words: str
    size: int
    box: Box


@dataclass
class Sheet:
    """One canvas or panel, with what was put on it."""

    size: tuple[int, int]
    lines: list[Line] = field(default_factory=list)
    sprites: list[Box] = field(default_factory=list)


def forget() -> None:
    """Empty the caches that hold parts of pictures, so that all of it is drawn anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith("render.") and name not in KEPT:
            for found in vars(module).values():
                if hasattr(found, "cache_clear") and getattr(found, "__module__", "") == name:
                    found.cache_clear()
    PARTS.clear()


def _line(at: tuple[float, float], words: str, face: str, size: int, anchor: str) -> Line:
    mask, left, top = text._label(words, face, size, anchor)
    x, y = round(at[0]) + left, round(at[1]) + top
    ink = mask.getbbox() or (0, 0, 0, 0)
    return Line(words, size, (x + ink[0], y + ink[1], x + ink[2], y + ink[3]))


@contextmanager
def recorded() -> Iterator[list[Sheet]]:
    """Draw anew inside, and find every canvas and panel with its lines and sprites in what is given."""
    sheets: dict[int, Sheet] = {}
    kept: list[object] = []  # so that no number stands for two canvases
    write, put, begin = text.write, Canvas.put, Canvas.__init__
    lay, found_room = Panel.lay, Panel.__init__

    def writing(image: Image.Image, at: tuple[float, float], words: str, face: str, size: int, **how: Any) -> None:
        if id(image) in sheets and words.strip():
            sheets[id(image)].lines.append(_line(at, words, face, size, how.get("anchor", "ls")))
        write(image, at, words, face, size, **how)

    def putting(canvas: Canvas, sprite: Image.Image, at: tuple[int, int]) -> None:
        sheets[id(canvas.image)].sprites.append((*at, at[0] + sprite.width, at[1] + sprite.height))
        put(canvas, sprite, at)

    def beginning(canvas: Canvas, *size: Any) -> None:
        begin(canvas, *size)
        kept.append(canvas.image)
        sheets[id(canvas.image)] = Sheet((canvas.width, canvas.height))

    def laying(panel: Panel, part: Image.Image, at: tuple[int, int], radius: int = 0) -> None:
        sheets[id(panel)].sprites.append((*at, at[0] + part.width, at[1] + part.height))
        lay(panel, part, at, radius)

    def finding_room(panel: Panel, *size: Any) -> None:
        found_room(panel, *size)
        kept.append(panel)
        sheets[id(panel)] = Sheet((panel.width, panel.height))

    found: list[Sheet] = []
    forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text, "write", writing)
        patch.setattr(Canvas, "put", putting)
        patch.setattr(Canvas, "__init__", beginning)
        patch.setattr(Panel, "lay", laying)
        patch.setattr(Panel, "__init__", finding_room)
        yield found
    found += sheets.values()
    forget()


def sheets_of(draw: Callable[[], object]) -> list[Sheet]:
    """Every canvas that some drawing needs."""
    with recorded() as found:
        draw()
    return found


def inside(box: Box, size: tuple[int, int], slack: int = 0) -> bool:
    left, top, right, bottom = box
    return left >= -slack and top >= -slack and right <= size[0] + slack and bottom <= size[1] + slack


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
