"""Makes the n-th thing that is asked of the database fail, for n = 1, 2, 3 ... until nothing fails any more."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from bot.store import Store


@dataclass
class Fault:
    """A failure at one operation, counted from where it was planted."""

    at: int
    times: int = 1
    seen: int = 0

    @property
    def struck(self) -> bool:
        return self.seen >= self.at

    def operation(self, *_: Any) -> None:
        self.seen += 1
        if self.at <= self.seen < self.at + self.times:
            raise OperationalError("anything", None, sqlite3.OperationalError("disk I/O error"))


@contextmanager
def failing(store: Store, at: int, times: int = 1) -> Iterator[Fault]:
    """Let the operations `at` to `at + times - 1` fail: BEGIN, every statement, and COMMIT."""
    fault = Fault(at, times)
    engines = [store.writer.sync_engine, store.reader.sync_engine]
    # A connection that is open hears of no new listener.
    kept, store._readers._kept = store._readers._kept, []
    for engine in engines:
        event.listen(engine, "before_cursor_execute", fault.operation)
        event.listen(engine, "commit", fault.operation)
    try:
        yield fault
    finally:
        for engine in engines:
            event.remove(engine, "before_cursor_execute", fault.operation)
            event.remove(engine, "commit", fault.operation)
        store._readers._kept += kept
