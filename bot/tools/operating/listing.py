"""`exlibris games` and `exlibris show`: what is in the database, and no card of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from sqlmodel import col, func, select
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.bookkeeping import to_act
from bot.hosting.change import all_rows_of
from bot.hosting.damage import options_of
from bot.hosting.matches import restored
from bot.store import Store
from bot.store.schema import ChoiceRow, GameRow, OutboxRow, SeatRow, TenureRow
from bot.text import plain
from bot.values.refusal import DamagedError, HostError
from bot.values.states import LOBBY, RUNNING
from engine.match import DivergedError

IN_PLAY = (LOBBY, RUNNING)
DAMAGED = "damaged, see exlibris check"


async def games(store: Store, states: Sequence[str] = IN_PLAY, key: str = "", server: int = 0) -> list[str]:
    """Return a line for each game in some states, of one kind and in one server if these are given; oldest first."""
    query = select(GameRow).where(col(GameRow.state).in_(states)).order_by(col(GameRow.id))
    if key:
        query = query.where(GameRow.key == key)
    if server:
        query = query.where(GameRow.guild_id == server)
    async with store.reading() as session:
        rows = (await session.exec(query)).all()
        seats = await _seats_of(session, [row.id for row in rows])
        last = await _last_of(session, [row.id for row in rows])
    return [_line(row, seats.get(row.id, []), last.get(row.id) or row.ended_at) for row in rows]


async def show(store: Store, game_id: int) -> list[str]:
    """Return what is known of a game, line by line; raises HostError("no-such-game")."""
    async with store.reading() as session:
        game, seats, former = await all_rows_of(session, game_id)
        last = await _last_of(session, [game_id])
        query = select(OutboxRow.kind, OutboxRow.state, func.count()).where(OutboxRow.game_id == game_id)
        told = (await session.exec(query.group_by(col(OutboxRow.kind), col(OutboxRow.state)))).all()
    owed = [f"{count} {kind} {state}" for kind, state, count in told]
    return [
        _line(game, seats, last.get(game_id)),
        f"options    {_options(game)}",
        f"language   {game.language}",
        f"host       {game.host_id}",
        f"choices    {game.number}",
        *(_seat(seat) for seat in seats),
        *(_former(tenure) for tenure in former),
        f"to tell    {', '.join(owed) or 'nothing'}",
        *(["no access  the channel could not be reached last time"] if game.no_access else []),
    ]


async def _seats_of(session: AsyncSession, ids: Sequence[int]) -> dict[int, list[SeatRow]]:
    found: dict[int, list[SeatRow]] = {}
    query = select(SeatRow).where(col(SeatRow.game_id).in_(ids)).order_by(col(SeatRow.seat))
    for row in (await session.exec(query)).all():
        found.setdefault(row.game_id, []).append(row)
    return found


async def _last_of(session: AsyncSession, ids: Sequence[int]) -> dict[int, datetime]:
    """Return when the newest row of each log was written."""
    query = select(ChoiceRow.game_id, func.max(ChoiceRow.at)).where(col(ChoiceRow.game_id).in_(ids))
    return dict((await session.exec(query.group_by(col(ChoiceRow.game_id)))).all())


def _line(game: GameRow, seats: Sequence[SeatRow], last: datetime | None) -> str:
    people = sum(seat.user_id is not None for seat in seats)
    parts = [
        f"{game.id:>6}  {game.key:<10} {game.state:<8}",
        f"round {game.round:<3} {people} people {len(seats) - people} automatic",
        f"server {game.guild_id or '-'} channel {game.channel_id}",
        f"since {game.created_at:%Y-%m-%d}",
        f"last choice {last:%Y-%m-%d %H:%M}" if last else "no choice yet",
        *_waiting(game, seats),
    ]
    return "  ".join(parts)


def _waiting(game: GameRow, seats: Sequence[SeatRow]) -> Iterator[str]:
    if game.state != RUNNING:
        return
    try:
        acting = to_act(restored(game))
    except (HostError, DivergedError):
        yield DAMAGED
        return
    yield f"waits for {', '.join(_name(seat) for seat in seats if seat.seat in acting)}"


def _name(seat: SeatRow) -> str:
    return plain(seat.name) if seat.user_id is not None else f"automatic {seat.strength or 'player'}"


def _options(game: GameRow) -> str:
    try:
        return ", ".join(f"{name}={value}" for name, value in options_of(game).items()) or "none"
    except DamagedError:
        return DAMAGED


def _seat(seat: SeatRow) -> str:
    closed = ", direct messages closed" if seat.dm_closed else ""
    who = f"{_name(seat)} ({seat.user_id})" if seat.user_id is not None else _name(seat)
    return f"seat {seat.seat}     {who}, {seat.colour}{closed}"


def _former(tenure: TenureRow) -> str:
    return f"before     seat {tenure.seat}: {plain(tenure.name) or 'automatic'}, rows {tenure.since} to {tenure.until}"
