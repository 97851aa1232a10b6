"""What is kept of one person: all of it as data, and all of it forgotten."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import orjson
from sqlalchemy import (
    Column,
    ColumnElement,
    CursorResult,
    Executable,
    Table,
    and_,
    delete,
    exists,
    literal,
    null,
    or_,
    select,
    union,
    update,
)
from sqlmodel import SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.hosting.barring import veil
from bot.hosting.ledger import Ledger, again, saving
from bot.hosting.seats.leaving import leave
from bot.hosting.seats.replacing import REPLACE
from bot.store.columns import numbers, of_column
from bot.store.folds import FOLDS, folded_log
from bot.store.memory import WatchRow
from bot.store.orders import OrderRow
from bot.store.persons import PersonRow, VacationRow
from bot.store.proposals import ProposalRow
from bot.store.rows import table_of
from bot.store.schema import ChoiceRow, GameRow, OutboxRow, SeatRow, TenureRow
from bot.values.people import NAMELESS, Person
from bot.values.states import LOBBY, RUNNING

OWNERS = ("user_id", "host_id")
"""In columns of these names stands whose a row is."""
OF_OTHERS = {
    "game": {"saved", "secret", "seed", "options"},
    "choice": {"facts"},
    "proposal": {"agreed", "refused"},
}
"""Columns that hold what others see, hide or have said: facts are told to some eyes alone, and to whoever sees them."""
THEIRS_ALONE = (OrderRow, WatchRow, VacationRow, PersonRow)
"""Rows of nobody but themselves, which go; in the others somebody without a name takes their place."""
CHOICES, SEATS, TENURES = table_of(ChoiceRow), table_of(SeatRow), table_of(TenureRow)
GAMES, OUTBOX, PROPOSALS = table_of(GameRow), table_of(OutboxRow), table_of(ProposalRow)
TAKING_BACK = ("clear", "lost")
"""Messages to somebody that only take away what they have from us."""


class Privacy:
    """Knows what is kept of people."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def data(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Return every row about somebody, by table, and their choices; of others nothing. Raises HostError."""
        async with self._ledger.looking() as session:
            found = {
                str(table.name): await _rows(session, table, owner == user_id)
                for table, owner in _owned()
                if table is not OUTBOX
            }
            found["choice"] = await _rows(session, CHOICES, _sat(user_id))
            found["choice"] += await _rows(session, CHOICES, _sits(user_id))
            found["choice"] += await _folded(session, user_id)
        return {name: rows for name, rows in found.items() if rows}

    async def forget(self, user_id: int) -> None:
        """Let somebody leave all games that they are in, and replace them by somebody without a name in all others.

        What they wish, their vacations and orders go. Raises HostError with no more lost than the games they left.
        """
        for game_id in await self._in_play(user_id):
            leaving = partial(leave, self._ledger, game_id, Person(user_id, NAMELESS))
            await self._ledger.unbroken(partial(self._ledger.attempt, game_id, leaving))
        await self._ledger.unbroken(partial(again, partial(self._replace, user_id)))

    async def _replace(self, user_id: int) -> None:
        with saving():
            async with self._ledger.store.writing() as session:
                await _replace(session, user_id, -1 - secrets.randbits(60))

    async def _in_play(self, user_id: int) -> Sequence[int]:
        games = GAMES.join(SEATS, SEATS.c.game_id == GAMES.c.id)
        query = (
            select(GAMES.c.id).select_from(games).where(SEATS.c.user_id == user_id, GAMES.c.state.in_((LOBBY, RUNNING)))
        )
        async with self._ledger.looking() as session:
            return (await _do(session, query)).scalars().all()


def _owned() -> Iterator[tuple[Table, Column[Any]]]:
    """Return the tables whose rows belong to somebody, each with the column that says to whom."""
    for table in SQLModel.metadata.sorted_tables:
        for name in OWNERS:
            if name in table.c:
                yield table, table.c[name]


async def _do(session: AsyncSession, statement: Executable) -> CursorResult[Any]:
    return await (await session.connection()).execute(statement)


async def _rows(session: AsyncSession, table: Table, where: Any) -> list[dict[str, Any]]:
    hidden = OF_OTHERS.get(str(table.name), set())
    shown = [column for column in table.c if column.name not in hidden]
    rows = (await _do(session, select(*shown).where(where))).mappings()
    return [{str(name): value for name, value in row.items()} for row in rows]


