"""Migrations: from nothing to the tables in the code, and no further."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlmodel import SQLModel

from bot.store import Store, StoreError, migrate
from bot.store.engines import migrator, parse
from bot.store.migrate import alembic_config, heads

pytestmark = pytest.mark.short

BROKEN = """
from alembic import op
revision = "broken"
down_revision = "HEAD"
def upgrade():
    op.execute("CREATE TABLE a(b)")
    op.execute("SELECT * FROM nothing")
"""


def address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    found: list[Any] = compare_metadata(MigrationContext.configure(connection, opts=options), SQLModel.metadata)
    return found


async def test_what_the_migrations_make_is_what_the_code_reads(tmp_path: Path) -> None:
    url = address(tmp_path / "games.db")
    await (await Store.open(url)).close()
    engine = migrator(parse(url))
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def test_migrations_are_one_line_without_branches() -> None:
    assert len(heads()) == 1


async def test_starting_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await Store.open(address(path))).close()
    before = schema(path)
    await (await Store.open(address(path))).close()
    assert schema(path) == before


async def test_several_processes_may_start_at_once(tmp_path: Path) -> None:
    stores = await asyncio.gather(*(Store.open(address(tmp_path / "games.db")) for _ in range(4)))
    for store in stores:
        await store.close()


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await Store.open(address(path))).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from-the-future'")
    connection.close()
    before = schema(path)
    with pytest.raises(StoreError, match="another version") as error:
        await Store.open(address(path))
    assert "\n" not in str(error.value)
    assert schema(path) == before


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "100 % migrations"
    shutil.copytree(migrate.MIGRATIONS, broken)
    text = BROKEN.replace("HEAD", heads()[0])
    (broken / "versions" / "broken.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(migrate, "MIGRATIONS", broken)
    path = tmp_path / "games.db"
    with pytest.raises(StoreError, match="nothing"):
        await Store.open(address(path))
    assert schema(path) == []


def test_the_command_line_of_alembic_finds_its_way_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import command

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", address(tmp_path / "games.db"))
    command.upgrade(alembic_config(), "head")
    assert ("game",) in schema(tmp_path / "games.db")


def schema(path: Path) -> list[Any]:
    connection = sqlite3.connect(path)
    names = connection.execute("SELECT name FROM sqlite_master ORDER BY name").fetchall()
    connection.close()
    return names
