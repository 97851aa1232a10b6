"""Whether an order's moment has come: found without an await, from the match and the rows alone."""

from __future__ import annotations

from collections.abc import Iterable

from bot.hosting.picks import picks_of
from bot.store.orders import OrderRow
from bot.store.schema import SeatRow
from engine.ask import Ask, Picks
from engine.match import Match, RefusedError

NOTHING_NAMED = "[]"
"""The picks of an order that follows advice."""


def order_due(seats: Iterable[SeatRow], match: Match, orders: Iterable[OrderRow]) -> OrderRow | None:
    """Return the order that answers next, or that falls now because it no longer fits; plans before answers."""
    waiting = sorted(orders, key=lambda row: not row.plan)
    for seat in seats:
        pending = match.pending.get(seat.seat)
        if pending is None or pending.answered or seat.bot_answers:
            continue
        for row in waiting:
            if (row.seat, row.user_id) == (seat.seat, seat.user_id) and _its_moment(row, match, pending.ask):
                return row
    return None


def expired(row: OrderRow, match: Match) -> bool:
    """Tell whether an order has outlived its round, or the turn whose rest it answered."""
    over = row.turn is not None and row.turn != match.turn
    return match.over or over or (row.round is not None and row.round < match.public.round)


def _its_moment(row: OrderRow, match: Match, ask: Ask) -> bool:
    orders, turn = match.rules.orders, match.rules.orders.turn(match.public)
    if expired(row, match):
        return False
    if row.turn is not None:
        return ask.key in orders.follows
    if ask.key != row.key:
        return False
    if row.plan:
        return turn in (None, row.seat) and row.round == match.public.round
    return turn != row.seat and _fits(match, ask, picks_of(row))


def _fits(match: Match, ask: Ask, picks: Picks) -> bool:
    """Tell whether a question can be answered so; advice always finds an answer."""
    try:
        return not picks or bool(match.check(ask, picks))
    except RefusedError:
        return False
