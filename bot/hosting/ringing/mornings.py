"""The morning after quiet hours: whoever's turn came at night is pinged now."""

from __future__ import annotations

from functools import partial

from sqlalchemy import select

from bot.hosting.clock.moments import seconds
from bot.hosting.ledger import Ledger
from bot.hosting.looking import look, quietly
from bot.store.rows import fetched, table_of
from bot.store.schema import SeatRow

SEATS = table_of(SeatRow)


async def ping_who_woke(ledger: Ledger) -> None:
    """Look again at the games in which somebody was left asleep until now; raises HostError("not-readable")."""
    query = select(SEATS.c.game_id).where(SEATS.c.wake_at <= seconds(ledger.now())).order_by(SEATS.c.wake_at)
    async with ledger.looking() as session:
        found = await fetched(session, query, {})
    for game_id in dict.fromkeys(row[0] for row in found):
        await quietly(ledger, partial(look, ledger, game_id, check=False))
