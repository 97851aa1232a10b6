"""The geometry of a shelf: where cards may go, and what may leave (EL-20 to EL-24, EL-43, EL-78, EL-92)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TypeAlias

from engine.exlibris.state import NOTHING, ROWS, Cell, Shelf

FreeRow: TypeAlias = tuple[int, int, int]
"""A row, the column of its lowest bit, and a bit for each of its places where one more card may go."""
_KEPT = 1 << 12
"""For so many rows their places are kept."""
STEPS: dict[str, Cell] = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


class Plan:
    """A shelf's places as the bits of one number, row by row, with room to slide at both ends of each row."""

    def __init__(self, cells: Collection[Cell]) -> None:
        columns = [column for _, column in cells]
        self._top = min([row for row, _ in cells], default=0)
        width = max(columns, default=0) - min(columns, default=0) + 2
        self._left = min(columns, default=0) - width
        self._stride = 3 * width
        self.mask = sum([self.bit(cell) for cell in cells])

    def bit(self, cell: Cell) -> int:
        """The bit of a place."""
        return 1 << (cell[0] - self._top) * self._stride + cell[1] - self._left

    def whole(self, mask: int | None = None) -> bool:
        """Tell whether the places of a mask form one connected group: spread from one of them until it ends (EL-21)."""
        mask = self.mask if mask is None else mask
        stride = self._stride
        spread, before = mask & -mask, 0
        while spread != before:
            before = spread
            spread = (spread | spread << 1 | spread >> 1 | spread << stride | spread >> stride) & mask
        return spread == mask


def connected(cells: Collection[Cell]) -> bool:
    """Tell whether places form one orthogonally connected group (EL-21); none and one do."""
    return len(cells) < 2 or Plan(cells).whole()


def lawful(cells: Collection[Cell]) -> bool:
    """Tell whether places make a lawful shelf: at most three rows, one group (EL-20, EL-21)."""
    rows = [row for row, _ in cells]
    return not rows or (max(rows) - min(rows) < ROWS and connected(cells))


def free_cells(shelf: Shelf) -> list[Cell]:
    """Every place where one more card may go, top row first, left to right (EL-20)."""
    found: list[Cell] = []
    for row in free_rows(shelf):
        found += cells_of(*row)
    return found


def free_rows(shelf: Shelf) -> list[FreeRow]:
    """The same row by row: an empty place beside, above or below a card, where the rows stay three (EL-20, EL-21)."""
    if not shelf:
        return [(0, 0, 1)]
    left = min([column for _, column in shelf]) - 1
    rows: dict[int, int] = {}
    for row, column in shelf:
        rows[row] = rows.get(row, 0) | 1 << column - left
    found = []
    first = max(rows) - ROWS + 1
    above, taken = 0, rows.get(first, 0)
    for row in range(first, min(rows) + ROWS):
        below = rows.get(row + 1, 0)
        found.append((row, left, (taken << 1 | taken >> 1 | above | below) & ~taken))
        above, taken = taken, below
    return found


