"""A person on vacation: their clock stands still until they are back, at every table that waits for vacations."""

from __future__ import annotations

from bot.hosting.change import Change
from bot.hosting.clock.absence import keep_warm
from bot.hosting.clock.moments import seconds
from bot.hosting.clock.running import frozen_until, now_at, pace_at, wind
from bot.hosting.owing import tell_notice, tell_person, tell_table
from bot.store.schema import SeatRow
from bot.store.vacations import end, vacations_of


def go_away(change: Change, seat: SeatRow, until: int) -> None:
    """Let a seat's clock stand still until a moment, and tell the table until when.

    Where the table does not wait for vacations, the bot stands in at once.
    """
    before, seat.home_at = now_at(change, seat), until
    waits = frozen_until(change, seat) > 0
    if waits:
        _move(change, seat, until - before)
    key = (
        "notice-vacation" if waits else "notice-vacation-warm" if keep_warm(change, seat) else "notice-vacation-refused"
    )
    tell_notice(change, key, name=change.name_at(seat), until=str(until))
    tell_table(change)


def come_home(change: Change, seat: SeatRow) -> None:
    """Let a seat's clock go on with what was left when it began to stand still."""
    frozen, seat.home_at = frozen_until(change, seat), None
    spared = frozen - (seconds(change.now) if change.game.paused_at is None else change.game.paused_at)
    if frozen and spared > 0:
        _move(change, seat, -spared)
        tell_table(change)


async def end_by_move(change: Change, seat: SeatRow) -> None:
    """End the vacation of somebody who has made a move, from this moment on; their other tables follow."""
    if seat.user_id is None or seat.home_at is None or seat.home_at <= seconds(change.now):
        return
    come_home(change, seat)
    for row in await vacations_of(change.session, seat.user_id):
        if row.since < change.now < row.until:
            await end(change.session, row, change.now)
            tell_person(change, seat.user_id, "vacation-ended")


def _move(change: Change, seat: SeatRow, span: int) -> None:
    if seat.since is None:
        return
    seat.since += span
    seat.due = None if seat.due is None else seat.due + span
    wind(change, seat, pace_at(change))
