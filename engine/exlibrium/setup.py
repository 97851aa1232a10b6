"""Setting up a match (XB-03, XB-11, XB-14, XB-50)."""

from __future__ import annotations

from collections.abc import Mapping

from data.exlibrium import BOX
from engine.chance import Chance
from engine.exlibrium.goals import COLUMNS, tell_open
from engine.exlibrium.state import Player, State
from engine.options import GameOption

OPTIONS = (
    GameOption("advanced", {"basic": 0, "advanced": 1}),
    GameOption("passing", {"on": 1, "off": 0}),
)
"""The advanced rules, and hands that pass on (XB-14)."""


def new(seats: int, options: Mapping[str, int], chance: Chance) -> State:
    """Set up a match for 2 to 5 seats."""
    state = State(chance, seats, dict(options))
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
