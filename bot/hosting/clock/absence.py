"""Somebody who is overdue: the bot stands in for them until their turn is over or until they are back."""

from __future__ import annotations

from sqlalchemy import bindparam, select

from bot.hosting.chair import pass_chair
from bot.hosting.change import Change
from bot.hosting.clock.moments import HOUR
from bot.hosting.clock.running import pace_at, rest, start, then_at
from bot.hosting.owing import tell, user_key
from bot.store.rows import fetched, table_of
from bot.store.schema import ChoiceRow, SeatRow
from bot.store.statements import Statement
from bot.values.pace import REMIND, TURN, WARM, Then
from bot.values.table import Seat

CHOICES = table_of(ChoiceRow)
PLAYED = Statement(
    select(CHOICES.c.number)
    .where(CHOICES.c.game_id == bindparam("game_id"), CHOICES.c.seat == bindparam("seat"))
    .where(CHOICES.c.number > bindparam("since"), CHOICES.c.automatic, CHOICES.c.undone.is_(False))
    .limit(1)
)

AWAY = 2
"""Who is overdue so often in a row is away, and is not waited for any more."""


def overdue(seat: SeatRow | Seat) -> bool:
    """Tell whether a seat's person was overdue the last time that they had to act, and has not answered since."""
    return seat.missed > 0


def away(seat: SeatRow | Seat) -> bool:
    """Tell whether a seat's person was overdue twice in a row."""
    return seat.missed >= AWAY


def stand_in(change: Change, seat: SeatRow, then: Then) -> None:
    """Let the bot answer for a seat: for this turn or until its person is back, as it is for whoever is away."""
    rest(change, seat)
    if seat.stand_in == "":
        seat.stood_since = change.game.number
    seat.stand_in = WARM if away(seat) else then


def keep_warm(change: Change, seat: SeatRow) -> bool:
    """Let the bot stand in for somebody who will not come for days; return whether it does.

    It does not at a table that only reminds, and where nobody else is there who would wait.
    """
    others = any(not other.bot_answers for other in change.people if other is not seat)
    if then_at(change) == REMIND or not others:
        return False
    stand_in(change, seat, WARM)
    return True


async def end_turns(change: Change, acting: set[int]) -> None:
    """Give seats back whose turn the bot has played, and tell their people, once it has, what it did."""
    for seat in change.seats:
        if seat.stand_in == "" or seat.seat in acting:
            continue
        if seat.stood_since is not None and await _played(change, seat, seat.stood_since):
            _tell_played(change, seat, seat.stood_since)
            seat.stood_since = None
        if seat.stand_in == TURN or change.match.over:
            seat.stand_in, seat.stood_since = "", None


def _tell_played(change: Change, seat: SeatRow, since: int) -> None:
    # Each message into closed DMs counts against the bot, and the channel knows that it has played.
    if seat.user_id is not None and not seat.dm_closed:
        span = {"since": since, "until": change.match.number}
        tell(change, "played", to=user_key(seat.user_id), seat=seat.seat, warm=seat.stand_in == WARM, **span)


async def _played(change: Change, seat: SeatRow, since: int) -> bool:
    """Tell whether the bot has answered anything for a seat since a row of the log."""
    if any(entry["automatic"] and entry["seat"] == seat.seat for entry in change.entries):
        return True
    row = {"game_id": change.game.id, "seat": seat.seat, "since": since}
    return bool(await fetched(change.session, PLAYED, row))


def answered(seat: SeatRow) -> None:
    """Note that a seat's person has answered: they are there."""
    seat.missed = 0
    seat.stand_in = ""
    seat.stood_since = seat.gone_at = None


def come_back(change: Change, seat: SeatRow, acting: set[int]) -> None:
    """Let a seat's person play again.

    Where the bot stood in, what waits for them has an hour of its turn, or all of it after an absence.
    """
    warm = seat.stand_in == WARM
    answered(seat)
    pass_chair(change)
    if seat.seat in acting and seat.since is None:
        pace = pace_at(change)
        start(change, seat, pace if warm or pace is None else HOUR, pace)
