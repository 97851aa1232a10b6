"""One game's lock in the database, where several processes may change it."""

from __future__ import annotations

from sqlalchemy import bindparam, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.rows import fetched, table_of
from bot.store.schema import GameRow

GAMES = table_of(GameRow)
# FOR NO KEY UPDATE: who writes a row that only names the game need not wait. And a statement of its own: one that
# waited would read the game as it is by then, but what it joins, such as the seats, as it was before.
LOCK = select(GAMES.c.id).where(GAMES.c.id == bindparam("game_id")).with_for_update(key_share=True)


async def lock_game(session: AsyncSession, game_id: int) -> None:
    """Let nobody else change a game until the transaction ends; SQLite has let one writer in anyway."""
    if session.get_bind().dialect.name != "sqlite":
        await fetched(session, LOCK, {"game_id": game_id})
