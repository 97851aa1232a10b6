"""What a clock does when its moment has come, each game in a transaction that reads it anew."""

from __future__ import annotations

from sqlalchemy import ColumnElement, select, update

from bot.hosting import automatic
from bot.hosting.bookkeeping import automatic_due, to_act
from bot.hosting.change import Change
from bot.hosting.clock.absence import stand_in
from bot.hosting.clock.moments import HOUR, OVERDUE, SILENCES, seconds
from bot.hosting.clock.reminding import LATE, SILENT, SOON, remind
from bot.hosting.clock.running import pace_at, settle_clocks, then_at, wind
from bot.hosting.ledger import Ledger
from bot.hosting.owing import settle_turns, tell_notice, tell_table
from bot.hosting.seats.leaving import tell_late
from bot.outbox.lanes import Lane
from bot.store.rows import fetched, table_of
from bot.store.schema import SeatRow
from bot.values.pace import REMIND, Then
from bot.values.states import RUNNING

SEATS = table_of(SeatRow)


async def games_due(ledger: Ledger) -> list[int]:
    """Return the games in which a moment has come, the longest ago first."""
    query = select(SEATS.c.game_id).where(SEATS.c.moment <= seconds(ledger.now())).order_by(SEATS.c.moment)
    async with ledger.looking() as session:
        found = await fetched(session, query, {})
    return list(dict.fromkeys(row[0] for row in found))


async def fire(ledger: Ledger, game_id: int) -> set[Lane]:
    """Do what a game's clocks have to do by now; return where people are to be told of it. Raises as `changing` does.

    Done twice it does nothing more. An answer that came first has moved the clock, and nothing happens.
    """
    lanes: set[Lane] = set()
    async with ledger.changing(game_id) as change:
        for seat in await _claimed(change):
            lanes |= _ring(change, seat)
        if change.game.state == RUNNING:
            await _settle(change)
        due = change.game.state == RUNNING and automatic_due(change)
    if due:
        await automatic.answer_all(ledger, game_id)
    return lanes


async def put_off(ledger: Ledger, game_id: int) -> None:
    """Let a game that cannot be read rest for an hour."""
    later = seconds(ledger.now()) + HOUR
    async with ledger.store.writing() as session:
        await session.exec(update(SEATS).where(SEATS.c.game_id == game_id, _due(later - HOUR)).values(moment=later))


async def _claimed(change: Change) -> list[SeatRow]:
    """Return the seats whose moment has come; where another process was faster, this UPDATE finds nothing of it."""
    now = seconds(change.now)
    found = []
    for seat in change.seats:
        if seat.moment is None or seat.moment > now:
            continue
        here = (SEATS.c.game_id == seat.game_id, SEATS.c.seat == seat.seat, SEATS.c.moment == seat.moment)
        if (await change.session.exec(update(SEATS).where(*here).values(moment=seat.moment))).rowcount:
            found.append(seat)
    return found


def _due(now: int) -> ColumnElement[bool]:
    return SEATS.c.moment <= now


def _ring(change: Change, seat: SeatRow) -> set[Lane]:
    if change.game.state != RUNNING or seat.seat not in to_act(change.match) or seat.bot_answers:
        return set()  # the clock of a question that is gone; settling stops it
    pace = pace_at(change)
    if pace is None:
        seat.due = None
    lanes = _silent(change, seat) if seat.due is None else _timed(change, seat, seat.due)
    wind(change, seat, pace)
    return lanes


def _timed(change: Change, seat: SeatRow, due: int) -> set[Lane]:
    if seconds(change.now) < due:
        seat.reminded += 1
        return remind(change, seat, SOON)
    return _overdue(change, seat)


def _overdue(change: Change, seat: SeatRow) -> set[Lane]:
    seat.reminded, seat.missed = OVERDUE, seat.missed + 1
    then = then_at(change)
    tell_table(change)
    if then == REMIND:
        return remind(change, seat, LATE)
    _step_in(change, seat, then)
    return set()


def _step_in(change: Change, seat: SeatRow, then: Then) -> None:
    stand_in(change, seat, then)
    tell_late(change, seat, f"notice-overdue-{seat.stand_in}", name=change.name_at(seat))


def _silent(change: Change, seat: SeatRow) -> set[Lane]:
    """Remind somebody without a clock; at last tell the table that its game sleeps, once."""
    seat.reminded = len(SILENCES) if seat.hushed else seat.reminded + 1
    if seat.reminded == len(SILENCES):
        others = [other for other in change.seats if other is not seat and other.since is not None]
        if all(other.reminded < len(SILENCES) or other.due is not None for other in others):
            tell_notice(change, "notice-asleep")
        seat.missed += 1
    return set() if seat.hushed else remind(change, seat, SILENT)


async def _settle(change: Change) -> None:
    acting = to_act(change.match)
    settle_clocks(change, acting)
    if not automatic_due(change):
        await settle_turns(change, acting)
