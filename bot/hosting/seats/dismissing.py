"""Taking somebody out of a lobby: a guest, who can't come back to it, or an automatic player."""

from __future__ import annotations

from bot.hosting.barring import bar
from bot.hosting.chair import pass_chair
from bot.hosting.change import Change
from bot.hosting.ending import looked_at
from bot.hosting.ledger import Ledger
from bot.hosting.owing import tell_person, tell_table
from bot.hosting.reading import game_of
from bot.hosting.seats.leaving import stand_up
from bot.hosting.silence import stir
from bot.store.schema import SeatRow
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import LOBBY
from bot.values.table import Game


async def dismiss(ledger: Ledger, game_id: int, person: Person, seat: int, user_id: int | None) -> Game:
    """See `Host.dismiss`."""
    async with ledger.changing(game_id) as change:
        row = _seat(change, seat, user_id)
        if row.user_id is None:
            _require_seated(change, person)
            change.rows.remove(row)
            change.seats.remove(row)
            stir(change)
            tell_table(change)
        else:
            await _put_out(change, person, row)
    return game_of(change.game)


async def check_dismiss(ledger: Ledger, game_id: int, person: Person, seat: int, user_id: int | None) -> None:
    """See `Host.check_dismiss`."""
    async with ledger.looking() as session:
        change = await looked_at(ledger, session, game_id)
    row = _seat(change, seat, user_id)
    if row.user_id is None:
        _require_seated(change, person)
    else:
        _require_right(change, person, row)


def _seat(change: Change, seat: int, user_id: int | None) -> SeatRow:
    """Return the seat that was meant; raises HostError("lobby-changed") where somebody else sits there by now."""
    change.require_state(LOBBY)
    row = next((row for row in change.seats if row.seat == seat and row.user_id == user_id), None)
    if row is None:
        raise HostError("lobby-changed")
    return row


def _require_seated(change: Change, person: Person) -> None:
    """Let everybody in the lobby, and moderators, take automatic players out."""
    if not person.moderates:
        change.seat_of(person.user_id)


def _require_right(change: Change, person: Person, seat: SeatRow) -> None:
    if seat.user_id == person.user_id:
        raise HostError("dismiss-oneself", game=change.game.key)
    change.require_host(person)
    if len(change.people) == 1:
        raise HostError("replace-last", name=change.name_at(seat), game=change.game.key)


async def _put_out(change: Change, person: Person, seat: SeatRow) -> None:
    _require_right(change, person, seat)
    user_id = seat.user_id or 0
    await bar(change, user_id)
    await stand_up(change, seat)
    tell_person(change, user_id, "told-dismissed")
    pass_chair(change)
