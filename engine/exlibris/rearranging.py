"""Changing a shelf without adding to it: the Lodge's second part and the Shelfmasons (EL-68, EL-78)."""

from __future__ import annotations

from engine.ask import Flow, Option, ask, ask_one
from engine.exlibris.cards import Doer, ask_openly, in_hand, on_shelf, take_down, tell
from engine.exlibris.shelf import slides
from engine.exlibris.shelving import shelve
from engine.exlibris.state import Cell, Stack, State


def rearrange(state: State, who: Doer) -> Flow[None]:
    """The Lodge's part B: swap with the hand, swap two, or lift and shelve again (EL-68)."""
    player = state.players[who.seat]
    options: list[Option] = [("lift",)]
    if player.hand:
        options.append(("swap-hand",))
    if len(player.shelf) > 1:
        options.append(("swap-shelf",))
    choice = yield from ask_openly(who.seat, "lodge-shelf", options)
    if choice[0] == "lift":
        yield from lift(state, who)
    elif choice[0] == "swap-hand":
        yield from swap_with_hand(state, who.seat)
    else:
        yield from swap_two(state, who.seat)


def _which(state: State, seat: int) -> Flow[Cell]:
    """Ask for one place of the own shelf."""
    options = on_shelf(sorted(state.players[seat].shelf))
    choice = yield from ask_openly(seat, "lodge-stack", options)
    return int(choice[1]), int(choice[2])


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
    choice = yield from ask_one(seat, "lodge-hand", in_hand(state, seat))
    player, card = state.players[seat], int(choice[1])
    old = player.shelf[cell]
    player.hand.remove(card)
    player.hand.append(old.card)
    player.shelf[cell] = Stack(card, under=old.under)
    tell(state, "swapped-shelf", seat, old.card, card)


def swap_two(state: State, seat: int) -> Flow[None]:
    """Swap two shelf cards with each other; face-down ones stay so (EL-24, EL-68)."""
    shelf = state.players[seat].shelf
    picks = tuple(on_shelf(sorted(shelf)))
    if len(picks) > 2:  # EL-A2
        picks = yield from ask(seat, "lodge-pair", picks, at_least=2, at_most=2)
    one, other = (shelf[int(row), int(column)] for _, row, column in picks)
    one.card, other.card = other.card, one.card
    one.face_up, other.face_up = other.face_up, one.face_up
    tell(state, "rearranged", seat, one.card, other.card)


def slide(state: State, seat: int) -> Flow[None]:
    """Slide a run of adjacent cards of one row one way (EL-78)."""
    shelf = state.players[seat].shelf
    options: list[Option] = [("slide", *where) for where in slides(shelf)]
    if not options:
        return
    choice = yield from ask_one(seat, "slide", [*options, ("nothing",)])
    if choice[0] == "nothing":
        return
    row, first, last, steps = (int(value) for value in choice[1:])
    moving = {column: shelf.pop((row, column)) for column in range(first, last + 1)}
    for column, stack in moving.items():
        shelf[row, column + steps] = stack
    tell(state, "slid", seat, len(moving), "right" if steps > 0 else "left")
