"""What is marked as new in the pictures of Ex Libris, by what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.bookmarking import Left, left_by
from data.exlibris import BOX

if TYPE_CHECKING:
    from engine.facts import Fact
    from render.bookmark import Bookmark

AUCTION = next(tile.number for tile in BOX.tiles.values() if tile.key == "auction")
GHOST = "ghost"

LEFT: Left = {
    "tile-open": (("tile", 0),),
    "stocked-down": (("backs", 0),),
    "placed": (("on", 2, 0, 1),),
    "placed-home": (("home", 0, 1),),
    "moved-home": (("home", 0, 1),),
    "library": (("library", 0),),
    "first-player": (("first", 0),),
    "drew": (("hand", 0),),
    "drew-card": (("held", 0, 1),),
    "took": (("hand", 0), ("held", 0, 1)),
    "gave": (("hand", 1), ("held", 1, 2)),
    "gave-secretly": (("hand", 1),),
    "gave-card": (("held", 1, 2),),
    "swapped": (("held", 0, 2), ("card", 1)),
    "lifted": (("shelf", 0), ("hand", 0), ("held", 0, 1)),
    "shelved": (("shelf", 0), ("shelved", 0, 1)),
    "entombed": (("shelf", 0), ("shelved", 0, 1)),
    "rearranged": (("shelf", 0), ("shelved", 0, 1), ("shelved", 0, 2)),
    "swapped-shelf": (("shelf", 0), ("shelved", 0, 2), ("held", 0, 1)),
    "shifted": (("shelf", 0),),
    "slid": (("shelf", 0),),
    "discarded": (("pile", 1),),
    "tile-discarded": (("pile", 1),),
    "category-shown": (("shown", 0),),
}


def bookmarks(fact: Fact) -> tuple[Bookmark, ...]:
    """Return what a fact leaves to be marked."""
    if fact.key in {"stocked", "turned-up"}:
        return tuple(("card", card) for card in fact.args[1:])
    if fact.key == "public-gained":
        return tuple(("pile", card) for card in fact.args)
    if fact.key == "bid":
        return (("on", AUCTION, *fact.args[:2]),)
    if fact.key == "shared":
        return (("on", fact.args[1], fact.args[0], GHOST),)
    return left_by(fact, LEFT)
