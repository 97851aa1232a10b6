"""Whether one table more is too many, for whoever opens it or for its channel."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement
from sqlmodel import col, func, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.schema import GameRow
from bot.values.allowance import Allowance
from bot.values.refusal import HostError
from bot.values.states import LOBBY, RUNNING


async def refuse_more(session: AsyncSession, game: GameRow, allowance: Allowance, beside: Sequence[int]) -> None:
    """Raise HostError where there are as many tables as are allowed; `beside` are other channels that count as one."""
    mine, here = col(GameRow.host_id) == game.host_id, col(GameRow.channel_id).in_([game.channel_id, *beside])
    for key, most, where, states in (
        ("too-many-lobbies", allowance.lobbies, mine, (LOBBY,)),
        ("too-many-tables", allowance.tables, mine, (LOBBY, RUNNING)),
        ("too-many-here", allowance.in_channel, here, (LOBBY, RUNNING)),
    ):
        if most and await _count(session, where, states) >= most:
            raise HostError(key, most=most)


async def _count(session: AsyncSession, where: ColumnElement[bool], states: Sequence[str]) -> int:
    query = select(func.count()).select_from(GameRow).where(where, col(GameRow.state).in_(states))
    return (await session.exec(query)).one()
