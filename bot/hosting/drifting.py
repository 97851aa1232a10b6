"""Games whose channel can't be reached: their clocks stand still; where it is gone, their people are told."""

from __future__ import annotations

import structlog

from bot.hosting.change import Change
from bot.hosting.clock.pausing import pause, resume
from bot.hosting.ending import break_off
from bot.hosting.owing import tell_hand, tell_hands, tell_person
from bot.values.people import Person
from bot.values.states import RUNNING

logger = structlog.get_logger(__name__)

LONGEST = 14 * 24 * 3600
"""So many seconds a game waits for another channel."""


def settle_reach(change: Change) -> None:
    """Let the clocks of a game stand still while its channel can't be reached, and go on with what was left after.

    A channel that can be reached is not gone, whatever was told of it before.
    """
    game = change.game
    if not game.no_access:
        game.adrift = None
    if game.state != RUNNING or game.held == game.no_access:
        return
    if game.no_access and game.paused_at is None:
        pause(change)
        game.held = True
    elif game.held:
        _release(change)


def _release(change: Change) -> None:
    if change.game.paused_at is not None:
        resume(change)
    change.game.held = False
    for seat in change.people:
        if seat.dm_closed:  # where we have no server in common, nobody takes messages from us
            seat.dm_closed = False
            tell_hand(change, seat)


def set_adrift(change: Change) -> None:
    """Tell everybody at a table, once, that its channel is gone and how they go on."""
    if change.game.active and change.game.adrift is None:
        logger.info("adrift", game=change.game.id)
        change.game.adrift = int(change.now.timestamp())
        for seat in change.people:
            tell_person(change, seat.user_id or 0, "told-adrift")


async def give_up(change: Change) -> None:
    """End a game whose channel has been gone for too long."""
    adrift = change.game.adrift if change.game.no_access else None
    if change.game.active and adrift is not None and change.now.timestamp() - adrift > LONGEST:
        await break_off(change, change.name_of(Person(change.game.host_id, "")))
        tell_hands(change, [seat.seat for seat in change.seats])
