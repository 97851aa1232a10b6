"""Which cards to turn down before the inspection, for the best own total (EL-40).

What counts in the end is the row of cards that stay face up, which is always in alphabetical order. So this
walks the shelf in reading order and keeps, for each card that may be the last one face up, every way to get there
that no other way beats in all respects: more books of each useful category, fewer banned books, fewer cards turned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.exlibris.cards import BOOKS, CATEGORIES
from engine.exlibris.state import NOTHING, Cell, Shelf

REWARDS = (15, 9, 4)
"""Prominent Works: for most, second and third (EL-44)."""


class Way(NamedTuple):
    """A choice of cards that stay face up among those already passed."""

    books: tuple[int, ...]
    """Books by category, in the order of CATEGORIES; banned ones and cards turned count negative."""
    kept: tuple[Cell, ...]


def propose(
    shelf: Shelf, rivals: Sequence[int], prominent: str, banned: str, speciality: str
) -> list[Cell]:
    """Return the places to turn down by choice: best total, then fewest cards turned.

    `rivals` are the others' books of the prominent category.
    """
    cells = [cell for cell in sorted(shelf) if shelf[cell].face_up]
    cards = [shelf[cell].card for cell in cells]
    ways = best_ways(cells, cards, banned)
    best = max(ways, key=lambda way: (worth(way.books, rivals, prominent, banned, speciality), way.books[-1]))
    return turned_by_choice(cells, cards, best.kept)


def worth(
    books: Sequence[int], rivals: Sequence[int], prominent: str, banned: str, speciality: str
) -> int:
    """The points that hang on the face-up cards (EL-44 to EL-47); `books` as in a Way."""
    number = dict(zip(CATEGORIES, books, strict=False))
    least = min(count for category, count in number.items() if category != banned)
    return reward(number[prominent], rivals) + number[banned] + 3 * least + 2 * number[speciality]


def reward(own: int, rivals: Sequence[int]) -> int:
    """The own Prominent Works reward against the others' books (EL-44)."""
    place = sum(rival > own for rival in rivals)
    tied = 1 + sum(rival == own for rival in rivals)
    prize = sum(REWARDS[place : place + (2 if tied > 1 else 1)])
    return -(-prize // tied)


def best_ways(cells: Sequence[Cell], cards: Sequence[int], banned: str) -> list[Way]:
    """All undominated ways to leave cards face up, from face-up cards in reading order."""
    ending: list[list[Way]] = []
    start = Way((0,) * (len(CATEGORIES) + 1), ())
    for place, card in enumerate(cards):
        found = [_keep(start, cells[place], card, banned, _turned(cards, -1, place))]
        for before in range(place):
            if cards[before] < card:
                turned = _turned(cards, before, place)
                found += [_keep(way, cells[place], card, banned, turned) for way in ending[before]]
        ending.append(_undominated(found))
    everything = [_pay(start, _turned(cards, -1, len(cards)))]
    for place in range(len(cards)):
        turned = _turned(cards, place, len(cards))
        everything += [_pay(way, turned) for way in ending[place]]
    return _undominated(everything)


def _turned(cards: Sequence[int], before: int, place: int) -> int:
    """How many cards between two kept ones need a choice; the alphabet check turns the others (EL-41)."""
    last = cards[before] if before >= 0 else NOTHING
    return sum(card > last for card in cards[before + 1 : place])


def _keep(way: Way, cell: Cell, card: int, banned: str, turned: int) -> Way:
    held = BOOKS[card]
    books = tuple(
        number + (-held.get(category, 0) if category == banned else held.get(category, 0))
        for number, category in zip(way.books, CATEGORIES, strict=False)
    )
    return Way((*books, way.books[-1] - turned), (*way.kept, cell))


def _pay(way: Way, turned: int) -> Way:
    return Way((*way.books[:-1], way.books[-1] - turned), way.kept)


def _undominated(ways: list[Way]) -> list[Way]:
    """Leave out every way that another is as good as in all respects."""
    front: list[Way] = []
    for way in sorted(ways, key=lambda one: (sum(one.books), one.books), reverse=True):
        if not any(all(a >= b for a, b in zip(better.books, way.books, strict=True)) for better in front):
            front.append(way)
    return front


def turned_by_choice(cells: Sequence[Cell], cards: Sequence[int], kept: Sequence[Cell]) -> list[Cell]:
    """The cards that must be turned by choice so that exactly the kept ones stay face up (EL-41)."""
    last = NOTHING
    chosen = []
    for cell, card in zip(cells, cards, strict=True):
        if cell in kept:
            last = card
        elif card > last:
            chosen.append(cell)
    return chosen
