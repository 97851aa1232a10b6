"""What decides for a card and for its place: its books, their order, the shape of the shelf, the room left."""

from __future__ import annotations

from bisect import bisect_left

from data.exlibris import BOX
from engine.counsel import Reason
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.outlook import CARDS
from engine.exlibris.advice.plan import stability
from engine.exlibris.cards import BOOKS
from engine.exlibris.state import NOTHING, Cell


def why_category(mind: Mind, category: str) -> Reason:
    """Why a category is wished for: the speciality, the prominent one, or the smallest for variety (EL-44 to EL-47)."""
    if category == mind.own.speciality:
        return ("speciality", (category,))
    if category == mind.view.prominent:
        return ("prominent", (category,))
    return ("variety", (category,))


def why_card(mind: Mind, card: int) -> Reason:
    """Why a card is a good one: for a category of its books, or for the place that it has on the shelf."""
    gain, cell = mind.plan.best(card)
    values = {category: mind.outlook.tastes[category] * number for category, number in BOOKS[card].items()}
    best = max(values, key=lambda category: (values[category], category))
    if values[best] >= gain - values[best]:
        key, _ = why_category(mind, best)
        return (f"books-{key}", (card, best))
    return _in_order(mind, card, cell)


def why_here(mind: Mind, card: int, cell: Cell) -> Reason:
    """Why a card is shelved at a place: what most tells it from the next best one."""
    spot, others = mind.plan.spot(cell), [other for other in mind.free if other != cell]
    if not others:
        return ("first", ())
    other = mind.plan.spot(max(others, key=lambda one: mind.plan.gain(card, one)))
    shape = spot.shape - other.shape
    rest = mind.plan.gain(card, cell) - mind.plan.gain(card, max(others, key=lambda one: mind.plan.gain(card, one)))
    if shape > rest - shape:
        return _shapely(mind, cell)
    return keeps_open(mind, card, cell) or _in_order(mind, card, cell)


def _shapely(mind: Mind, cell: Cell) -> Reason:
    points = stability([*mind.shelf, cell]) - stability(mind.shelf)
    return ("firmer", (points,)) if points > 0 else ("compact", ())


def keeps_open(mind: Mind, card: int, cell: Cell) -> Reason | None:
    """The larger of the gaps that a card leaves before it and after it; None where it leaves none."""
    spot = mind.plan.spot(cell)
    if not spot.before < card < spot.after or spot.left == spot.right == 0:
        return None
    after = spot.right > spot.left
    letter = _middle(mind, *((card, spot.after) if after else (spot.before, card)))
    if letter is None:
        return None
    opened = mind.plan.opened(spot.place, cell, after=after)
    rows = sorted({row for row, _ in [*mind.shelf, cell, *opened]})
    return ("keeps-open", (rows.index(opened[0][0]) + 1, letter))


def _middle(mind: Mind, low: int, high: int) -> str | None:
    """The letter in the middle of the cards that may yet come between two ranks; None where none may."""
    supply = mind.outlook.supply
    first, last = low + 1, min(high, CARDS)
    if first >= last or supply[first] == supply[last]:
        return None
    middle = bisect_left(supply, (supply[first] + supply[last]) / 2, first + 1, last)
    return BOX.cards[middle - 1].letter


def _in_order(mind: Mind, card: int, cell: Cell) -> Reason:
    """Between which cards it stands in order."""
    spot = mind.plan.spot(cell)
    if not spot.before < card < spot.after:
        return ("compact", ())
    if spot.before == NOTHING:
        return ("first", ()) if spot.after == CARDS else ("in-order-before", (spot.after,))
    return ("in-order-after", (spot.before,)) if spot.after == CARDS else ("in-order", (spot.before, spot.after))
