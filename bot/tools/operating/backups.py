"""`exlibris backup` and `exlibris restore`: whole copies of a database, each looked through before it counts."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store import backups
from bot.store.backups import back_up
from bot.store.copies import copy_beside
from bot.store.engines import is_sqlite, parse
from bot.store.trouble import StoreError, code_of, explain
from bot.tools.operating.opening import complaining
from bot.values.complaint import Complaint

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a file: it belongs to that file alone."""
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
DAMAGED = {0, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""Without the table that names a revision SQLite speaks of an error of any kind; 0 is our own finding."""


def backup(url: str, to: Path) -> str:
    """Copy a database into a new file, also while a bot uses it, and return what is in the copy; raises Complaint."""
    with complaining():
        parsed = parse(url)
    try:
        return back_up(parsed, to)
    except StoreError as error:
        raise Complaint(str(error)) from None


def restore(url: str, copy: Path) -> str:
    """Put a backup in the place of a database that no bot uses, and return what was done; raises Complaint.

    What was there is kept beside it, be it damaged or empty.
    """
    path = _file_of(url)
    told = inspect(copy)
    fresh = path.with_name(f"{path.name}.part")
    try:
        shutil.copy(copy, fresh)
        kept = _set_aside(path) if path.exists() else ""
        for end in BESIDE:
            path.with_name(f"{path.name}{end}").unlink(missing_ok=True)
        fresh.replace(path)
    except OSError as error:
        raise Complaint(f"{path}: nothing was restored: {explain(error)}") from None
    finally:
        fresh.unlink(missing_ok=True)
    return f"{path}: {told}{kept}"


def inspect(path: Path) -> str:
    """Return what a database file holds; raises Complaint where it is damaged or none of ours."""
    try:
        return backups.inspect(backups.existing(path))
    except StoreError as error:
        raise Complaint(str(error)) from None


def _set_aside(path: Path) -> str:
    """Keep what is in the place of a database, and say where; raises Complaint where a bot uses it, and OSError."""
    try:
        return f"; what was there is kept as {copy_beside(path, _revision_alone(path))}"
    except sqlite3.Error as error:
        if code_of(error) in BUSY:
            raise Complaint(f"{path}: nothing was restored; stop the bot first ({explain(error)})") from None
        if code_of(error) not in DAMAGED:
            raise Complaint(f"{path}: nothing was restored: {explain(error)}") from None
        return f"; what was there is no database of the bot's ({explain(error)}), and is kept as {_moved(path)}"
    except StoreError as error:
        raise Complaint(str(error)) from None


def _revision_alone(path: Path) -> str:
    """Return a database's revision, once all of it is in its file; raises sqlite3.Error, also where others use it."""
    with closing(sqlite3.connect(path, timeout=1)) as database:
        # All that is in the file beside it comes in, and that works for nobody else's connection but the last.
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("BEGIN EXCLUSIVE")
        found = database.execute("SELECT version_num FROM alembic_version").fetchone()
        sound = database.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
        database.rollback()
    if found is None or not sound:
        raise sqlite3.DatabaseError("it is damaged")
    return str(found[0])


def _moved(path: Path) -> Path:
    """Move a file that is no database of ours out of the way, with what SQLite keeps beside it; return where it is."""
    time = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%fZ")
    aside = path.with_name(f"{path.stem}-{time}-damaged{path.suffix}")  # none of the copies, of which few are kept
    for end in ("", *BESIDE):
        beside = path.with_name(f"{path.name}{end}")
        if beside.exists():
            beside.rename(aside.with_name(f"{aside.name}{end}"))
    return aside


def _file_of(url: str) -> Path:
    with complaining():
        parsed = parse(url)
    if not is_sqlite(parsed):
        raise Complaint("games are in PostgreSQL here: pg_restore --clean --dbname=… FILE brings a backup back")
    return Path(str(parsed.database))
