"""The places of the shelves, and where books may stand and be lifted (AT-03, AT-40 to AT-43).

A place is a number. Places are counted compartment by compartment, level by level from below, from the left. A set
of places is a whole number with one bit for each, so that a rule is a few shifts over the whole shelf: a place's
left neighbour is one bit lower, its right neighbour one bit higher, the place above as many as the compartment is
wide.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from data.atheneum import BOX


class Place(NamedTuple):
    """A place for one book."""

    compartment: int
    """The compartment's index in the box."""
    column: int
    """From the left."""
    level: int
    """From below."""


PLACES: tuple[Place, ...] = tuple(
    Place(compartment, column, level)
    for compartment, one in enumerate(BOX.compartments)
    for level in range(one.levels)
    for column in range(one.width)
)
"""All places of a main shelf and two side shelves."""
PLACE_AT: dict[Place, int] = {place: number for number, place in enumerate(PLACES)}
KEYS: tuple[str, ...] = tuple(one.key for one in BOX.compartments)
"""What the compartments are called: UL, UC ... SD2."""


def _where(*held: bool) -> int:
    return sum(1 << number for number, one in enumerate(held) if one)


def _compartment(index: int) -> int:
    return _where(*(place.compartment == index for place in PLACES))


COMPARTMENTS: tuple[int, ...] = tuple(_compartment(index) for index in range(len(KEYS)))
"""The places of each compartment."""
OWNED: tuple[int, ...] = tuple(sum(COMPARTMENTS[: BOX.main + sides]) for sides in range(len(KEYS) - BOX.main + 1))
"""The places that there are with no, one, two side shelves."""
PARTS = sum(COMPARTMENTS[:4]), sum(COMPARTMENTS[4:])
"""Books lean on none in another compartment, so what holds for two parts of the shelves is found for each apart."""
KEPT = 1 << 14
"""For so many fillings of a part what was found is kept."""
_LEFT_WALL = _where(*(place.column == 0 for place in PLACES))
_RIGHT_WALL = _where(*(place.column == BOX.compartments[place.compartment].width - 1 for place in PLACES))
_NOT_LEFT, _NOT_RIGHT = OWNED[-1] & ~_LEFT_WALL, OWNED[-1] & ~_RIGHT_WALL
NEIGHBOURED = _NOT_RIGHT
"""The places that have another one at their right."""
_GROUND = _where(*(place.level == 0 for place in PLACES))
_UPPER: tuple[tuple[int, int], ...] = tuple(
    (
        width,
        _where(*(place.level > 0 and BOX.compartments[place.compartment].width == width for place in PLACES)),
    )
    for width in sorted({one.width for one in BOX.compartments if one.levels > 1})
)
"""For each width, the places above the lowest level in compartments so wide."""


_AT_ONCE = 11
"""So many places are looked up at once."""
_ONES = (1 << _AT_ONCE) - 1


def _numbers_from(first: int) -> tuple[tuple[int, ...], ...]:
    """For a part of the places, from a first one on, the numbers of each set of them."""
    size = min(_AT_ONCE, len(PLACES) - first)
    return tuple(tuple([first + bit for bit in range(size) if places >> bit & 1]) for places in range(1 << size))


_LOWEST, *_HIGHER = map(_numbers_from, range(0, len(PLACES), _AT_ONCE))


def numbers(places: int) -> tuple[int, ...]:
    """The numbers of a set of places, ascending."""
    found = _LOWEST[places & _ONES]
    for part in _HIGHER:
        places >>= _AT_ONCE
        if not places:
            break
        found += part[places & _ONES]
    return found


def left_supported(filled: int) -> int:
    """The places that have a book or a wall at their left (AT-40)."""
    return _LEFT_WALL | filled << 1 & _NOT_LEFT


def right_supported(filled: int) -> int:
    """The places that have a book or a wall at their right (AT-40)."""
    return _RIGHT_WALL | filled >> 1 & _NOT_RIGHT


def stacked(filled: int) -> int:
    """The places of the lowest level, and those with a book directly below (AT-40)."""
    found = _GROUND
    for width, upper in _UPPER:
        found |= filled << width & upper
    return found


def below(filled: int) -> int:
    """The places directly below books."""
    found = 0
    for width, upper in _UPPER:
        found |= (filled & upper) >> width
    return found


def places_for_book(filled: int, owned: int) -> int:
    """Where one book may be shelved: an empty place with support, and nothing missing below (AT-40, AT-42)."""
    return numbered_for_book(filled, owned)[0]


def numbered_for_book(filled: int, owned: int) -> tuple[int, tuple[int, ...]]:
    """Where one book may be shelved, and the numbers of these places."""
    empty, (some, others) = owned & ~filled, PARTS
    places, found = _open_among(empty & some)
    further, later = _open_among(empty & others)
    return places | further, found + later


@lru_cache(KEPT)
def _open_among(empty: int) -> tuple[int, tuple[int, ...]]:
    """The same among the empty places of a part. What else there is counts as filled: nothing here leans on it."""
    filled = ~empty
    places = empty & stacked(filled) & (left_supported(filled) | right_supported(filled))
    return places, numbers(places)


def places_for_pair(filled: int, owned: int) -> int:
    """The left places of where a pair may be shelved: one wide book, so a wall or book at one of its ends (AT-43)."""
    free = owned & ~filled & stacked(filled)
    return free & free >> 1 & _NOT_RIGHT & (left_supported(filled) | right_supported(filled) >> 1)


def liftable(filled: int, lefts: int) -> tuple[int, int]:
    """The books that may be lifted: single ones, and pairs by their left places (AT-40, AT-41, AT-43).

    `lefts` are the left places of the pairs. A book stays where one above it, or a neighbour that leans on it alone,
    would break the rules without it.
    """
    rights = lefts << 1
    singles = filled & ~(lefts | rights)
    unsupported = ~left_supported(filled)
    lean_right = (singles & unsupported | (lefts & unsupported) << 1) & _NOT_RIGHT
    unsupported = ~right_supported(filled)
    lean_left = (singles & unsupported | (rights & unsupported) >> 1) & _NOT_LEFT
    free = filled & ~(lean_right << 1 | lean_left >> 1 | below(filled))
    return free & singles, free & lefts & free >> 1


def beside_or_stacked(books: int) -> int:
    """The books of a set that stand directly beside, above or below another of it, in one compartment (AT-70)."""
    near = books << 1 & _NOT_LEFT | books >> 1 & _NOT_RIGHT
    for width, upper in _UPPER:
        near |= books << width & upper | (books & upper) >> width
    return books & near
