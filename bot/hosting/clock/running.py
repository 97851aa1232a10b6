"""Setting clocks going and stopping them, in the transaction of what brought it about."""

from __future__ import annotations

from bot.hosting.change import Change
from bot.hosting.clock.moments import HOUR, next_moment, seconds
from bot.hosting.damage import options_in_force
from bot.store.schema import SeatRow
from bot.values.pace import Then, overdue_of, pace_of, waits_for_vacations


def pace_at(change: Change) -> int | None:
    """Return a game's pace in seconds; None without a clock, as where only one person is left: nobody waits there."""
    return pace_of(options_in_force(change.game)) if len(change.people) > 1 else None


def then_at(change: Change) -> Then:
    """Return what happens to an overdue seat of a game."""
    return overdue_of(options_in_force(change.game))


def settle_clocks(change: Change, acting: set[int], answered: int | None = None, *, undone: bool = False) -> None:
    """Let a clock run for everybody who has to act, and for nobody else.

    `answered` is the seat whose person has just answered: they have at least an hour from now on, or the whole pace
    where a new turn of theirs begins. Whose turn is `undone` has what was left of it. Where others have come or gone,
    so that there is a pace now or none any more, it begins anew.
    """
    pace = pace_at(change)
    for seat in change.seats:
        if seat.seat not in acting or seat.bot_answers:
            rest(change, seat)
        elif seat.since is None:
            left = seat.left if undone else None
            start(change, seat, pace if left is None or pace is None else max(left, HOUR), pace)
        elif seat.seat == answered:
            _go_on(change, seat, pace)
        elif (seat.due is None) != (pace is None):
            start(change, seat, pace, pace)


def now_at(change: Change, seat: SeatRow) -> int:
    """Return the moment that a seat's clock shows, which stands still in a pause and while its person is away.

    On vacation it shows the end of it already, so that what is due then is due so much later.
    """
    paused_at = change.game.paused_at
    running = seconds(change.now) if paused_at is None else max(paused_at, seat.since or 0)
    return max(running, frozen_until(change, seat))


def frozen_until(change: Change, seat: SeatRow) -> int:
    """Return until when a seat's clock stands still because its person is on vacation; 0 where nobody waits for it."""
    if seat.home_at is None or not waits_for_vacations(options_in_force(change.game)):
        return 0
    return seat.home_at


def rest(change: Change, seat: SeatRow) -> None:
    """Stop a seat's clock, and remember what was left of the turn, for it may come back by an undo."""
    if seat.since is None:
        return
    seat.left = None if seat.due is None else max(seat.due - now_at(change, seat), 0)
    seat.since = seat.due = seat.moment = seat.nudged = None
    seat.reminded, seat.hushed = 0, False


def start(change: Change, seat: SeatRow, span: int | None, pace: int | None) -> None:
    """Let a seat's clock run for some seconds, or without an end."""
    now = max(seconds(change.now), frozen_until(change, seat))
    seat.since, seat.due = now, None if span is None else now + span
    seat.left = seat.nudged = None
    seat.reminded, seat.hushed = 0, False
    wind(change, seat, pace)


def wind(change: Change, seat: SeatRow, pace: int | None) -> None:
    """Note when there is something to do next for a seat whose clock runs; never in a game that is paused."""
    paused = change.game.paused_at is not None
    seat.moment = None if paused else next_moment(seat, seconds(change.now), pace)


def _go_on(change: Change, seat: SeatRow, pace: int | None) -> None:
    """Give whoever has answered at least an hour for the next question, and all their time for the next turn."""
    if pace is None or seat.due is None or change.match.turn == change.match.number:
        start(change, seat, pace, pace)
        return
    seat.due = max(seat.due, now_at(change, seat) + HOUR)
    wind(change, seat, pace)
