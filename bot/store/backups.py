"""Whole copies of a database, each looked through before it counts."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from bot.store.engines import is_sqlite
from bot.store.migrate import revisions
from bot.store.trouble import StoreError, explain

COUNTS = "SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM choice)"
PROGRAMS = ("pg_dump", "pg_restore")
"""What PostgreSQL brings for it; the second one reads the copy again."""
PATIENCE = 3600.0


def back_up(url: URL, to: Path) -> str:
    """Copy a database into a new file, also while a bot uses it, and return what is in the copy; raises StoreError."""
    require_programs(url)
    if to.exists():
        raise StoreError(f"{to} is there already: name a new file, so that no backup is lost")
    unfinished = to.with_name(f"{to.name}.part")
    try:
        told = _copied(existing(Path(str(url.database))), unfinished) if is_sqlite(url) else _dumped(url, unfinished)
        unfinished.replace(to)
    except (sqlite3.Error, OSError, subprocess.SubprocessError) as error:
        raise StoreError(f"{to}: no backup was made: {_why(error)}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return f"{to}: {told}"


def inspect(path: Path) -> str:
    """Return what a database file holds; raises StoreError where it is damaged or none of ours."""
    try:
        with closing(sqlite3.connect(path)) as database:
            found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            revision = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            games, choices = database.execute(COUNTS).fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise StoreError(f"{path}: this is no database of the bot's: {explain(error)}") from None
    if found != "ok":
        raise StoreError(f"{path}: the file is damaged: {' '.join(str(found).split())}")
    if revision not in revisions():
        raise StoreError(f"{path}: it belongs to another version of the bot: revision {revision} is not known here")
    return f"{games} games with {choices} rows in their logs, revision {revision}"


def existing(path: Path) -> Path:
    """Return the path of a file; raises StoreError where there is none."""
    if not path.is_file():
        raise StoreError(f"there is no file {path}")
    return path


def require_programs(url: URL) -> None:
    """Raise StoreError where something is not installed that copies such a database."""
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    if missing and not is_sqlite(url):
        raise StoreError(f"{' and '.join(missing)} must be installed to back up PostgreSQL: postgresql-client has them")


def _copied(source: Path, to: Path) -> str:
    with closing(sqlite3.connect(source)) as database, closing(sqlite3.connect(to)) as copy:
        shutil.copymode(source, to)  # it holds hands and seeds
        database.backup(copy)
    return inspect(to)


def _dumped(url: URL, to: Path) -> str:
    to.touch(mode=0o600)
    # What is in the environment no other user sees, as they would what is in the command.
    secret = {"PGPASSWORD": url.password} if url.password else {}
    address = url.set(drivername="postgresql", password=None, query={}).render_as_string()
    _run("pg_dump", "--format=custom", f"--file={to}", f"--dbname={address}", **secret)
    tables = _run("pg_restore", "--list", str(to)).count(" TABLE DATA ")
    return f"{tables} tables, {to.stat().st_size / 1e6:.1f} MB; pg_restore --clean --dbname=… brings it back"


def _run(*words: str, **secret: str) -> str:
    done = subprocess.run(  # noqa: S603 - our own words
        words, env={**os.environ, **secret}, capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    return done.stdout


def _why(error: Exception) -> str:
    if isinstance(error, subprocess.CalledProcessError):
        return " ".join(str(error.stderr).split())
    return explain(error)
