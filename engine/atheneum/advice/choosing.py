"""How the automatic player picks a study card and a spider's reward."""

from __future__ import annotations

from math import fsum

from data.atheneum import ANY, BOX, SIDE_SHELVES, Benefit
from engine.ask import Ask, Option, Picks
from engine.atheneum.advice.shelves import BOOKS, FILLED
from engine.atheneum.advice.shelving import side_shelf_worth
from engine.atheneum.advice.worth import Worth
from engine.atheneum.geometry import OWNED, numbered_for_book
from engine.atheneum.patterns import shows
from engine.atheneum.state import COLOUR_AT, COLOURS
from engine.atheneum.tokens import CANDLE_PLACES, free_candle_place
from engine.picks import number_of, word_of

_GIVEN = 0.3
"""How much a benefit for one opponent of several counts against a card."""
_LIFT = 0.35
_TOKEN = 1.5
"""A bonus token that finds no candle place."""


def best_card(worth: Worth, ask: Ask) -> Picks:
    """The card whose own section helps most, and whose others help the neighbours least."""
    values = card_values(worth, ask)
    return (max(values, key=lambda option: values[option]),)


def card_values(worth: Worth, ask: Ask) -> dict[Option, float]:
    """What each card's own section gains, less what its others gain the neighbours."""
    books = book_values(worth)
    given = _GIVEN / (worth.seats - 1)

    def value(option: Option) -> float:
        card = BOX.cards[number_of(option)]
        return own_value(worth, option, books) - given * fsum(
            benefit_value(worth, one, books) for one in (*card.blue, *card.grey)
        )

    return {option: value(option) for option in ask.options}


def own_value(worth: Worth, option: Option, books: dict[str, float]) -> float:
    """What a card's own section gains."""
    return fsum(benefit_value(worth, one, books) for one in BOX.cards[number_of(option)].yellow)


def book_values(worth: Worth) -> dict[str, float]:
    """What a book of each colour gains, and one of any."""
    books = {colour: _book(worth, colour) for colour in COLOURS}
    books[ANY] = max(books.values()) + 0.3
    return books


def benefit_value(worth: Worth, benefit: Benefit, books: dict[str, float]) -> float:
    """What a benefit gains."""
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
    now = worth.of(worth.shelves)
    return max(map(worth.of, shelves_with(worth, colour)), default=now) - now


def shelves_with(worth: Worth, colour: str) -> list[int]:
    """The shelves as they would be with one more book of a colour, in each place that it may have."""
    shelves, book = worth.shelves, BOOKS[COLOUR_AT[colour]]
    _, spots = numbered_for_book(shelves >> FILLED, OWNED[worth.desk.sides])
    return [shelves | book[spot] for spot in spots]


def wand_worth(worth: Worth) -> float:
    """A wand scores an objective, the sooner the fewer there are."""
    if lacks_wands(worth):
        return 4.0
    return 1.0 + 2.0 * min(1.0, worth.left / 4) / (1 + worth.desk.wands)


def lacks_wands(worth: Worth) -> bool:
    """Whether the shelves show more open objectives than wands can pay for."""
    return worth.desk.wands < sum(shows(worth.desk.books, objective) for objective, _, _ in worth.wanted)


def _token(worth: Worth) -> float:
    return max(_TOKEN, 0.5 + candle_value(worth))


def candle_value(worth: Worth) -> int:
    """What the next candle's place is worth, 0 where none is free."""
    place = free_candle_place(worth.desk)
    return 0 if place is None else CANDLE_PLACES[place][1]


def best_reward(worth: Worth, ask: Ask) -> Picks:
    """What helps most for a captured spider (AT-50)."""
    values = reward_values(worth, ask)
    return (max(values, key=lambda option: values[option]),)


def reward_values(worth: Worth, ask: Ask) -> dict[Option, float]:
    """What each thing gains that is to be had for a spider."""
    values = {
        "wand": wand_worth(worth),
        "token": _token(worth),
        "side-shelf": side_shelf_worth(worth),
        "book": max(_book(worth, colour) for colour in COLOURS),
    }
    return {option: values[word_of(option)] for option in ask.options}
