"""Those who watch a game are told by direct message what everybody may know: at each round, and at the end."""

from __future__ import annotations

from sqlalchemy import bindparam, select
from sqlmodel import col, delete

from bot.hosting.change import Change
from bot.hosting.owing import tell, user_key
from bot.store.memory import WatchRow
from bot.store.rows import fetched, table_of
from bot.store.statements import Statement

WATCHES = table_of(WatchRow).c
WATCHERS = Statement(select(WATCHES.user_id, WATCHES.language).where(WATCHES.game_id == bindparam("game_id")))


async def tell_watchers(change: Change) -> None:
    """Tell each of them how the game stands; drawn when it is delivered, several at once in one message.

    After the end there is nothing more to watch.
    """
    last = not change.game.active
    for user_id, language in await fetched(change.session, WATCHERS, {"game_id": change.game.id}):
        tell(change, "watch", to=user_key(user_id), language=language, last=last)
    if last:
        await change.session.exec(delete(WatchRow).where(col(WatchRow.game_id) == change.game.id))
