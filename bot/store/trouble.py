"""What a database says when it cannot, in one line each."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

DAMAGED = "the file is damaged: keep it, and put a backup in its place: exlibris restore FILE"

PLAIN = {
    "file is not a database": "the file is no SQLite database, or is damaged",
    "malformed": DAMAGED,
    "unable to open database file": "the file cannot be opened; its folder must exist and be writable",
    "readonly database": "the file may not be written to",
    "locked": "another program holds the file; is the bot running twice?",
    "disk is full": "the disk is full",
    "disk I/O error": "the disk reports an error",
    "Connect call failed": "the database's server does not answer; is it running?",
    "password authentication failed": "the database's server does not know this user and password",
}
"""What SQLite, PostgreSQL and the system say, and what it means to whoever runs the bot."""
NOBODY = "no server of this name is known here"
"""What they say of a name depends on the system and on Python."""

BUSY = ("locked", "lock timeout", "deadlock detected")


class StoreError(Exception):
    """The database cannot be used; the message is one line for whoever runs the bot, without a password."""


DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error, OSError)
"""What a database may raise: the driver's own errors too, where SQLAlchemy has not wrapped them."""


@contextmanager
def explained() -> Generator[None]:
    """Turn what the database raises into a StoreError."""
    try:
        yield
    except (*DATABASE_ERRORS, UnicodeError) as error:  # UnicodeError: no server can be called like this
        raise StoreError(explain(error)) from error


def explain(error: BaseException) -> str:
    """Return what is wrong in one line, the database's own words last."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    line = " ".join(said.split()) or type(error).__name__
    meaning = NOBODY if _of_a_name(error) else next((plain for words, plain in PLAIN.items() if words in said), None)
    return f"{meaning} ({line})" if meaning else line


def _of_a_name(error: BaseException) -> bool:
    """Tell whether the name of a server is unknown, or can be nobody's."""
    if isinstance(error, UnicodeError):  # what encodes names told only from Python 3.13 on that it was it
        return getattr(error, "encoding", "idna") == "idna"
    return isinstance(error, socket.gaierror)


def code_of(error: sqlite3.Error) -> int:
    """Return SQLite's own code of an error, without what is said more exactly in its upper half.

    0 of one that is not SQLite's: Python's module raises some of its own, as where a text is none, which have no code.
    """
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def is_busy(error: BaseException) -> bool:
    """Tell whether another process was in the way: it held the database or a row for too long, or waited for us."""
    return isinstance(error, DBAPIError) and any(words in str(error.orig) for words in BUSY)
