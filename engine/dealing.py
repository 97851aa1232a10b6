"""Dealing hidden things anew: what makes a table another one that looks the same to an eye."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.chance import SEED_BYTES, Chance


def other_luck(chance: Chance) -> Chance:
    """Return luck from a seed that is drawn by `chance`."""
    return Chance("".join(f"{chance.below(256):02x}" for _ in range(SEED_BYTES)))


def exchange(places: Sequence[list[int]], chance: Chance, *, fixed: Collection[int] = ()) -> dict[int, int]:
    """Let all that lies in some lists change places, each list keeping its length; what is `fixed` stays.

    Returns what now lies where each thing lay.
    """
    free = [(place, number) for place in places for number, one in enumerate(place) if one not in fixed]
    before = [place[number] for place, number in free]
    after = before[:]
    chance.shuffle(after)
    for (place, number), one in zip(free, after, strict=True):
        place[number] = one
    return dict(zip(before, after, strict=True))
