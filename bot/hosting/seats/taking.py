"""Taking over a seat that somebody has left, or coming back to it."""

from __future__ import annotations

from bot.hosting.barring import refuse_barred
from bot.hosting.bookkeeping import to_act
from bot.hosting.chair import pass_chair
from bot.hosting.change import Change
from bot.hosting.clock.running import settle_clocks
from bot.hosting.guiding import guide_newcomers
from bot.hosting.ledger import Ledger
from bot.hosting.lobby import known_dm, require_human
from bot.hosting.owing import settle_turns, tell_hand, tell_notice, tell_table
from bot.hosting.reading import game_of
from bot.hosting.seats.leaving import answers_wait
from bot.hosting.seats.replacing import seat_at
from bot.hosting.tenure import hand_on
from bot.store.schema import SeatRow, TenureRow
from bot.text.sitting import owner
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import RUNNING
from bot.values.table import Game


async def take(ledger: Ledger, game_id: int, person: Person, seat: int) -> Game:
    """See `Host.take`."""
    require_human(person)
    async with ledger.changing(game_id) as change:
        row = _free(change, person, seat)
        await refuse_barred(change, person, seat)
        before = owner(change, row.seat, change.game.language).name
        back = _owner(change, row).user_id == person.user_id
        await _sit_down(change, row, person)
        tell_notice(change, "notice-back" if back else "notice-taken", name=change.name_of(person), before=before)
        pass_chair(change)
        acting = to_act(change.match)
        settle_clocks(change, acting)
        if not answers_wait(change):
            await settle_turns(change, acting)
        tell_table(change)
    return game_of(change.game)


async def _sit_down(change: Change, seat: SeatRow, person: Person) -> None:
    await hand_on(change, seat, person)
    seat.dm_channel_id = await known_dm(change, person)
    await guide_newcomers(change, [seat])
    tell_hand(change, seat)


def _free(change: Change, person: Person, seat: int) -> SeatRow:
    """Return a seat that somebody may take; raises HostError where it is not free, or not for them."""
    change.require_state(RUNNING)
    row = seat_at(change, seat)
    if any(other.user_id == person.user_id for other in change.seats):
        raise HostError("already-joined", id=change.game.id)
    if row.user_id is not None:
        raise HostError("seat-taken", name=change.name_at(row))
    if not any(one.seat == seat and one.user_id is not None for one in change.former):
        raise HostError("seat-not-offered")
    return row


def _owner(change: Change, seat: SeatRow) -> TenureRow:
    """Return the last time that a person sat there."""
    return [one for one in change.former if one.seat == seat.seat and one.user_id is not None][-1]
