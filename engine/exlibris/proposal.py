"""Which cards to turn down before the inspection, for the best own total (EL-40).

What counts in the end is the row of cards that stay face up, which is always in alphabetical order. So this
walks the shelf in reading order and keeps, for each card that may be the last one face up, every way to get there
that no other way beats in all respects: more books of each useful category, fewer banned books, fewer cards turned.
A way is left out too that could not win even if no later card were lost. What it has to win against is found by
a first walk, which keeps only a few ways at each card.

A way is one whole number of seven lanes, the first one lowest: the books of each category, with the banned ones
counted down, and how few cards were turned. So "at least as good in every lane" is a subtraction.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest
from operator import itemgetter
from struct import Struct
from typing import NamedTuple, TypeAlias

from engine.exlibris.cards import BOOKS, CATEGORIES
from engine.exlibris.inspection import REWARDS, alphabet_check, books_of, counts
from engine.exlibris.reading import shelf_of
from engine.exlibris.state import NOTHING, Cell, Shelf
from engine.exlibris.view import View

Way: TypeAlias = tuple[int, int]
"""The lanes, and a bit for each card that stays face up."""

Merit: TypeAlias = Callable[[int], tuple[int, int]]
"""From a way's lanes, what it is worth compared with others: its points, then how few cards it turns."""

BITS = 16
MIDDLE = 1 << (BITS - 2)
"""What each lane counts from, so that none falls below nothing."""
LANES = len(CATEGORIES) + 1
START = sum(MIDDLE << (BITS * lane) for lane in range(LANES))
GUARDS = sum(1 << (BITS * lane + BITS - 1) for lane in range(LANES))
TURNED = 1 << (BITS * (LANES - 1))
"""One card turned."""
FEW = 6
"""So many ways the first walk keeps at each card."""


class Row(NamedTuple):
    """Face-up cards in reading order."""

    cards: list[int]
    gains: list[int]
    """What each adds to a way's lanes if it stays face up."""
    hopes: list[int]
    """The most that later cards can add to a way on which it is the last one face up."""


def proposal(view: View, seat: int) -> list[Cell]:
    """Return the best cards for a seat to turn down, found from its own view (EL-40, EL-99).

    It takes it that the others turn nothing by choice; alone, it looks for the best lead.
    """
    own = view.players[seat]
    secrets = (view.prominent, view.banned, own.speciality or "")
    if view.public is not None:
        books = books_of(view.public.books)[view.prominent]
        return propose(shelf_of(own), [books], *secrets, prize=solo_swing)
    return propose(shelf_of(own), rivals_of(view, seat), *secrets)


def rivals_of(view: View, seat: int) -> list[int]:
    """Return the others' prominent books, after their alphabet check alone."""
    shelves = [shelf_of(player) for player in view.players if player.seat != seat]
    return [counts(shelf, alphabet_check(shelf))[view.prominent] for shelf in shelves]


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
    most = sum(BOOKS[card].get(prominent, 0) for card in cards)
    prizes = [prize(own, rivals) for own in range(most + 1)]
    _, kept = best_way(row_of(cards, banned), merit_of(prizes, prominent, banned, speciality))
    return [cells[place] for place in turned_by_choice(cards, kept)]


def merit_of(prizes: Sequence[int], prominent: str, banned: str, speciality: str) -> Merit:
    """Return what counts the points that hang on the own face-up cards (EL-44 to EL-47).

    `prizes` are what one's own prominent books bring, by their number.
    """
    lanes_of = Struct(f"<{LANES}H").unpack
    first, second, less = (CATEGORIES.index(key) for key in (prominent, speciality, banned))
    others = itemgetter(*[lane for lane in range(len(CATEGORIES)) if lane != less])

    def merit(lanes: int) -> tuple[int, int]:
        found = lanes_of(lanes.to_bytes(2 * LANES, "little"))
        prize = prizes[found[first] - MIDDLE]
        return prize + found[less] + 3 * min(others(found)) + 2 * found[second], found[-1]

    return merit


def row_of(cards: list[int], banned: str) -> Row:
    """Return a row of face-up cards with what each means for a way."""
    gains = [_gain(card, banned, -1) for card in cards]
    goods = [_gain(card, banned, 0) for card in cards]
    hopes = [
        sum(goods[later] for later in range(place + 1, len(cards)) if cards[later] > card)
        for place, card in enumerate(cards)
    ]
    return Row(cards, gains, hopes)


def _gain(card: int, banned: str, for_banned: int) -> int:
    """What a card adds to the lanes, where a banned book counts so much."""
    return sum(
        count * (for_banned if category == banned else 1) << (BITS * CATEGORIES.index(category))
        for category, count in BOOKS[card].items()
    )


def best_way(row: Row, merit: Merit) -> Way:
    """Return the way of most merit."""
    none_left = (START - len(row.cards) * TURNED, 0)
    return _walk(row, merit, _walk(row, merit, none_left, FEW), None)


def _walk(row: Row, merit: Merit, best: Way, most: int | None) -> Way:
    """Return the best way of a walk that keeps so many ways at each card, or the one to beat if none beats it."""
    arriving: list[list[Way]] = [[] for _ in row.cards]

    def worth(way: Way) -> tuple[int, int]:
        return merit(way[0])

    for after, last in enumerate([NOTHING, *row.cards]):
        ways = [(START, 0)]
        if after:
            hope, floor = row.hopes[after - 1], worth(best)
            able = [way for way in arriving[after - 1] if merit(way[0] + hope) > floor]
            ways = _undominated(able if most is None else nlargest(most, able, key=worth))
        price = _go_on(row, arriving, ways, last, after)
        best = max([best, *[(lanes - price, kept) for lanes, kept in ways]], key=worth)
    return best


def _go_on(row: Row, arriving: list[list[Way]], ways: list[Way], last: int, after: int) -> int:
    """Let ways reach every card that may be the next one face up; return the price of ending here instead."""
    price = 0
    for place in range(after, len(row.cards)):
        if row.cards[place] > last:  # others are turned by the alphabet check, at no price (EL-41)
            more, bit = row.gains[place] - price, 1 << place
            arriving[place] += [(lanes + more, kept | bit) for lanes, kept in ways]
            price += TURNED
    return price


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
