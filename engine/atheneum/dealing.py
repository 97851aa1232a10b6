"""What an eye can't see of a table, dealt anew (AT-20, AT-23a, AT-80)."""

from __future__ import annotations

from copy import deepcopy

from data.atheneum import BOX
from engine.atheneum.state import Held, State
from engine.chance import Chance
from engine.dealing import exchange, other_luck


def dealt_anew(state: State, eye: int | None, chance: Chance) -> State:
    """Return the same table to an eye, None is the public's: all that it can't see lies otherwise.

    What the others do on their desks while all shelve at the same time is not done yet.
    """
    other = deepcopy(state)
    other.chance = other_luck(chance)
    hidden = [player.hand for seat, player in enumerate(other.players) if seat != eye or state.phase != "draft"]
    for name, deck in other.decks.items():
        others = {card.index for card in BOX.cards if card.deck != name}  # study cards show their deck from behind
        exchange([deck, *hidden], chance, fixed=others)
    chance.shuffle(other.objectives)
    exchange([other.bag, *(player.queue for player in other.players)], chance)
    for seat, player in enumerate(other.players):
        if seat != eye and state.phase == "shelving":
            player.desk, player.held = deepcopy(player.shown), Held()
    return other
