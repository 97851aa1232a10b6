"""How the automatic player shelves, rearranges and uses its tokens: step by step what gains most."""

from __future__ import annotations

from data.atheneum import BOX
from engine.ask import Ask, Option, Picks
from engine.atheneum.advice.worth import Worth
from engine.atheneum.completing import with_books
from engine.atheneum.geometry import OWNED, numbered_for_book, numbers, places_for_pair
from engine.atheneum.patterns import filled_by
from engine.atheneum.state import COLOURS
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
    return {option: _gain(worth, option) for option in ask.options if option[0] not in ("lift", "confirm")}


def step_values(worth: Worth, ask: Ask) -> dict[Option, float]:
    """What each step gains: the best lift among them, and to stop here."""
    lifts = [option for option in ask.options if option[0] == "lift"]
    best = _best_lift(worth, lifts)
    return {**_gains(worth, ask), **({best: _ENOUGH} if best is not None else {}), CONFIRM: 0.0}


def _gain(worth: Worth, option: Option) -> float:
    match option[0]:
        case "claim":
            objective = BOX.objectives[number_of(option)]
            return 100.0 + objective.points + 20.0 * objective.wand
        case "candle":
            place = free_candle_place(worth.desk)
            return 0.0 if place is None else float(CANDLE_PLACES[place][1])
        case "use":
            kind = BOX.tokens[number_of(option)].kind
            return side_shelf_worth(worth) if kind == "side-shelf" else _USES[kind]
    gain = worth.of(with_books(worth.desk.books, option)) - worth.of(worth.desk.books)
    return gain - _FLEXIBLE.get(word_of(option, 1), 0.0)


def side_shelf_worth(worth: Worth) -> float:
    """A side shelf takes time to fill."""
    return 0.5 + 0.45 * worth.left


def _best_lift(worth: Worth, lifts: list[Option]) -> Option | None:
    """The lift of a book that has a better place, looking ahead to where it goes."""
    now = worth.of(worth.desk.books)
    after = {option: _without(worth, number_of(option)) for option in lifts}
    cheapest = sorted(after, key=lambda option: -worth.of(after[option][0]))[:_LIFTS_TRIED]
    gains = {option: max(map(worth.of, _shelved(*after[option]))) - now for option in cheapest}
    best = max(gains, key=lambda option: gains[option], default=None)
    return best if best is not None and gains[best] > _ENOUGH else None


def _without(worth: Worth, place: int) -> tuple[list[int], list[Option]]:
    """The books without the one at a place (or its pair), and the ways in which it might be shelved again."""
    token = worth.desk.pairs.get(place)
    gone = 1 << place if token is None else 3 << place
    books = [places & ~gone for places in worth.desk.books]
    filled, owned = filled_by(books), OWNED[worth.desk.sides]
    if token is not None:
        spots = numbers(places_for_pair(filled, owned))
        return books, [("pair", token, name, spot) for name in BOX.tokens[token].colours for spot in spots]
    name = next(COLOURS[colour] for colour, places in enumerate(worth.desk.books) if places & gone)
    return books, [("shelve", name, name, spot) for spot in numbered_for_book(filled, owned)[1]]


def _shelved(books: list[int], again: list[Option]) -> list[list[int]]:
    return [with_books(books, option) for option in again]


def best_moved(worth: Worth, place: int) -> tuple[list[int], int]:
    """The books as they stand best once the one at a place has been moved, and where it stands then."""
    books, again = _without(worth, place)
    best = max(again, key=lambda option: worth.of(with_books(books, option)))
    return with_books(books, best), number_of(best, 3)
