"""A plan for one's shelf: a frame of three rows to be filled in alphabetical order, and what each place is worth.

The plan keeps the best row of shelved cards that stand in alphabetical order. Between two of them lies a gap: some
empty places of the frame, and some cards that may yet come. A card is best put where both are split evenly.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import fsum, log1p
from typing import NamedTuple

from engine.exlibris.advice.outlook import CARDS, Outlook
from engine.exlibris.shelf import free_cells
from engine.exlibris.state import NOTHING, ROWS, Cell, Shelf

_FRAME = 0.6
"""What filling a place of the frame is worth."""
_FULL = 12.0
"""With so many shelvings to come the present rectangle says little about the last one."""

_KEPT = 1 << 8
"""So many plans are kept."""
_FRAMES = 1 << 10
"""So many frames."""


class Spot(NamedTuple):
    """A free place of a shelf, as a plan sees it."""

    place: int
    """How many kept cards come before it."""
    before: int
    """The rank of the kept card before it."""
    after: int
    """The rank of the kept card after it."""
    left: int
    """How many open places of the frame lie between the kept card before it and itself."""
    right: int
    """How many open places of the frame lie between itself and the kept card after it."""
    room: float
    """What the gap is worth while the place is free."""
    shape: float
    """What filling it does for the frame and for stability."""
    fallen: float
    """How the room in the gap changes by a card that will lie face down there."""


class Plan:
    """What a shelf is worth, and what it gains by each card at each place."""

    def __init__(self, shelf: Shelf, outlook: Outlook) -> None:
        self.shelf = shelf
        self.outlook = outlook
        self.chain = best_chain(shelf, outlook.worth)
        """The places of the cards that are to stay face up."""
        self.ranks = [shelf[cell].card for cell in self.chain]
        self._limits = [*pairwise([NOTHING, *self.ranks, CARDS])]
        """The ranks of the kept cards around each gap."""
        self._sums = [0.0, *accumulate(outlook.worth[card] for card in self.ranks)]
        self._late = max(0.25, 1.0 - outlook.left / _FULL)
        self._rows = _bits_of(shelf)
        self._stable = _firmness(self._rows)
        self._spots: dict[Cell, Spot] = {}
        self._best: dict[int, tuple[float, Cell]] = {}
        self._free = free_cells(shelf)
        self._open = self._best_frame()
        self._gaps = self._gaps_in(self._open)

    @property
    def value(self) -> float:
        """The points that the shelf promises."""
        return fsum(self.outlook.worth[card] for card in self.ranks) + self.form

    @property
    def form(self) -> float:
        """The points that its form promises, whatever its books: open places, and a firm rectangle."""
        return self._promise(self._open) + self._late * self._stable

    def best(self, card: int) -> tuple[float, Cell]:
        """What shelving a card gains at its best place, and that place."""
        found = self._best.get(card)
        if found is None:
            order = bisect_left(self.ranks, card)
            found = self._best[card] = max([(self._gain(card, order, self.spot(cell)), cell) for cell in self._free])
        return found

    def gain(self, card: int, cell: Cell) -> float:
        """What shelving a card at a free place gains."""
        return self._gain(card, bisect_left(self.ranks, card), self.spot(cell))

    def _gain(self, card: int, order: int, spot: Spot) -> float:
        """The same of a card before which so many kept ones come in order."""
        worth = self.outlook.worth[card]
        if order == spot.place:
            return worth + spot.shape + self._split(spot, card)
        instead = worth - abs(self._sums[order] - self._sums[spot.place])
        return spot.shape + max(spot.fallen, instead)

    def gain_at(self, card: int, cell: Cell) -> float:
        """What it gains that a card takes the place of the one that lies face up there."""
        place = bisect_left(self.chain, cell)
        kept = place < len(self.chain) and self.chain[place] == cell
        before = self.ranks[place - 1] if place else NOTHING
        follower = place + 1 if kept else place
        after = self.ranks[follower] if follower < len(self.ranks) else CARDS
        worth = self.outlook.worth
        new = max(0.0, worth[card]) if before < card < after else 0.0
        return new - (worth[self.ranks[place]] if kept else 0.0)

    def opened(self, place: int, cell: Cell, *, after: bool) -> list[Cell]:
        """The frame's open places of a gap that a free place splits: those after it, or those before it."""
        first, end = self._gaps[place]
        return [other for other in self._open[first:end] if (other > cell if after else other < cell)]

    def _gaps_in(self, opened: list[Cell]) -> list[tuple[int, int]]:
        """The first and past the last of each gap's places among a frame's open ones."""
        return [*pairwise([0, *[bisect_left(opened, cell) for cell in self.chain], len(opened)])]

    def spot(self, cell: Cell) -> Spot:
        """What there is to know about a free place."""
        found = self._spots.get(cell)
        if found is None:
            found = self._spots[cell] = self._survey(cell)
        return found

    def _survey(self, cell: Cell) -> Spot:
        """Work out what there is to know about a free place."""
        place = bisect_left(self.chain, cell)
        first, end = self._gaps[place]
        middle = bisect_left(self._open, cell)
        framed = middle < end and self._open[middle] == cell
        shape = self._late * (_firmness(_with(self._rows, cell)) - self._stable) + _FRAME * framed
        before, after = self._limits[place]
        room = self._room(end - first, before, after)
        less = self._room(end - first - framed, before, after)
        return Spot(place, before, after, middle - first, end - middle - framed, room, shape, less - room)

    def _split(self, spot: Spot, card: int) -> float:
        """How the room in a gap changes by a card that splits it."""
        parts = self._room(spot.left, spot.before, card) + self._room(spot.right, card, spot.after)
        return parts - spot.room

    def _room(self, places: int, before: int, after: int) -> float:
        """What some empty places are worth to the cards between two ranks."""
        if places <= 0:
            return 0.0
        supply = self.outlook.supply
        return self.outlook.room * places * log1p((supply[after] - supply[before + 1]) / places)

    def _best_frame(self) -> list[Cell]:
        """The open places of the frame that promises most."""
        return max(frames(self.shelf, self.outlook.size), key=self._promise)

    def _promise(self, opened: list[Cell]) -> float:
        """What a frame's open places promise; the fewer are left, the more are filled."""
        gaps = zip(self._gaps_in(opened), self._limits, strict=True)
        rooms = [self._room(end - first, before, after) for (first, end), (before, after) in gaps if first < end]
        return fsum(rooms) - _FRAME * len(opened)


