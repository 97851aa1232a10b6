"""Where every place of the shelves goes in a picture, at any scale, and the letter of each place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import groupby

from data.atheneum import BOX, SIDE_SHELVES, Compartment
from engine.atheneum.geometry import PLACES

Box = tuple[int, int, int, int]
"""Left, top, width and height."""

_MAIN = BOX.compartments[: BOX.main]
COLUMNS = max(one.column + one.width for one in _MAIN)
ROWS = max(one.row + one.levels for one in _MAIN)
_SIDE = BOX.compartments[BOX.main]
_WALLS = sorted({one.column for one in _MAIN})
_BOARDS = sorted({one.row for one in _MAIN})
_NICHE = 0.62
"""A side shelf's candle places are so wide, compared to a book's place."""


def _letters() -> dict[int, str]:
    """A letter for every place of the main shelf in reading order, a digit for those of the side shelves."""

    def order(place: int) -> tuple[bool, int, int, int]:
        at = PLACES[place]
        one = BOX.compartments[at.compartment]
        side = at.compartment >= BOX.main
        return side, at.compartment if side else 0, one.row + one.levels - at.level, one.column + at.column

    ordered = sorted(range(len(PLACES)), key=order)
    main = sum(one.width * one.levels for one in _MAIN)
    signs = [chr(ord("A") + number) for number in range(main)] + [str(number + 1) for number in range(len(PLACES))]
    return dict(zip(ordered, signs, strict=False))


LETTERS: dict[int, str] = _letters()
"""What each place is called, always the same."""


@cache
def free_run() -> tuple[int, int, int]:
    """The widest run of the main shelf that no compartment takes: row, first column, columns. Candles stand there."""
    taken = {
        (one.row + down, one.column + across)
        for one in _MAIN
        for down in range(one.levels)
        for across in range(one.width)
    }
    found = [(0, 0, 0)]
    for row in range(ROWS):
        for free, run in groupby(range(COLUMNS), lambda column, row=row: (row, column) not in taken):  # type: ignore[misc] # mypy can't see the default
            columns = list(run)
            if free:
                found.append((row, columns[0], len(columns)))
    return max(found, key=lambda one: one[2])


@dataclass(frozen=True, slots=True)
class Scale:
    """The shelves at one scale: a place's size, and how thick walls and boards are."""

    width: int
    height: int
    wall: int
    board: int
    gap: int
    """Between the main shelf and the side shelves."""

    @property
    def main_size(self) -> tuple[int, int]:
        """Width and height of the main shelf."""
        across = COLUMNS * self.width + (len(_WALLS) + 1) * self.wall
        return across, ROWS * self.height + (len(_BOARDS) + 1) * self.board

    @property
    def niche(self) -> int:
        """How wide a side shelf's candle places are."""
        return round(self.width * _NICHE)

    @property
    def side_size(self) -> tuple[int, int]:
        """Width and height of a side shelf."""
        across = _SIDE.width * self.width + self.niche + 3 * self.wall
        return across, _SIDE.levels * self.height + 2 * self.board

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of everything."""
        (main, high), (side, each) = self.main_size, self.side_size
        return main + self.gap + side, max(high, SIDE_SHELVES * each)

    @property
    def feet(self) -> tuple[int, ...]:
        """How far down each row of the main shelf reaches."""
        return tuple(self._row(row) + self.height for row in range(ROWS))

    def within(self, width: int) -> Scale:
        """The same shelves, their places narrower where all would be wider than that (AT-03: sizes are data)."""
        scale = self
        while scale.size[0] > width:
            scale = replace(scale, width=scale.width - 1)
        return scale

    def _column(self, column: int, inside: int) -> int:
        """How far right a column begins, with so many walls at its left."""
        return (1 + inside) * self.wall + column * self.width

    def _row(self, row: int) -> int:
        return self.board * (1 + sum(start < row for start in _BOARDS[1:]) + (row in _BOARDS[1:])) + row * self.height

    def side(self, number: int) -> Box:
        """The outline of a side shelf, 0 or 1."""
        across, down = self.side_size
        step = self.size[1] - SIDE_SHELVES * down
        return self.main_size[0] + self.gap, number * (down + step), across, down

    def compartment(self, index: int) -> Box:
        """The inside of a compartment."""
        one = BOX.compartments[index]
        if index >= BOX.main:
            left, top, _, _ = self.side(index - BOX.main)
            return left + self.wall, top + self.board, one.width * self.width, one.levels * self.height
        return self._inside(one)

    def _inside(self, one: Compartment) -> Box:
        left = self._column(one.column, sum(start <= one.column for start in _WALLS[1:]))
        last = one.column + one.width
        right = self._column(last, sum(start < last for start in _WALLS[1:]))
        return left, self._row(one.row), right - left, one.levels * self.height

    def place(self, number: int) -> Box:
        """A place for one book."""
        return _places(self)[number]

    def _place(self, number: int) -> Box:
        at = PLACES[number]
        left, top, width, _ = self.compartment(at.compartment)
        one = BOX.compartments[at.compartment]
        x, end = width * at.column // one.width, width * (at.column + 1) // one.width
        return left + x, top + (one.levels - 1 - at.level) * self.height, end - x, self.height

    def candle(self, number: int) -> Box:
        """A candle place: those of the main shelf first, then those of each side shelf."""
        for shelf, values in enumerate(BOX.candles):
            if number < len(values):
                return (
                    self._niche(number, len(values)) if shelf == 0 else self._side_niche(shelf - 1, number, len(values))
                )
            number -= len(values)
        raise IndexError(number)

    def _niche(self, number: int, count: int) -> Box:
        row, first, columns = free_run()
        left = self._column(first, sum(start <= first for start in _WALLS[1:]))
        right = self._column(first + columns, sum(start < first + columns for start in _WALLS[1:]))
        each = (right - left) // count
        return left + number * each, self._row(row), each, self.height

    def _side_niche(self, side: int, number: int, count: int) -> Box:
        left, top, across, down = self.side(side)
        each = (down - 2 * self.board) // count
        return left + across - self.wall - self.niche, top + self.board + number * each, self.niche, each


@lru_cache(maxsize=16)
def _places(scale: Scale) -> tuple[Box, ...]:
    """All places, which are asked for often."""
    return tuple(map(scale._place, range(len(PLACES))))  # noqa: SLF001 - of the same file
