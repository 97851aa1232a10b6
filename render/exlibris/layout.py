"""Where each place of a shelf goes in its picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from render.exlibris.frame import BOARD, GUTTER
from render.theme import WIDE

Cell = tuple[int, int]
Place = tuple[str, Cell]
HEAD = 84
BETWEEN = 16
"""Room between two bays."""
_MOST = 8
"""The most columns side by side; a longer shelf goes on in a further bay below."""
_FEWEST = 4
_ROWS = 3
_WIDEST, _PLAIN = 182, 150
"""How wide a card is at most, with spines and without."""
_SPACE = 4
_BESIDE = 6
"""The least room at both sides of a bay."""
SPINES_FROM = 180
"""Cards of this width show their books' spines; narrower ones only emblems, which are large instead."""
TALL = 196
"""The least height of a card that shows spines; long titles need more."""
LABEL = 40
"""The height of a card's label."""
_END = 22
"""The width of a shelf's right side."""


def place_letters(cells: Iterable[Cell]) -> tuple[Place, ...]:
    """Each cell once, with its letter, in reading order: A to Z, then AA, AB ..."""
    return tuple((_letters(number), cell) for number, cell in enumerate(sorted(set(cells))))


def _letters(number: int) -> str:
    last = chr(ord("A") + number % 26)
    return last if number < 26 else _letters(number // 26 - 1) + last


def emblem_size(width: int) -> int:
    """How large the emblems of a card are that shows no spines: two side by side."""
    return (width - 12) // 2


@dataclass(frozen=True, slots=True)
class Layout:
    """Which cells are drawn, in how many bays, and how large."""

    top: int
    left: int
    rows: int
    each: int
    """Columns in a bay."""
    bays: int
    width: int
    """Of one card."""
    height: int
    """Of one card."""

    @property
    def bay_width(self) -> int:
        return GUTTER + _SPACE + self.each * (self.width + _SPACE) + _END

    @property
    def bay_height(self) -> int:
        return self.rows * (self.height + BOARD) + BOARD

    @property
    def margin(self) -> int:
        """Where a bay begins, so that it stands in the middle."""
        return (WIDE - self.bay_width) // 2

    def bay_top(self, number: int) -> int:
        return HEAD + number * (self.bay_height + BETWEEN)

    def at(self, cell: Cell) -> Cell:
        """The left upper corner of a cell in the picture."""
        number, column = divmod(cell[1] - self.left, self.each)
        x = self.margin + GUTTER + _SPACE + column * (self.width + _SPACE)
        return x, self.bay_top(number) + BOARD + (cell[0] - self.top) * (self.height + BOARD)


def layout(cells: Iterable[Cell], tall: Callable[[int], int] = lambda _width: TALL) -> Layout:
    """The smallest shelf of at least three rows and four columns that holds all cells.

    `tall` tells how high cards of a width must be for their titles, where they show any.
    """
    rows, columns = zip(*(list(cells) or [(0, 0)]), strict=True)
    bottom, left = max(rows), min(columns)
    top = min(*rows, bottom - _ROWS + 1)
    span = max(columns) - left + 1
    if span < _FEWEST:
        left, span = left - (_FEWEST - span) // 2, _FEWEST
    bays = -(-span // _MOST)
    each = -(-span // bays)
    width = min(_WIDEST, (WIDE - 2 * _BESIDE - GUTTER - _SPACE - _END) // each - _SPACE)
    if bays > 1 or width < SPINES_FROM:
        width = min(width, _PLAIN)
        height = LABEL + 2 * emblem_size(width) + 14
    else:
        height = tall(width)
    return Layout(top, left, bottom - top + 1, each, bays, width, height)
