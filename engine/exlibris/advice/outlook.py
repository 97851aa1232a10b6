"""How the rest of the game looks from one seat: how long it lasts, and what each book card is worth."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from itertools import accumulate
from math import cosh, exp, fsum
from typing import NamedTuple

from engine.exlibris.cards import BOOKS, CATEGORIES
from engine.exlibris.state import HOME_SPACES, IN_HAND
from engine.exlibris.view import PlayerView, PublicView, View

CARDS = len(BOOKS)
_COUNTS = [tuple(held.get(category, 0) for category in CATEGORIES) for held in BOOKS]
"""Each card's books by category."""
_SHELVED_A_ROUND = 4.4
"""How many cards a good player shelves in a round ..."""
_SHELVED_ALONE = 3.9
"""... and alone, with one assistant more but no leftovers of others."""
_CHOICE = 2.5
"""How many cards a player sees for each one shelved."""
_HAND = 1.0
"""What a card in hand counts against a card that may yet be seen."""
BOOKS_A_CARD = sum(map(sum, _COUNTS)) / CARDS / len(CATEGORIES)
"""How many books of a category a card holds on average."""
_LEFT_OVER = 1.5
"""How many cards a round usually leaves to the public library beside those of its level."""
_SWING = 30.0
"""Alone one gains the reward for Prominent Works and keeps it from the public library (EL-99)."""
_BEHIND = 12.0
"""By how many points the public library must be ahead otherwise for that reward to be wished for twice as much."""
_REACHABLE = 4.0
"""So many prominent books can be made up for anyway ..."""
_REACHABLE_EACH = 0.9
"""... and so many more with each card that is still to be shelved."""
_FEWEST = 6.0
"""The reward is never shared among fewer books than these."""
_ALONE = 57.0
"""What a good player scores alone beside Prominent Works ..."""
_PUBLIC_POINTS = 1.74
"""... and what each of its cards brings the public library."""
_KEPT = 1 << 6
"""For so many likings what all cards are worth is kept: they stay as they are from one question to the next."""
_NO_DUES = (0.0,) * CARDS
_PUBLIC_VARIETY = 0.45
"""What a book of any category adds to the public library's variety: which one will be its smallest hardly shows."""
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
    worth: tuple[float, ...]
    """What each card's books are worth, face up on the shelf."""
    supply: tuple[float, ...]
    """At each rank, how many usable cards of a lower rank are still to come or in hand."""
    room: float
    """What an empty place is worth that is well supplied with them."""
    dues: tuple[float, ...]
    """What each card is worth to the public library, to which all go that are not shelved (EL-95); else nothing."""
    due: float
    """The same of a card that nobody knows."""
    alike: Hashable
    """What a plan hangs on: that of which worth and supply are made, and the other figures but for dues."""


def outlook(view: View, own: PlayerView, room: float) -> Outlook:
    """Look ahead for a player, who is not always the one whose view it is."""
    left = shelvings_left(view, own)
    liking, hand = tastes(view, own, left), own.hand or ()
    prices, shelved = _ordered(liking), tuple([stack.card for player in view.players for stack in player.shelf])
    dues = _dues(view, own, left) if view.public is not None else _NO_DUES
    due = fsum(dues) / CARDS if dues is not _NO_DUES else 0.0
    worth, supply = _prices(prices), _supply(shelved, hand, left)
    size = own.cards_shelved + left
    return Outlook(left, size, liking, worth, supply, room, dues, due, (prices, shelved, hand, left, size, room))


def _ordered(liking: Mapping[str, float]) -> tuple[float, ...]:
    return tuple([liking[category] for category in CATEGORIES])


@lru_cache(_KEPT)
def _prices(liking: tuple[float, ...]) -> tuple[float, ...]:
    """What each card's books are worth."""
    cc, ff, hv, mm, rt, sp = liking
    return tuple([a * cc + b * ff + c * hv + d * mm + e * rt + f * sp for a, b, c, d, e, f in _COUNTS])


def shelvings_left(view: View, own: PlayerView) -> float:
    """How many more cards a seat will shelve before the inspection (EL-37, EL-95)."""
    in_hand = sum(one.where == IN_HAND for one in own.assistants)
    if view.public is not None:
        return _SHELVED_ALONE * (in_hand / len(own.assistants) + view.public.rounds - view.round)
    now = _SHELVED_A_ROUND * in_hand / HOME_SPACES
    if view.last_round:
        return now
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
    total = fsum(lags.values())
    return {category: 3.0 * lag / total for category, lag in lags.items()}


def _prominence(view: View, own: PlayerView, books: int, left: float) -> float:
    """Overtaking a rival brings about five points, the likelier the closer it is (EL-44)."""
    if view.public is not None:
        return _public_prominence(books + BOOKS_A_CARD * left, public_cards(view, view.public), left)
    spread = 1.5 + 0.25 * left
    rivals = [books_shelved(player)[view.prominent] for player in view.players if player.seat != own.seat]
    near = fsum(1.0 / (2.0 + 2.0 * cosh((books - rival) / spread)) for rival in rivals)
    return 5.5 * near / spread


def _public_prominence(books: float, cards: float, left: float) -> float:
    """Alone the reward is shared among the books that are missing for it, as long as they are within reach (EL-99).

    Each of them would hardly change by itself who gets it, so what one book changes would be too small a price. Who
    can't win otherwise wishes for it more.
    """
    ahead = books - BOOKS_A_CARD * cards
    behind = max(0.0, _PUBLIC_POINTS * cards - _ALONE)
    within_reach = 2.0 / (1.0 + cosh(ahead / (_REACHABLE + _REACHABLE_EACH * left)))
    return (1.0 + behind / _BEHIND) * _SWING / (_FEWEST + abs(ahead)) * within_reach


def public_cards(view: View, public: PublicView) -> float:
    """How many cards the public library will have at the inspection (EL-95, EL-96)."""
    return view.pile + cards_to_come(view, public)


def cards_to_come(view: View, public: PublicView) -> float:
    """How many cards the public library will gain in the rounds to come."""
    return (public.rounds - view.round) * (public.level + _LEFT_OVER)


def _dues(view: View, own: PlayerView, left: float) -> tuple[float, ...]:
    """What cards are worth to the public library (EL-99): more of a category that may be its speciality."""
    likely = may_be_public(view, own)
    liking = {category: _PUBLIC_VARIETY + 2.0 * (category in likely) / len(likely) for category in CATEGORIES}
    liking[view.prominent] += _prominence(view, own, books_shelved(own)[view.prominent], left)
    liking[view.banned] = -1.0
    return _prices(_ordered(liking))


def may_be_public(view: View, own: PlayerView) -> list[str]:
    """Which categories may be the public library's speciality (EL-95, EL-96)."""
    shown = view.public.shown if view.public is not None else ()
    gone = {view.prominent, view.banned, own.speciality, *shown}
    return [category for category in CATEGORIES if category not in gone]


@lru_cache(_KEPT)
def _supply(shelved: tuple[int, ...], hand: tuple[int, ...], left: float) -> tuple[float, ...]:
    usable = [_CHOICE * left / CARDS] * CARDS
    for card in shelved:
        usable[card] = 0.0
    for card in hand:
        usable[card] = _HAND * min(1.0, left / 4)
    return (0.0, *accumulate(usable))
