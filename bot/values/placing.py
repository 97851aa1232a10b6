"""Who came in where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def places_of(scores: Sequence[int], winners: Iterable[int]) -> list[int]:
    """Return everybody's place; whoever has a winner's points but lost the tie is second, as is who lost alone."""
    first = set(winners)
    better = [sum(other > points for other in scores) for points in scores]
    return [1 if seat in first else max(count, 1) + 1 for seat, count in enumerate(better)]
