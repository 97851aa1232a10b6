"""Setting up a match (EL-10 to EL-15, EL-94, EL-95)."""

from __future__ import annotations

from collections.abc import Mapping

from data.exlibris import BOX
from engine.ask import Flow
from engine.chance import Chance
from engine.exlibris.cards import CATEGORIES, confide, disclose, tell
from engine.exlibris.state import BASIC, ORDINARY, Assistant, Player, PublicLibrary, State
from engine.exlibris.variants import SOLO_LIBRARIES, libraries_for, options_for, tiles_for
from engine.picks import ask_named

HAND = 6
HUT = 1
SOLO_OPEN = 6
"""How many tiles lie open in the first round of a solo game (EL-95)."""


def new(seats: int, options: Mapping[str, int], chance: Chance) -> State:
    """Set up a match for 1 to 4 seats.

    Raises UnfitError where options don't go together.
    """
    chosen = options_for(seats, options)
    first = chosen["first"]
    state = State(chance, seats, chosen, first, "libraries", players=[Player() for _ in range(seats)])
    if first < 0:
        state.first = chance.below(seats)
    _lay_out(state)
    return state


def _lay_out(state: State) -> None:
    chance = state.chance
    _lay_tiles(state)
    _lay_libraries(state)
    _deal_categories(state)
    state.deck = list(range(len(BOX.cards)))  # EL-15
    chance.shuffle(state.deck)
    for player in state.players:
        player.hand = [state.deck.pop() for _ in range(HAND)]
    if state.public is None:
        tell(state, "set-up", state.first, state.prominent, state.banned)
    else:
        tell(state, "set-up-solo", state.options["level"], state.prominent, state.banned)
        for tile in state.tiles:
            disclose(state, "tile-open", tile)


def _lay_tiles(state: State) -> None:
    """The Hut waits for the first round (EL-10); alone, six tiles lie open at once (EL-95)."""
    tiles = tiles_for(state.seats, state.options)
    state.stack = [tile for tile in tiles if tile != HUT or state.seats == 1]
    state.chance.shuffle(state.stack)
    if state.seats == 1:
        state.tiles = sorted(state.stack.pop() for _ in range(SOLO_OPEN))


def _lay_libraries(state: State) -> None:
    """Two per player lie in a pool (EL-12, EL-95); beginners get a basic one each, and are ready (EL-94)."""
    if state.options["beginner"]:
        for seat, player in enumerate(state.players):
            player.library = BASIC
            player.assistants = [Assistant(seat, ORDINARY) for _ in range(3)]
        state.phase = "preparation"
        return
    libraries = libraries_for(state.seats, state.options)
    state.chance.shuffle(libraries)
    state.pool = sorted(libraries[: SOLO_LIBRARIES * state.seats])
    state.active = (state.first - 1) % state.seats


def _deal_categories(state: State) -> None:
    """Prominent and banned for all to see, a secret speciality to each (EL-14), alone one unseen too (EL-95)."""
    cards = list(CATEGORIES)
    state.chance.shuffle(cards)
    state.prominent, state.banned = cards.pop(), cards.pop()
    if state.seats == 1:
        state.public = PublicLibrary(cards.pop())
    for seat, player in enumerate(state.players):
        player.speciality = cards.pop()
        confide(state, (seat,), "speciality", seat, player.speciality)
    state.unseen = cards


def choose_library(state: State) -> Flow[None]:
    """One seat takes a library from the pool and discards another (EL-12, EL-13)."""
    seat = state.active
    taken = yield from _out_of_pool(state, seat, "library")
    player = state.players[seat]
    player.library = taken
    ordinary = 3 if state.seats == 1 else 2  # EL-13, EL-95
    player.assistants = [Assistant(seat, taken), *(Assistant(seat, ORDINARY) for _ in range(ordinary))]
    yield from _out_of_pool(state, seat, "library-discard")
    if seat == state.first:
        state.phase = "preparation"
    else:
        state.active = (seat - 1) % state.seats


def _out_of_pool(state: State, seat: int, key: str) -> Flow[str]:
    """Ask for a library of the pool; the last one goes without asking, as all can see it (EL-A2)."""
    library = yield from ask_named(seat, key, "library", state.pool, openly=True)
    state.pool.remove(library)
    tell(state, key, seat, library)
    return library
