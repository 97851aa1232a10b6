"""What an eye can't see of a table, dealt anew (EL-A1)."""

from __future__ import annotations

from copy import deepcopy

from data.exlibris import BOX
from engine.chance import Chance
from engine.dealing import exchange, other_luck
from engine.exlibris.state import State


def dealt_anew(state: State, eye: int | None, chance: Chance) -> State:
    """Return the same table to an eye, None is the public's: all that it can't see lies otherwise."""
    other = deepcopy(state)
    other.chance = other_luck(chance)
    _deal_cards(other, eye, chance)
    _deal_categories(other, eye, chance)
    chance.shuffle(other.stack)
    return other


def _deal_cards(state: State, eye: int | None, chance: Chance) -> None:
    hands = [player.hand for seat, player in enumerate(state.players) if seat != eye]
    lying = [cards for tile, cards in state.stock.items() if BOX.tiles[tile].down and tile != state.turned_up]
    places = [*hands, state.deck, state.pile, *lying]
    now = exchange(places, chance, fixed=_known(state, eye))
    for player in state.players:
        player.seen[:] = [now.get(card, card) for card in player.seen]


def _known(state: State, eye: int | None) -> set[int]:
    """The cards of those places that an eye sees all the same."""
    spread = state.public is not None and state.phase in ("inspection", "over")  # EL-99
    whole = spread or (eye is not None and eye == state.searcher)  # EL-71
    known = {*(state.pile if whole else state.pile[-1:])}
    return known if eye is None else known | {*state.players[eye].seen}  # EL-73


def _deal_categories(state: State, eye: int | None, chance: Chance) -> None:
    """Deal the secret categories of all others, of the public library and those that nobody sees (EL-14, EL-96)."""
    if state.phase == "over":
        return
    owners = [player for seat, player in enumerate(state.players) if seat != eye and player.speciality]
    secret = [*state.unseen, *(owner.speciality for owner in owners)]
    if state.public is not None:
        secret.append(state.public.speciality)
    chance.shuffle(secret)
    for owner in owners:
        owner.speciality = secret.pop()
    if state.public is not None:
        state.public.speciality = secret.pop()
    state.unseen = secret
