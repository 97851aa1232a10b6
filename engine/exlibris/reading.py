"""A shelf as a view shows it, to try out in thought what might be done with it."""

from __future__ import annotations

from engine.exlibris.state import NOTHING, Shelf, Stack
from engine.exlibris.view import PlayerView


def shelf_of(player: PlayerView) -> Shelf:
    """A shelf like the one that is seen, sharing nothing with any other."""
    return {
        (stack.row, stack.column): Stack(stack.card, stack.face_up, NOTHING if stack.under is None else stack.under)
        for stack in player.shelf
    }
