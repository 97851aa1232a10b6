"""Setting up a match (XB-03, XB-11, XB-14, XB-50)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from data.exlibrium import BOX
from engine.chance import Chance
from engine.exlibrium.goals import COLUMNS, tell_open
from engine.exlibrium.state import Player, State

OPTIONS = {"advanced": 0, "passing": 1}
"""The options of a match and their defaults, each 0 or 1: the advanced rules, and hands that pass on (XB-14)."""


def new(seats: int, options: Mapping[str, Any], chance: Chance) -> State:
    """Set up a match for 2 to 5 seats; raises ValueError where an option is unknown or neither 0 nor 1."""
    chosen = {**OPTIONS, **options}
    for name, value in chosen.items():
        if name not in OPTIONS:
            message = f"Exlibrium has no option {name}"
            raise ValueError(message)
        if not isinstance(value, int) or value not in {0, 1}:
            message = f"{name} is 0 or 1"
            raise ValueError(message)
    state = State(chance, seats, {name: int(value) for name, value in chosen.items()})
    state.players = [Player() for _ in range(seats)]
    state.deck = list(BOX.deck)
    chance.shuffle(state.deck)
    if state.options["advanced"]:
        _lay_goals(state)
    return state


def _lay_goals(state: State) -> None:
    """Shuffle the goal cards into three columns (XB-50)."""
    cards = list(BOX.goals)
    state.chance.shuffle(cards)
    state.columns = [[cards.pop() for _ in range(size)] for size in COLUMNS]
    for column in range(len(COLUMNS)):
        tell_open(state, column, [len(state.columns[column]) - 1])
