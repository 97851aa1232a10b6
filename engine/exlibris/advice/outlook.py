"""How the rest of the game looks from one seat: how long it lasts, and what each book card is worth."""

from __future__ import annotations

from itertools import accumulate
from math import cosh, exp
from typing import NamedTuple

from engine.exlibris.cards import BOOKS, CATEGORIES
from engine.exlibris.state import HOME_SPACES, IN_HAND
from engine.exlibris.view import PlayerView, PublicView, View

CARDS = len(BOOKS)
_COUNTS = [tuple(held.get(category, 0) for category in CATEGORIES) for held in BOOKS]
"""Each card's books by category."""
_SHELVED_A_ROUND = 4.4
"""How many cards a good player shelves in a round."""
_CHOICE = 2.5
"""How many cards a player sees for each one shelved."""
_HAND = 1.0
"""What a card in hand counts against a card that may yet be seen."""
BOOKS_A_CARD = sum(map(sum, _COUNTS)) / CARDS / len(CATEGORIES)
"""How many books of a category a card holds on average."""
_LEFT_OVER = 6.0
"""How many cards a round usually leaves to the public library beside those of its level."""
_SWING = 30.0
"""Alone one gains the reward for Prominent Works and keeps it from the public library (EL-99)."""
_EVENNESS = 2.0
"""By how many books a category must lag to be clearly the one that variety hangs on."""


class Outlook(NamedTuple):
    """What a seat expects."""

    left: float
    """How many more cards the seat will shelve."""
    size: float
    """How many cards its shelf will hold."""
    tastes: dict[str, float]
    """What one more book of each category is worth."""
    worth: list[float]
    """What each card's books are worth, face up on the shelf."""
    supply: list[float]
    """At each rank, how many usable cards of a lower rank are still to come or in hand."""
    room: float
    """What an empty place is worth that is well supplied with them."""


def outlook(view: View, own: PlayerView, room: float) -> Outlook:
    """Look ahead for a player, who is not always the one whose view it is."""
    left = shelvings_left(view, own)
    liking = tastes(view, own, left)
    cc, ff, hv, mm, rt, sp = (liking[category] for category in CATEGORIES)
    worth = [a * cc + b * ff + c * hv + d * mm + e * rt + f * sp for a, b, c, d, e, f in _COUNTS]
    return Outlook(left, own.cards_shelved + left, liking, worth, _supply(view, own, left), room)


def shelvings_left(view: View, own: PlayerView) -> float:
    """How many more cards a seat will shelve before the inspection (EL-37, EL-95)."""
    now = _SHELVED_A_ROUND * sum(one.where == IN_HAND for one in own.assistants) / HOME_SPACES
    if view.last_round:
        return now
    if view.public is not None:
        rounds_left = view.public.rounds - view.round
        return now + _SHELVED_A_ROUND * rounds_left * len(own.assistants) / HOME_SPACES
    lead = max(player.cards_shelved for player in view.players)
    rounds = 1.0 + max(0.0, (view.target - lead - now) / _SHELVED_A_ROUND)
    return now + _SHELVED_A_ROUND * rounds


def books_shelved(player: PlayerView) -> dict[str, int]:
    """How many books of each category a player shows."""
    found = dict.fromkeys(CATEGORIES, 0)
    for stack in player.shelf:
        if stack.face_up:
            for category, books in BOOKS[stack.card].items():
                found[category] += books
    return found


def tastes(view: View, own: PlayerView, left: float) -> dict[str, float]:
    """What one more book of each category is worth (EL-44 to EL-47)."""
    books = books_shelved(own)
    found = _variety(books, view.banned)
    found[view.prominent] += _prominence(view, own, books[view.prominent], left)
    found[view.banned] = -1.0
    if own.speciality:
        found[own.speciality] += 2.0
    return found


def _variety(books: dict[str, int], banned: str) -> dict[str, float]:
    """Three points go to the smallest category: shared among those that may come to be it (EL-46)."""
    lags = {category: exp(-number / _EVENNESS) for category, number in books.items()}
    lags[banned] = 0.0
    total = sum(lags.values())
    return {category: 3.0 * lag / total for category, lag in lags.items()}


def _prominence(view: View, own: PlayerView, books: int, left: float) -> float:
    """Overtaking a rival brings about five points, the likelier the closer it is (EL-44)."""
    spread = 1.5 + 0.25 * left
    if view.public is not None:
        ahead = books + BOOKS_A_CARD * left - BOOKS_A_CARD * public_cards(view, view.public)
        return _SWING / (spread * (2.0 + 2.0 * cosh(ahead / spread)))
    rivals = [books_shelved(player)[view.prominent] for player in view.players if player.seat != own.seat]
    near = sum(1.0 / (2.0 + 2.0 * cosh((books - rival) / spread)) for rival in rivals)
    return 5.5 * near / spread


def public_cards(view: View, public: PublicView) -> float:
    """How many cards the public library will have at the inspection (EL-95, EL-96)."""
    return view.pile + (public.rounds - view.round) * (public.level + _LEFT_OVER)


def _supply(view: View, own: PlayerView, left: float) -> list[float]:
    gone = {stack.card for player in view.players for stack in player.shelf}
    each = _CHOICE * left / CARDS
    usable = [0.0 if card in gone else each for card in range(CARDS)]
    for card in own.hand or ():
        usable[card] = _HAND * min(1.0, left / 4)
    return [0.0, *accumulate(usable)]
