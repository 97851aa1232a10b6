"""Whose seat others may give away."""

from __future__ import annotations

from bot.hosting.clock.absence import overdue
from bot.store.schema import SeatRow


def late(seat: SeatRow) -> bool:
    """Tell whether the table has waited for a person long enough."""
    return seat.gone_at is not None or overdue(seat)
