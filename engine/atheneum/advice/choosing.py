"""How the automatic player picks a study card and a spider's reward."""

from __future__ import annotations

from data.atheneum import ANY, BOX, SIDE_SHELVES, Benefit
from engine.ask import Ask, Option
from engine.atheneum.advice.shelving import side_shelf_worth
from engine.atheneum.advice.worth import Worth
from engine.atheneum.completing import with_books
from engine.atheneum.geometry import OWNED, numbers, places_for_book
from engine.atheneum.patterns import filled_by, shows
from engine.atheneum.state import COLOURS
from engine.atheneum.tokens import CANDLE_PLACES, free_candle_place
from engine.atheneum.view import View

_GIVEN = 0.3
"""How much a benefit for one opponent of several counts against a card."""
_LIFT = 0.35
_TOKEN = 1.5
"""A bonus token that finds no candle place."""


def best_card(view: View, ask: Ask) -> Option:
    """The card whose own section helps most, and whose others help the neighbours least."""
    worth = Worth(view)
    books = {colour: _book(worth, colour) for colour in COLOURS}
    books[ANY] = max(books.values()) + 0.3
    given = _GIVEN / (view.seats - 1)

    def value(option: Option) -> float:
        card = BOX.cards[int(option[1])]
        mine = sum(_benefit(worth, one, books) for one in card.yellow)
        return mine - given * sum(_benefit(worth, one, books) for one in (*card.blue, *card.grey))

    return max(ask.options, key=value)


def _benefit(worth: Worth, benefit: Benefit, books: dict[str, float]) -> float:
    match benefit.kind:
        case "book":
            return books[benefit.what]
        case "book-in":
            return books[ANY] - 0.5
        case "rearrange":
            return _LIFT * benefit.count
        case "points":
            return float(benefit.count)
        case _:
            return _thing(worth, benefit.kind)


def _thing(worth: Worth, kind: str) -> float:
    if kind == "side-shelf":
        return side_shelf_worth(worth) if worth.desk.sides < SIDE_SHELVES else 0.0
    if kind == "wand":
        return wand_worth(worth) if worth.desk.reserve else 0.0
    return _token(worth)


def _book(worth: Worth, colour: str) -> float:
    """What the best place for a book of a colour gains."""
    now, filled = worth.of(worth.desk.books), filled_by(worth.desk.books)
    spots = numbers(places_for_book(filled, OWNED[worth.desk.sides]))
    after = [worth.of(with_books(worth.desk.books, ("shelve", colour, colour, spot))) for spot in spots]
    return max(after, default=now) - now


def wand_worth(worth: Worth) -> float:
    """A wand scores an objective, the sooner the fewer there are."""
    open_ones = sum(shows(worth.desk.books, objective) for objective, _, _ in worth.wanted)
    if worth.desk.wands < open_ones:
        return 4.0
    return 1.0 + 2.0 * min(1.0, worth.left / 4) / (1 + worth.desk.wands)


def _token(worth: Worth) -> float:
    place = free_candle_place(worth.desk)
    return _TOKEN if place is None else max(_TOKEN, 0.5 + CANDLE_PLACES[place][1])


def best_reward(view: View, ask: Ask) -> Option:
    """What helps most for a captured spider (AT-50)."""
    worth = Worth(view)
    values = {
        "wand": wand_worth(worth),
        "token": _token(worth),
        "side-shelf": side_shelf_worth(worth),
        "book": max(_book(worth, colour) for colour in COLOURS),
    }
    return max(ask.options, key=lambda option: values[str(option[0])])
