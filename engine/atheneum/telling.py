"""Telling what happened (AT-80)."""

from __future__ import annotations

from engine.atheneum.state import State
from engine.facts import Fact


def tell(state: State, key: str, *args: str | int, learned: bool = False) -> None:
    """Note a fact for everyone."""
    state.told.append(Fact(key, args, None, learned))


def tell_seat(state: State, seat: int, key: str, *args: str | int, learned: bool = False) -> None:
    """Note a fact about a seat for that seat alone."""
    own = (seat,)
    state.told.append(Fact(key, own + args, own, learned))


def tell_end(state: State) -> None:
    """Let whoever watches see the table as a round ends."""
    if state.ends is not None:
        state.ends()
