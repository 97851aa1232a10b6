"""Rows that hold what no column of theirs can: SQLite keeps a word where a number belongs, as in a damaged file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlmodel import SQLModel

from bot.store.rows import columns_of


def unsound(rows: Iterable[tuple[type[SQLModel], Mapping[str, Any]]]) -> bool:
    """Tell whether any of some rows holds a value of another kind than its column's."""
    return any(_foreign(kind, held) for kind, held in rows)


def _foreign(kind: type[SQLModel], held: Mapping[str, Any]) -> bool:
    kinds = {column.name: column.type.python_type for column in columns_of(kind)}
    return any(held[name] is not None and not isinstance(held[name], kind) for name, kind in kinds.items())
