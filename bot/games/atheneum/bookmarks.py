"""What is marked as new in the pictures of Atheneum, by what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.bookmarking import Left, left_by

if TYPE_CHECKING:
    from engine.facts import Fact
    from render.bookmark import Bookmark

LEFT: Left = {
    "revealed": (("study", 0),),
    "points": (("points", 0),),
    "wand": (("wands", 0),),
    "candle": (("candle", 0, 1),),
    "claimed": (("points", 0), ("objective", 1)),
    "objective": (("objective", 1),),
}


def bookmarks(fact: Fact) -> tuple[Bookmark, ...]:
    """Return what a fact leaves to be marked."""
    if fact.key == "confirmed":
        return tuple(("book", fact.args[0], place) for place in fact.args[2:])
    return left_by(fact, LEFT)
