"""Who may not sit down: whoever was taken out of a lobby, and at other seats whoever knows a hand of the game."""

from __future__ import annotations

from sqlmodel import col, select

from bot.hosting.change import Change
from bot.store.schema import BarredRow
from bot.values.people import Person
from bot.values.refusal import HostError


async def bar(change: Change, user_id: int, but: int | None = None) -> None:
    """Let somebody sit down here no more, but for the seat that they had."""
    if await _barred(change, user_id) is None:
        change.rows.add(BarredRow(game_id=change.game.id, user_id=user_id, but=but))


async def refuse_barred(change: Change, person: Person, seat: int | None = None) -> None:
    """Raise HostError "barred" where somebody was taken out of the lobby, "seat-known" where they know another hand."""
    row = await _barred(change, person.user_id)
    before = [one.seat for one in change.former if one.user_id == person.user_id]
    if row is not None and row.but is None:
        raise HostError("barred")
    if any(one != seat for one in (*before, *([row.but] if row is not None else ()))):
        raise HostError("seat-known")


async def _barred(change: Change, user_id: int) -> BarredRow | None:
    query = select(BarredRow).where(BarredRow.game_id == change.game.id, col(BarredRow.user_id) == user_id)
    return (await change.session.exec(query)).first()
