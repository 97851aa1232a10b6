"""What waits: games for their players, and open tables for more of them."""

from __future__ import annotations

from typing import Any

import orjson
from sqlalchemy.orm import defer
from sqlmodel import and_, col, func, select

from bot.hosting.ledger import Ledger
from bot.hosting.options import seats_for
from bot.hosting.reading import game_of
from bot.store.schema import GameRow, OutboxRow, SeatRow
from bot.values.states import LOBBY, RUNNING
from bot.values.table import Glance, OpenTable, Waiting

PINGED = and_(col(OutboxRow.game_id) == col(SeatRow.game_id), col(OutboxRow.kind) == "turn")
SAVED: Any = GameRow.saved


async def waiting_for(ledger: Ledger, user_id: int, but: int | None = None) -> tuple[Waiting, ...]:
    """See `Host.waiting_for`."""
    query = (
        select(SeatRow, GameRow.paused_at, OutboxRow.payload)
        .join(GameRow, col(GameRow.id) == col(SeatRow.game_id))
        .join(OutboxRow, PINGED, isouter=True)
        .where(SeatRow.user_id == user_id, SeatRow.game_id != but)
        .where(GameRow.state == RUNNING, col(GameRow.adrift).is_(None))
        .order_by(col(SeatRow.since), col(SeatRow.game_id))
    )
    async with ledger.looking() as session:
        rows = (await session.exec(query)).all()
    found = [Waiting(seat.game_id, _due(seat, paused)) for seat, paused, payload in rows if _must_act(seat, payload)]
    return tuple(sorted(dict.fromkeys(found), key=lambda one: (one.due is None, one.due)))


async def glance(ledger: Ledger, user_id: int) -> tuple[Glance, ...]:
    """See `Host.glance`. No game need be loaded, and of none more is read than stands in its row."""
    query = (
        select(GameRow, SeatRow, OutboxRow.payload)
        .join(SeatRow, col(SeatRow.game_id) == col(GameRow.id))
        .join(OutboxRow, PINGED, isouter=True)
        .where(SeatRow.user_id == user_id, col(GameRow.state).in_((LOBBY, RUNNING)))
        .order_by(col(GameRow.id))
        .options(defer(SAVED))
    )
    async with ledger.looking() as session:
        rows = (await session.exec(query)).all()
    found: dict[int, Glance] = {}
    for game, seat, payload in rows:
        waits = game.state == RUNNING and game.adrift is None and _must_act(seat, payload)
        if waits or game.id not in found:
            found[game.id] = Glance(game_of(game), waits, _due(seat, game.paused_at) if waits else None)
    waiting = [one for one in found.values() if one.must_act]
    others = [one for one in found.values() if not one.must_act]
    return (*sorted(waiting, key=lambda one: (one.due is None, one.due)), *reversed(others))


def _must_act(seat: SeatRow, payload: str | None) -> bool:
    """Tell whether a seat must act: its clock runs then, or in a game that is older than clocks a ping names it."""
    return seat.since is not None or (payload is not None and seat.seat in orjson.loads(payload)["seats"])


def _due(seat: SeatRow, paused_at: int | None) -> int | None:
    return seat.due if paused_at is None else None


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
