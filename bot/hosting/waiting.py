"""What waits: games for their players, and open tables for more of them."""

from __future__ import annotations

import orjson
from sqlmodel import and_, col, func, select

from bot.hosting.ledger import Ledger
from bot.hosting.options import seats_for
from bot.hosting.reading import game_of
from bot.store.schema import GameRow, OutboxRow, SeatRow
from bot.values.states import LOBBY, RUNNING
from bot.values.table import OpenTable, Waiting


async def waiting_for(ledger: Ledger, user_id: int, but: int | None = None) -> tuple[Waiting, ...]:
    """See `Host.waiting_for`.

    No game need be loaded: a clock runs for whoever must act, and in a game that is older than clocks a ping is owed.
    """
    pinged = and_(col(OutboxRow.game_id) == col(SeatRow.game_id), col(OutboxRow.kind) == "turn")
    query = (
        select(SeatRow, GameRow.paused_at, OutboxRow.payload)
        .join(GameRow, col(GameRow.id) == col(SeatRow.game_id))
        .join(OutboxRow, pinged, isouter=True)
        .where(SeatRow.user_id == user_id, SeatRow.game_id != but)
        .where(GameRow.state == RUNNING, col(GameRow.adrift).is_(None))
        .order_by(col(SeatRow.since), col(SeatRow.game_id))
    )
    async with ledger.looking() as session:
        rows = (await session.exec(query)).all()
    found = [
        Waiting(seat.game_id, seat.due if paused_at is None else None)
        for seat, paused_at, payload in rows
        if seat.since is not None or seat.seat in _pinged(payload)
    ]
    return tuple(sorted(dict.fromkeys(found), key=lambda one: (one.due is None, one.due)))


def _pinged(payload: str | None) -> list[int]:
    seats: list[int] = orjson.loads(payload)["seats"] if payload else []
    return seats


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
