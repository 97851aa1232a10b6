"""What all topics share: telling a fact (XB-61)."""

from __future__ import annotations

from engine.exlibrium.state import State
from engine.facts import Fact


def tell(state: State, key: str, *args: str | int, eyes: tuple[int, ...] | None = None, learned: bool = False) -> None:
    """Note a fact for those who may know it; `learned` where undo must stop at it (XB-63)."""
    state.told.append(Fact(key, args, eyes, learned))


def tell_end(state: State) -> None:
    """Let whoever watches see the table as a round ends."""
    if state.ends is not None:
        state.ends()
