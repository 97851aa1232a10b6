"""Shuffles and draws that anyone can check afterwards.

Every number comes from BLAKE2b keyed with the match's secret seed: its 64 bytes over a block's number hold eight
numbers of 64 bits, first byte highest, which are used one after the other. The seed's
SHA-256 is published at the start and the seed itself at the end, so that a table can repeat every shuffle.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from struct import unpack
from typing import TypeVar

T = TypeVar("T")
SEED_BYTES = 32
BLOCK = 8
"""How many numbers one hash gives."""
ALL = 1 << 64
"""How many numbers there are."""


@dataclass(slots=True)
class Chance:
    """The source of all luck in a match: a secret seed and how often it was used."""

    seed: str
    """The secret, as 64 hexadecimal digits."""
    counter: int = 0
    """How many numbers were drawn so far."""
    _block: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The eight numbers of the block that is in use; made anew from the two fields above."""

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed's bytes, in hexadecimal: safe to publish at the start."""
        return sha256(bytes.fromhex(self.seed)).hexdigest()

    def below(self, bound: int) -> int:
        """Return a whole number from 0 up to `bound` less one, each equally likely.

        Raises ValueError where `bound` is less than 1.
        """
        if bound < 1:
            message = f"no number lies below {bound}"
            raise ValueError(message)
        limit = ALL - ALL % bound
        while True:
            (number,) = self._next(1)
            if number < limit:
                return number % bound

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place (Fisher-Yates, from the last place down)."""
        last = len(items) - 1
        for place, number in zip(range(last, 0, -1), self._for_each(range(last + 1, 1, -1)), strict=True):
            other = number % (place + 1)
            items[place], items[other] = items[other], items[place]

    def _for_each(self, bounds: range) -> list[int]:
        """A number for each of some falling bounds, found at once: the rest that its bound leaves is as of `below`."""
        before = self.counter
        numbers = self._next(len(bounds))
        if numbers and max(numbers) >= ALL - bounds[0]:  # one of them may lie beyond its limit
            self.counter, self._block = before, ()
            return [self.below(bound) for bound in bounds]
        return numbers

    def _next(self, count: int) -> list[int]:
        """The next numbers, so many of them."""
        (number, place), key = divmod(self.counter, BLOCK), bytes.fromhex(self.seed)
        self.counter += count
        if place and not self._block:
            self._block = _hashed(key, number)
        found = [*self._block[place:]] if place else []
        for later in range(number + (place > 0), -(-self.counter // BLOCK)):
            self._block = _hashed(key, later)
            found += self._block
        return found[:count]


def _hashed(key: bytes, number: int) -> tuple[int, ...]:
    """The numbers that one hash gives."""
    return unpack(">8Q", blake2b(number.to_bytes(8, "big"), key=key).digest())


def mixed(secret: str, luck: Iterable[str]) -> str:
    """Return the seed of a match: a secret one, mixed with what each player added after it was sealed.

    `luck` is any text of each, in joining order, "" of whoever added none. Where nobody added any, the secret itself
    is the seed. Nobody chooses what comes out: not who sealed the secret, and not who joined last.
    """
    added = [words.encode() for words in luck]
    if not any(added):
        return secret
    # Each with its length, or "ab" and "c" would be "a" and "bc".
    whole = b"".join(len(words).to_bytes(4, "big") + words for words in added)
    return sha256(bytes.fromhex(secret) + whole).hexdigest()


def seating(seed: str, seats: int) -> list[int]:
    """Return who sits where when seats are shuffled: for each seat, the place in joining order.

    It uses a key of its own derived from the seed, so that the match's shuffles stay what they are.
    """
    own = blake2b(b"seating", key=bytes.fromhex(seed), digest_size=SEED_BYTES).hexdigest()
    order = list(range(seats))
    Chance(own).shuffle(order)
    return order
