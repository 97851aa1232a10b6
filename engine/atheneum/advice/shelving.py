"""How the automatic player shelves, rearranges and uses its tokens: step by step what gains most."""

from __future__ import annotations

from data.atheneum import BOX
from engine.ask import Ask, Option, Picks
from engine.atheneum.advice.shelves import BOOKS, FILLED, with_option, without
from engine.atheneum.advice.worth import Worth
from engine.atheneum.geometry import OWNED, numbered_for_book, numbers, places_for_pair
from engine.atheneum.tokens import CANDLE_PLACES, free_candle_place
from engine.atheneum.working import CONFIRM
from engine.picks import number_of, word_of

_ENOUGH = 0.25
"""A rearrangement must gain more than that."""
_LIFTS_TRIED = 8
_FLEXIBLE = {"any": 0.3, "token": 0.3}
"""What a book of any colour is worth besides: it could have been another."""
_USES = {"wand": 1.4, "rearrange": 0.7}


def best_step(worth: Worth, ask: Ask) -> Picks:
    """The option that gains most; confirm where nothing gains."""
    steps = _gains(worth, ask)
    best = max(steps, key=lambda option: steps[option], default=CONFIRM)
    if best in steps and steps[best] > 0.0:
        return (best,)
    lifts = [option for option in ask.options if option[0] == "lift"]
    return (_best_lift(worth, lifts) or CONFIRM,)


def _gains(worth: Worth, ask: Ask) -> dict[Option, float]:
    """What each option gains but for lifts and the confirm."""
    now = worth.of(worth.shelves)
    return {option: _gain(worth, option, now) for option in ask.options if option[0] not in ("lift", "confirm")}


def step_values(worth: Worth, ask: Ask) -> dict[Option, float]:
    """What each step gains: the best lift among them, and to stop here."""
    lifts = [option for option in ask.options if option[0] == "lift"]
    best = _best_lift(worth, lifts)
    return {**_gains(worth, ask), **({best: _ENOUGH} if best is not None else {}), CONFIRM: 0.0}


def _gain(worth: Worth, option: Option, now: float) -> float:
    match option[0]:
        case "shelve" | "pair":
            return worth.of(with_option(worth.shelves, option)) - now - _FLEXIBLE.get(word_of(option, 1), 0.0)
        case "claim":
            objective = BOX.objectives[number_of(option)]
            return 100.0 + objective.points + 20.0 * objective.wand
        case "candle":
            place = free_candle_place(worth.desk)
            return 0.0 if place is None else float(CANDLE_PLACES[place][1])
    kind = BOX.tokens[number_of(option)].kind
    return side_shelf_worth(worth) if kind == "side-shelf" else _USES[kind]


def side_shelf_worth(worth: Worth) -> float:
    """A side shelf takes time to fill."""
    return 0.5 + 0.45 * worth.left


def _best_lift(worth: Worth, lifts: list[Option]) -> Option | None:
    """The lift of a book that has a better place, looking ahead to where it goes."""
    now = worth.of(worth.shelves)
    left = {option: _left(worth, number_of(option)) for option in lifts}
    cheapest = sorted(left, key=lambda option: -worth.of(left[option]))[:_LIFTS_TRIED]
    gains = {option: max(map(worth.of, _again(worth, number_of(option), left[option]))) - now for option in cheapest}
    best = max(gains, key=lambda option: gains[option], default=None)
    return best if best is not None and gains[best] > _ENOUGH else None


def _left(worth: Worth, place: int) -> int:
    """The shelves without the book at a place, or its pair."""
    return without(worth.shelves, place, pair=place in worth.desk.pairs)


def _again(worth: Worth, place: int, left: int) -> dict[int, int]:
    """The shelves with that book or pair wherever it might be shelved again, and where it stands then."""
    token, filled, owned = worth.desk.pairs.get(place), left >> FILLED, OWNED[worth.desk.sides]
    if token is not None:
        spots, names = numbers(places_for_pair(filled, owned)), BOX.tokens[token].colours
        return {with_option(left, ("pair", token, name, spot)): spot for name in names for spot in spots}
    book = next(BOOKS[colour] for colour, places in enumerate(worth.desk.books) if places >> place & 1)
    return {left | book[spot]: spot for spot in numbered_for_book(filled, owned)[1]}


def best_moved(worth: Worth, place: int) -> tuple[int, int]:
    """The shelves as they are best once the book at a place has been moved, and where it stands then."""
    again = _again(worth, place, _left(worth, place))
    best = max(again, key=worth.of)
    return best, again[best]
