"""Who sits where from which row of the log on, so that everything is told of whoever did it."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import ColumnElement
from sqlmodel import col, delete, update

from bot.hosting.change import Change
from bot.hosting.ledger import Ledger
from bot.store.schema import SeatRow, TenureRow
from bot.values.people import Person


def open_tenures(change: Change) -> None:
    """Note who sits where when a game begins."""
    for seat in change.seats:
        change.rows.add(_tenure(seat, 0))


async def hand_on(change: Change, seat: SeatRow, holder: Person | None, strength: str | None = None) -> None:
    """Give a seat of a running game to somebody else, or to an automatic player, from the next row of the log on."""
    await _close(change, seat)
    change.forget_orders(lambda row: row.seat == seat.seat)
    seat.user_id = holder.user_id if holder else None
    seat.name, seat.account = (holder.name, holder.account) if holder else ("", "")
    seat.strength = strength
    seat.dm_channel_id = seat.dm_message_id = None
    seat.dm_closed = seat.guided = False
    seat.gone_at = None
    seat.joined_at = change.now
    start_afresh(seat)
    change.rows.add(_tenure(seat, change.game.number + 1))


def since(former: Iterable[TenureRow], seat: int) -> int:
    """Return the number of the first row of the log that is of whoever has a seat now."""
    return max((1 + (one.since if one.until is None else one.until) for one in former if one.seat == seat), default=0)


async def refresh_name(ledger: Ledger, game_id: int, person: Person) -> None:
    """See `Host.refresh_name`."""
    async with ledger.changing(game_id) as change:
        seat = change.seat_of(person.user_id)
        seat.name, seat.account = person.name, person.account
        named = {"name": seat.name, "account": seat.account}
        await change.session.exec(update(TenureRow).where(*_lasting(change, seat)).values(named))


def start_afresh(seat: SeatRow) -> None:
    """Forget the clock of whoever sat there, and that the bot stood in for them."""
    seat.since = seat.due = seat.moment = seat.nudged = seat.left = seat.stood_since = None
    seat.home_at = seat.wake_at = None
    seat.reminded = seat.missed = 0
    seat.hushed = False
    seat.stand_in = ""


def _tenure(seat: SeatRow, since: int, until: int | None = None) -> TenureRow:
    return TenureRow(
        game_id=seat.game_id,
        seat=seat.seat,
        since=since,
        until=until,
        user_id=seat.user_id,
        name=seat.name,
        account=seat.account,
        strength=seat.strength,
    )


async def _close(change: Change, seat: SeatRow) -> None:
    """End the tenure at a seat with the last row of the log; one in which nothing happened leaves no trace."""
    before = [row.until for row in change.former if row.seat == seat.seat and row.until is not None]
    over = _tenure(seat, before[-1] + 1 if before else 0, change.game.number)
    if over.since > change.game.number:
        await change.session.exec(delete(TenureRow).where(*_lasting(change, seat)))
        return
    change.former.append(over)
    ended = await change.session.exec(update(TenureRow).where(*_lasting(change, seat)).values(until=over.until))
    if not ended.rowcount:  # a game that was begun before tenures were noted
        change.rows.add(over)


def _lasting(change: Change, seat: SeatRow) -> tuple[ColumnElement[bool], ...]:
    return (
        col(TenureRow.game_id) == change.game.id,
        col(TenureRow.seat) == seat.seat,
        col(TenureRow.until).is_(None),
    )
