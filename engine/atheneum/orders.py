"""What may be chosen beforehand in Atheneum: answers, and the pick of the next round, whose hand nobody knows.

Whether a seat is asked follows from the cards that were revealed and from what it holds itself (AT-80, AT-81).
"""

from __future__ import annotations

from data.atheneum import BOX
from engine.ask import Ask, Option
from engine.atheneum.draft import phase_of
from engine.atheneum.state import ROUNDS
from engine.atheneum.view import View
from engine.orders import Orders

QUESTIONS: dict[str, tuple[Option, ...]] = {
    "pick": (),  # AT-20
    "shelve": (),  # AT-23
    "claim": (("confirm",),),  # AT-27
}
"""All that is asked but for what a spider brings, which is chosen while one shelves (AT-50)."""


def plan(view: View) -> Ask | None:
    """The next round's pick: any card of its deck that has not been seen to go (AT-11, AT-20)."""
    if view.seat is None or view.round == ROUNDS or view.phase == "over":
        return None
    gone = {*view.discard, *(player.played for player in view.players)}
    deck = phase_of(view.round + 1)
    left = [card.index for card in BOX.cards if card.deck == deck and card.index not in gone]
    return Ask(view.seat, "pick", tuple([("card", card) for card in left]))


ORDERS: Orders[View] = Orders(QUESTIONS, plan=plan, ahead=1)
"""For the catalogue."""
