"""Spiders: who fills their compartment captures them (AT-50)."""

from __future__ import annotations

from data.atheneum import SIDE_SHELVES
from engine.ask import Flow
from engine.atheneum.benefits import add_side_shelf, draw_token, take_wand
from engine.atheneum.geometry import COMPARTMENTS, KEYS, PLACES
from engine.atheneum.patterns import filled_by
from engine.atheneum.state import State
from engine.atheneum.telling import tell_seat
from engine.picks import ask_word


def fills(state: State, seat: int, place: int) -> bool:
    """Tell whether the compartment of a place is full and still has its spider (AT-50)."""
    desk = state.players[seat].desk
    compartment = PLACES[place].compartment
    whole = COMPARTMENTS[compartment]
    return desk.spiders >> compartment & 1 == 1 and filled_by(desk.books) & whole == whole


def capture(state: State, seat: int, place: int) -> Flow[None]:
    """Capture the spider of a compartment that was just filled by whatever means, once a game (AT-50)."""
    desk = state.players[seat].desk
    compartment = PLACES[place].compartment
    desk.spiders &= ~(1 << compartment)
    tell_seat(state, seat, "spider", KEYS[compartment])
    yield from reward(state, seat, KEYS[compartment])


def reward(state: State, seat: int, compartment: str) -> Flow[None]:
    """Let a seat choose what the spider of a compartment brings (AT-50)."""
    kind = yield from ask_word(seat, "spider", rewards(state, seat), (compartment,), openly=True)  # AT-81
    _take(state, seat, kind)


def rewards(state: State, seat: int) -> list[str]:
    """The rewards on offer: nothing that would give nothing (AT-23a, AT-50)."""
    player = state.players[seat]
    found = ["book"]
    if player.desk.reserve:
        found.append("wand")
    if player.queue:
        found.append("token")
    if player.desk.sides < SIDE_SHELVES:
        found.append("side-shelf")
    return found


def _take(state: State, seat: int, kind: str) -> None:
    """Wand and side shelf at once; token and book are to be used by the end of the round (AT-50)."""
    player = state.players[seat]
    tell_seat(state, seat, "reward", kind)
    match kind:
        case "wand":
            take_wand(player.desk)
        case "side-shelf":
            add_side_shelf(player.desk)
        case "token":
            draw_token(state, seat)
        case _:
            player.held.gifts += 1