async def _folded(session: AsyncSession, user_id: int) -> list[dict[str, Any]]:
    """Return the same of logs that are folded."""
    span = (TENURES.c.game_id, TENURES.c.seat, TENURES.c.since, TENURES.c.until)
    sat = select(*span).where(TENURES.c.user_id == user_id, TENURES.c.game_id.in_(select(FOLDS.c.game_id)))
    noted = exists().where(TENURES.c.game_id == SEATS.c.game_id, TENURES.c.seat == SEATS.c.seat)
    here = and_(SEATS.c.user_id == user_id, SEATS.c.game_id.in_(select(FOLDS.c.game_id)))
    sits = select(SEATS.c.game_id, SEATS.c.seat, literal(0), null()).where(here, ~noted)
    shown = [column.name for column in CHOICES.c if column.name not in OF_OTHERS["choice"]]
    rows: list[dict[str, Any]] = []
    for game_id, seat, since, until in [*(await _do(session, sat)), *(await _do(session, sits))]:
        log = [row for row in await folded_log(session, game_id) if row.seat == seat and row.number >= since]
        theirs = [row for row in log if until is None or row.number <= until]
        rows += [{name: getattr(row, name) for name in shown} for row in theirs]
    return rows


def _sat(user_id: int) -> ColumnElement[bool]:
    """Say which rows of the log are somebody's: those of a seat while they sat there."""
    ended = or_(TENURES.c.until.is_(None), CHOICES.c.number <= TENURES.c.until)
    here = and_(CHOICES.c.game_id == TENURES.c.game_id, CHOICES.c.seat == TENURES.c.seat)
    return and_(TENURES.c.user_id == user_id, here, CHOICES.c.number >= TENURES.c.since, ended)


def _sits(user_id: int) -> ColumnElement[bool]:
    """Say the same of games that were begun before it was noted who sat where from when on."""
    noted = exists().where(TENURES.c.game_id == SEATS.c.game_id, TENURES.c.seat == SEATS.c.seat)
    here = and_(CHOICES.c.game_id == SEATS.c.game_id, CHOICES.c.seat == SEATS.c.seat)
    return and_(SEATS.c.user_id == user_id, here, ~noted)


async def _replace(session: AsyncSession, user_id: int, nobody: int) -> None:
    await veil(session, user_id)
    alone = [table_of(row) for row in THEIRS_ALONE]
    for table, owner in _owned():
        if table in alone:
            await _do(session, delete(table).where(owner == user_id))
            continue
        nameless = {name: value for name, value in _nameless() if name in table.c}
        names = {} if owner.name == "host_id" else nameless
        await _do(session, update(table).where(owner == user_id).values({owner.name: nobody, **names}))
    await _unsay(session, user_id, nobody)
    mine = and_(OUTBOX.c.channel_key == f"user:{user_id}", OUTBOX.c.kind.not_in(TAKING_BACK))
    await _do(session, delete(OUTBOX).where(mine))


def _nameless() -> Iterator[tuple[str, Any]]:
    # Their luck stays, a number of Discord's or a word of theirs: without it nobody could check the shuffles.
    yield from {"name": NAMELESS, "account": "", "dm_channel_id": None, "dm_message_id": None}.items()


async def _unsay(session: AsyncSession, user_id: int, nobody: int) -> None:
    """Replace somebody in the proposals of the tables at which they sat: who said what, and who was to be replaced."""
    sat = [select(table.c.game_id).where(table.c.user_id == nobody) for table in (SEATS, TENURES)]
    here = PROPOSALS.c.game_id.in_(union(*sat))
    about = and_(here, PROPOSALS.c.kind == REPLACE.key, PROPOSALS.c.value == str(user_id))
    await _do(session, update(PROPOSALS).where(about).values(value=str(nobody)))
    rows = (await _do(session, select(PROPOSALS.c.id, PROPOSALS.c.agreed, PROPOSALS.c.refused).where(here))).all()
    for row in rows:
        said = [of_column(row.agreed, numbers), of_column(row.refused, numbers)]
        if any(user_id in users for users in said):
            agreed, refused = ([nobody if one == user_id else one for one in users] for users in said)
            values = {"agreed": orjson.dumps(agreed).decode(), "refused": orjson.dumps(refused).decode()}
            by = {"by": NAMELESS} if user_id in said[1] else {}
            await _do(session, update(PROPOSALS).where(PROPOSALS.c.id == row.id).values({**values, **by}))
