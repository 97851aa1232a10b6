"""Shelves as one whole number, to be tried out with few steps.

For each colour it has the places of its books, then those that are filled by whatever colour, in as many bits each as
there are places.
"""

from __future__ import annotations

from collections.abc import Iterable

from data.atheneum import BOX
from engine.ask import Option
from engine.atheneum.geometry import PLACES
from engine.atheneum.patterns import ANY_COLOUR
from engine.atheneum.state import COLOURS
from engine.picks import number_of

WIDTH = len(PLACES)
"""The bits of one colour."""
FILLED = ANY_COLOUR * WIDTH
"""How far up it says which places are filled."""
_ALL = (1 << WIDTH) - 1
BOOKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(1 << colour * WIDTH + place | 1 << FILLED + place for place in range(WIDTH)) for colour in range(len(COLOURS))
)
"""A book of each colour at each place."""
_BOOKS_OF = dict(zip(COLOURS, BOOKS, strict=True))
_WHATEVER: tuple[int, ...] = tuple(
    sum(1 << colour * WIDTH + place for colour in range(ANY_COLOUR + 1)) for place in range(WIDTH)
)
"""At each place a book of any colour."""


def shelves_of(books: Iterable[int]) -> int:
    """Shelves from the places of each colour's books."""
    found, filled = 0, 0
    for colour, places in enumerate(books):
        found |= places << colour * WIDTH
        filled |= places
    return found | filled << FILLED


def books_of(shelves: int) -> list[int]:
    """The places of each colour's books."""
    return [shelves >> colour * WIDTH & _ALL for colour in range(len(COLOURS))]


def with_option(shelves: int, option: Option) -> int:
    """Shelves as they would be after a "shelve" or a "pair"."""
    name, place = option[2], number_of(option, 3)
    after = shelves | _BOOKS_OF[name][place]  # type: ignore[index]  # vocabulary says
    if option[0] == "pair":
        one, other = BOX.tokens[number_of(option)].colours
        after |= _BOOKS_OF[other if one == name else one][place + 1]
    return after


def without(shelves: int, place: int, *, pair: bool) -> int:
    """Shelves without the book at a place, or the pair."""
    gone = _WHATEVER[place] | _WHATEVER[place + 1] if pair else _WHATEVER[place]
    return shelves & ~gone
