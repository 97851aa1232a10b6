"""Finding games: by channel and by player."""

from __future__ import annotations

from sqlmodel import col, select

from bot.hosting.bookkeeping import to_act
from bot.hosting.ledger import Ledger
from bot.hosting.reading import game_of
from bot.store.schema import GameRow, SeatRow
from bot.values.refusal import HostError
from bot.values.states import LOBBY, RUNNING
from bot.values.table import Game, Mine
from engine.match import DivergedError

MOST_LISTED = 25
"""What an autocomplete list can hold."""
IN_PLAY = (LOBBY, RUNNING)


async def game_in(ledger: Ledger, channel_id: int) -> Game | None:
    """See `Host.game_in`."""
    game = await latest_in(ledger, channel_id)
    return game if game is not None and game.active else None


async def latest_in(ledger: Ledger, channel_id: int) -> Game | None:
    """See `Host.latest_in`; a game in play is always the newest one."""
    query = select(GameRow).where(GameRow.channel_id == channel_id).order_by(col(GameRow.id).desc())
    async with ledger.looking() as session:
        row = (await session.exec(query.limit(1))).first()
    return None if row is None else game_of(row)


async def games_of(ledger: Ledger, user_id: int) -> tuple[Mine, ...]:
    """See `Host.games_of`."""
    query = (
        select(GameRow, SeatRow.seat)
        .join(SeatRow, col(SeatRow.game_id) == col(GameRow.id))
        .where(SeatRow.user_id == user_id, col(GameRow.state).in_(IN_PLAY))
        .order_by(col(GameRow.id).desc())
        .limit(MOST_LISTED)
    )
    async with ledger.looking() as session:
        rows = list((await session.exec(query)).all())
    games = [_mine(ledger, game, seat) for game, seat in rows]
    return tuple(sorted(games, key=lambda mine: not mine.must_act))


def _mine(ledger: Ledger, row: GameRow, seat: int) -> Mine:
    if row.state == LOBBY:
        return Mine(game_of(row), seat, must_act=False, damaged=False)
    try:
        acting = to_act(ledger.matches.peek(row))
    except (HostError, DivergedError):
        return Mine(game_of(row), seat, must_act=False, damaged=True)
    return Mine(game_of(row), seat, must_act=seat in acting, damaged=False)
