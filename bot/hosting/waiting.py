"""What waits: games for their players, and open tables for more of them."""

from __future__ import annotations

import orjson
from sqlmodel import col, func, select

from bot.hosting.ledger import Ledger
from bot.hosting.options import seats_for
from bot.hosting.reading import game_of
from bot.store.schema import GameRow, OutboxRow, SeatRow
from bot.values.states import LOBBY
from bot.values.table import OpenTable


async def waiting_for(ledger: Ledger, user_id: int, but: int | None = None) -> tuple[int, ...]:
    """See `Host.waiting_for`. A ping is owed to everybody who must act, so that no game need be loaded."""
    query = (
        select(OutboxRow.game_id, OutboxRow.payload, SeatRow.seat)
        .join(SeatRow, col(SeatRow.game_id) == col(OutboxRow.game_id))
        .join(GameRow, col(GameRow.id) == col(SeatRow.game_id))
        .where(SeatRow.user_id == user_id, OutboxRow.kind == "turn", OutboxRow.game_id != but)
        .where(col(GameRow.adrift).is_(None))
        .order_by(col(OutboxRow.id))
    )
    async with ledger.looking() as session:
        rows = (await session.exec(query)).all()
    found = [game for game, payload, seat in rows if seat in orjson.loads(payload)["seats"]]
    return tuple(dict.fromkeys(found))


async def open_in(ledger: Ledger, guild_id: int) -> tuple[OpenTable, ...]:
    """See `Host.open_in`."""
    here = (GameRow.guild_id == guild_id, GameRow.state == LOBBY, col(GameRow.opens_thread).is_(False))
    seats = select(func.count()).where(SeatRow.game_id == GameRow.id).scalar_subquery()
    host = select(SeatRow.name).where(SeatRow.game_id == GameRow.id, SeatRow.user_id == GameRow.host_id)
    query = select(GameRow, seats, host.scalar_subquery()).where(*here).order_by(col(GameRow.id).desc())
    async with ledger.looking() as session:
        rows = (await session.exec(query)).all()
    tables = [_open(row, taken, host or "") for row, taken, host in rows]
    return tuple(table for table in tables if table.taken < table.seats)


def _open(row: GameRow, taken: int, host: str) -> OpenTable:
    game = game_of(row)
    return OpenTable(game, host, taken, max(seats_for(row.key, game.options)))
