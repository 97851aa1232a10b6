"""What may be done at home (EL-33, EL-86, EL-88)."""

from __future__ import annotations

from engine.ask import Flow, Option
from engine.exlibris.cards import Doer, Holding, can_draw, discard, draw, holdings, lose
from engine.exlibris.shelf import removable
from engine.exlibris.shelving import shelve_from_hand
from engine.exlibris.state import State
from engine.picks import ask_for, ask_word


def home_action(state: State, who: Doer) -> Flow[str]:
    """One home action: draw a card, or shelve one from hand, or neither (EL-33); return which, or ""."""
    return _one_of(state, who, ("draw", "shelve"))


def both_home_actions(state: State, who: Doer) -> Flow[None]:
    """Both home actions, in either order, each optional (EL-86, EL-88)."""
    done = yield from _one_of(state, who, ("draw", "shelve"))
    if done:
        yield from _one_of(state, who, ("shelve",) if done == "draw" else ("draw",))


def _one_of(state: State, who: Doer, actions: tuple[str, ...]) -> Flow[str]:
    """Offer some home actions that can be done; return the one that was, or ""."""
    possible: list[str] = []
    if "draw" in actions and can_draw(state):
        possible.append("draw")
    if "shelve" in actions and state.players[who.seat].hand:
        possible.append("shelve")
    if not possible:
        return ""
    action = yield from ask_word(who.seat, "home", [*possible, "nothing"])
    if action == "draw":
        yield from draw(state, who)
    elif action == "shelve":
        yield from shelve_from_hand(state, who)
    return "" if action == "nothing" else action


def bookworm(state: State, who: Doer) -> Flow[None]:
    """The Bookworm does both home actions, and both once more for a card (EL-88)."""
    yield from both_home_actions(state, who)
    payments = holdings(state, who.seat, removable(state.players[who.seat].shelf))
    if not payments:
        return
    options: dict[Option, Holding | None] = {**payments, ("nothing",): None}
    payment = yield from ask_for(who.seat, "bookworm", options)
    if payment is not None:
        discard(state, who.seat, lose(state, who.seat, payment))
        yield from both_home_actions(state, who)
