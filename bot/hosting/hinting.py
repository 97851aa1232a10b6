"""Hints: what the strongest automatic player would answer in somebody's place."""

from __future__ import annotations

from bot.hosting import thinking
from bot.hosting.ledger import Ledger
from bot.hosting.reading import reading
from bot.values.refusal import HostError
from bot.values.table import Hinted


async def hint(ledger: Ledger, game_id: int, user_id: int) -> Hinted:
    """See `Host.hint`."""
    table = await reading(ledger, game_id, user_id)
    if table.seat is None:
        raise HostError("not-in-game", id=game_id)
    if not table.game.hints:
        raise HostError("hints-off")
    if table.pending is None:
        raise HostError("error-nothing-asked")
    return Hinted(table, await thinking.hint(table.game.key, table.view, table.pending.ask))
