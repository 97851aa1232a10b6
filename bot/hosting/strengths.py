"""How well an automatic seat plays."""

from __future__ import annotations

from bot.store.schema import SeatRow, TenureRow
from bot.values.refusal import HostError
from engine.catalogue import rules_of


def usual(key: str) -> str:
    """Return the strength in the middle: nobody has chosen another one for a seat."""
    strengths = rules_of(key).strengths
    return strengths[len(strengths) // 2]


def wanted(key: str, strength: str | None) -> str:
    """Return the strength that somebody has chosen, by default the middle one; raises HostError("unknown-strength")."""
    if strength is not None and strength not in rules_of(key).strengths:
        raise HostError("unknown-strength")
    return strength or usual(key)


def strength_of(key: str, seat: SeatRow | TenureRow) -> str:
    """Return how well an automatic seat plays.

    The row may be older than strengths, or name one that the game has no longer.
    """
    return seat.strength if seat.strength in rules_of(key).strengths else usual(key)
