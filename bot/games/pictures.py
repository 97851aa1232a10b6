"""Which pictures a game has, beside those of its questions, its help and its looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.games.sketch import Sketch
from engine.facts import Fact
from render.bookmark import Bookmark
from render.names import SeatName
from render.theme import PLAYERS, Colour

Names = tuple[SeatName, ...]


@dataclass(frozen=True, slots=True)
class Pictures:
    """The pictures of a game, from views and names. A game without them has no film and shows its table in words."""

    board: Callable[[Any, Names, Sequence[int]], Sketch]
    """The table, with those who must act."""
    hand: Callable[[Any, Names], Sketch | None] | None = None
    """What a seat holds in secret; None where there is nothing to see now."""
    shelf: Callable[[Any, Names, int], Sketch] | None = None
    """What lies before a seat."""
    score: Callable[[Any, Names], Sketch] | None = None
    """The score sheet."""
    bookmarks: Callable[[Fact], tuple[Bookmark, ...]] | None = None
    """What a fact leaves that is marked as new for whoever may know it."""
    colours: Mapping[str, Colour] = field(default_factory=lambda: {key: one.fill for key, one in PLAYERS.items()})
    """What the colours of its seats look like."""
