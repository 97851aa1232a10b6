"""The round, turn by turn (EL-30 to EL-38)."""

from __future__ import annotations

from collections.abc import Callable

from data.exlibris import BOX
from engine.ask import Flow, ask_openly
from engine.exlibris.assistants import FACE_DOWN
from engine.exlibris.cards import disclose, tell, tell_end, top_cards
from engine.exlibris.inspection import inspect
from engine.exlibris.resolution import resolve
from engine.exlibris.setup import HUT, choose_library
from engine.exlibris.shelf import size
from engine.exlibris.solo import enter_round, exchange_tiles
from engine.exlibris.state import HOME, IN_HAND, State
from engine.exlibris.variants import target
from engine.exlibris.visits import legal_places, place


def play(state: State) -> Flow[None]:
    """Play one turn, then whatever follows without a player's turn, up to the next one."""
    return place_one(state) if state.phase == "placement" else _turns(state)


def _turns(state: State) -> Flow[None]:
    yield from turn(state)
    while state.phase in AUTOMATIC:
        yield from turn(state)


def turn(state: State) -> Flow[None]:
    """Play one turn: a library, a preparation, a placement, a resolution, a clean-up or the inspection."""
    return _TURNS[state.phase](state)


def prepare(state: State) -> Flow[None]:
    """The preparation phase: draw tiles, alone feed the public library, then stock every open tile (EL-30, EL-96)."""
    if state.round == 0:  # the set-up is over
        tell_end(state)
    state.round += 1
    tell(state, "round", state.round)
    if state.public is None:
        _open_tiles(state)
    else:
        enter_round(state, state.public)
    for tile in state.open_tiles():
        _stock(state, tile)
    state.phase, state.active = "placement", state.first
    yield from ()


def _open_tiles(state: State) -> None:
    """Draw as many tiles as players, the Hut being one of the first round's (EL-30, EL-36a)."""
    drawn = [HUT] if state.round == 1 else []
    while len(drawn) < state.seats and (tile := _draw_tile(state)) is not None:
        drawn.append(tile)
    state.tiles = sorted(drawn)
    for tile in state.tiles:
        disclose(state, "tile-open", tile)
    if not drawn and not state.last_round:
        state.last_round = True
        tell(state, "last-round")


def _draw_tile(state: State) -> int | None:
    """The next tile; the used ones are shuffled into a new stack when it is empty (EL-36)."""
    if not state.stack:
        if not state.used:
            return None
        state.stack, state.used = state.used, []
        state.chance.shuffle(state.stack)
        tell(state, "tiles-shuffled")
    return state.stack.pop()


def _stock(state: State, tile: int) -> None:
    """Lay out an open tile's cards by its set-up (EL-30)."""
    cards = top_cards(state, _LAID_OUT[tile])
    state.stock[tile] = cards
    if cards and tile in FACE_DOWN:
        tell(state, "stocked-down", tile, len(cards))
    elif cards:
        disclose(state, "stocked", tile, *cards)


def place_one(state: State) -> Flow[None]:
    """The placement phase: one assistant a turn, clockwise, until nobody has any left (EL-31)."""
    seat = _next_with_assistants(state)
    if seat is not None:
        state.active = seat
        choice = yield from ask_openly(seat, "place", legal_places(state, seat))
        yield from place(state, seat, choice)
        state.active = (seat + 1) % state.seats
    if _next_with_assistants(state) is None:
        state.phase, state.resolving = "resolution", 0


def _next_with_assistants(state: State) -> int | None:
    """The first seat from the active one, clockwise, that has an assistant in hand (EL-31)."""
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        for one in state.players[seat].assistants:
            if one.where == IN_HAND:
                return seat
    return None


def resolve_all(state: State) -> Flow[None]:
    """The resolution phase: the open tiles in ascending number (EL-35, EL-38)."""
    for tile in state.open_tiles()[state.resolving :]:
        yield from resolve(state, tile)
        state.resolving += 1
    state.phase = "inspection" if state.last_round else "cleanup"


def clean_up(state: State) -> Flow[None]:
    """The clean-up phase: tiles go, home assistants return, the end is checked (EL-36, EL-37, EL-98)."""
    tell_end(state)
    if state.public is None:
        _close_tiles(state)
    else:
        yield from exchange_tiles(state)
    for player in state.players:
        for assistant in player.assistants:
            if assistant.where == HOME:
                assistant.where = IN_HAND
    if state.public is None:
        _check_the_end(state)
    state.phase = "preparation"


def _close_tiles(state: State) -> None:
    """The lowest-numbered of this round's tiles becomes permanent, the others are discarded (EL-36)."""
    for tile in state.tiles:
        if tile == min(state.tiles):
            state.permanent.append(tile)
            tell(state, "tile-permanent", tile)
        else:
            state.used.append(tile)
            state.stock.pop(tile)
            tell(state, "tile-away", tile)
    state.permanent.sort()
    state.tiles = []


def _check_the_end(state: State) -> None:
    """A shelf that is full enough brings the last round (EL-37)."""
    for seat, player in enumerate(state.players):
        if size(player.shelf) >= target(state):
            state.last_round = True
            tell(state, "trigger", seat)
    if state.last_round:
        tell(state, "last-round")


_LAID_OUT = {number: tile.up + tile.down for number, tile in BOX.tiles.items()}
"""How many cards are laid out on each tile (EL-30)."""

AUTOMATIC = ("resolution", "cleanup", "preparation")
"""Phases that go on by themselves, though a tile may ask something in between."""

_TURNS: dict[str, Callable[[State], Flow[None]]] = {
    "libraries": choose_library,
    "preparation": prepare,
    "placement": place_one,
    "resolution": resolve_all,
    "cleanup": clean_up,
    "inspection": inspect,
}
