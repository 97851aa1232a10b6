"""What becomes of orders where choices are taken back."""

from __future__ import annotations

from collections.abc import Collection

from bot.hosting.change import Change
from bot.hosting.orders_due import order_due
from bot.hosting.owing import tell_person
from bot.store.orders import OrderRow
from engine.choice import Choice


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
            tell_person(change, row.user_id, "order-dropped", play=True)
    change.forget_orders(lambda row: lost(row) or unwished(row))
