"""What facts leave to be marked in pictures, written as a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.facts import Fact
    from render.bookmark import Bookmark

Pattern = tuple[str, *tuple[int, ...]]
"""The beginning of a bookmark, and which of the fact's arguments follow."""
Left = Mapping[str, tuple[Pattern, ...]]
"""What each fact leaves."""


def left_by(fact: Fact, table: Left) -> tuple[Bookmark, ...]:
    """Return what a fact leaves; nothing where the table does not have it."""
    return tuple((kind, *(fact.args[place] for place in places)) for kind, *places in table.get(fact.key, ()))
