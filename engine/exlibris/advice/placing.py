"""Where to send an assistant: what a visit to each place is worth."""

from __future__ import annotations

from collections.abc import Callable

from data.exlibris import BOX
from engine.ask import Ask, Option
from engine.exlibris.advice.mind import Mind, several
from engine.exlibris.advice.rebuilding import best_rebuilding, best_slide
from engine.exlibris.cards import BOOKS
from engine.exlibris.state import HOME, ORDINARY
from engine.picks import number_of, word_of

GIFT = 0.25
"""What a good card for an opponent costs."""


def best_place(mind: Mind, ask: Ask) -> Option:
    """Choose among places, bids and an opponent's spaces."""
    values = worths(mind, ask)
    return max(values, key=lambda option: values[option])


def worths(mind: Mind, ask: Ask) -> dict[Option, float]:
    """What an assistant gains at each of the places."""
    values: dict[int, float] = {}
    return {option: worth_of(mind, option, values) for option in ask.options}


def worth_of(mind: Mind, option: Option, values: dict[int, float]) -> float:
    """What an assistant gains at a place; `values` keeps what tiles are worth."""
    kind = word_of(option, 1)
    if option[0] == "home":
        return mind.home + at_home(mind, kind)
    tile = number_of(option, 2)
    if option[0] == "bid":
        return bid(mind, number_of(option, 3)) + on_tile(mind, kind, tile)
    if tile not in values:
        values[tile] = TILES[tile](mind, tile)
    value = values[tile] + on_tile(mind, kind, tile) - 0.05 * number_of(option, 3)
    return value + (mind.draw(1) if option[0] == "share" else 0.0)


def at_home(mind: Mind, kind: str) -> float:
    """What a special assistant adds to a home action."""
    if kind == "bookworm":
        return mind.draw(1) + 0.6 * mind.shelving(2, 1)
    if kind == "automaton":
        return 0.8 * mind.home * len(mind.at(HOME))
    return 0.0 if kind == ORDINARY else -0.2


def on_tile(mind: Mind, kind: str, tile: int) -> float:
    """What a special assistant adds to a location."""
    power = POWERS.get(kind)
    return power(mind, tile) if power else 0.0


def _opponents(mind: Mind, tile: int) -> list[int]:
    here = {one.seat for space in mind.tiles[tile].spaces for one in space}
    return sorted(here - {mind.own.seat})


def _goblin(mind: Mind, tile: int) -> float:
    victims = [seat for seat in _opponents(mind, tile) if mind.view.players[seat].hand_count]
    return 2.5 * len(victims) - 0.5


def _automaton(mind: Mind, tile: int) -> float:
    return 0.8 * mind.home * len(mind.at(tile)) - 0.3


def _imp(mind: Mind, tile: int) -> float:
    return 0.85 * mind.home if len(mind.tiles[tile].cards) > 1 else -0.3


def _golem(mind: Mind, tile: int) -> float:
    """The Golem gleans at every tile up to its own that will have cards left (EL-91)."""
    gleaned = sum(len(other.cards) > 1 for number, other in mind.tiles.items() if number <= tile)
    return 0.6 * gleaned * mind.best_of(1)


def _early(mind: Mind, tile: int) -> float:
    """The Cube waits for visitors."""
    free = sum(not space for space in mind.tiles[tile].spaces)
    return 0.8 * (free - 1)


def _sasquatch(mind: Mind, tile: int) -> float:
    free = sum(not space for space in mind.tiles[tile].spaces)
    return 1.5 if free > 1 and BOX.tiles[tile].effect == "instant" else 0.0


POWERS: dict[str, Callable[[Mind, int], float]] = {
    "goblin": _goblin,
    "automaton": _automaton,
    "imp": _imp,
    "golem": _golem,
    "cube": _early,
    "sasquatch": _sasquatch,
}


def visible(mind: Mind, tile: int) -> list[float]:
    """What it would gain to shelve a tile's visible cards, and that nobody else does, the best first."""
    lying = [card for card in mind.tiles[tile].cards if card is not None]
    return sorted((mind.gain(card) + mind.envied(card) for card in lying), reverse=True)


def _hut(mind: Mind, tile: int) -> float:
    return mind.draw(mind.placed() + 1) + 0.2


def _swap(mind: Mind, tile: int) -> float:
    cards = visible(mind, tile)
    if not cards or not mind.hand:
        return 0.0
    return max(0.0, cards[0]) + mind.hand_change([], 1)


