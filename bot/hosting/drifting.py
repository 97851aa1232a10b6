"""Games whose channel is gone: what their people are told, and what becomes of one that nobody moves elsewhere."""

from __future__ import annotations

import structlog

from bot.hosting.change import Change
from bot.hosting.ending import break_off
from bot.hosting.owing import tell_hands, tell_person
from bot.values.people import Person

logger = structlog.get_logger(__name__)

LONGEST = 14 * 24 * 3600
"""So many seconds a game waits for another channel."""


def set_adrift(change: Change) -> None:
    """Tell everybody at a table, once, that its channel is gone and how they go on."""
    if change.game.active and change.game.adrift is None:
        logger.info("adrift", game=change.game.id)
        change.game.adrift = int(change.now.timestamp())
        for seat in change.people:
            tell_person(change, seat.user_id or 0, "told-adrift")


async def give_up(change: Change) -> None:
    """End a game whose channel has been gone for too long."""
    adrift = change.game.adrift
    if change.game.active and adrift is not None and change.now.timestamp() - adrift > LONGEST:
        await break_off(change, change.name_of(Person(change.game.host_id, "")))
        tell_hands(change, [seat.seat for seat in change.seats])
