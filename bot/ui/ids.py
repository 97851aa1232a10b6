"""What a component's custom_id says: a verb and a few small numbers, never a card and never a name."""

from __future__ import annotations

from collections.abc import Iterable

PREFIX = "x"
# [0-9] and not \d, which takes the digits of every script; ten digits, so that no number can grow without limit. The
# first is a game's: one that is too large for any is told that it is gone.
TEMPLATE = PREFIX + r":(?P<verb>[a-z]{2,9})(?P<numbers>:[0-9]{1,90}(?::[0-9]{1,10}){0,7})"
LONGEST = 100
"""Discord's limit for a custom_id."""

BITS = 33
"""How many marks one number of ten digits holds."""
CHUNKS = 5
MOST_MARKS = BITS * CHUNKS
"""The most options that can be marked over several pages."""


def custom_id(verb: str, *numbers: int) -> str:
    """Return a custom_id such as "x:pick:12:7:3"."""
    return ":".join((PREFIX, verb, *map(str, numbers)))


def numbers_of(text: str) -> tuple[int, ...]:
    """Read what stands behind the verb, such as ":12:7:3"."""
    return tuple(int(part) for part in text.split(":") if part)


def packed(marks: Iterable[int], count: int) -> tuple[int, ...]:
    """Pack marked indices, each below `count`, into a few numbers of at most ten digits."""
    bits = sum(1 << mark for mark in set(marks))
    chunks = -(-count // BITS)
    return tuple((bits >> (BITS * place)) & ((1 << BITS) - 1) for place in range(chunks))


def unpacked(numbers: Iterable[int]) -> tuple[int, ...]:
    """Return the marked indices, ascending, from what `packed` made."""
    bits = sum(number << (BITS * place) for place, number in enumerate(numbers))
    return tuple(index for index in range(bits.bit_length()) if bits >> index & 1)
