"""Statements that every click needs, made once: to make one costs more than to send it.

SQLAlchemy still looks each of them up, makes a context and a result of it, which costs ten times what SQLite takes. So
their text in SQLite's words is kept, with what turns values into those of the database and back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sqlalchemy import Delete, Insert, Select, Update
from sqlalchemy.dialects.sqlite.aiosqlite import dialect

SQLITE = dialect()
Turned = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Text:
    """A statement in SQLite's words."""

    said: str
    wanted: tuple[tuple[str, Any, Turned | None], ...]
    """The values that it wants: how each is called, what it is by default, and what turns it into SQLite's."""
    turned: tuple[tuple[int, Turned], ...]
    """The columns whose values are not as SQLite gives them."""

    def values(self, given: Mapping[str, Any]) -> list[Any]:
        """Return what SQLite is given with the statement."""
        values = []
        for name, default, turn in self.wanted:
            value = given.get(name, default)
            values.append(value if turn is None else turn(value))
        return values

    def rows(self, found: Sequence[tuple[Any, ...]]) -> Sequence[Sequence[Any]]:
        """Return what SQLite has found as our values."""
        if not self.turned:
            return found
        rows = [list(row) for row in found]
        for row in rows:
            for place, turn in self.turned:
                row[place] = turn(row[place])
        return rows


class Statement:
    """A statement that asks or changes, whose values are named by `bindparam`, or are `columns` of a new row."""

    def __init__(self, clause: Select[Any] | Insert | Update | Delete, columns: Iterable[str] | None = None) -> None:
        self.clause = clause
        self._columns = None if columns is None else list(columns)

    @cached_property
    def text(self) -> Text:
        made = self.clause.compile(dialect=SQLITE, column_keys=self._columns)
        wanted = [(name, made.params[name], made.binds.get(name)) for name in made.positiontup or ()]
        kinds = [column.type for column in self.clause.selected_columns] if isinstance(self.clause, Select) else []
        back = [kind.dialect_impl(SQLITE).result_processor(SQLITE, None) for kind in kinds]
        return Text(
            str(made),
            tuple(
                (name, value, None if bind is None else bind.type.dialect_impl(SQLITE).bind_processor(SQLITE))
                for name, value, bind in wanted
            ),
            tuple((place, turn) for place, turn in enumerate(back) if turn is not None),
        )