def bid(mind: Mind, amount: int) -> float:
    """3 Auction House: all its cards may be shelved, for as many of the hand (EL-63)."""
    if len(mind.hand) < amount:
        return 0.0
    return 0.9 * several(visible(mind, 3)) + mind.hand_change([], amount) - 0.3


def _auction(mind: Mind, tile: int) -> float:
    return bid(mind, 1)


def _donation(mind: Mind, tile: int) -> float:
    usable = mind.gains[:-1]
    if not usable:
        return 0.0
    return several(usable[:2]) + mind.kept(usable[2:]) - mind.held


def _community(mind: Mind, tile: int) -> float:
    cards = visible(mind, tile)
    return max(0.0, cards[0]) - GIFT * mind.best_of(2) if cards else 0.0


def junk(mind: Mind) -> list[int]:
    """Hand cards that a drawn card would most likely better."""
    return [card for card in mind.hand if mind.gain(card) < mind.best_of(1) - mind.drawing(1) - 0.5]


def _well(mind: Mind, tile: int) -> float:
    drawn = len(junk(mind)) + 1
    kept = mind.hand_change([mind.best_of(1)] * (drawn - 1), drawn - 1)
    return mind.best_of(drawn) + kept - mind.drawing(drawn)


def _den(mind: Mind, tile: int) -> float:
    return 0.9 * mind.best_of(2) + mind.draw(1)


def _lodge(mind: Mind, tile: int) -> float:
    home = mind.home if mind.home_is_free() else 0.0
    return home + best_rebuilding(mind).gain


def matching(mind: Mind, tile: int, card: int) -> int:
    """How many of a card's books are of the categories that lie on a tile (EL-69)."""
    wanted = {category for lying in mind.tiles[tile].cards if lying is not None for category in BOOKS[lying]}
    return sum(books for category, books in BOOKS[card].items() if category in wanted)


def _collector(mind: Mind, tile: int) -> float:
    given = junk(mind)
    drawn = sum(matching(mind, tile, card) for card in given) // 2
    gains = [mind.best_of(drawn), mind.best_of(1)][:drawn]
    kept = mind.hand_change([mind.best_of(1)] * max(0, drawn - 2), len(given))
    return several(gains) + kept - mind.drawing(drawn)


def _bookseller(mind: Mind, tile: int) -> float:
    return max([0.0, *visible(mind, tile)])


def _dump(mind: Mind, tile: int) -> float:
    return 0.95 * mind.best_of(min(mind.view.pile, 12) // 2)


def _draft(mind: Mind, tile: int) -> float:
    return 0.95 * several([mind.best_of(2), mind.best_of(1)])


def _shack(mind: Mind, tile: int) -> float:
    found = len(mind.tiles[tile].cards) // 2
    return mind.best_of(found) + mind.hand_change([mind.best_of(1)] * max(0, found - 1))


def _rummage(mind: Mind, tile: int) -> float:
    company = any(mind.tiles[tile].spaces)
    return several([gain for gain in visible(mind, tile) if gain > 0][: 1 + company])


def _guild(mind: Mind, tile: int) -> float:
    """15 Assistants' Guild: an assistant from home visits where an opponent stands (EL-75)."""
    if not mind.at(HOME):
        return 0.0
    targets = [other for other in mind.tiles if other != tile and _opponents(mind, other)]
    return max((TILES[other](mind, other) for other in targets), default=0.0)


def _tax(mind: Mind, tile: int) -> float:
    count = min(len(mind.hand), mind.view.seats - 1)
    return several([mind.best_of(1)] * count) + mind.hand_change([], count)


def _yard(mind: Mind, tile: int) -> float:
    sold = min(len(mind.hand), 2)
    if not sold:
        return 0.0
    return mind.shelving(sold, 2 * sold) + mind.hand_change([], sold) - 2 * GIFT * mind.best_of(1)


def _masons(mind: Mind, tile: int) -> float:
    return max(0.0, best_slide(mind)[0])


TILES: dict[int, Callable[[Mind, int], float]] = {
    1: _hut,
    2: _swap,
    3: _auction,
    4: _donation,
    5: _community,
    6: _well,
    7: _den,
    8: _lodge,
    9: _collector,
    10: _bookseller,
    11: _dump,
    12: _draft,
    13: _shack,
    14: _rummage,
    15: _guild,
    16: _tax,
    17: _yard,
    18: _masons,
}
"""What a visit to each location gains, without the power of whoever goes there."""
