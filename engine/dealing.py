"""Dealing a table from a view: luck of its own, which has nothing to do with the match's."""

from __future__ import annotations

from engine.chance import SEED_BYTES, Chance


def other_luck(chance: Chance) -> Chance:
    """Return luck from a seed that is drawn by `chance`."""
    return Chance(bytes([chance.below(256) for _ in range(SEED_BYTES)]).hex())
