"""Dates as SQLite holds them, in text: of one that is none SQLAlchemy lets Python's own error through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Date, DateTime, Dialect
from sqlalchemy.exc import StatementError
from sqlalchemy.types import TypeEngine


def with_care(dialect: Dialect) -> None:
    """Let a dialect raise StatementError, which is trouble of the database, where a date cannot be read."""
    dialect.colspecs = {**dialect.colspecs, **{kind: _careful(dialect.colspecs[kind]) for kind in (Date, DateTime)}}


def _careful(kind: type[TypeEngine[Any]]) -> type[TypeEngine[Any]]:
    def result_processor(self: Any, dialect: Dialect, coltype: object) -> Callable[[Any], Any] | None:
        turned = kind.result_processor(self, dialect, coltype)
        return None if turned is None else _told(turned)

    return type(kind.__name__, (kind,), {"result_processor": result_processor})


def _told(turned: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def process(held: Any) -> Any:
        try:
            return turned(held)
        except (ValueError, TypeError) as error:
            raise StatementError(str(error), None, None, error, hide_parameters=True) from error

    return process
