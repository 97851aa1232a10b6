"""What is marked as new in the pictures of Exlibrium, by what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.bookmarking import Left, left_by
from data.exlibrium import BOX

if TYPE_CHECKING:
    from engine.facts import Fact
    from render.bookmark import Bookmark

MERCENARY = BOX.character_by_key["mercenary"]
LEFT: Left = {
    "placed": (("stack", 0, 1),),
    "recruited": (("stack", 0, 1),),
    "doubled": (("stack", 0, 1),),
    "flipped": (("stack", 1, 3),),
    "transferred": (("stack", 0, 2),),
    "exchanged": (("stack", 0, 3), ("stack", 1, 2)),
    "spent": (("points", 0), ("stack", 0, 1)),
    "goal-open": (("goal", 1, 0),),
}


def bookmarks(fact: Fact) -> tuple[Bookmark, ...]:
    """Return what a fact leaves to be marked."""
    if fact.key == "returned":
        return (("stack", fact.args[0], MERCENARY),)
    if fact.key == "spent" and not fact.args[2]:
        return ()
    return left_by(fact, LEFT)
