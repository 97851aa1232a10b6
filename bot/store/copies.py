"""Copies of a SQLite file, made before a migration changes it."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.store.trouble import StoreError, explain

KEPT = 3
"""How many copies are kept, the newest ones."""
_TIME = r"\d{8}T\d{6}Z"


def copy_beside(path: Path, revision: str) -> Path:
    """Copy a database beside itself, such as exlibris-0006-20261128T160000Z.db, and return where; raises StoreError.

    Old copies beyond the newest few are removed. What is committed is in the copy, though others have the file open.
    """
    time = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    copy = path.with_name(f"{path.stem}-{revision}-{time}{path.suffix}")
    unfinished = copy.with_name(f"{copy.name}.part")
    try:
        _copy(path, unfinished)
        unfinished.replace(copy)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise StoreError(f"no copy could be made before the migration, so nothing was done: {explain(error)}") from None
    for old in copies_of(path)[:-KEPT]:
        old.unlink(missing_ok=True)
    return copy


def copies_of(path: Path) -> list[Path]:
    """Return the copies of a database, the oldest first."""
    name = re.compile(rf"{re.escape(path.stem)}-\w+-({_TIME}){re.escape(path.suffix)}")
    found = [(match[1], each) for each in path.parent.iterdir() if (match := name.fullmatch(each.name))]
    return [each for _, each in sorted(found)]


def _copy(path: Path, to: Path) -> None:
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(to)) as target:
        shutil.copymode(path, to)  # it holds hands and seeds
        source.backup(target)
