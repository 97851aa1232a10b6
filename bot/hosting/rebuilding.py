"""Playing a game again from its seed and its log: to see whether it is what it should be, or where it can't be read."""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import col, select

from bot.hosting.archive import NO_CHOICES, opening_of
from bot.hosting.bookkeeping import keep
from bot.hosting.change import Change
from bot.hosting.damage import damaged
from bot.hosting.owing import tell_notice
from bot.hosting.picks import picks_of
from bot.store.schema import ChoiceRow, GameRow, SeatRow
from bot.values.refusal import DamagedError
from engine.match import Choice, DivergedError, Match
from engine.record import RecordError

UNLIKE = (DivergedError, RecordError, ValueError, KeyError, DamagedError)
"""What a log raises that its seed does not lead through."""


def played_again(game: GameRow, seats: Sequence[SeatRow], log: Sequence[ChoiceRow]) -> Match:
    """Return the match to which a seed and a log lead, by the log's own numbers; raises `UNLIKE`."""
    match = opening_of(game, list(seats))
    for row in log:
        if row.undone or row.key in NO_CHOICES or row.seat is None:
            continue
        choice = Choice.from_json([row.number, row.seat, row.key, picks_of(row)])
        if (picks := match.answered_by(choice)) is not None:
            match.number = row.number - 1
            match.submit(row.seat, picks)
    match.number = log[-1].number if log else 0
    return match


async def rebuild(change: Change) -> None:
    """Save a game anew as its seed and its log lead to it, and tell the table; raises HostError("game-damaged")."""
    query = select(ChoiceRow).where(ChoiceRow.game_id == change.game.id).order_by(col(ChoiceRow.number))
    log = (await change.session.exec(query)).all()
    if change.game.secret is None or [row.number for row in log] != list(range(change.game.number + 1)):
        raise damaged(change.game)
    try:
        change.match_in_hand = played_again(change.game, change.seats, log)
    except UNLIKE as error:
        raise damaged(change.game) from error
    tell_notice(change, "notice-rebuilt")
    await keep(change, ())
