"""Backups that are made by themselves, every so many hours, of which the newest few are kept."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import structlog

from bot.process.settings import Settings, SettingsError
from bot.store.backups import back_up, require_programs
from bot.store.engines import is_sqlite, parse
from bot.store.migrate import revision_of, revisions
from bot.store.trouble import StoreError

log = structlog.get_logger(__name__)

TIME = "%Y%m%dT%H%M%SZ"
NAME = re.compile(r"exlibris-(\d{8}T\d{6}Z)\.(db|dump)")
LOOK_AGAIN = 600.0
"""Seconds between two looks at the clock, which somebody may have set."""
COMMAND = (sys.executable, "-c", "from bot.cli import main; main()", "backup")


@dataclass(frozen=True, slots=True)
class Schedule:
    """What is backed up and where to, after how many hours the next one is due, and how many are kept."""

    address: str
    folder: Path
    hours: int
    kept: int

    def made(self) -> list[Path]:
        """Return the backups that there are, the oldest first."""
        return sorted(path for path in self.folder.iterdir() if NAME.fullmatch(path.name))

    def last(self, now: datetime) -> datetime | None:
        """Return when the newest one was made; of one from the future nothing is known, for the clock was wrong."""
        times = [datetime.strptime(path.stem, f"exlibris-{TIME}").replace(tzinfo=UTC) for path in self.made()]
        return max((time for time in times if time <= now), default=None)

    def due(self, now: datetime) -> bool:
        """Tell whether the next one is due."""
        last = self.last(now)
        return last is None or now >= last + timedelta(hours=self.hours)

    def next(self, now: datetime) -> Path:
        """Return what one that is made now is called."""
        return self.folder / f"exlibris-{now.strftime(TIME)}.{'db' if is_sqlite(parse(self.address)) else 'dump'}"


def scheduled(settings: Settings) -> Schedule | None:
    """Return what the settings want of this process, None where nothing is; raises SettingsError."""
    held = settings.held()
    if not settings.backup_folder or (held and 0 not in held.ids):  # one process does it for all
        return None
    folder = Path(settings.backup_folder)
    try:
        require_programs(parse(settings.database_url))
    except StoreError as error:
        raise SettingsError(f"BACKUP_FOLDER: {error}") from None
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        raise SettingsError(f"BACKUP_FOLDER: {folder} is no folder that may be written to")
    return Schedule(settings.database_url, folder, settings.backup_hours, settings.backups_kept)


async def back_up_before_migration(schedule: Schedule) -> None:
    """Copy a PostgreSQL whose schema this version changes; raises StoreError. A file is copied by the store itself."""
    url = parse(schedule.address)
    if not is_sqlite(url) and await revision_of(url) not in {None, revisions()[-1]}:
        log.info("backup-made", what=await asyncio.to_thread(back_up, url, schedule.next(datetime.now(UTC))))


@asynccontextmanager
async def backing_up(schedule: Schedule | None) -> AsyncGenerator[None]:
    """Make backups whenever they are due while a block lasts."""
    if schedule is None:
        yield
        return
    task = asyncio.create_task(_keep(schedule), name="backups")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def _keep(schedule: Schedule) -> None:
    while True:
        try:
            if schedule.due(now := datetime.now(UTC)):
                await _make(schedule.next(now))
                for old in schedule.made()[: -schedule.kept]:
                    old.unlink(missing_ok=True)
        except OSError as error:
            log.error("backup-failed", reason=str(error))  # noqa: TRY400 - where in our code says nothing of it
        await asyncio.sleep(LOOK_AGAIN)


async def _make(file: Path) -> None:
    """Let a process of its own make a backup: it takes nothing from those who play, and ends when we do."""
    words = (*COMMAND, str(file))
    starting = asyncio.create_task(
        asyncio.create_subprocess_exec(*words, stdout=PIPE, stderr=PIPE, start_new_session=True)
    )
    try:
        process = await asyncio.shield(starting)  # one that has begun has to be ended too
        told, failed = await process.communicate()
    finally:
        await _end(await starting, file)
    if process.returncode:
        log.error("backup-failed", reason=failed.decode().strip()[-500:])
    else:
        log.info("backup-made", what=told.decode().strip())


async def _end(process: Process, file: Path) -> None:
    """End a process that still makes a backup, with those that it has started, and take away what there is of it."""
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    await process.wait()
    file.with_name(f"{file.name}.part").unlink(missing_ok=True)
