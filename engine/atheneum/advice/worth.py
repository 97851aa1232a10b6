"""What shelves are worth to a seat: points they bring now, and points they promise."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache, reduce
from math import fsum
from operator import itemgetter, or_
from typing import NamedTuple, Self

from data.atheneum import BOX
from engine.atheneum.geometry import COMPARTMENTS, beside_or_stacked
from engine.atheneum.patterns import ANY_COLOUR, WAYS, Cells, filled_by
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


class Notes(NamedTuple):
    """What has been found of shelves, for all who value them alike."""

    known: dict[tuple[int, ...], float]
    """What shelves are worth, by the places of each colour's books."""
    filled: dict[int, float]
    """What all compartments are worth, by the places that are filled: a place may be tried with each colour."""


@lru_cache(_ALIKE)
def _notes(*alike: Hashable) -> Notes:
    """The notes of those in whose eyes all is alike on which the worth of shelves hangs beside the books."""
    return Notes({}, {})


class Worth:
    """How a seat values shelves in this round."""

    def __init__(self, seats: int, round_: int, row: Sequence[int], desk: Desk, favourite: int) -> None:
        self.seats = seats
        self.desk = desk
        self.favourite = favourite
        self.left = ROUNDS - round_
        """How many rounds come after this one."""
        self.wanted = [
            (objective, self._points(objective), _PROMISE[min(len(row) - 1 - place, self.left)])
            for place, objective in enumerate(row)
            if objective not in desk.claimed
        ]
        self._known, self._filled = _notes(
            type(self).__qualname__,
            self.left,
            tuple(row),
            tuple(desk.claimed),
            desk.wands,
            desk.sides,
            desk.spiders,
            favourite,
        )

    @classmethod
    def seen(cls, view: View) -> Self:
        """How the seat whose view it is values shelves."""
        player = own(view)
        return cls(view.seats, view.round, view.row, desk_of(player.desk), COLOURS.index(player.favourite))

    def _points(self, objective: int) -> float:
        card = BOX.objectives[objective]
        return card.points + (_WAND if card.wand else 0.0)

    def of(self, books: list[int]) -> float:
        """What shelves with these books are worth."""
        key = tuple(books)
        worth = self._known.get(key)
        if worth is None:
            favourites, compartments, objectives, single = self.each(books)
            worth = self._known[key] = favourites + compartments + objectives + single
        return worth

    def parts(self, books: list[int]) -> Parts:
        """The same, part by part."""
        return Parts(*self.each(books))

    def each(self, books: list[int]) -> tuple[float, float, float, float]:
        """The parts alone, for shelves are tried out by the hundred."""
        filled = filled_by(books)
        return (
            self._favourites(books[self.favourite]),
            self._compartments(filled),
            self.objectives([*books, filled]),
            _BOOK * filled.bit_count(),
        )

    @staticmethod
    @lru_cache(_KEPT)
    def _favourites(books: int) -> float:
        """AT-70."""
        near = beside_or_stacked(books).bit_count()
        return near + _ALONE * (books.bit_count() - near)

    def _compartments(self, filled: int) -> float:
        if filled not in self._filled:
            owned = range(BOX.main + self.desk.sides)
            self._filled[filled] = fsum([self.compartment(index, filled) for index in owned])
        return self._filled[filled]

    def compartment(self, index: int, filled: int) -> float:
        """AT-71, and the spider that is still there (AT-50)."""
        missing = (COMPARTMENTS[index] & ~filled).bit_count()
        return _compartment(index, missing, self.desk.spiders >> index & 1, self.left)

    def objectives(self, every: list[int]) -> float:
        """The best that wands can pay for, and what the rest promises."""
        ready, promised = [], 0.0
        for objective, points, promise in self.wanted:
            share = share_of(every, objective)
            if share >= 1.0:
                ready.append(points)
            elif share > 0.0:
                promised += points * promise * share * share
        ready.sort(reverse=True)
        paid = self.desk.wands
        return fsum(ready[:paid]) + 0.5 * fsum(ready[paid:]) + promised


@cache
def _compartment(index: int, missing: int, spiders: int, left: int) -> float:
    """What a compartment is worth that misses some books, with so many rounds to come."""
    value = BOX.compartments[index].value + _SPIDER * spiders
    share = 1.0 - missing / COMPARTMENTS[index].bit_count()
    return value * (1.0 if not missing else share * share * _hope(missing, left))


def _hope(missing: int, left: int) -> float:
    """How likely so many places are filled in the rounds to come, at about three books a round."""
    return min(1.0, 0.3 + 0.9 * left / missing) * 0.8


class _Part(NamedTuple):
    """A part of an objective."""

    ways: tuple[tuple[int, Cells], ...]
    """For each place where it may stand all that it covers, and what it wants there, each colour by its place in what
    the objective's `take` returns."""
    size: int
    """How many books it wants."""


class _Wanted(NamedTuple):
    """An objective, and where it looks."""

    parts: tuple[_Part, ...]
    take: Callable[[Sequence[int]], tuple[int, ...]]
    """Takes the books of the colours that it wants, then those of any colour."""
    places: int


def _wanted(parts: Sequence[Sequence[Cells]]) -> _Wanted:
    looks = [one for ways in parts for cells in ways for one in cells]
    colours = sorted({ANY_COLOUR, *(colour for colour, _ in looks)})
    # One colour is taken twice, for only then does it come out as one of several.
    take = itemgetter(*colours) if len(colours) > 1 else itemgetter(*colours, *colours)
    return _Wanted(tuple([_part(ways, colours) for ways in parts]), take, reduce(or_, [places for _, places in looks]))


def _part(ways: Sequence[Cells], colours: list[int]) -> _Part:
    covered = [sum(places for _, places in cells) for cells in ways]
    named = [tuple((colours.index(colour), places) for colour, places in cells) for cells in ways]
    return _Part(tuple(zip(covered, named, strict=True)), covered[0].bit_count())


_WANTED = tuple(map(_wanted, WAYS))


def share_of(every: Sequence[int], objective: int) -> float:
    """How much of an objective stands already, from 0 to 1."""
    _, take, places = _WANTED[objective]
    if not every[ANY_COLOUR] & places:
        return 0.0
    return _share(objective, tuple(map(places.__and__, take(every))))


@lru_cache(_KEPT)
def _share(objective: int, stands: tuple[int, ...]) -> float:
    """The same by the books of its colours where it looks: shelves that are tried out differ in few of them."""
    parts, share = _WANTED[objective].parts, 0.0
    for part in parts:
        share += _best_fit(part, stands)
    return share / len(parts)


def _best_fit(part: _Part, stands: tuple[int, ...]) -> float:
    """How much of a part stands at its best place."""
    filled, best = stands[-1], -_WRONG * part.size
    for covered, cells in part.ways:
        there = filled & covered
        if there:
            right = 0
            for colour, places in cells:
                right |= stands[colour] & places
            fits = right.bit_count()
            fit = fits - _WRONG * (there.bit_count() - fits)
        else:
            fit = 0.0
        if fit > best:  # noqa: PLR1730 - max takes twice as long
            best = fit
    return best / part.size
