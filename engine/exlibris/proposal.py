"""Which cards to turn down before the inspection, for the best own total (EL-40).

What counts in the end is the row of cards that stay face up, which is always in alphabetical order. So this
walks the shelf in reading order and keeps, for each card that may be the last one face up, every way to get there
that no other way beats in all respects: more books of each useful category, fewer banned books, fewer cards turned.

A way is one whole number of seven lanes, the first one lowest: the books of each category, with the banned ones
counted down, and how few cards were turned. So "at least as good in every lane" is a subtraction.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.exlibris.cards import BOOKS, CATEGORIES
from engine.exlibris.state import NOTHING, Cell, Shelf

REWARDS = (15, 9, 4)
"""Prominent Works: for most, second and third (EL-44)."""

Way: TypeAlias = tuple[int, int]
"""The lanes, and a bit for each card that stays face up."""

BITS = 16
MIDDLE = 1 << (BITS - 2)
"""What each lane counts from, so that none falls below nothing."""
LANES = len(CATEGORIES) + 1
START = sum(MIDDLE << (BITS * lane) for lane in range(LANES))
GUARDS = sum(1 << (BITS * lane + BITS - 1) for lane in range(LANES))
TURNED = 1 << (BITS * (LANES - 1))
"""One card turned."""


def reward(own: int, rivals: Sequence[int]) -> int:
    """The own Prominent Works reward against the others' books (EL-44)."""
    place = sum(rival > own for rival in rivals)
    tied = 1 + sum(rival == own for rival in rivals)
    prize = sum(REWARDS[place : place + (2 if tied > 1 else 1)])
    return -(-prize // tied)


def solo_swing(own: int, rivals: Sequence[int]) -> int:
    """What prominent books do for the lead over the public library: it gets the reward, or oneself (EL-99)."""
    return REWARDS[0] if own > max(rivals) else -REWARDS[0]


def propose(
    shelf: Shelf,
    rivals: Sequence[int],
    prominent: str,
    banned: str,
    speciality: str,
    *,
    prize: Callable[[int, Sequence[int]], int] = reward,
) -> list[Cell]:
    """Return the places to turn down by choice: best total, then fewest cards turned.

    `rivals` are the others' books of the prominent category; `prize` says what one's own are worth against them.
    """
    cells = [cell for cell in sorted(shelf) if shelf[cell].face_up]
    cards = [shelf[cell].card for cell in cells]

    def merit(way: Way) -> tuple[int, int]:
        books = books_of(way)
        points = prize(books[prominent], rivals) + worth(books, banned, speciality)
        return points, way[0] // TURNED

    _, kept = max(best_ways(cards, banned), key=merit)
    return [cells[place] for place in turned_by_choice(cards, kept)]


def books_of(way: Way) -> dict[str, int]:
    """The books of each category that a way leaves face up; banned ones count negative."""
    lanes = way[0]
    return {category: (lanes >> (BITS * lane)) % (1 << BITS) - MIDDLE for lane, category in enumerate(CATEGORIES)}


def worth(books: dict[str, int], banned: str, speciality: str) -> int:
    """The points that hang on the own face-up cards alone (EL-45 to EL-47); banned books are negative."""
    least = min(count for category, count in books.items() if category != banned)
    return books[banned] + 3 * least + 2 * books[speciality]


def best_ways(cards: Sequence[int], banned: str) -> list[Way]:
    """All undominated ways to leave cards face up, from face-up cards in reading order."""
    gains = [_gain(card, banned) for card in cards]
    arriving: list[list[Way]] = [[] for _ in cards]
    ends: list[Way] = []

    def go_on(ways: list[Way], last: int, after: int) -> None:
        """Let ways whose last card face up is known reach every card that may be the next one, and the end."""
        price = 0
        for place in range(after, len(cards)):
            if cards[place] > last:  # others are turned by the alphabet check, at no price (EL-41)
                more, bit = gains[place] - price, 1 << place
                arriving[place] += [(lanes + more, kept | bit) for lanes, kept in ways]
                price += TURNED
        ends.extend([(lanes - price, kept) for lanes, kept in ways])

    go_on([(START, 0)], NOTHING, 0)
    for place, card in enumerate(cards):
        go_on(_undominated(arriving[place]), card, place + 1)
    return _undominated(ends)


def _gain(card: int, banned: str) -> int:
    """What a card that stays face up adds to a way's lanes."""
    return sum(
        (-count if category == banned else count) << (BITS * CATEGORIES.index(category))
        for category, count in BOOKS[card].items()
    )


def _undominated(ways: list[Way]) -> list[Way]:
    """Leave out every way that another is as good as in all respects."""
    front: list[Way] = []
    ways.sort(key=_lanes, reverse=True)
    for way in ways:
        lanes = way[0]
        for better, _ in front:
            if ((better | GUARDS) - lanes) & GUARDS == GUARDS:
                break
        else:
            front.append(way)
    return front


def _lanes(way: Way) -> int:
    return way[0]


def turned_by_choice(cards: Sequence[int], kept: int) -> list[int]:
    """The places of the cards that must be turned so that exactly the kept ones stay face up (EL-41)."""
    last = NOTHING
    chosen = []
    for place, card in enumerate(cards):
        if kept >> place & 1:
            last = card
        elif card > last:
            chosen.append(place)
    return chosen
