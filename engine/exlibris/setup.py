"""Setting up a match (EL-10 to EL-15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from data.exlibris import BOX
from engine.ask import Flow, Option, ask_one
from engine.chance import Chance
from engine.exlibris.cards import CATEGORIES, tell
from engine.exlibris.state import ORDINARY, Assistant, Player, State

HAND = 6
HUT = 1
OPTIONS = {"first": -1}
"""The options of a match and their defaults: `first` is the first player's seat, -1 for a random one (EL-11)."""


def new(seats: int, options: Mapping[str, Any], chance: Chance) -> State:
    """Set up a match for 2 to 4 seats; raises ValueError where an option is unknown or out of range."""
    chosen = {**OPTIONS, **options}
    unknown = sorted(set(chosen) - set(OPTIONS))
    if unknown:
        message = f"Ex Libris has no option {unknown[0]}"
        raise ValueError(message)
    first = chosen["first"]
    if not isinstance(first, int) or not -1 <= first < seats:
        message = f"first is a seat from 0 to {seats - 1}, or -1 for a random one"
        raise ValueError(message)
    state = State(chance, seats, chosen, first, "libraries", players=[Player() for _ in range(seats)])
    if first < 0:
        state.first = chance.below(seats)
    _lay_out(state)
    return state


def _lay_out(state: State) -> None:
    chance = state.chance
    state.stack = [number for number in BOX.tiles if number != HUT]  # EL-10
    chance.shuffle(state.stack)
    libraries = list(BOX.libraries)
    chance.shuffle(libraries)
    state.pool = sorted(libraries[: 2 * state.seats])  # EL-12
    state.active = (state.first - 1) % state.seats
    _deal_categories(state)
    state.deck = list(range(len(BOX.cards)))  # EL-15
    chance.shuffle(state.deck)
    for player in state.players:
        player.hand = [state.deck.pop() for _ in range(HAND)]
    tell(state, "set-up", state.first, state.prominent, state.banned)


def _deal_categories(state: State) -> None:
    """Prominent and banned for all to see, a secret speciality to each (EL-14)."""
    cards = list(CATEGORIES)
    state.chance.shuffle(cards)
    state.prominent, state.banned = cards.pop(), cards.pop()
    for seat, player in enumerate(state.players):
        player.speciality = cards.pop()
        tell(state, "speciality", seat, player.speciality, eyes=(seat,), learned=True)
    state.unseen = cards


def choose_library(state: State) -> Flow[None]:
    """One seat takes a library from the pool and discards another (EL-12, EL-13)."""
    seat = state.active
    taken = yield from _out_of_pool(state, seat, "library")
    player = state.players[seat]
    player.library = taken
    player.assistants = [Assistant(seat, taken), Assistant(seat, ORDINARY), Assistant(seat, ORDINARY)]
    yield from _out_of_pool(state, seat, "library-discard")
    if seat == state.first:
        state.phase = "preparation"
    else:
        state.active = (seat - 1) % state.seats


def _out_of_pool(state: State, seat: int, key: str) -> Flow[str]:
    """Ask for a library of the pool; the last one goes without asking, as all can see it (EL-A2)."""
    options: list[Option] = [("library", library) for library in state.pool]
    choice = options[0]
    if len(options) > 1:
        choice = yield from ask_one(seat, key, options)
    state.pool.remove(str(choice[1]))
    tell(state, key, seat, str(choice[1]))
    return str(choice[1])
