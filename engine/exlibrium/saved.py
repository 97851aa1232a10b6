"""A state as JSON data and back, and upgrades of older data."""

from __future__ import annotations

from engine.catalogue import Json
from engine.chance import Chance
from engine.exlibrium.state import Player, State

VERSION = 1

_PLAIN = ("seats", "phase", "round", "character", "active", "doubler", "doubled", "drawn")
_LISTS = ("activated", "places", "deck", "winners")


def dump(state: State) -> Json:
    """Return the state as JSON data that shares nothing with it; told facts are left out."""
    # A state is dumped at every turn, so each field is named here rather than looked up by its name.
    return {
        "seats": state.seats,
        "phase": state.phase,
        "round": state.round,
        "character": state.character,
        "active": state.active,
        "doubler": state.doubler,
        "doubled": state.doubled,
        "drawn": state.drawn,
        "activated": state.activated[:],
        "places": state.places[:],
        "deck": state.deck[:],
        "winners": state.winners[:],
        "chance": [state.chance.seed, state.chance.counter],
        "options": state.options.copy(),
        "columns": [column[:] for column in state.columns],
        "players": [
            [player.hand[:], [*map(list.copy, player.stacks)], player.moved[:], player.spent[:]]
            for player in state.players
        ],
    }


def load(data: Json, version: int) -> State:
    """Read a state that `dump` wrote under a version; raises ValueError, KeyError or TypeError on anything else."""
    if version != VERSION:
        message = f"Exlibrium state of version {version}; this is version {VERSION}"
        raise ValueError(message)
    seed, counter = data["chance"]
    state = State(Chance(seed, counter), data["seats"], dict(data["options"]))
    for name in _PLAIN:
        setattr(state, name, data[name])
    for name in _LISTS:
        setattr(state, name, list(data[name]))
    state.columns = [list(column) for column in data["columns"]]
    state.players = [
        Player(list(hand), [list(stack) for stack in stacks], list(moved), list(spent))
        for hand, stacks, moved, spent in data["players"]
    ]
    return state
