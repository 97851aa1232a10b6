"""What may be done at home (EL-33, EL-86, EL-88)."""

from __future__ import annotations

from engine.ask import Flow, Option, ask_one
from engine.exlibris.cards import Doer, can_draw, discard, draw, in_hand, lose, on_shelf
from engine.exlibris.shelf import removable
from engine.exlibris.shelving import shelve_from_hand
from engine.exlibris.state import State


def home_action(state: State, who: Doer) -> Flow[None]:
    """One home action: draw a card, or shelve one from hand, or neither (EL-33)."""
    yield from _one_of(state, who, ("draw", "shelve"))


def both_home_actions(state: State, who: Doer) -> Flow[None]:
    """Both home actions, in either order, each optional (EL-86, EL-88)."""
    done = yield from _one_of(state, who, ("draw", "shelve"))
    if done:
        yield from _one_of(state, who, ("shelve",) if done == "draw" else ("draw",))


def _one_of(state: State, who: Doer, actions: tuple[str, ...]) -> Flow[str]:
    """Offer some home actions that can be done; return the one that was, or ""."""
    able = {"draw": can_draw(state), "shelve": bool(state.players[who.seat].hand)}
    options: list[Option] = [(action,) for action in actions if able[action]]
    if not options:
        return ""
    choice = yield from ask_one(who.seat, "home", [*options, ("nothing",)])
    if choice[0] == "draw":
        yield from draw(state, who)
    elif choice[0] == "shelve":
        yield from shelve_from_hand(state, who)
    return "" if choice[0] == "nothing" else str(choice[0])


def bookworm(state: State, who: Doer) -> Flow[None]:
    """The Bookworm does both home actions, and both once more for a card (EL-88)."""
    yield from both_home_actions(state, who)
    shelf = removable(state.players[who.seat].shelf)
    payments = in_hand(state, who.seat) + on_shelf(shelf)
    if not payments:
        return
    choice = yield from ask_one(who.seat, "bookworm", [*payments, ("nothing",)])
    if choice[0] != "nothing":
        discard(state, who.seat, lose(state, who.seat, choice))
        yield from both_home_actions(state, who)
