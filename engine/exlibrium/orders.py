"""What may be chosen beforehand in Exlibrium: nobody chooses when to act, so every question may be answered.

Who activates a character, and who may spend, follows from influence that all can see (XB-21, XB-41).
"""

from __future__ import annotations

from data.exlibrium import BOX
from engine.ask import Ask, Option
from engine.exlibrium.draft import picks_from
from engine.exlibrium.state import CHARACTERS
from engine.exlibrium.view import View
from engine.orders import Orders

QUESTIONS: dict[str, tuple[Option, ...]] = {
    "draft": (),  # XB-12
    "berserker": (),  # XB-31
    "mercenary": (),  # XB-32
    "wizard": tuple(("character", character) for character in range(CHARACTERS)),  # XB-33
    "assassin": (),  # XB-34
    "knight": (),  # XB-35
    "bard-give": (),  # XB-36
    "bard-take": (),  # XB-36
    "alchemist": (),  # XB-37
    "goal": (("ability",), ("spend", 0), ("spend", 1), ("spend", 2), ("spend", 3)),  # XB-52
    "goal-cards": (),  # XB-40
    "final": (("spend", 0), ("spend", 1), ("spend", 2)),  # XB-41
    "final-cards": (),  # XB-40
}
"""All that is asked."""


def plan(view: View) -> Ask | None:
    """The next pick of this round: out of one's own hand where hands don't pass, or else of any card (XB-13, XB-14)."""
    hand = None if view.seat is None else view.players[view.seat].hand
    if view.seat is None or not hand or len(hand) < 2 or view.phase != "draft":
        return None
    return Ask(view.seat, "draft", picks_from([card.index for card in BOX.cards] if view.passing else list(hand)))


ORDERS: Orders[View] = Orders(QUESTIONS, plan=plan)
"""For the catalogue."""
