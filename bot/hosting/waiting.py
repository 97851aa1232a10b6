"""What waits: games for their players, and open tables for more of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam
from sqlalchemy import select as columns
from sqlalchemy.orm import defer
from sqlmodel import and_, col, func, select

from bot.hosting.ledger import Ledger
from bot.hosting.options import seats_for
from bot.hosting.reading import game_of
from bot.outbox.duties import named_in
from bot.store.rows import fetched, table_of
from bot.store.schema import GameRow, OutboxRow, SeatRow
from bot.store.statements import Statement
from bot.values.refusal import DamagedError
from bot.values.states import LOBBY, RUNNING
from bot.values.table import Glance, OpenTable, Waiting

PINGED = and_(col(OutboxRow.game_id) == col(SeatRow.game_id), col(OutboxRow.kind) == "turn")
SAVED: Any = GameRow.saved


# A statement that clicks need is made once: to make one costs more than to send it.
SEATS, GAMES, OUTBOX = table_of(SeatRow), table_of(GameRow), table_of(OutboxRow)
WAITING_FOR = Statement(
    columns(SEATS.c.game_id, SEATS.c.seat, SEATS.c.since, SEATS.c.due, GAMES.c.paused_at, OUTBOX.c.payload)
    .select_from(SEATS.join(GAMES, GAMES.c.id == SEATS.c.game_id).join(OUTBOX, PINGED, isouter=True))
    .where(SEATS.c.user_id == bindparam("user_id"), SEATS.c.game_id != bindparam("but"))
    .where(GAMES.c.state == RUNNING, GAMES.c.adrift.is_(None))
    .order_by(SEATS.c.since, SEATS.c.game_id)
)


async def waiting_for(ledger: Ledger, user_id: int, but: int | None = None) -> tuple[Waiting, ...]:
    """See `Host.waiting_for`."""
    async with ledger.looking() as session:
        rows = await fetched(session, WAITING_FOR, {"user_id": user_id, "but": but or 0})
    found = [
        Waiting(game_id, due if paused_at is None else None)
        for game_id, seat, since, due, paused_at, payload in rows
        if _must_act(seat, since, payload)
    ]
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
        waits = game.state == RUNNING and game.adrift is None and _must_act(seat.seat, seat.since, payload)
        if waits or game.id not in found:
            found[game.id] = Glance(game_of(game), waits, seat.due if waits and game.paused_at is None else None)
    waiting = [one for one in found.values() if one.must_act]
    others = [one for one in found.values() if not one.must_act]
    return (*sorted(waiting, key=lambda one: (one.due is None, one.due)), *reversed(others))


def _must_act(seat: int, since: int | None, payload: str | None) -> bool:
    """Tell whether a seat must act: its clock runs then, or in a game that is older than clocks a ping names it."""
    if since is not None or payload is None:
        return since is not None
    try:
        return seat in named_in(payload)
    except DamagedError:  # whoever comes to that table is told
        return False


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
