"""Alembic's way in: at start with the connection it is given, from the command line with one of its own."""

import asyncio
import os

from alembic import context
from sqlalchemy import Connection
from sqlmodel import SQLModel

import bot.store.folds
import bot.store.leases
import bot.store.orders
import bot.store.persons
import bot.store.proposals
import bot.store.schema
import bot.store.servers  # noqa: F401 - importing them fills the metadata
from bot.store.engines import migrator, parse


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=SQLModel.metadata,
        render_as_batch=True,  # SQLite alters a table by making a new one
        compare_type=True,
        compare_server_default=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_alone() -> None:
    engine = migrator(parse(os.environ["DATABASE_URL"]))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(run)
    finally:
        await engine.dispose()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(run_alone())
else:
    run(given)
