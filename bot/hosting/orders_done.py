"""An order whose moment has come: carried out or dropped, in the transaction that has just read it."""

from __future__ import annotations

from sqlalchemy import bindparam, select

from bot.hosting.bookkeeping import facts_from
from bot.hosting.change import Change
from bot.hosting.owing import tell_person
from bot.hosting.picks import picks_of
from bot.store.orders import OrderRow
from bot.store.rows import fetched, table_of
from bot.store.schema import ChoiceRow
from engine.ask import Ask, Option, Picks
from engine.match import RefusedError

CHOICES = table_of(ChoiceRow).c
SINCE = select(CHOICES.facts).where(
    CHOICES.game_id == bindparam("game_id"), CHOICES.number > bindparam("since"), CHOICES.undone.is_(False)
)


async def wish(change: Change, row: OrderRow, ask: Ask, advised: Picks | None) -> Picks | None:
    """Return what an order wants to be answered: what it names, or what was advised; None where that is not legal."""
    if row.plan and row.turn is None:
        return await _planned(change, row, ask)
    wanted = (() if row.plan else picks_of(row)) or advised
    return None if wanted is None else _legal(change, ask, wanted)


async def _planned(change: Change, row: OrderRow, ask: Ask) -> Picks | None:
    """Return the first of a plan's wishes that is still legal and, if so wished, where nobody else went since."""
    orders, taken = change.match.rules.orders, await _taken(change, row) if row.alone else frozenset()
    for planned in picks_of(row):
        option = None if orders.place(planned) in taken else orders.followed(ask, planned)
        chosen = None if option is None else _legal(change, ask, (option,))
        if chosen is not None:
            return chosen
    return None


def _legal(change: Change, ask: Ask, picks: Picks) -> Picks | None:
    """Return picks in the question's own order; None where they are not legal."""
    try:
        return change.match.check(ask, picks)
    except RefusedError:
        return None


async def _taken(change: Change, row: OrderRow) -> frozenset[Option]:
    """Return where others went since an order was given, as far as its owner may know."""
    found = await fetched(change.session, SINCE, {"game_id": change.game.id, "since": row.since})
    facts = (fact for (text,) in found for fact in facts_from(text) if fact.seen_by(row.seat))
    went = filter(None, map(change.match.rules.orders.went, facts))
    return frozenset(place for seat, place in went if seat != row.seat)


def carry_out(change: Change, row: OrderRow) -> None:
    """Let a plan be over whose choice is made next, or go on with the rest of its turn; answers are given again."""
    if row.plan and row.rest:
        row.turn = change.match.turn
    elif row.plan:
        change.forget_orders(lambda other: other is row)


def drop(change: Change, row: OrderRow) -> None:
    """Give up a plan of which nothing fits, or an order for which nobody has advice, and tell its owner."""
    change.forget_orders(lambda other: other is row)
    planned = row.plan and row.turn is None
    tell_person(change, row.user_id, "order-dropped" if planned else "order-unadvised", play=True)
