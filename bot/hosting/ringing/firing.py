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
from bot.hosting.ringing.considerate import put_off as put_off_by_night
from bot.hosting.seats.leaving import tell_late
from bot.outbox.lanes import Lane
from bot.store.persons import preferences_of
from bot.store.rows import fetched, table_of
from bot.store.schema import SeatRow
from bot.values.pace import REMIND, Then
from bot.values.preferences import Preferences
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
        rung = await _claimed(change)
        wished = await preferences_of(change.session, {seat.user_id or 0 for seat in rung})
        for seat in rung:
            lanes |= _ring(change, seat, wished[seat.user_id or 0])
        due = await _settle(change)
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


def _ring(change: Change, seat: SeatRow, wished: Preferences) -> set[Lane]:
    if seat.seat not in _acting(change) or seat.bot_answers or change.game.paused_at is not None:
        return set()  # the clock of a question that is gone, or one that stands still: settling stops it
    pace = pace_at(change)
    if (seat.due is None) != (pace is None):
        return set()  # others have come or gone since it was set: settling starts it anew
    if put_off_by_night(change, seat, wished, pace):
        return set()
    lanes = _silent(change, seat, wished) if seat.due is None else _timed(change, seat, seat.due, wished)
    wind(change, seat, pace)
    return lanes


def _acting(change: Change) -> set[int]:
    return to_act(change.match) if change.game.state == RUNNING else set()


def _timed(change: Change, seat: SeatRow, due: int, wished: Preferences) -> set[Lane]:
    if seconds(change.now) < due:
        seat.reminded += 1
        return remind(change, seat, SOON, wished)
    return _overdue(change, seat, wished)


def _overdue(change: Change, seat: SeatRow, wished: Preferences) -> set[Lane]:
    seat.reminded, seat.missed = OVERDUE, seat.missed + 1
    then = then_at(change)
    tell_table(change)
    if then == REMIND:
        return remind(change, seat, LATE, wished)
    _step_in(change, seat, then)
    return set()


def _step_in(change: Change, seat: SeatRow, then: Then) -> None:
    stand_in(change, seat, then)
    tell_late(change, seat, f"notice-overdue-{seat.stand_in}", name=change.name_at(seat))


def _silent(change: Change, seat: SeatRow, wished: Preferences) -> set[Lane]:
    """Remind somebody without a clock; at last tell the table that its game sleeps, once."""
    seat.reminded = len(SILENCES) if seat.hushed else seat.reminded + 1
    if seat.reminded == len(SILENCES):
        others = [other for other in change.seats if other is not seat and other.since is not None]
        if all(other.reminded < len(SILENCES) or other.due is not None for other in others):
            tell_notice(change, "notice-asleep")
        seat.missed += 1
    return set() if seat.hushed else remind(change, seat, SILENT, wished)


async def _settle(change: Change) -> bool:
    """Bring clocks and pings in line with what was done; return whether the bot has to answer now."""
    acting = _acting(change)
    settle_clocks(change, acting)
    for seat in change.seats:
        if change.game.paused_at is not None:
            seat.moment = None
    if change.game.state != RUNNING:
        return False
    if automatic_due(change):
        return True
    await settle_turns(change, acting)
    return False
