"""Backups that are made by themselves, and that which precedes a migration of PostgreSQL."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import structlog

from bot.process import backups
from bot.process.backups import Schedule, back_up_before_migration, backing_up, scheduled
from bot.process.settings import Settings, SettingsError
from bot.store import Store, StoreError
from bot.store.backups import back_up
from bot.store.engines import parse
from bot.store.migrate import migrate, revisions
from bot.tools.operating.backups import inspect
from tests.bot.postgres import Server

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


def named(time: datetime) -> str:
    return f"exlibris-{time.strftime(backups.TIME)}.db"


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_one_is_due_after_so_many_hours_whatever_the_clock_said_before(tmp_path: Path) -> None:
    schedule = Schedule("sqlite+aiosqlite:///games.db", tmp_path, 24, 3)
    assert schedule.due(NOON)
    for hours in (-30, -23, 900):
        (tmp_path / named(NOON + timedelta(hours=hours))).touch()
    (tmp_path / "exlibris-other.db").touch()
    assert len(schedule.made()) == 3
    assert not schedule.due(NOON)
    assert schedule.due(NOON + timedelta(hours=1))
    assert schedule.next(NOON) == tmp_path / "exlibris-20261128T120000Z.db"


async def test_what_is_due_is_made_looked_through_and_only_the_newest_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, folder = f"sqlite+aiosqlite:///{tmp_path}/games.db", tmp_path / "kept"
    folder.mkdir()
    await (await Store.open(url)).close()
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    for days in (1, 2, 3):
        (folder / named(datetime.now(UTC) - timedelta(days=days))).touch()
    with structlog.testing.capture_logs() as told:
        async with backing_up(Schedule(url, folder, 24, 2)), asyncio.timeout(30):
            while not told:  # noqa: ASYNC110 - another process makes it
                await asyncio.sleep(0.05)
    assert [line["event"] for line in told] == ["backup-made"]
    older, newest = Schedule(url, folder, 24, 2).made()
    assert "0 games" in inspect(newest)
    assert older.name[:17] == named(datetime.now(UTC) - timedelta(days=1))[:17]


async def test_what_fails_is_told_and_what_is_under_way_ends_with_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "COMMAND", ("sh", "-c", "echo exlibris: the disk is full >&2; exit 1"))
    with structlog.testing.capture_logs() as told:
        await backups._make(tmp_path / "x.db")
    assert told == [{"event": "backup-failed", "reason": "exlibris: the disk is full", "log_level": "error"}]
    monkeypatch.setattr(backups, "COMMAND", ("sh", "-c", 'touch "$1.part"; sleep 60', "sh"))
    async with asyncio.timeout(10), backing_up(Schedule("sqlite+aiosqlite:///x.db", tmp_path, 24, 2)):
        while not files(tmp_path):  # noqa: ASYNC110 - another process makes it
            await asyncio.sleep(0.02)
    assert files(tmp_path) == set()


def test_a_folder_that_cannot_be_used_is_refused_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert scheduled(Settings()) is None
    with pytest.raises(SettingsError, match=r"BACKUP_FOLDER: .*/none is no folder that may be written to"):
        scheduled(Settings(backup_folder=str(tmp_path / "none")))
    found = scheduled(Settings(backup_folder=str(tmp_path), backup_hours=3))
    assert found == Schedule("sqlite+aiosqlite:///exlibris.db", tmp_path, 3, 7)
    elsewhere = "postgresql+asyncpg://x@127.0.0.1/x"
    assert scheduled(Settings(backup_folder=str(tmp_path), database_url=elsewhere, shards="4-7/16")) is None
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SettingsError, match="BACKUP_FOLDER: pg_dump and pg_restore must be installed"):
        scheduled(Settings(backup_folder=str(tmp_path), database_url=elsewhere))


@pytest.mark.timeout(120)
async def test_a_postgresql_is_backed_up_before_it_is_migrated(postgres: Server, tmp_path: Path) -> None:
    url = await postgres.empty("backed_up")
    schedule = Schedule(url, tmp_path, 24, 2)
    await back_up_before_migration(schedule)  # nothing is there yet
    await migrate(parse(url), revisions()[-2])
    await back_up_before_migration(schedule)
    (made,) = schedule.made()
    assert made.suffix == ".dump"
    await migrate(parse(url))
    await back_up_before_migration(schedule)
    assert schedule.made() == [made]
    assert "tables" in back_up(parse(url), tmp_path / "by-hand.dump")
    with pytest.raises(StoreError, match="no backup was made: pg_dump: error"):
        back_up(parse(postgres.url("nowhere")), tmp_path / "second.dump")
    assert files(tmp_path) == {made.name, "by-hand.dump"}
