"""Lobbies in which nothing has happened for days: they close by themselves, so that no channel is held for nothing."""

from __future__ import annotations

from sqlalchemy import select

from bot.hosting.change import Change
from bot.hosting.clock.moments import DAY, seconds
from bot.hosting.ending import close
from bot.hosting.ledger import Ledger
from bot.hosting.owing import tell_hands, tell_notice, tell_table
from bot.store.rows import fetched, table_of
from bot.store.schema import GameRow
from bot.values.states import LOBBY

PATIENCE = 3 * DAY
"""Seconds of silence after which a lobby closes."""
GAMES = table_of(GameRow).c


def stir(change: Change) -> None:
    """Note that something has happened in a lobby; a game that has begun never closes by itself."""
    change.game.closes_at = seconds(change.now) + PATIENCE if change.game.state == LOBBY else None


async def silent_lobbies(ledger: Ledger) -> list[int]:
    """Return the lobbies whose time has come."""
    query = select(GAMES.id).where(GAMES.closes_at <= seconds(ledger.now())).order_by(GAMES.closes_at)
    async with ledger.looking() as session:
        found = await fetched(session, query, {})
    return [game_id for (game_id,) in found]


async def close_lobby(ledger: Ledger, game_id: int) -> None:
    """Close a lobby whose time has come; raises as `changing` does."""
    async with ledger.changing(game_id) as change:
        due, change.game.closes_at = change.game.closes_at, None
        if change.game.state != LOBBY or due is None:
            return
        if due > seconds(change.now):  # somebody has come meanwhile
            change.game.closes_at = due
            return
        await close(change)
        tell_notice(change, "notice-lobby-closed")
        tell_hands(change, [seat.seat for seat in change.seats])
        tell_table(change)
