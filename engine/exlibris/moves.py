"""Whole moves of Ex Libris: from a placement through all that its visit asks, or from the middle of a visit on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.ask import Ask, Flow, Picks
from engine.exlibris.advice.counsel import COUNSEL, fitting
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.shelving import WORTHWHILE
from engine.exlibris.assistants import standing
from engine.exlibris.cards import Doer
from engine.exlibris.home import bookworm, both_home_actions, home_action
from engine.exlibris.locations import INSTANT
from engine.exlibris.shelving import may_shelve, may_shelve_some, shelve, shelve_from_hand
from engine.exlibris.state import IN_HAND, ORDINARY, State
from engine.exlibris.turn import play
from engine.exlibris.view import View
from engine.exlibris.visits import LODGE, lodge
from engine.moves import Moves
from engine.picks import ask_card, number_of

Way = Callable[[State], Flow[object]]


def first(view: View, ask: Ask, most: int) -> Sequence[Picks]:
    """The advised answer, then the others that gain most at first sight."""
    mind, row = Mind(view), COUNSEL[ask.key]
    advised = fitting(ask, row.answer(mind, ask))
    others = [promise.picks for promise in row.promising(mind, ask, most) if _fits(mind, ask, promise.picks)]
    return [advised, *(picks for picks in others if picks != advised)][:most]


def _fits(mind: Mind, ask: Ask, picks: Picks) -> bool:
    """Tell whether a card has a good place on the shelf, where it must go there: the best of bad ones is no advice."""
    return ask.key != "shelve-card" or all(mind.gain(number_of(card)) >= WORTHWHILE for card in picks if len(card) > 1)


def ways(view: View, ask: Ask) -> Sequence[Way]:
    """A turn from its start, or the part of a visit that asks such a question, by the assistant that is at it."""
    if ask.key == "place":
        return [play]
    part, who = _PARTS.get(ask.key), _whose(view, ask.seat)
    return [*_visits(view, ask), *(part(who, ask) if part and who else ())]


def _whose(view: View, seat: int) -> Doer | None:
    """Whose act it is: in one's own turn that of the assistant that came last; None where that can't be told."""
    own = [one for one in view.players[seat].assistants if one.where != IN_HAND]
    if view.phase == "placement" and view.active == seat and own:
        return Doer(seat, max(own, key=lambda one: one.arrived).kind)
    return None if any(one.kind in _ACT_THEIR_WAY for one in view.players[seat].assistants) else Doer(seat)


_ACT_THEIR_WAY = ("mummy", "wizard", "witch")
"""Who shelves or takes otherwise than all others (EL-85, EL-92, EL-93)."""


def _home(who: Doer, ask: Ask) -> list[Way]:
    return [partial(_act, act, who) for act in (home_action, both_home_actions, bookworm)]


def _act(act: Callable[[State, Doer], Flow[object]], who: Doer, state: State) -> Flow[object]:
    return act(state, who)


def _card(who: Doer, ask: Ask) -> list[Way]:
    cards = [number_of(option) for option in ask.options if option[0] == "card"]
    if ("done",) in ask.options:
        return [lambda state: may_shelve_some(state, who, cards, 1)]
    return [lambda state: shelve_from_hand(state, who)]


def _shelve(who: Doer, ask: Ask) -> list[Way]:
    card = number_of(ask.about, 0)

    def shelved(state: State) -> Flow[bool]:
        lifted = state.revealed if card in state.revealed else None  # EL-68
        return shelve(state, who, card, optional=("keep",) in ask.options, source=lifted)

    return [shelved]


def _draft(who: Doer, ask: Ask) -> list[Way]:
    def drafted(state: State) -> Flow[None]:
        card = yield from ask_card(who.seat, "draft", state.revealed)
        state.revealed.remove(card)
        state.players[who.seat].hand.append(card)
        yield from may_shelve(state, who, card)

    return [drafted]


def _visits(view: View, ask: Ask) -> list[Way]:
    """The visit to a location of the assistant that came there last."""
    own = [one for one in view.players[ask.seat].assistants if one.where in INSTANT or one.where == LODGE]
    if not own or ask.key in ("home", "shelve-card", "shelve"):
        return []
    tile = max(own, key=lambda one: one.arrived).where

    def visit(state: State) -> Flow[None]:
        visitor = next(one for one in reversed(standing(state, tile)) if one.owner == ask.seat)
        return lodge(state, visitor) if tile == LODGE else INSTANT[tile](state, visitor)

    return [visit]


_PARTS: dict[str, Callable[[Doer, Ask], list[Way]]] = {
    "home": _home,
    "shelve-card": _card,
    "shelve": _shelve,
    "draft": _draft,
}


def listed(ask: Ask) -> Sequence[Picks]:
    """Every card of the hand at every place of the shelf, by the plainest assistant at home (EL-33)."""
    if ask.key == "place":
        homes = sorted((option for option in ask.options if option[0] == "home"), key=lambda one: one[1] != ORDINARY)
        return [(option,) for option in homes[:1]]
    wanted = _LISTED.get(ask.key, ())
    return [(option,) for option in ask.options if option[0] in wanted]


_LISTED = {"home": ("shelve",), "shelve-card": ("card",), "shelve": ("cell", "over", "under")}
MOVES: Moves[State, View] = Moves(first, ways, listed)
"""For the catalogue."""
