"""What shelves are worth to a seat: points they bring now, and points they promise."""

from __future__ import annotations

from typing import NamedTuple

from data.atheneum import BOX
from engine.atheneum.geometry import COMPARTMENTS, beside_or_stacked
from engine.atheneum.patterns import WAYS, Cells, filled_by
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
_PROMISE = (0.3, 0.5, 0.55, 0.6)
"""What part of its points an objective promises that leaves after this round, the next, and so on."""


class Parts(NamedTuple):
    """What shelves are worth, part by part."""

    favourites: float
    compartments: float
    objectives: float
    books: float


class Worth:
    """How a seat values shelves in this round."""

    def __init__(self, view: View) -> None:
        self.seats = view.seats
        self.desk: Desk = desk_of(own(view).desk)
        self.favourite = COLOURS.index(own(view).favourite)
        self.left = ROUNDS - view.round
        """How many rounds come after this one."""
        self.wanted = [
            (objective, self._points(objective), _PROMISE[min(len(view.row) - 1 - place, self.left)])
            for place, objective in enumerate(view.row)
            if objective not in self.desk.claimed
        ]
        self._known: dict[tuple[int, ...], float] = {}

    def _points(self, objective: int) -> float:
        card = BOX.objectives[objective]
        return card.points + (_WAND if card.wand else 0.0)

    def of(self, books: list[int]) -> float:
        """What shelves with these books are worth."""
        key = tuple(books)
        if key not in self._known:
            favourites, compartments, objectives, single = self.parts(books)
            self._known[key] = favourites + compartments + objectives + single
        return self._known[key]

    def parts(self, books: list[int]) -> Parts:
        """The same, part by part."""
        filled = filled_by(books)
        return Parts(
            self._favourites(books[self.favourite]),
            sum([self.compartment(index, filled) for index in range(BOX.main + self.desk.sides)]),
            self._objectives([*books, filled]),
            _BOOK * filled.bit_count(),
        )

    def _favourites(self, books: int) -> float:
        """AT-70."""
        near = beside_or_stacked(books).bit_count()
        return near + _ALONE * (books.bit_count() - near)

    def compartment(self, index: int, filled: int) -> float:
        """AT-71, and the spider that is still there (AT-50)."""
        places = COMPARTMENTS[index]
        value = BOX.compartments[index].value + _SPIDER * (self.desk.spiders >> index & 1)
        missing = (places & ~filled).bit_count()
        share = 1.0 - missing / places.bit_count()
        return value * (1.0 if not missing else share * share * self._hope(missing))

    def _hope(self, missing: int) -> float:
        """How likely so many places are filled in the rounds to come, at about three books a round."""
        return min(1.0, 0.3 + 0.9 * self.left / missing) * 0.8

    def _objectives(self, every: list[int]) -> float:
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
        return sum(ready[:paid]) + 0.5 * sum(ready[paid:]) + promised


def share_of(every: list[int], objective: int) -> float:
    """How much of an objective stands already, from 0 to 1."""
    share = sum(max(_fit(every, cells) for cells in ways) for ways in WAYS[objective])
    return share / len(WAYS[objective])


def _fit(every: list[int], cells: Cells) -> float:
    filled, stands, wrong, wanted = every[-1], 0, 0, 0
    for colour, places in cells:
        right = every[colour] & places
        stands += right.bit_count()
        wrong += (filled & places & ~right).bit_count()
        wanted += places.bit_count()
    return (stands - _WRONG * wrong) / wanted
