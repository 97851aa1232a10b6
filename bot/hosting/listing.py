"""Finding games: by channel and by player."""

from __future__ import annotations

from sqlmodel import col, select

from bot.hosting.desk import Desk
from bot.hosting.reading import game_of
from bot.hosting.record import to_act
from bot.hosting.refusal import HostError
from bot.store.tables import LOBBY, RUNNING, GameRow, SeatRow
from bot.table import Game, Mine
from engine.match import DivergedError

MOST_LISTED = 25
"""What an autocomplete list can hold."""
IN_PLAY = (LOBBY, RUNNING)


async def game_in(desk: Desk, channel_id: int) -> Game | None:
    """See `Host.game_in`."""
    game = await latest_in(desk, channel_id)
    return game if game is not None and game.active else None


async def latest_in(desk: Desk, channel_id: int) -> Game | None:
    """See `Host.latest_in`; a game in play is always the newest one."""
    query = select(GameRow).where(GameRow.channel_id == channel_id).order_by(col(GameRow.id).desc())
    async with desk.looking() as session:
        row = (await session.exec(query.limit(1))).first()
    return None if row is None else game_of(row)


async def games_of(desk: Desk, user_id: int) -> tuple[Mine, ...]:
    """See `Host.games_of`."""
    query = (
        select(GameRow, SeatRow.seat)
        .join(SeatRow, col(SeatRow.game_id) == col(GameRow.id))
        .where(SeatRow.user_id == user_id, col(GameRow.state).in_(IN_PLAY))
        .order_by(col(GameRow.id).desc())
        .limit(MOST_LISTED)
    )
    async with desk.looking() as session:
        rows = list((await session.exec(query)).all())
    games = [_mine(desk, game, seat) for game, seat in rows]
    return tuple(sorted(games, key=lambda mine: not mine.must_act))


def _mine(desk: Desk, row: GameRow, seat: int) -> Mine:
    if row.state == LOBBY:
        return Mine(game_of(row), seat, must_act=False, damaged=False)
    try:
        acting = to_act(desk.matches.peek(row))
    except (HostError, DivergedError):
        return Mine(game_of(row), seat, must_act=False, damaged=True)
    return Mine(game_of(row), seat, must_act=seat in acting, damaged=False)
