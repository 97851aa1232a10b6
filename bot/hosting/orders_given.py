"""Giving, seeing and withdrawing orders: each a transaction, and for their owner's eyes alone."""

from __future__ import annotations

from bot.hosting import automatic
from bot.hosting.bookkeeping import automatic_due, picks_to_json, to_act
from bot.hosting.change import Change, orders_of, rows_of
from bot.hosting.damage import options_of
from bot.hosting.ledger import Ledger
from bot.hosting.owing import settle_turns
from bot.hosting.picks import picks_of
from bot.hosting.reading import game_of, reading, seat_number
from bot.store.orders import OrderRow
from bot.store.schema import SeatRow
from bot.values.orders import Order, Ordered
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from engine.ask import Ask
from engine.orders import MOST_PLANNED


async def orders(ledger: Ledger, game_id: int, user_id: int) -> Ordered:
    """See `Host.orders`."""
    table = await reading(ledger, game_id, user_id)
    if table.seat is None:
        raise HostError("not-in-game", id=game_id)
    async with ledger.looking(game_id) as session:
        game, seats = await rows_of(session, game_id)
        rows = await orders_of(session, game)
        own = [row for row in rows if row.seat == seat_number(seats, user_id) and row.user_id == user_id]
        return Ordered(table, tuple(order_from(row) for row in sorted(own, key=lambda row: not row.plan)))


def order_from(row: OrderRow) -> Order:
    """Return an order's row as a value."""
    return Order(row.plan, row.key, picks_of(row), row.alone, row.rest, not row.plan and row.round is None)


async def give(ledger: Ledger, game_id: int, user_id: int, order: Order) -> None:
    """See `Host.give_order`."""
    async with ledger.changing(game_id) as change:
        seat = _owner(change, user_id)
        _check(change, seat, order)
        change.forget_orders(lambda row: _same_kind(row, seat, order))
        change.keep_order(_row(change, seat, user_id, order))
        due = await _settled(change)
    if due:
        await automatic.answer_all(ledger, game_id)


async def withdraw(ledger: Ledger, game_id: int, user_id: int, which: tuple[bool, str]) -> None:
    """See `Host.withdraw_order`."""
    async with ledger.changing(game_id) as change:
        seat = _owner(change, user_id)
        chosen = (seat.seat, *which)
        if not change.forget_orders(lambda row: (row.seat, row.plan, row.key) == chosen):
            raise HostError("order-gone")
        await _settled(change)


async def _settled(change: Change) -> bool:
    """Ping whoever has to answer by hand; tell whether something is to be answered before that."""
    due = automatic_due(change)
    if not due:
        await settle_turns(change, to_act(change.match))
    return due


def _same_kind(row: OrderRow, seat: SeatRow, order: Order) -> bool:
    """Tell whether an order gives way to a new one: there is one plan, and one answer to each kind of question."""
    return (row.seat, row.plan) == (seat.seat, order.plan) and (row.plan or row.key == order.key)


def _owner(change: Change, user_id: int) -> SeatRow:
    change.require_state(RUNNING)
    return change.seat_of(user_id)


def _check(change: Change, seat: SeatRow, order: Order) -> None:
    """Raise HostError where no such order can be given now."""
    advised = order.rest if order.plan else not order.picks
    if advised and not game_of(change.game, options=options_of(change.game)).hints:
        raise HostError("hints-off")
    if order.plan:
        _check_plan(change, seat, order)
    else:
        _check_answer(change, order)


def _check_plan(change: Change, seat: SeatRow, order: Order) -> None:
    found: Ask | None = change.match.rules.orders.plan(change.match.view(seat.seat))
    if found is None:
        raise HostError("order-no-plan")
    pending = change.match.pending.get(seat.seat)
    if pending is not None and not pending.answered and pending.ask.key == found.key:
        raise HostError("order-your-turn")
    fitting = order.key == found.key and set(order.picks) <= set(found.options)
    if not fitting or not 1 <= len(order.picks) <= MOST_PLANNED or len(set(order.picks)) < len(order.picks):
        raise HostError("order-unfit")


def _check_answer(change: Change, order: Order) -> None:
    questions = change.match.rules.orders.questions
    if order.key not in questions:
        raise HostError("order-not-possible")
    if order.picks and (len(order.picks) > 1 or order.picks[0] not in questions[order.key]):
        raise HostError("order-unfit")


def _row(change: Change, seat: SeatRow, user_id: int, order: Order) -> OrderRow:
    ahead = change.match.rules.orders.ahead if order.plan else 0
    lasting = order.lasting and not order.plan
    return OrderRow(
        game_id=change.game.id,
        seat=seat.seat,
        plan=order.plan,
        key=order.key,
        user_id=user_id,
        picks=picks_to_json(order.picks),
        alone=order.plan and order.alone,
        rest=order.plan and order.rest,
        since=change.match.number,
        round=None if lasting else change.match.public.round + ahead,
        turn=None,
    )
