"""Things of one size in rows."""

from __future__ import annotations


def evenly(count: int, most: int) -> tuple[int, ...]:
    """How many things stand in each row, with at most so many in one: four of at most three are 2 + 2."""
    lines = -(-count // most)
    return tuple(count // lines + (line < count % lines) for line in range(lines))
