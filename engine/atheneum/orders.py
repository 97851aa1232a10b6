"""What may be chosen beforehand in Atheneum: everybody acts at the same time, so that only answers are (AT-80).

Whether a seat is asked follows from the cards that were revealed and from what it holds itself (AT-81).
"""

from __future__ import annotations

from engine.ask import Option
from engine.atheneum.view import View
from engine.orders import Orders

QUESTIONS: dict[str, tuple[Option, ...]] = {
    "pick": (),  # AT-20
    "shelve": (),  # AT-23
    "claim": (("confirm",),),  # AT-27
}
"""All that is asked but for what a spider brings, which is chosen while one shelves (AT-50)."""

ORDERS: Orders[View] = Orders(QUESTIONS)
"""For the catalogue."""
