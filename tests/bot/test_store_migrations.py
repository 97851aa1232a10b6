"""Migrations: from nothing to the tables in the code, and no further."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlmodel import SQLModel

from bot.store import Store, StoreError, copies, migrate
from bot.store.copies import KEPT, copies_of
from bot.store.engines import migrator, parse
from bot.store.migrate import MIGRATIONS, revisions
from bot.store.upgrade import alembic_config, heads

pytestmark = pytest.mark.short

BROKEN = """
from alembic import op
revision = "9999"
down_revision = "HEAD"
def upgrade():
    op.execute("CREATE TABLE a(b)")
    op.execute("SELECT * FROM nothing")
"""
OLD_GAME = """
INSERT INTO game (id, key, state, channel_id, options, host_id, language, created_at, number, version, commitment,
round, no_access) VALUES (7, 'exlibris', 'over', 70, '{}', 1, 'en', '2026-01-01 00:00:00', 0, 0, '', 0, 0)
"""
OLD_CHOICE = """
INSERT INTO choice (game_id, number, key, automatic, picks, facts, at, undone)
VALUES (7, 0, 'begun', 0, '[]', '[]', '2026-01-01 00:00:00', 0)
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


async def test_the_migrations_number_rows_once_and_for_all_where_the_code_does(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await opened(path)
    made = {name for name, sql in schema(path) if sql is not None and "AUTOINCREMENT" in sql}
    tables = SQLModel.metadata.tables.values()
    assert made == {table.name for table in tables if table.dialect_options["sqlite"]["autoincrement"]} != set()


async def test_who_watched_what_has_ended_watches_it_no_more(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await migrate.migrate(parse(address(path)), "0007")
    with closing(sqlite3.connect(path)) as connection, connection:
        for game, state in ((7, "over"), (8, "running"), (9, "over")):
            connection.execute(
                OLD_GAME.replace("(7, 'exlibris', 'over', 70", f"({game}, 'exlibris', '{state}', 7{game}")
            )
    await migrate.migrate(parse(address(path)), "0019")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany("INSERT INTO watch VALUES (?, 3, 'en')", [(7,), (8,), (9,)])
        connection.execute(
            "INSERT INTO outbox (game_id, channel_key, kind, payload, nonce, state, attempts) "
            "VALUES (9, 'user:3', 'watch', '{}', 'n', 'waiting', 0)"
        )
    connection.close()
    await opened(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT game_id FROM watch ORDER BY game_id").fetchall() == [(8,), (9,)]


async def test_an_old_database_keeps_its_games_with_their_logs(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await migrate.migrate(parse(address(path)), "0007")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(OLD_GAME)
        connection.execute(OLD_CHOICE)
    connection.close()
    await opened(path)
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT id, game.key, choice.key FROM game JOIN choice ON id = game_id").fetchall() == [
        (7, "exlibris", "begun")
    ]
    assert connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'game'").fetchall() == [(7,)]
    connection.close()


def test_migrations_are_one_line_without_branches_whose_end_the_files_names_tell() -> None:
    assert heads(MIGRATIONS) == revisions()[-1:]


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


async def test_two_databases_may_be_opened_at_once(tmp_path: Path) -> None:
    async with asyncio.timeout(60):
        stores = await asyncio.gather(*(Store.open(address(tmp_path / f"{name}.db")) for name in "abc"))
    for store in stores:
        await store.close()


async def opened(path: Path) -> None:
    await (await Store.open(address(path))).close()


async def test_before_a_migration_the_file_is_copied_and_the_newest_copies_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    first, *_, before, last = revisions()
    await migrate.migrate(parse(address(path)), before)
    assert copies_of(path) == []
    for day in range(1, 6):
        (tmp_path / f"games-{first}-2026010{day}T000000Z.db").touch()
    (tmp_path / "games-of-chess.db").touch()
    old = schema(path)
    await opened(path)
    kept = copies_of(path)
    assert len(kept) == KEPT
    assert kept[-1].name.startswith(f"games-{before}-")
    assert schema(kept[-1]) == old != schema(path)
    assert (tmp_path / "games-of-chess.db").exists()
    await opened(path)
    assert copies_of(path) == kept
    # What it was can be put back, and is brought up to date again.
    kept[-1].replace(path)
    await opened(path)
    assert last == revision_of(path)


async def test_without_a_copy_nothing_is_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.db"
    await migrate.migrate(parse(address(path)), revisions()[-2])

    def full(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(copies, "_copy", full)
    with pytest.raises(StoreError, match="nothing was done"):
        await opened(path)
    assert revision_of(path) == revisions()[-2]


def revision_of(path: Path) -> str:
    connection = sqlite3.connect(path)
    ((revision,),) = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    connection.close()
    return str(revision)


async def test_a_damaged_page_is_found_when_the_file_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await opened(path)
    connection = sqlite3.connect(path)
    connection.executescript("CREATE TABLE letters (text); CREATE INDEX by_text ON letters (text);")
    connection.executemany("INSERT INTO letters VALUES (?)", [(str(each) * 50,) for each in range(1000)])
    connection.commit()
    ((page,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'letters'").fetchall()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096 + 5)
        file.write(b"\xff" * 60)
    with pytest.raises(StoreError, match=r"damaged.*exlibris restore") as error:
        await opened(path)
    assert "\n" not in str(error.value)


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await Store.open(address(path))).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from-the-future'")
    connection.close()
    before = schema(path)
    with pytest.raises(StoreError, match="another version") as error:
        await Store.open(address(path))
    assert "\n" not in str(error.value)
    assert schema(path) == before


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "100 % migrations"
    shutil.copytree(MIGRATIONS, broken)
    text = BROKEN.replace("HEAD", revisions()[-1])
    (broken / "versions" / "9999_broken.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(migrate, "MIGRATIONS", broken)
    path = tmp_path / "games.db"
    with pytest.raises(StoreError, match="nothing"):
        await Store.open(address(path))
    assert schema(path) == []


def test_the_command_line_of_alembic_finds_its_way_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import command

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", address(tmp_path / "games.db"))
    command.upgrade(alembic_config(MIGRATIONS), "head")
    assert "game" in dict(schema(tmp_path / "games.db"))


def schema(path: Path) -> list[Any]:
    connection = sqlite3.connect(path)
    names = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    connection.close()
    return names
