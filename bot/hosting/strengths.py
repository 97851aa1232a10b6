"""How well an automatic seat plays."""

from __future__ import annotations

from bot.store.schema import SeatRow, TenureRow
from bot.values.refusal import HostError
from engine.catalogue import rules_of


def usual(key: str) -> str:
    """Return the strength of a seat for which nobody has chosen one."""
    rules = rules_of(key)
    return rules.usual or rules.strengths[len(rules.strengths) // 2]


def wanted(key: str, strength: str | None) -> str:
    """Return the strength that somebody has chosen, by default the usual one; raises HostError("unknown-strength")."""
    if strength is not None and strength not in rules_of(key).players:
        raise HostError("unknown-strength")
    return strength or usual(key)


def strength_of(key: str, seat: SeatRow | TenureRow) -> str:
    """Return how well an automatic seat plays.

    The row may be older than strengths, or name one that the game has no longer.
    """
    return seat.strength if seat.strength in rules_of(key).players else usual(key)
