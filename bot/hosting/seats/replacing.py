"""Replacing: the seat of somebody for whom the table has waited too long is offered to others."""

from __future__ import annotations

from bot.hosting import automatic
from bot.hosting.chair import pass_chair
from bot.hosting.change import Change, all_rows_of
from bot.hosting.consent import Kind, propose
from bot.hosting.ledger import Ledger
from bot.hosting.owing import tell_person
from bot.hosting.seats.lateness import late
from bot.hosting.seats.leaving import answers_wait, stand_up, tell_offer
from bot.store.proposals import HELD, ProposalRow
from bot.store.schema import SeatRow
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import RUNNING


async def check_replace(ledger: Ledger, game_id: int, person: Person, seat: int) -> None:
    """See `Host.check_replace`."""
    async with ledger.looking() as session:
        game, seats, former = await all_rows_of(session, game_id)
        change = Change.of(session, game, seats, ledger.now(), ledger.matches)
        change.former = former
    _require_right(change, person, replaceable(change, seat))


async def replace(ledger: Ledger, game_id: int, person: Person, seat: int) -> str:
    """See `Seats.replace`."""
    async with ledger.changing(game_id) as change:
        row = replaceable(change, seat)
        _require_right(change, person, row)
        if person.user_id == change.game.host_id:
            await put_out(change, row)
            state = HELD
        else:
            state = await propose(change, REPLACE, person, about=seat, value=str(row.user_id))
        due = answers_wait(change)
    if due:
        await automatic.answer_all(ledger, game_id)
    return state


async def _outvoted(change: Change, proposal: ProposalRow) -> None:
    await put_out(change, replaceable(change, proposal.about))


def _still_late(change: Change, proposal: ProposalRow) -> bool:
    row = seat_at(change, proposal.about)
    return late(row) and str(row.user_id) == proposal.value


REPLACE = Kind("replace", _outvoted, fits=_still_late, need="most", of_a_seat=True)


async def put_out(change: Change, seat: SeatRow) -> None:
    """Take the seat from somebody who was not asked, and tell them how to come back."""
    name, user_id = change.name_at(seat), seat.user_id or 0
    await stand_up(change, seat)
    tell_offer(change, seat, "notice-replaced", name=name)
    tell_person(change, user_id, "told-replaced")
    pass_chair(change)


def replaceable(change: Change, seat: int) -> SeatRow:
    """Return a person's seat that may be given to others.

    Raises HostError "no-such-seat", "seat-free", "replace-last" and what `Change.require_state` raises.
    """
    change.require_state(RUNNING)
    row = seat_at(change, seat)
    if row.user_id is None:
        raise HostError("seat-free", name=change.name_at(row))
    if len(change.people) == 1:
        raise HostError("replace-last", name=change.name_at(row), game=change.game.key)
    return row


def seat_at(change: Change, seat: int) -> SeatRow:
    """Return a seat by its number; raises HostError("no-such-seat")."""
    found = next((row for row in change.seats if row.seat == seat), None)
    if found is None:
        raise HostError("no-such-seat")
    return found


def _require_right(change: Change, person: Person, seat: SeatRow) -> None:
    """Let those who play, and moderators, give away a seat that is late; whoever has it leaves instead."""
    if person.user_id == seat.user_id:
        raise HostError("replace-oneself", game=change.game.key)
    if all(other.user_id != person.user_id for other in change.seats):
        change.require_host(person)
    if not late(seat):
        raise HostError("replace-too-early", name=change.name_at(seat))
