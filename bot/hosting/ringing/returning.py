"""Coming back to a seat in which the bot stands in, and wanting no more reminders for a turn."""

from __future__ import annotations

from bot.hosting.bookkeeping import automatic_due, to_act
from bot.hosting.clock.absence import come_back
from bot.hosting.clock.running import pace_at, wind
from bot.hosting.ledger import Ledger
from bot.hosting.owing import settle_turns, tell_notice, tell_table
from bot.values.pace import WARM
from bot.values.people import Person
from bot.values.states import RUNNING


async def back(ledger: Ledger, game_id: int, person: Person) -> bool:
    """See `Host.back`."""
    async with ledger.changing(game_id) as change:
        change.require_state(RUNNING)
        seat = change.seat_of(person.user_id)
        before, acting = seat.stand_in, to_act(change.match)
        if not before:
            return False
        come_back(change, seat, acting)
        if not automatic_due(change):
            await settle_turns(change, acting)
        if before == WARM:
            tell_notice(change, "notice-back", name=change.name_of(person))
        tell_table(change)
    return True


async def hush(ledger: Ledger, game_id: int, user_id: int) -> None:
    """See `Host.hush`."""
    async with ledger.changing(game_id) as change:
        change.require_state(RUNNING)
        seat = change.seat_of(user_id)
        if seat.since is not None:
            seat.hushed = True
            wind(change, seat, pace_at(change))
