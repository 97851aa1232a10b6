"""Leaving: in a lobby the seat is free again, in a running game an automatic player keeps it warm."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlmodel import col, delete

from bot.hosting import automatic
from bot.hosting.barring import bar
from bot.hosting.bookkeeping import automatic_due, to_act
from bot.hosting.chair import pass_chair
from bot.hosting.change import Change
from bot.hosting.clock.running import settle_clocks
from bot.hosting.consent import withdraw
from bot.hosting.ending import break_off, looked_at, require_active
from bot.hosting.ledger import Ledger
from bot.hosting.owing import forget_hand, tell, tell_table, user_key
from bot.hosting.reading import game_of
from bot.hosting.silence import stir
from bot.hosting.strengths import usual
from bot.hosting.tenure import hand_on
from bot.store.schema import OutboxRow, SeatRow
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import LOBBY
from bot.values.table import Game
from engine.match import DivergedError


async def leave(ledger: Ledger, game_id: int, person: Person) -> Game:
    """See `Host.leave`."""
    async with ledger.changing(game_id) as change:
        seat = change.seat_of(person.user_id)
        require_active(change)
        name = change.name_of(person)
        await stand_up(change, seat)
        if not change.people:
            await break_off(change, name)
        elif change.game.state != LOBBY:
            tell_offer(change, seat, "notice-left", name=name)
        pass_chair(change)
        due = answers_wait(change)
    if due:
        await automatic.answer_all(ledger, game_id)
    return game_of(change.game)


async def check_leave(ledger: Ledger, game_id: int, person: Person) -> tuple[Game, bool]:
    """See `Host.check_leave`."""
    async with ledger.looking() as session:
        change = await looked_at(ledger, session, game_id)
    change.seat_of(person.user_id)
    require_active(change)
    return game_of(change.game), len(change.people) == 1


async def stand_up(change: Change, seat: SeatRow) -> None:
    """Take somebody's seat from them, with all that they could see by it.

    In a running game it is played by the usual automatic player from now on, and anybody may take it over.
    """
    await _forget_words(change, seat)
    await withdraw(change, seat.user_id or 0)
    forget_hand(change, seat)
    if change.game.state == LOBBY:
        change.rows.remove(seat)
        change.seats.remove(seat)
        stir(change)
    else:
        await bar(change, seat.user_id or 0, but=seat.seat)
        await hand_on(change, seat, None, usual(change.game.key))
        _settle_clocks(change)
    tell_table(change)


def tell_offer(change: Change, seat: SeatRow, key: str, **args: Any) -> None:
    """Say in the channel why a seat is free, with a button that takes it over."""
    tell(change, "notice", key=key, args=args, offer=seat.seat)


def tell_late(change: Change, seat: SeatRow, key: str, **args: Any) -> None:
    """Say in the channel for whom the table waits, with a button that replaces them."""
    tell(change, "notice", key=key, args=args, late=seat.seat)


def answers_wait(change: Change) -> bool:
    """Tell whether an automatic player has to answer now; never at a table that is damaged."""
    try:
        return automatic_due(change)
    except (HostError, DivergedError):
        return False  # nobody has to stay at a table that is damaged


def _settle_clocks(change: Change) -> None:
    """Let nobody have a deadline with whom nobody plays any more."""
    with suppress(HostError, DivergedError):  # nobody has to stay at a table that is damaged
        settle_clocks(change, to_act(change.match))


async def _forget_words(change: Change, seat: SeatRow) -> None:
    """Drop what was to be told to somebody about their seat and has not been sent yet."""
    waiting = delete(OutboxRow).where(
        col(OutboxRow.game_id) == change.game.id,
        col(OutboxRow.channel_key) == user_key(seat.user_id or 0),
        col(OutboxRow.kind).in_(("word", "played")),
    )
    await change.session.exec(waiting)
