"""A state as JSON data and back, and upgrades of older data."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from engine.catalogue import Json
from engine.chance import Chance
from engine.exlibris.state import Assistant, Line, Player, PublicLibrary, Shelf, Stack, State
from engine.exlibris.variants import OPTIONS
from engine.options import defaults

VERSION = 2
"""2: variants and the solo game (EL-94, EL-95)."""
ONCE_ASKED = frozenset({"shelve-card", "swap-give", "discard", "pay", "tax", "goblin-give", "lodge", "lodge-hand"})
"""Asked also where a hand of one card or the only cards there are left no choice (EL-A2), or a shelf of one (EL-68)."""

_PLAIN = (
    "seats",
    "first",
    "phase",
    "round",
    "active",
    "resolving",
    "last_round",
    "arrivals",
    "prominent",
    "banned",
    "searcher",
    "turned_up",
)
_LISTS = ("pool", "unseen", "tiles", "permanent", "stack", "used", "deck", "pile", "revealed", "winners")
# A state is dumped at every turn, so its fields are fetched at once.
_plain_of = attrgetter(*_PLAIN)
_lists_of = attrgetter(*_LISTS)
_assistant_of = attrgetter(*Assistant.__slots__)


def dump(state: State) -> Json:
    """Return the state as JSON data that shares nothing with it; told facts are left out."""
    data: Json = dict(zip(_PLAIN, _plain_of(state), strict=True))
    data.update(zip(_LISTS, [rows[:] for rows in _lists_of(state)], strict=True))
    data["chance"] = [state.chance.seed, state.chance.counter]
    data["options"] = dict(state.options)
    data["players"] = [_dump_player(player) for player in state.players]
    data["public"] = _dump_public(state.public)
    data["stock"] = {str(tile): cards[:] for tile, cards in state.stock.items()}
    data["flips"] = {str(seat): [list(cell) for cell in cells] for seat, cells in state.flips.items()}
    data["sheet"] = [_dump_line(line) for line in state.sheet]
    return data


def _dump_line(line: Line) -> Json:
    return {name: getattr(line, name) for name in Line.__slots__} | {"counts": dict(line.counts)}


def _dump_public(public: PublicLibrary | None) -> Json | None:
    if public is None:
        return None
    line = None if public.line is None else _dump_line(public.line)
    return {"speciality": public.speciality, "shown": public.shown[:], "line": line}


def _dump_player(player: Player) -> Json:
    return {
        "hand": player.hand[:],
        "shelf": [[*cell, stack.card, stack.face_up, stack.under] for cell, stack in player.shelf.items()],
        "library": player.library,
        "speciality": player.speciality,
        "assistants": [[*_assistant_of(one)] for one in player.assistants],
        "seen": player.seen[:],
    }


def load(data: Json, version: int) -> State:
    """Read a state that `dump` wrote under a version; raises ValueError, KeyError or TypeError on anything else."""
    if version == 1:
        data = _with_variants(data)
    elif version != VERSION:
        message = f"Ex Libris state of version {version}; this is version {VERSION}"
        raise ValueError(message)
    seed, counter = data["chance"]
    state = State(Chance(seed, counter), data["seats"], dict(data["options"]), data["first"], data["phase"])
    for name in _PLAIN:
        setattr(state, name, data[name])
    for name in _LISTS:
        setattr(state, name, list(data[name]))
    state.players = [_load_player(row) for row in data["players"]]
    state.public = _load_public(data["public"])
    state.stock = {int(tile): list(cards) for tile, cards in data["stock"].items()}
    state.flips = {int(seat): [(row, column) for row, column in cells] for seat, cells in data["flips"].items()}
    state.sheet = [Line(**row) for row in data["sheet"]]
    return state


def _with_variants(data: Json) -> Json:
    """A state of version 1 had no variants and no public library."""
    return {**data, "options": {**defaults(OPTIONS), **data["options"]}, "public": None}


def _load_public(data: Json | None) -> PublicLibrary | None:
    if data is None:
        return None
    line = None if data["line"] is None else Line(**data["line"])
    return PublicLibrary(data["speciality"], list(data["shown"]), line)


def _load_player(data: dict[str, Any]) -> Player:
    shelf: Shelf = {(row, column): Stack(card, face_up, under) for row, column, card, face_up, under in data["shelf"]}
    return Player(
        list(data["hand"]),
        shelf,
        data["library"],
        data["speciality"],
        [Assistant(*row) for row in data["assistants"]],
        list(data["seen"]),
    )
