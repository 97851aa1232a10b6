"""Leaving a game and breaking it off."""

from __future__ import annotations

from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting import automatic
from bot.hosting.bookkeeping import automatic_due
from bot.hosting.change import Change, rows_of
from bot.hosting.ledger import Ledger
from bot.hosting.owing import forget_hand, settle_turns, tell_hands, tell_notice, tell_table
from bot.hosting.reading import game_of
from bot.hosting.sealing import reveal
from bot.hosting.strengths import usual
from bot.hosting.tenure import hand_on
from bot.store.schema import SeatRow
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import ENDED, LOBBY
from bot.values.table import Game


async def leave(ledger: Ledger, game_id: int, person: Person) -> Game:
    """See `Host.leave`."""
    async with ledger.changing(game_id) as change:
        seat = change.seat_of(person.user_id)
        _require_active(change)
        name = change.name_of(person)
        forget_hand(change, seat)
        await _vacate(change, seat, name)
        _hand_over(change, person)
        if not change.people:
            await _break_off(change, name)
        due = _automatic_due(change)
        tell_table(change)
    if due:
        await automatic.answer_all(ledger, game_id)
    return game_of(change.game)


async def end(ledger: Ledger, game_id: int, person: Person) -> Game:
    """See `Host.end`. It never looks at the match, so that a damaged one can be ended too."""
    async with ledger.changing(game_id) as change:
        _require_active(change)
        _require_right(change, person)
        await _break_off(change, change.name_of(person))
        tell_hands(change, [seat.seat for seat in change.seats])
        tell_table(change)
    ledger.matches.drop(game_id)
    return game_of(change.game)


async def check_leave(ledger: Ledger, game_id: int, person: Person) -> tuple[Game, bool]:
    """See `Host.check_leave`."""
    async with ledger.looking() as session:
        change = await _looked_at(ledger, session, game_id)
    change.seat_of(person.user_id)
    _require_active(change)
    return game_of(change.game), sum(seat.user_id is not None for seat in change.seats) == 1


async def check_end(ledger: Ledger, game_id: int, person: Person) -> Game:
    """See `Host.check_end`."""
    async with ledger.looking() as session:
        change = await _looked_at(ledger, session, game_id)
    _require_active(change)
    _require_right(change, person)
    return game_of(change.game)


async def _looked_at(ledger: Ledger, session: AsyncSession, game_id: int) -> Change:
    game, seats = await rows_of(session, game_id)
    return Change.of(session, game, seats, ledger.now(), ledger.matches)


def _require_active(change: Change) -> None:
    if not change.game.active:
        change.require_state(LOBBY)


def _require_right(change: Change, person: Person) -> None:
    seated = any(seat.user_id == person.user_id for seat in change.seats)
    if person.moderates or (seated and change.game.state == LOBBY):
        return
    change.require_host(person)


def _automatic_due(change: Change) -> bool:
    try:
        return automatic_due(change)
    except HostError:
        return False  # nobody has to stay at a table that is damaged


async def _vacate(change: Change, seat: SeatRow, name: str) -> None:
    if change.game.state == LOBBY:
        change.rows.remove(seat)
        change.seats.remove(seat)
        return
    await hand_on(change, seat, None, usual(change.game.key))
    tell_notice(change, "notice-left", name=name)


def _hand_over(change: Change, person: Person) -> None:
    if change.game.host_id != person.user_id:
        return
    heirs = [seat.user_id for seat in change.people if seat.user_id is not None]
    change.game.host_id = heirs[0] if heirs else person.user_id


async def _break_off(change: Change, name: str) -> None:
    change.game.state = ENDED
    change.game.ended_at = change.now
    reveal(change.game)
    await settle_turns(change, set())
    tell_notice(change, "notice-ended", name=name)
