"""Hints: what the strongest automatic player would answer in somebody's place."""

from __future__ import annotations

import asyncio

from bot.hosting.ledger import Ledger
from bot.hosting.reading import reading
from bot.values.refusal import HostError
from bot.values.table import Hinted
from engine.catalogue import rules_of


async def hint(ledger: Ledger, game_id: int, user_id: int) -> Hinted:
    """See `Host.hint`."""
    table = await reading(ledger, game_id, user_id)
    if table.seat is None:
        raise HostError("not-in-game", id=game_id)
    if not table.game.hints:
        raise HostError("hints-off")
    if table.pending is None:
        raise HostError("error-nothing-asked")
    # A good player takes longer than a click may, so it thinks in a worker thread; a view and a question never change.
    given = await asyncio.to_thread(rules_of(table.game.key).hint, table.view, table.pending.ask)
    return Hinted(table, given)
