"""Statements that every click needs, made once: to make one costs more than to send it.

SQLAlchemy still looks each of them up, makes a context and a result of it, which costs ten times what SQLite takes. So
their text in the database's own words is kept, with what turns values into those of the database and back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Delete, Dialect, Insert, Select, TextClause, Update

Turned = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Text:
    """A statement in a database's words."""

    said: str
    wanted: tuple[tuple[str, Any, Turned | None], ...]
    """The values that it wants: how each is called, what it is by default, and what turns it into the database's."""
    turned: tuple[tuple[int, Turned], ...]
    """The columns whose values are not as the database gives them."""

    def values(self, given: Mapping[str, Any]) -> list[Any]:
        """Return what the database is given with the statement."""
        values = []
        for name, default, turn in self.wanted:
            value = given.get(name, default)
            values.append(value if turn is None else turn(value))
        return values

    def rows(self, found: Sequence[Sequence[Any]]) -> Sequence[Sequence[Any]]:
        """Return what the database has found as our values."""
        if not self.turned:
            return found
        rows = [list(row) for row in found]
        for row in rows:
            for place, turn in self.turned:
                row[place] = turn(row[place])
        return rows


class Statement:
    """A statement that asks or changes, whose values are named by `bindparam`, or are `columns` of a new row."""

    def __init__(
        self, clause: Select[Any] | Insert | Update | Delete | TextClause, columns: Iterable[str] | None = None
    ) -> None:
        self.clause = clause
        self._columns = None if columns is None else list(columns)
        self._texts: dict[str, Text] = {}

    def said_in(self, dialect: Dialect) -> Text:
        """Return the statement in the words of a kind of database."""
        text = self._texts.get(dialect.name)
        if text is None:
            text = self._texts[dialect.name] = self._made(dialect)
        return text

    def _made(self, dialect: Dialect) -> Text:
        made = self.clause.compile(dialect=dialect, column_keys=self._columns)
        kinds = [column.type for column in self.clause.selected_columns] if isinstance(self.clause, Select) else []
        back = [kind.dialect_impl(dialect).result_processor(dialect, None) for kind in kinds]
        return Text(
            str(made),
            tuple(
                (name, made.params[name], made.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
                for name in made.positiontup or ()
            ),
            tuple((place, turn) for place, turn in enumerate(back) if turn is not None),
        )
