"""A state as JSON data and back."""

from __future__ import annotations

from typing import Any

from engine.atheneum.state import Desk, Held, Line, Player, State
from engine.catalogue import Json
from engine.chance import Chance

VERSION = 1
_PLAIN = ("seats", "phase", "round")
_LISTS = ("discard", "row", "objectives", "gone", "bag", "used", "winners")
_DESK = ("points", "wands", "reserve", "sides", "spiders")
_HELD_NUMBERS = ("jokers", "lifts", "gifts", "token_lifts")
_HELD_LISTS = ("printed", "named", "lifted", "lifted_pairs", "tokens", "spent")


def dump(state: State) -> Json:
    """Return the state at a turn's start as JSON data that shares nothing with it.

    Told facts are left out, and what the others see of a desk: between two turns everything is confirmed.
    """
    return {
        "seats": state.seats,
        "phase": state.phase,
        "round": state.round,
        "discard": state.discard[:],
        "row": state.row[:],
        "objectives": state.objectives[:],
        "gone": state.gone[:],
        "bag": state.bag[:],
        "used": state.used[:],
        "winners": state.winners[:],
        "chance": [state.chance.seed, state.chance.counter],
        "options": dict(state.options),
        "decks": {name: cards[:] for name, cards in state.decks.items()},
        "players": [_dump_player(player) for player in state.players],
        "sheet": [{name: getattr(line, name) for name in Line.__slots__} for line in state.sheet],
    }


def _dump_player(player: Player) -> Json:
    return {
        "favourite": player.favourite,
        "desk": _dump_desk(player.desk),
        "held": _dump_held(player.held),
        "hand": player.hand[:],
        "played": player.played,
        "queue": player.queue[:],
    }


def _dump_desk(desk: Desk) -> Json:
    return {
        "points": desk.points,
        "wands": desk.wands,
        "reserve": desk.reserve,
        "sides": desk.sides,
        "spiders": desk.spiders,
        "claimed": desk.claimed[:],
        "books": desk.books[:],
        "pairs": list(map(list, sorted(desk.pairs.items()))),
        "candles": list(map(list, sorted(desk.candles.items()))),
    }


def _dump_held(held: Held) -> Json:
    return {
        "jokers": held.jokers,
        "lifts": held.lifts,
        "gifts": held.gifts,
        "token_lifts": held.token_lifts,
        "printed": held.printed[:],
        "named": held.named[:],
        "lifted": held.lifted[:],
        "lifted_pairs": held.lifted_pairs[:],
        "tokens": held.tokens[:],
        "spent": held.spent[:],
    }


def load(data: Json, version: int) -> State:
    """Read a state that `dump` wrote under a version; raises ValueError, KeyError or TypeError on anything else."""
    if version != VERSION:
        message = f"Atheneum state of version {version}; this is version {VERSION}"
        raise ValueError(message)
    seed, counter = data["chance"]
    state = State(Chance(seed, counter), data["seats"], dict(data["options"]))
    for name in _PLAIN:
        setattr(state, name, data[name])
    for name in _LISTS:
        setattr(state, name, list(data[name]))
    state.decks = {name: list(cards) for name, cards in data["decks"].items()}
    state.players = [_load_player(row) for row in data["players"]]
    state.sheet = [Line(**row) for row in data["sheet"]]
    return state


def _load_player(data: dict[str, Any]) -> Player:
    return Player(
        data["favourite"],
        _load_desk(data["desk"]),
        _load_desk(data["desk"]),
        _load_held(data["held"]),
        list(data["hand"]),
        data["played"],
        list(data["queue"]),
    )


def _load_held(data: dict[str, Any]) -> Held:
    numbers: dict[str, int] = {name: data[name] for name in _HELD_NUMBERS}
    lists: dict[str, list[int]] = {name: list(data[name]) for name in _HELD_LISTS}
    return Held(**numbers, **lists)  # type: ignore[arg-type]  # mypy takes each of the two for all fields


def _load_desk(data: dict[str, Any]) -> Desk:
    plain = {name: data[name] for name in _DESK}
    return Desk(
        **plain,
        claimed=list(data["claimed"]),
        books=list(data["books"]),
        pairs=dict(data["pairs"]),
        candles=dict(data["candles"]),
    )
