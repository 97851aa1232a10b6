"""`exlibris backup` and `exlibris restore`: whole copies of a SQLite database, each looked through before it counts."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store.copies import copy_beside
from bot.store.engines import is_sqlite, parse
from bot.store.migrate import revisions
from bot.store.trouble import StoreError, explain
from bot.values.complaint import Complaint

COUNTS = "SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM choice)"
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a file: it belongs to that file alone."""
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
DAMAGED = {0, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""Without the table that names a revision SQLite speaks of an error of any kind; 0 is our own finding."""


def backup(url: str, to: Path) -> str:
    """Copy a database into a new file, also while a bot uses it, and return what is in the copy; raises Complaint."""
    source = _file_of(url)
    if to.exists():
        raise Complaint(f"{to} is there already: name a new file, so that no backup is lost")
    unfinished = to.with_name(f"{to.name}.part")
    try:
        with closing(sqlite3.connect(_existing(source))) as database, closing(sqlite3.connect(unfinished)) as copy:
            shutil.copymode(source, unfinished)  # it holds hands and seeds
            database.backup(copy)
        told = inspect(unfinished)
        unfinished.replace(to)
    except (sqlite3.Error, OSError) as error:
        raise Complaint(f"{to}: no backup was made: {explain(error)}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return f"{to}: {told}"


def restore(url: str, copy: Path) -> str:
    """Put a backup in the place of a database that no bot uses, and return what was done; raises Complaint.

    What was there is kept beside it, be it damaged or empty.
    """
    path = _file_of(url)
    told = inspect(_existing(copy))
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
        with closing(sqlite3.connect(path)) as database:
            found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            revision = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            games, choices = database.execute(COUNTS).fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise Complaint(f"{path}: this is no database of the bot's: {explain(error)}") from None
    if found != "ok":
        raise Complaint(f"{path}: the file is damaged: {' '.join(str(found).split())}")
    if revision not in revisions():
        raise Complaint(f"{path}: it belongs to another version of the bot: revision {revision} is not known here")
    return f"{games} games with {choices} rows in their logs, revision {revision}"


def _set_aside(path: Path) -> str:
    """Keep what is in the place of a database, and say where; raises Complaint where a bot uses it, and OSError."""
    try:
        return f"; what was there is kept as {copy_beside(path, _revision_alone(path))}"
    except sqlite3.Error as error:
        if _code(error) in BUSY:
            raise Complaint(f"{path}: nothing was restored; stop the bot first ({explain(error)})") from None
        if _code(error) not in DAMAGED:
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


def _code(error: sqlite3.Error) -> int:
    """Return SQLite's own code of an error, without what is said more exactly in its upper half; 0 of one of ours."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


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
    try:
        parsed = parse(url)
    except StoreError as error:
        raise Complaint(f"DATABASE_URL: {error}") from None
    if not is_sqlite(parsed):
        raise Complaint("games are in PostgreSQL here: pg_dump makes backups of it, and pg_restore brings them back")
    return Path(str(parsed.database))


def _existing(path: Path) -> Path:
    if not path.is_file():
        raise Complaint(f"there is no file {path}")
    return path
