"""A nudge: one player asks those who are waited for to play, and the table sees that it was done."""

from __future__ import annotations

from collections.abc import Mapping

from bot.hosting.bookkeeping import to_act
from bot.hosting.change import Change
from bot.hosting.clock.moments import HOUR, seconds
from bot.hosting.clock.nights import moment_at
from bot.hosting.clock.reminding import NUDGE, remind
from bot.hosting.ledger import Ledger
from bot.hosting.owing import tell_notice
from bot.store.persons import preferences_of
from bot.store.schema import SeatRow
from bot.values.hours import awake
from bot.values.people import Person
from bot.values.preferences import Preferences
from bot.values.refusal import HostError
from bot.values.states import RUNNING

SOONEST = HOUR
"""So many seconds whoever has to act is left in peace."""
GAP = 12 * HOUR
"""So many seconds lie between two nudges of a seat."""


async def nudge(ledger: Ledger, game_id: int, person: Person) -> list[str]:
    """See `Host.nudge`."""
    async with ledger.changing(game_id) as change:
        change.require_state(RUNNING)
        change.seat_of(person.user_id)
        wished = await preferences_of(change.session, {seat.user_id or 0 for seat in change.people})
        seats = _to_nudge(change, person, wished)
        by = change.name_of(person)
        lanes = [lane for seat in seats for lane in remind(change, seat, NUDGE, wished[seat.user_id or 0], by)]
        names = [change.name_at(seat) for seat in seats]
        for seat in seats:
            seat.nudged = seconds(change.now)
        tell_notice(change, "notice-nudged", name=by)
    ledger.outbox.wake(lanes)
    return names


def _to_nudge(change: Change, person: Person, wished: Mapping[int, Preferences]) -> list[SeatRow]:
    """Return whom somebody may nudge now; raises HostError as `Host.nudge` does."""
    if change.game.paused_at is not None:
        raise HostError("nudge-paused")
    acting = to_act(change.match)
    waited = [seat for seat in change.seats if seat.seat in acting and not seat.bot_answers]
    others = [seat for seat in waited if seat.user_id != person.user_id]
    if not others:
        raise HostError("nudge-self" if waited else "nudge-nobody")
    now = seconds(change.now)
    soonest = {seat.seat: _soonest(seat, now, wished[seat.user_id or 0]) for seat in others}
    if min(soonest.values()) > now:
        away = all(wished[seat.user_id or 0].vacation_at(change.now) for seat in others)
        raise HostError("nudge-away" if away else "nudge-early", when=f"<t:{min(soonest.values())}:R>")
    return [seat for seat in others if soonest[seat.seat] <= now]


def _soonest(seat: SeatRow, now: int, wished: Preferences) -> int:
    """Return when somebody may be nudged: never in their quiet hours or while they are on vacation."""
    soonest = max(now, (seat.since or 0) + SOONEST if seat.nudged is None else seat.nudged + GAP)
    vacation = wished.vacation_at(moment_at(now))
    if vacation is not None and vacation.until is not None:
        soonest = max(soonest, seconds(vacation.until))
    return seconds(awake(wished, moment_at(soonest)))
