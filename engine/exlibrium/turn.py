"""The game, turn by turn (XB-10, XB-61)."""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import Flow
from engine.exlibrium.activation import activate
from engine.exlibrium.count import count
from engine.exlibrium.draft import deal, draft
from engine.exlibrium.state import State


def play(state: State) -> Flow[None]:
    """Play one turn: a deal, a pick of everyone, an activation, or a character of the final count."""
    return _TURNS[state.phase](state)


_TURNS: dict[str, Callable[[State], Flow[None]]] = {
    "deal": deal,
    "draft": draft,
    "activation": activate,
    "count": count,
}
