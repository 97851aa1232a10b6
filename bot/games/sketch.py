"""A picture that is still to be drawn, and what it marks as new."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from render.bookmark import Bookmark
    from render.picture import Picture


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture still to be drawn. It holds only what is drawn, so equal sketches are the same picture."""

    game: str
    """Whose words it writes."""
    draw: Callable[..., Picture]
    args: tuple[Hashable, ...]
    shows: tuple[Bookmark, ...] = ()
    """How the bookmarks begin that it can show: ("shelved", 2) for all that is new on that seat's shelf."""
    bookmarks: frozenset[Bookmark] = frozenset()
    """What is new in it."""

    def can_show(self, bookmark: Bookmark) -> bool:
        """Tell whether this picture is where something new would be marked."""
        return any(bookmark[: len(beginning)] == beginning for beginning in self.shows)