_plans: dict[Hashable, Plan] = {}


def plan_of(shelf: Shelf, outlook: Outlook) -> Plan:
    """Plan for a shelf; whoever looks ahead comes to the same shelf in the same outlook again and again."""
    stacks = tuple([(cell, stack.card, stack.face_up, stack.under) for cell, stack in shelf.items()])
    key = (stacks, outlook.alike)
    plan = _plans.get(key)
    if plan is None:
        if len(_plans) >= _KEPT:
            _plans.clear()
        plan = _plans[key] = Plan(shelf, outlook)
    return plan


def frames(shelf: Shelf, size: float) -> list[list[Cell]]:
    """The open places of every frame around a shelf, for as many cards as it will hold."""
    width = max(2, round(size / ROWS))
    if not shelf:
        return [_open_in(shelf, 0, -column, width) for column in range(width)]
    top, bottom = min(shelf)[0], max(shelf)[0]
    columns = [column for _, column in shelf]
    spare = max(columns) - min(columns) + 1 - width
    first, last = min(columns) + min(0, spare), min(columns) + max(0, spare)
    return [
        _open_in(shelf, row, column, width)
        for row in range(bottom - ROWS + 1, top + 1)
        for column in range(first, last + 1)
    ]


def _open_in(shelf: Shelf, top: int, left: int, width: int) -> list[Cell]:
    return [cell for cell in _frame(top, left, width) if cell not in shelf]


@lru_cache(_FRAMES)
def _frame(top: int, left: int, width: int) -> tuple[Cell, ...]:
    return tuple([(row, column) for row in range(top, top + ROWS) for column in range(left, left + width)])


def best_chain(shelf: Shelf, worth: Sequence[float]) -> list[Cell]:
    """The places of the shelved cards that are worth most in alphabetical order (EL-41)."""
    chains: list[tuple[float, int, list[Cell]]] = [(0.0, NOTHING, [])]
    for cell in sorted(shelf):
        if shelf[cell].face_up:
            card = shelf[cell].card
            before = max([chain for chain in chains if chain[1] < card])
            chains.append((before[0] + max(0.01, worth[card]), card, [*before[2], cell]))
    return max(chains)[2]


def chain_worth(shelf: Shelf, worth: Sequence[float]) -> float:
    """What the best row of shelved cards in alphabetical order is worth."""
    return fsum(worth[shelf[cell].card] for cell in best_chain(shelf, worth))


def stability(cells: Iterable[Cell]) -> int:
    """The points of `engine.exlibris.shelf.stability`, found faster (EL-43): a row is a number's bits."""
    return _firmness(_bits_of(cells))


def _bits_of(cells: Iterable[Cell]) -> dict[int, int]:
    """Each row's places as bits."""
    rows: dict[int, int] = {}
    for row, column in cells:
        rows[row] = rows.get(row, 0) | 1 << (column + 64)
    return rows


def _with(rows: dict[int, int], cell: Cell) -> dict[int, int]:
    """The same with one place more."""
    row, column = cell
    return {**rows, row: rows.get(row, 0) | 1 << (column + 64)}


def _firmness(rows: dict[int, int]) -> int:
    base = max(rows, default=0)
    two = rows.get(base, 0) & rows.get(base - 1, 0)
    points = (2 * _longest(two), 3 * _longest(two & rows.get(base - 2, 0)))
    return max((score for score in points if score > 3), default=0)


def _longest(bits: int) -> int:
    length = 0
    while bits:
        bits &= bits >> 1
        length += 1
    return length
