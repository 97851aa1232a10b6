"""Changing a shelf without adding to it: the Lodge's second part and the Shelfmasons (EL-68, EL-78)."""

from __future__ import annotations

from engine.ask import Flow, Option
from engine.exlibris.cards import Doer, on_shelf, take_down, tell
from engine.exlibris.shelf import slides
from engine.exlibris.shelving import shelve
from engine.exlibris.state import Cell, Stack, State
from engine.picks import ask_card, ask_for, ask_place, ask_some, ask_word


def can_rearrange(state: State, seat: int) -> bool:
    """Tell whether the Lodge's part B can change anything: a card alone would be shelved where it was (EL-68)."""
    shelf = state.players[seat].shelf
    if not shelf or state.players[seat].hand:
        return bool(shelf)
    return shelf != {(0, 0): Stack(next(iter(shelf.values())).card)}


def rearrange(state: State, who: Doer) -> Flow[None]:
    """The Lodge's part B: swap with the hand, swap two, or lift and shelve again (EL-68)."""
    player = state.players[who.seat]
    ways = ["lift"]
    if player.hand:
        ways.append("swap-hand")
    if len(player.shelf) > 1:
        ways.append("swap-shelf")
    way = yield from ask_word(who.seat, "lodge-shelf", ways, openly=True)
    if way == "lift":
        yield from lift(state, who)
    elif way == "swap-hand":
        yield from swap_with_hand(state, who.seat)
    else:
        yield from swap_two(state, who.seat)


def _which(state: State, seat: int) -> Flow[Cell]:
    """Ask for one place of the own shelf."""
    return ask_place(seat, "lodge-stack", "stack", sorted(state.players[seat].shelf), openly=True)


def lift(state: State, who: Doer) -> Flow[None]:
    """Lift a card and shelve it again, face up (EL-24, EL-68)."""
    cell = yield from _which(state, who.seat)
    card = take_down(state, who.seat, cell)
    state.revealed.append(card)
    tell(state, "lifted", who.seat, card)
    yield from shelve(state, who, card, source=state.revealed)


def swap_with_hand(state: State, seat: int) -> Flow[None]:
    """Swap a shelf card with a hand card; the new one lies face up, on what the old one entombed (EL-68, EL-85)."""
    cell = yield from _which(state, seat)
    player = state.players[seat]
    card = yield from ask_card(seat, "lodge-hand", player.hand, openly=True)
    old = player.shelf[cell]
    player.hand.remove(card)
    player.hand.append(old.card)
    player.shelf[cell] = Stack(card, under=old.under)
    tell(state, "swapped-shelf", seat, old.card, card)


def swap_two(state: State, seat: int) -> Flow[None]:
    """Swap two shelf cards with each other; face-down ones stay so (EL-24, EL-68)."""
    shelf = state.players[seat].shelf
    pair = tuple(sorted(shelf))
    if len(pair) > 2:  # EL-A2
        pair = yield from ask_some(seat, "lodge-pair", on_shelf(pair), at_least=2, at_most=2)
    one, other = (shelf[cell] for cell in pair)
    one.card, other.card = other.card, one.card
    one.face_up, other.face_up = other.face_up, one.face_up
    tell(state, "rearranged", seat, one.card, other.card)


def slide(state: State, seat: int) -> Flow[None]:
    """Slide a run of adjacent cards of one row one way (EL-78)."""
    shelf = state.players[seat].shelf
    options: dict[Option, tuple[int, int, int, int] | None] = {("slide", *where): where for where in slides(shelf)}
    if not options:
        return
    options["nothing",] = None
    chosen = yield from ask_for(seat, "slide", options)
    if chosen is None:
        return
    row, first, last, steps = chosen
    moving = {column: shelf.pop((row, column)) for column in range(first, last + 1)}
    for column, stack in moving.items():
        shelf[row, column + steps] = stack
    tell(state, "slid", seat, len(moving), "right" if steps > 0 else "left")
