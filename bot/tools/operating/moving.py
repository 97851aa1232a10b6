"""`exlibris move`: all of a database into another, empty one, from SQLite to PostgreSQL or back; all or nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Generator
from contextlib import AsyncExitStack, contextmanager

import sqlmodel
from sqlalchemy import Connection, Table, func, inspect, select, tuple_
from sqlmodel import SQLModel, col
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store import Store, StoreError
from bot.store.engines import parse, reader
from bot.store.holding import holding
from bot.store.leases import LeaseRow
from bot.store.numbering import last_numbers, number_on
from bot.store.rows import table_of
from bot.store.schema import GameRow
from bot.store.trouble import explained
from bot.tools.operating.checking import problems, rows_for_check
from bot.values.complaint import Complaint
from bot.values.states import RUNNING

AT_ONCE = 500
"""So many rows are read and written together."""
LEFT = {table_of(LeaseRow)}
"""What means nothing in another database."""


async def move(source: str, target: str) -> str:
    """Copy all that a database holds into an empty one, look whether it is the same, and return what was done.

    The bot must be stopped. Raises Complaint; then the target is as empty as before.
    """
    with _complaining("--from"):
        here = parse(source)
    with _complaining("--to"):
        there = parse(target)
    if here == there:
        raise Complaint("--from and --to are the same database")
    async with AsyncExitStack() as stack:
        with _complaining("--from"):
            old = await Store.as_it_is(source)
            stack.push_async_callback(old.close)
            await stack.enter_async_context(holding(source, None, _lost))
        with _complaining("--to"):
            await _require_empty(target)
            new = await Store.open(target)
            stack.push_async_callback(new.close)
            await stack.enter_async_context(holding(target, None, _lost))
        with _complaining("nothing was moved"):
            rows, played = await _copied(old, new)
    return f"moved: {rows} rows; {played} running games were played again there and are the same. Now set DATABASE_URL"


@contextmanager
def _complaining(about: str) -> Generator[None]:
    try:
        yield
    except StoreError as error:
        raise Complaint(f"{about}: {error}") from None


def _lost(error: StoreError) -> None:
    """Do nothing: whoever opened a database meanwhile is found out by what is compared in the end."""


def _tables() -> list[Table]:
    """Return all tables, each after those that it refers to."""
    return [table for table in SQLModel.metadata.sorted_tables if table not in LEFT]


async def _require_empty(url: str) -> None:
    """Raise StoreError where a database holds anything of ours already."""
    parsed = parse(url)
    engine = reader(parsed)
    try:
        with explained():
            async with engine.connect() as connection:
                full = await connection.run_sync(_full)
    finally:
        await engine.dispose()
    if full:
        raise StoreError(f"it holds something already ({', '.join(full)}): name an empty database")


def _full(connection: Connection) -> list[str]:
    there = set(inspect(connection).get_table_names())
    known = [table for table in _tables() if table.name in there]
    return [table.name for table in known if connection.scalar(select(func.count()).select_from(table))]


async def _copied(old: Store, new: Store) -> tuple[int, int]:
    """Copy and compare in one transaction; return how many rows, and how many running games were played again."""
    with explained():
        async with old.reading() as source, new.writing() as session:
            rows = [await _copy(source, session, table) for table in _tables()]
            await number_on(session, await last_numbers(source))
            return sum(rows), await _compared(source, session)


async def _copy(source: AsyncSession, session: AsyncSession, table: Table) -> int:
    count = 0
    async for rows in _chunks(source, table):
        await (await session.connection()).execute(table.insert(), rows)
        count += len(rows)
    return count


async def _chunks(session: AsyncSession, table: Table) -> AsyncIterator[list[dict[str, object]]]:
    """Read a table in order of its key, so many rows at once."""
    keys = list(table.primary_key.columns)
    query = first = select(table).order_by(*keys).limit(AT_ONCE)
    while rows := (await (await session.connection()).execute(query)).mappings().all():
        yield [dict(row) for row in rows]
        query = first.where(tuple_(*keys) > tuple_(*(rows[-1][key.name] for key in keys)))


async def _compared(source: AsyncSession, session: AsyncSession) -> int:
    """Raise StoreError unless both hold the same; return how many running games were played again in both."""
    for table in _tables():
        count = select(func.count()).select_from(table)
        were, are = [await (await one.connection()).scalar(count) for one in (source, session)]
        if were != are:
            raise StoreError(f"of {were} rows of {table.name} {are} have arrived")
        await _require_same(source, session, table)
    running = sqlmodel.select(GameRow.id).where(GameRow.state == RUNNING).order_by(col(GameRow.id))
    games = (await source.exec(running)).all()
    for game in games:
        before, after = [list(problems(await rows_for_check(one, game))) for one in (source, session)]
        if before != after:
            raise StoreError(f"game {game} does not lead there where it leads here: {'; '.join(after)}")
    return len(games)


async def _require_same(source: AsyncSession, session: AsyncSession, table: Table) -> None:
    theirs = _chunks(session, table)
    async for rows in _chunks(source, table):
        if rows != await anext(theirs):
            raise StoreError(f"what has arrived of {table.name} is not what it was")