@lru_cache(_KEPT)
def cells_of(row: int, left: int, bits: int) -> tuple[Cell, ...]:
    """The places of a row, left to right."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append((row, left + lowest.bit_length() - 1))
        bits ^= lowest
    return tuple(found)


def mending_cells(shelf: Shelf) -> list[Cell]:
    """Every place where a lifted card may go again, even where lifting it split the shelf (EL-68)."""
    if connected(shelf):
        return free_cells(shelf)
    return [cell for cell in free_cells(shelf) if lawful([*shelf, cell])]


def removable(shelf: Shelf) -> list[Cell]:
    """The places whose top card may leave alone without splitting the shelf (EL-22)."""
    plan = Plan(shelf)
    return [cell for cell in sorted(shelf) if shelf[cell].under != NOTHING or plan.whole(plan.mask & ~plan.bit(cell))]


def stays_whole(shelf: Shelf, leaving: Collection[Cell]) -> bool:
    """Tell whether the shelf is still one group once the top cards of some places have left (EL-22)."""
    return connected([cell for cell, stack in shelf.items() if stack.under != NOTHING or cell not in leaving])


def size(shelf: Shelf) -> int:
    """How many cards stand on a shelf; face-down and entombed ones count (EL-37)."""
    return len(shelf) + sum([stack.under != NOTHING for stack in shelf.values()])


def stability(cells: Iterable[Cell]) -> int:
    """The points for the largest full rectangle on the lowest occupied row, 2 by 2 or more (EL-43)."""
    occupied = set(cells)
    if not occupied:
        return 0
    base = max(row for row, _ in occupied)
    best = 0
    for height in range(2, ROWS + 1):
        columns = [
            column
            for row, column in occupied
            if row == base and all((base - up, column) in occupied for up in range(height))
        ]
        width = longest_run(columns)
        if width >= 2:
            best = max(best, height * width)
    return best


def longest_run(columns: Iterable[int]) -> int:
    """The length of the longest run of consecutive numbers."""
    present = set(columns)
    longest = 0
    for column in present:
        if column - 1 not in present:
            end = column
            while end in present:
                end += 1
            longest = max(longest, end - column)
    return longest


def runs(shelf: Shelf) -> list[tuple[int, int, int]]:
    """The unbroken runs of cards: row, first column and last column of each."""
    found: list[tuple[int, int, int]] = []
    for row, column in sorted(shelf):
        if found and found[-1][0] == row and found[-1][2] == column - 1:
            found[-1] = (row, found[-1][1], column)
        else:
            found.append((row, column, column))
    return found


def slides(shelf: Shelf) -> list[tuple[int, int, int, int]]:
    """Every slide (EL-78): row, first and last column of the cards that slide, columns to the right (left < 0)."""
    found: list[tuple[int, int, int, int]] = []
    plan = Plan(shelf)
    for row, first, last in runs(shelf):
        for column in range(first, last + 1):
            found += _slides_of(plan, row, first, column, -1)
            found += _slides_of(plan, row, column, last, 1)
    return found


def _slides_of(plan: Plan, row: int, first: int, last: int, way: int) -> list[tuple[int, int, int, int]]:
    """The slides of one piece of a run one way, as far as nothing is in the way and nothing splits."""
    moving = sum(plan.bit((row, column)) for column in range(first, last + 1))
    rest = plan.mask & ~moving
    found: list[tuple[int, int, int, int]] = []
    steps = way if rest else 0
    while steps:
        moving = moving << 1 if way > 0 else moving >> 1
        if moving & rest or not plan.whole(moving | rest):
            break
        found.append((row, first, last, steps))
        steps += way
    return found


def shift_cells(shelf: Shelf, group: Collection[Cell], direction: str) -> list[Cell] | None:
    """The emptied places that a new card may fill once a group is shifted by one space (EL-92).

    None where the group overlaps other cards; an empty list where no emptied place makes a lawful shelf.
    """
    down, right = STEPS[direction]
    moved = {(row + down, column + right) for row, column in group}
    staying = [cell for cell in shelf if cell not in group]
    if any(cell in moved for cell in staying):
        return None
    emptied = sorted(cell for cell in group if cell not in moved)
    return [cell for cell in emptied if lawful([*staying, *moved, cell])]


def shift(shelf: Shelf, group: Collection[Cell], direction: str) -> None:
    """Shift a group of stacks by one space, in place (EL-92)."""
    down, right = STEPS[direction]
    stacks = {cell: shelf.pop(cell) for cell in sorted(group)}
    for (row, column), stack in stacks.items():
        shelf[row + down, column + right] = stack


def chain(shelf: Shelf, cell: Cell, direction: str) -> list[Cell]:
    """The fewest cards to shift so that a card's place becomes empty: it and those it pushes (EL-92)."""
    down, right = STEPS[direction]
    group = []
    while cell in shelf:
        group.append(cell)
        cell = (cell[0] + down, cell[1] + right)
    return group
