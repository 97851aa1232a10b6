"""How a seat stands: what the inspection would count if it came now, and what may be expected until it comes."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, fsum, log

from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.outlook import BOOKS_A_CARD, cards_to_come
from engine.exlibris.advice.plan import Plan
from engine.exlibris.cards import BOOKS, CATEGORIES
from engine.exlibris.inspection import REWARDS, books_of
from engine.exlibris.view import PublicView, View

_SOFT = 1.0
"""By how many books categories differ that are about as likely to be the smallest."""
Books = dict[str, float]
"""Books by category."""


def standing(mind: Mind, rivals: list[Books]) -> float:
    """The points that a mind's seat may expect, against some others' books; alone what Prominent Works swing too."""
    view, left = mind.view, mind.outlook.left
    books = row_of(mind.plan, view, left)
    points = mind.plan.form + mind.held - books[view.banned]
    points += 2.0 * books.get(mind.own.speciality or "", 0.0)
    points += _variety(books, view.banned) + _prominence(view, books[view.prominent], rivals, left)
    return points


def public_standing(view: View, books: Books, speciality: str) -> float:
    """The points that the public library may expect beside Prominent Works (EL-99)."""
    return 2.0 * books[speciality] + _variety(books, view.banned) - books[view.banned]


def public_row(cards: Iterable[int], view: View, public: PublicView) -> Books:
    """The books of the public library's cards, and those of the cards that it will still gain."""
    found = books_of(cards)
    to_come = BOOKS_A_CARD * cards_to_come(view, public)
    return {category: number + to_come for category, number in found.items()}


def row_of(plan: Plan, view: View, left: float) -> Books:
    """The books of a plan's row of cards, and those of the cards that will be added to it."""
    found = dict.fromkeys(CATEGORIES, BOOKS_A_CARD * left)
    found[view.banned] = 0.0
    for card in plan.ranks:
        for category, number in BOOKS[card].items():
            found[category] += number
    return found


def _variety(books: Books, banned: str) -> float:
    """Three points for each book of the smallest category (EL-46), whichever that will be."""
    others = [number for category, number in books.items() if category != banned]
    return -3.0 * _SOFT * log(fsum(exp(-number / _SOFT) for number in others) / len(others))


def _prominence(view: View, own: float, rivals: list[Books], left: float) -> float:
    """The reward that may be expected (EL-44): each rival is ahead or not, the likelier the farther."""
    if view.public is not None:
        (theirs,) = rivals
        return 2.0 * REWARDS[0] * _reward_alone(own - theirs[view.prominent], left) - REWARDS[0]
    spread = 0.5 + 0.25 * left
    behind = fsum(_chance(rival[view.prominent] - own, spread) for rival in rivals)
    rewards = [*REWARDS, 0]
    place = min(int(behind), len(rewards) - 2)
    return rewards[place] + (rewards[place + 1] - rewards[place]) * (behind - place)


def chance_alone(mind: Mind, theirs: Books, lead: float) -> float:
    """How likely the public library is beaten, the reward for Prominent Works made or missed (EL-99).

    `theirs` are its books in the end, `lead` is the one that may be expected, that reward counted by its likelihood.
    """
    prominent, left = mind.view.prominent, mind.outlook.left
    likely = _reward_alone(row_of(mind.plan, mind.view, left)[prominent] - theirs[prominent], left)
    lead += REWARDS[0] * (1.0 - 2.0 * likely)
    spread = 3.0 + 0.3 * left
    with_it, without = _chance(lead + REWARDS[0], spread), _chance(lead - REWARDS[0], spread)
    return likely * with_it + (1.0 - likely) * without


def _reward_alone(ahead: float, left: float) -> float:
    """How likely who plays alone gets the reward, so many books ahead in the end if it is not cared for till then."""
    return _chance(ahead, 1.0 + 0.5 * left)


def _chance(ahead: float, spread: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, ahead / spread))))
