"""What all topics share: telling a fact, and asking what all can see (XB-61, XB-62)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Flow, Option, ask_one, unasked
from engine.exlibrium.state import State
from engine.facts import Fact


def tell(state: State, key: str, *args: str | int, eyes: tuple[int, ...] | None = None, learned: bool = False) -> None:
    """Note a fact for those who may know it; `learned` where undo must stop at it (XB-63)."""
    state.told.append(Fact(key, args, eyes, learned))


def ask_openly(seat: int, key: str, options: Sequence[Option], about: Option = ()) -> Flow[Option]:
    """Ask for one of some options that all can see; where there is only one, it is taken unasked (XB-62)."""
    return unasked(options[0]) if len(options) == 1 else ask_one(seat, key, options, about)
