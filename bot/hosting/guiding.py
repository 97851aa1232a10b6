"""Who is new to a game, and is told at the first turn what happens and what to tap."""

from __future__ import annotations

from collections.abc import Iterable

from sqlmodel import col, select

from bot.hosting.change import Change
from bot.hosting.ledger import Ledger
from bot.store.persons import preferences_of
from bot.store.schema import GameRow, SeatRow


async def guide_newcomers(change: Change, seats: Iterable[SeatRow] = ()) -> None:
    """Mark the seats, by default all, of those who have never begun a game of this kind and want a guide."""
    people = list(seats) or change.people
    users = [seat.user_id for seat in people if seat.user_id is not None]
    query = (
        select(SeatRow.user_id)
        .join(GameRow, col(GameRow.id) == col(SeatRow.game_id))
        .where(
            GameRow.key == change.game.key,
            GameRow.id != change.game.id,
            col(GameRow.saved).is_not(None),  # a lobby that was closed taught nobody anything
            col(SeatRow.user_id).in_(users),
        )
    )
    knowing = set((await change.session.exec(query)).all())
    wished = await preferences_of(change.session, users)
    for seat in people:
        seat.guided = seat.user_id not in knowing and wished[seat.user_id or 0].guide


async def skip(ledger: Ledger, game_id: int, user_id: int) -> None:
    """See `Host.skip_guide`."""
    async with ledger.changing(game_id) as change:
        change.seat_of(user_id).guided = False
