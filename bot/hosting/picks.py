"""What was picked, read from rows of the log and from orders."""

from __future__ import annotations

from typing import Any

from bot.store.columns import listed, of_column
from bot.store.orders import OrderRow
from bot.store.schema import ChoiceRow
from engine.ask import Picks


def picks_of(row: ChoiceRow | OrderRow) -> Picks:
    """Return what a row names; nothing of an order that follows advice. Raises DamagedError."""
    return of_column(row.picks, _picks)


def _picks(options: Any) -> Picks:
    return tuple(tuple(listed(option)) for option in listed(options))
