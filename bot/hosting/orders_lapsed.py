"""Orders that end without having acted: their time is over, or what they were to follow is taken back."""

from __future__ import annotations

from collections.abc import Collection

from bot.hosting.change import Change
from bot.hosting.orders_due import expired, order_due
from bot.hosting.owing import tell_person
from bot.store.orders import OrderRow
from engine.choice import Choice


def lapse(change: Change) -> None:
    """Delete what has outlived its round, and tell whoever had planned a turn that has not come."""
    over = [row for row in change.orders if expired(row, change.match)]
    for row in over:
        if row.plan and row.turn is None and not change.match.over:
            tell_person(change, row.user_id, "order-expired", play=True)
    change.forget_orders(over.__contains__)


def choose_by_hand(change: Change, gone: Collection[Choice], seat: int | None = None) -> None:
    """Withdraw what would answer again what was taken back; `seat` is whose wish that was, if anybody's.

    A plan for this round goes with the choice that it made, or that it was to follow: else it would make that one, or
    play the rest of a turn that is played by hand. Its owner is told, unless it was their wish. Whoever takes something
    back wishes to make another choice than their orders would.
    """
    made, own = {(one.seat, one.key) for one in gone}, [one for one in change.seats if one.seat == seat]

    def lost(row: OrderRow) -> bool:
        return row.plan and (row.seat, row.key) in made and row.round == change.match.public.round

    def unwished(row: OrderRow) -> bool:
        return (row.turn is not None and row.seat == seat) or order_due(own, change.match, [row]) is not None

    for row in change.orders:
        if lost(row) and row.seat != seat:
            tell_person(change, row.user_id, "order-taken-back", play=True)
    change.forget_orders(lambda row: lost(row) or unwished(row))
