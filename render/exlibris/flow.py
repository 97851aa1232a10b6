"""Small pictures set in lines, like words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.canvas import Canvas

SPACE = 5
_BETWEEN = 10
Groups = Sequence[Sequence[Image.Image]]


@dataclass(frozen=True, slots=True)
class Flow:
    """Where each picture goes, and how high all of it is."""

    placed: tuple[tuple[Image.Image, int, int], ...]
    height: int

    @property
    def width(self) -> int:
        """How far right the pictures reach."""
        return max((x + sprite.width for sprite, x, _ in self.placed), default=0)

    def paint(self, canvas: Canvas, left: int, top: int) -> None:
        """Put all pictures on a canvas."""
        for sprite, x, y in self.placed:
            canvas.put(sprite, (left + x, top + y))


def _width(group: Sequence[Image.Image]) -> int:
    return sum(sprite.width + SPACE for sprite in group) - SPACE


def line_width(groups: Groups) -> int:
    """How wide all groups are in one line."""
    full = [_width(group) for group in groups if group]
    return sum(full) + _BETWEEN * (len(full) - 1)


def _line(sprites: Sequence[Image.Image], top: int, left: int = 0) -> list[tuple[Image.Image, int, int]]:
    """One line; all stand on its foot."""
    high, x, placed = max(sprite.height for sprite in sprites), left, []
    for sprite in sprites:
        placed.append((sprite, x, top + high - sprite.height))
        x += sprite.width + SPACE
    return placed


def _broken(group: Sequence[Image.Image], room: int) -> list[list[Image.Image]]:
    lines: list[list[Image.Image]] = []
    for sprite in group:
        if lines and _width([*lines[-1], sprite]) <= room:
            lines[-1].append(sprite)
        else:
            lines.append([sprite])
    return lines


def flow(groups: Groups, room: int) -> Flow:
    """Set groups of pictures: all in one line if they fit, else each group on lines of its own."""
    full = [group for group in groups if group]
    if not full:
        return Flow((), 0)
    if line_width(full) <= room:
        return _side_by_side(full)
    placed: list[tuple[Image.Image, int, int]] = []
    top = 0
    for line in (line for group in full for line in _broken(group, room)):
        placed += _line(line, top)
        top += max(sprite.height for sprite in line) + SPACE
    return Flow(tuple(placed), top - SPACE)


def _side_by_side(groups: Groups) -> Flow:
    high = max(sprite.height for group in groups for sprite in group)
    placed: list[tuple[Image.Image, int, int]] = []
    left = 0
    for group in groups:
        lower = high - max(sprite.height for sprite in group)
        placed += _line(group, lower, left)
        left += _width(group) + _BETWEEN
    return Flow(tuple(placed), high)
