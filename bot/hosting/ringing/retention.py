"""Whoever has played nothing for so long is forgotten, where whoever runs the bot wants it so."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import structlog
from sqlalchemy import func, select, union

from bot.hosting.ledger import Ledger
from bot.hosting.privacy import Privacy
from bot.store.rows import fetched, table_of
from bot.store.schema import GameRow, SeatRow, TenureRow

log = structlog.get_logger(__name__)

EVERY = timedelta(days=1)
AT_ONCE = 500
"""So many are forgotten in one look; the others in the next one."""
GAMES, SEATS, TENURES = table_of(GameRow), table_of(SeatRow), table_of(TenureRow)


class Retention:
    """Looks once a day who has been away for too many days; 0 is never."""

    def __init__(self, ledger: Ledger, privacy: Privacy, days: int) -> None:
        self._ledger = ledger
        self._privacy = privacy
        self._days = days
        self._looked: datetime | None = None

    @property
    def due(self) -> bool:
        """Whether it is time for another look."""
        return bool(self._days) and (self._looked is None or self._ledger.now() >= self._looked + EVERY)

    async def look(self) -> None:
        """Forget whoever has been away for too long; raises HostError."""
        self._looked = now = self._ledger.now()
        away = await away_since(self._ledger, now - timedelta(days=self._days))
        for user_id in away:
            await self._privacy.forget(user_id)
        if away:
            log.info("forgotten", people=len(away))


async def away_since(ledger: Ledger, moment: datetime) -> Sequence[int]:
    """Return people whose last game ended before a moment, and who are in none that is in play."""
    sat = union(*(select(table.c.user_id, table.c.game_id).where(table.c.user_id > 0) for table in (SEATS, TENURES)))
    here = sat.subquery()
    last = func.max(func.coalesce(GAMES.c.ended_at, ledger.now()))
    query = select(here.c.user_id).join(GAMES, GAMES.c.id == here.c.game_id).group_by(here.c.user_id)
    async with ledger.looking() as session:
        found = await fetched(session, query.having(last < moment).limit(AT_ONCE), {})
    return [user_id for (user_id,) in found]
