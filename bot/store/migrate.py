"""Brings the database to the schema of this version, at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection

from bot.store.engines import is_sqlite, migrator
from bot.store.trouble import StoreError, explain, explained

MIGRATIONS = Path(__file__).with_name("migrations")


def alembic_config(connection: Connection | None = None) -> Config:
    """Return the configuration that Alembic needs; without a connection `migrations/env.py` makes its own."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def heads() -> list[str]:
    """Return the newest revisions; there is exactly one."""
    return ScriptDirectory.from_config(alembic_config()).get_heads()


async def migrate(url: URL, revision: str = "head") -> None:
    """Run the migrations that are missing, all or none of them; raises StoreError."""
    engine = migrator(url)
    try:
        with explained():
            async with engine.begin() as connection:
                await connection.run_sync(_upgrade, revision)
                if is_sqlite(url):
                    await connection.run_sync(_check_references)
    except CommandError as error:
        raise StoreError(f"the database belongs to another version of this bot: {explain(error)}") from error
    finally:
        await engine.dispose()


def _upgrade(connection: Connection, revision: str) -> None:
    command.upgrade(alembic_config(connection), revision)


def _check_references(connection: Connection) -> None:
    broken: list[Any] = list(connection.exec_driver_sql("PRAGMA foreign_key_check"))
    if broken:
        raise StoreError(f"the database refers to rows that do not exist, first in {broken[0][0]}")
