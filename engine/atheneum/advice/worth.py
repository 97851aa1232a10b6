"""What shelves are worth to a seat: points they bring now, and points they promise."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache, lru_cache, reduce
from math import fsum
from operator import or_
from typing import NamedTuple, Self

from data.atheneum import BOX
from engine.atheneum.advice.shelves import FILLED, WIDTH, shelves_of
from engine.atheneum.geometry import COMPARTMENTS, OWNED, beside_or_stacked
from engine.atheneum.patterns import WAYS, Cells
from engine.atheneum.reading import desk_of, own
from engine.atheneum.state import COLOURS, ROUNDS, Desk
from engine.atheneum.view import View

_BOOK = 0.15
"""A book for its own sake: it may come in useful."""
_SPIDER = 3.0
_WAND = 1.2
_ALONE = 0.4
"""A favourite book that has no other beside it yet."""
_WRONG = 0.6
"""How much a place filled with a wrong colour sets a pattern back."""
_KEPT = 1 << 12
"""For so many fillings what stands of an objective's parts is kept. Eight times as many were 7 MB, and were found again
in one case of a hundred more."""
_ALIKE = 1 << 5
"""So many notes are kept: one who looks ahead values the same shelves again and again."""
_PROMISE = (0.3, 0.5, 0.55, 0.6)
"""What part of its points an objective promises that leaves after this round, the next, and so on."""


class Parts(NamedTuple):
    """What shelves are worth, part by part."""

    favourites: float
    compartments: float
    objectives: float
    books: float


class Wants(NamedTuple):
    """What one wishes to be seen on shelves."""

    each: tuple[tuple[int, float, float], ...]
    """The open objectives that are not claimed, with their points, and what part of these they promise."""
    looks: int
    """Where they look."""
    found: dict[int, float]
    """What all of them are worth, by what stands there."""


@lru_cache(_ALIKE)
def _wants(left: int, row: tuple[int, ...], claimed: tuple[int, ...], *alike: Hashable) -> Wants:
    """What they wish who value objectives alike."""
    each = [
        (objective, _points(objective), _PROMISE[min(len(row) - 1 - place, left)])
        for place, objective in enumerate(row)
        if objective not in claimed
    ]
    return Wants(tuple(each), reduce(or_, [_WANTED[objective].looks for objective, _, _ in each], 0), {})


def _points(objective: int) -> float:
    card = BOX.objectives[objective]
    return card.points + (_WAND if card.wand else 0.0)


class Notes(NamedTuple):
    """What has been found of shelves, for all who value them alike."""

    known: dict[int, float]
    """What shelves are worth."""
    filled: dict[int, float]
    """What all compartments are worth, by the places that are filled: a place may be tried with each colour."""
    compartments: tuple[tuple[int, tuple[float, ...]], ...]
    """The places of each compartment, and what it is worth by how many of them are empty."""


@lru_cache(_ALIKE)
def _notes(left: int, sides: int, spiders: int, *alike: Hashable) -> Notes:
    """The notes of those in whose eyes all is alike on which the worth of shelves hangs beside the books."""
    owned = COMPARTMENTS[: BOX.main + sides]
    return Notes({}, {}, tuple([(one, _values(index, spiders >> index & 1, left)) for index, one in enumerate(owned)]))


class Worth:
    """How a seat values shelves in this round."""

    def __init__(self, seats: int, round_: int, row: Sequence[int], desk: Desk, favourite: int) -> None:
        self.seats = seats
        self.desk = desk
        self.favourite = favourite
        self.left = ROUNDS - round_
        """How many rounds come after this one."""
        self.shelves = shelves_of(desk.books)
        """As they stand."""
        alike = self.left, tuple(row), tuple(desk.claimed), desk.wands, type(self).__qualname__
        self.wanted, self._looks, self._promised = _wants(*alike)
        self._known, self._filled, self.compartments = _notes(self.left, desk.sides, desk.spiders, favourite, alike)
        self._own = favourite * WIDTH

    @classmethod
    def seen(cls, view: View) -> Self:
        """How the seat whose view it is values shelves."""
        player = own(view)
        return cls(view.seats, view.round, view.row, desk_of(player.desk), COLOURS.index(player.favourite))

    def of(self, shelves: int) -> float:
        """What shelves are worth."""
        worth = self._known.get(shelves)
        if worth is None:
            favourites, compartments, objectives, single = self.each(shelves)
            worth = self._known[shelves] = favourites + compartments + objectives + single
        return worth

    def parts(self, shelves: int) -> Parts:
        """The same, part by part."""
        return Parts(*self.each(shelves))

    def each(self, shelves: int) -> tuple[float, float, float, float]:
        """The parts alone, for shelves are tried out by the hundred."""
        filled, stands = shelves >> FILLED, shelves & self._looks
        compartments, promised = self._filled.get(filled), self._promised.get(stands)
        if compartments is None:
            compartments = self._filled[filled] = self._compartments(filled)
        if promised is None:
            promised = self._promised[stands] = self.objectives(stands)
        own = shelves >> self._own & OWNED[-1]
        return self._favourites(own), compartments, promised, _BOOK * filled.bit_count()

    @staticmethod
    @lru_cache(_KEPT)
    def _favourites(books: int) -> float:
        """AT-70."""
        near = beside_or_stacked(books).bit_count()
        return near + _ALONE * (books.bit_count() - near)

    def _compartments(self, filled: int) -> float:
        empty = ~filled
        return fsum([values[(places & empty).bit_count()] for places, values in self.compartments])

    def compartment(self, index: int, filled: int) -> float:
        """What one of them is worth."""
        places, values = self.compartments[index]
        return values[(places & ~filled).bit_count()]

    def objectives(self, shelves: int) -> float:
        """The best that wands can pay for, and what the rest promises."""
        ready, promised = [], 0.0
        for objective, points, promise in self.wanted:
            stands = shelves & _WANTED[objective].looks
            share = _share(objective, stands) if stands else 0.0
            if share >= 1.0:
                ready.append(points)
            elif share > 0.0:
                promised += points * promise * share * share
        ready.sort(reverse=True)
        paid = self.desk.wands
        return fsum(ready[:paid]) + 0.5 * fsum(ready[paid:]) + promised


@cache
def _values(index: int, spiders: int, left: int) -> tuple[float, ...]:
    """What a compartment is worth by how many books it misses, with so many rounds to come (AT-50, AT-71)."""
    value, size = BOX.compartments[index].value + _SPIDER * spiders, COMPARTMENTS[index].bit_count()
    shares = [1.0 - missing / size for missing in range(size + 1)]
    return tuple(
        value * (1.0 if not missing else share * share * _hope(missing, left)) for missing, share in enumerate(shares)
    )


def _hope(missing: int, left: int) -> float:
    """How likely so many places are filled in the rounds to come, at about three books a round."""
    return min(1.0, 0.3 + 0.9 * left / missing) * 0.8


class _Part(NamedTuple):
    """A part of an objective."""

    ways: tuple[tuple[int, int], ...]
    """For each place where it may stand all that it covers, and the books that it wants there."""
    size: int
    """How many books it wants."""


class _Wanted(NamedTuple):
    """An objective, and where it looks."""

    parts: tuple[_Part, ...]
    looks: int


def _wanted(parts: Sequence[Sequence[Cells]]) -> _Wanted:
    found = tuple(map(_part, parts))
    return _Wanted(found, reduce(or_, [covered | wanted for part in found for covered, wanted in part.ways]))


def _part(ways: Sequence[Cells]) -> _Part:
    covered = [sum(places for _, places in cells) for cells in ways]
    wanted = [sum(places << colour * WIDTH for colour, places in cells) for cells in ways]
    filled = [places << FILLED for places in covered]
    return _Part(tuple(zip(filled, wanted, strict=True)), covered[0].bit_count())


_WANTED = tuple(map(_wanted, WAYS))


def share_of(shelves: int, objective: int) -> float:
    """How much of an objective stands already, from 0 to 1."""
    stands = shelves & _WANTED[objective].looks
    return _share(objective, stands) if stands else 0.0


@lru_cache(_KEPT)
def _share(objective: int, stands: int) -> float:
    """The same by what stands where it looks: shelves that are tried out differ in little of it."""
    parts, share = _WANTED[objective].parts, 0.0
    for part in parts:
        share += _best_fit(part, stands)
    return share / len(parts)


def _best_fit(part: _Part, stands: int) -> float:
    """How much of a part stands at its best place."""
    best = -_WRONG * part.size
    for covered, wanted in part.ways:
        there = (stands & covered).bit_count()
        if there:
            fits = (stands & wanted).bit_count()
            fit = fits - _WRONG * (there - fits)
        else:
            fit = 0.0
        if fit > best:  # noqa: PLR1730 - max takes twice as long
            best = fit
    return best / part.size
