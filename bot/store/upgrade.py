"""Alembic, which is imported only where there is something to migrate: it costs every start a fifth of a second."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from bot.store.trouble import StoreError, explain


def alembic_config(folder: Path, connection: Connection | None = None) -> Config:
    """Return the configuration that Alembic needs; without a connection `migrations/env.py` makes its own."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config


def heads(folder: Path) -> list[str]:
    """Return the newest revisions; there is exactly one."""
    return ScriptDirectory.from_config(alembic_config(folder)).get_heads()


def upgrade(connection: Connection, folder: Path, revision: str) -> None:
    """Run the migrations up to a revision; raises StoreError where they don't lead there."""
    try:
        command.upgrade(alembic_config(folder, connection), revision)
    except CommandError as error:
        raise StoreError(f"the database cannot be brought to this version: {explain(error)}") from error
