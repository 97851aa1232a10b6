"""Who may not sit down: whoever was taken out of a lobby, and at other seats whoever knows a hand of the game."""

from __future__ import annotations

import hmac

from sqlmodel import and_, col, delete, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.change import Change
from bot.store.schema import BarredRow, GameRow, TenureRow
from bot.values.people import Person
from bot.values.refusal import HostError
from bot.values.states import LOBBY, RUNNING


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


async def veil(session: AsyncSession, user_id: int) -> None:
    """Let the bars of somebody stand who is to be forgotten, in a form that nobody reads who does not ask for them.

    To be forgotten must not be a way to a second hand, nor back into a lobby. Where a game is over there is no need.
    """
    found = await _bars(session, user_id)
    await session.exec(delete(BarredRow).where(col(BarredRow.user_id) == user_id))
    session.add_all(BarredRow(game_id=game.id, user_id=veiled(game, user_id), but=but) for game, but in found.values())
    await session.flush()


async def _bars(session: AsyncSession, user_id: int) -> dict[int, tuple[GameRow, int | None]]:
    """Return the games in play at which somebody may not sit down, and the seat that they had there."""
    in_play = col(GameRow.state).in_((LOBBY, RUNNING))
    sat = and_(col(TenureRow.game_id) == col(GameRow.id), col(TenureRow.user_id) == user_id)
    taken_out = and_(col(BarredRow.game_id) == col(GameRow.id), col(BarredRow.user_id) == user_id)
    tenures = await session.exec(select(GameRow, TenureRow.seat).join(TenureRow, sat).where(in_play))
    barred = await session.exec(select(GameRow, BarredRow.but).join(BarredRow, taken_out).where(in_play))
    return {game.id: (game, but) for game, but in (*tenures.all(), *barred.all())}


def veiled(game: GameRow, user_id: int) -> int:
    """Return a number below zero that stands for a person at one game, and cannot be traced back to them."""
    key = (game.secret or game.commitment).encode()
    return -1 - int.from_bytes(hmac.digest(key, str(user_id).encode(), "sha256")[:7])


async def _barred(change: Change, user_id: int) -> BarredRow | None:
    they = (user_id, veiled(change.game, user_id))
    query = select(BarredRow).where(BarredRow.game_id == change.game.id, col(BarredRow.user_id).in_(they))
    return (await change.session.exec(query)).first()
