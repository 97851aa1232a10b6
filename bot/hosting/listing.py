"""Finding games: by channel and by player."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import case
from sqlmodel import col, select

from bot.hosting.bookkeeping import to_act
from bot.hosting.glimpse import Glimpse, glimpsed
from bot.hosting.ledger import Ledger
from bot.hosting.reading import game_of
from bot.store.schema import GameRow, SeatRow
from bot.values.refusal import HostError
from bot.values.states import OVER, RUNNING, Last
from bot.values.table import Game, Mine
from engine.match import DivergedError

NEWEST = col(GameRow.id).desc()
ORDERS = {
    Last.OPENED: (NEWEST,),
    Last.BEGUN: (case((col(GameRow.saved).is_not(None), 0), else_=1), NEWEST),
    Last.OVER: (case((col(GameRow.state) == OVER, 0), else_=1), NEWEST),
}
"""In which order a channel's games are looked at."""


async def last_in(ledger: Ledger, channel_id: int, key: str | None, last: Last) -> Game | None:
    """See `Host.last_in`."""
    query = select(GameRow).where(GameRow.channel_id == channel_id)
    if key is not None:
        query = query.where(GameRow.key == key)
    async with ledger.looking() as session:
        row = (await session.exec(query.order_by(*ORDERS[last]).limit(1))).first()
    return None if row is None else game_of(row)


async def people_of(ledger: Ledger, game_id: int) -> tuple[Game, dict[int, tuple[str, str]], Glimpse]:
    """See `Host.people_of`."""
    async with ledger.looking() as session:
        found = await glimpsed(ledger, game_id, session)
    people = {seat.user_id: seat for seat in found.seats if seat.user_id is not None}
    absent = frozenset(user for user, seat in people.items() if seat.bot_answers)
    names = {user: (seat.name, seat.account) for user, seat in people.items()}
    return game_of(found.game, absent=absent), names, found


async def games_of(ledger: Ledger, user_id: int, key: str | None, states: Collection[str]) -> tuple[Mine, ...]:
    """See `Host.games_of`."""
    query = (
        select(GameRow, SeatRow.seat)
        .join(SeatRow, col(SeatRow.game_id) == col(GameRow.id))
        .where(SeatRow.user_id == user_id, col(GameRow.state).in_(states))
        .order_by(NEWEST)
    )
    if key is not None:
        query = query.where(GameRow.key == key)
    async with ledger.looking() as session:
        rows = list((await session.exec(query)).all())
    games = [_mine(ledger, game, seat) for game, seat in rows]
    return tuple(sorted(games, key=lambda mine: not mine.must_act))


def _mine(ledger: Ledger, row: GameRow, seat: int) -> Mine:
    if row.state != RUNNING:
        return Mine(game_of(row), seat, must_act=False, damaged=False)
    try:
        acting = to_act(ledger.matches.peek(row))
    except (HostError, DivergedError):
        return Mine(game_of(row), seat, must_act=False, damaged=True)
    return Mine(game_of(row), seat, must_act=seat in acting and row.adrift is None, damaged=False)
