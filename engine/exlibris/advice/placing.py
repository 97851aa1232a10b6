"""Where to send an assistant: what a visit to each place is worth."""

from __future__ import annotations

from collections.abc import Callable

from data.exlibris import BOX
from engine.ask import Ask, Option
from engine.exlibris.advice.desk import Desk, several
from engine.exlibris.advice.rebuilding import best_rebuilding, best_slide
from engine.exlibris.cards import BOOKS
from engine.exlibris.state import HOME, ORDINARY
from engine.picks import number_of, word_of

GIFT = 0.25
"""What a good card for an opponent costs."""


def best_place(desk: Desk, ask: Ask) -> Option:
    """Choose among places, bids and an opponent's spaces."""
    values: dict[int, float] = {}
    return max(ask.options, key=lambda option: worth_of(desk, option, values))


def worth_of(desk: Desk, option: Option, values: dict[int, float]) -> float:
    """What an assistant gains at a place; `values` keeps what tiles are worth."""
    kind = word_of(option, 1)
    if option[0] == "home":
        return desk.home() + at_home(desk, kind)
    tile = number_of(option, 2)
    if option[0] == "bid":
        return bid(desk, number_of(option, 3)) + on_tile(desk, kind, tile)
    if tile not in values:
        values[tile] = TILES[tile](desk, tile)
    value = values[tile] + on_tile(desk, kind, tile) - 0.05 * number_of(option, 3)
    return value + (desk.hand_change([desk.best_of(1)]) if option[0] == "share" else 0.0)


def at_home(desk: Desk, kind: str) -> float:
    """What a special assistant adds to a home action."""
    if kind == "bookworm":
        return desk.hand_change([desk.best_of(1)]) + 0.6 * desk.shelving(2, 1)
    if kind == "automaton":
        return 0.8 * desk.home() * len(desk.at(HOME))
    return 0.0 if kind == ORDINARY else -0.2


def on_tile(desk: Desk, kind: str, tile: int) -> float:
    """What a special assistant adds to a location."""
    power = POWERS.get(kind)
    return power(desk, tile) if power else 0.0


def _opponents(desk: Desk, tile: int) -> list[int]:
    here = {one.seat for space in desk.tiles[tile].spaces for one in space}
    return sorted(here - {desk.own.seat})


def _goblin(desk: Desk, tile: int) -> float:
    victims = [seat for seat in _opponents(desk, tile) if desk.view.players[seat].hand_count]
    return 2.5 * len(victims) - 0.5


def _automaton(desk: Desk, tile: int) -> float:
    return 0.8 * desk.home() * len(desk.at(tile)) - 0.3


def _imp(desk: Desk, tile: int) -> float:
    return 0.85 * desk.home() if len(desk.tiles[tile].cards) > 1 else -0.3


def _golem(desk: Desk, tile: int) -> float:
    """The Golem gleans at every tile up to its own that will have cards left (EL-91)."""
    gleaned = sum(len(other.cards) > 1 for number, other in desk.tiles.items() if number <= tile)
    return 0.6 * gleaned * desk.best_of(1)


def _early(desk: Desk, tile: int) -> float:
    """The Cube waits for visitors."""
    free = sum(not space for space in desk.tiles[tile].spaces)
    return 0.8 * (free - 1)


def _sasquatch(desk: Desk, tile: int) -> float:
    free = sum(not space for space in desk.tiles[tile].spaces)
    return 1.5 if free > 1 and BOX.tiles[tile].effect == "instant" else 0.0


POWERS: dict[str, Callable[[Desk, int], float]] = {
    "goblin": _goblin,
    "automaton": _automaton,
    "imp": _imp,
    "golem": _golem,
    "cube": _early,
    "sasquatch": _sasquatch,
}


def visible(desk: Desk, tile: int) -> list[float]:
    """What it would gain to shelve a tile's visible cards, and that nobody else does, the best first."""
    lying = [card for card in desk.tiles[tile].cards if card is not None]
    return sorted((desk.gain(card) + desk.envied(card) for card in lying), reverse=True)


def _hut(desk: Desk, tile: int) -> float:
    return desk.hand_change([desk.best_of(1)] * (desk.placed() + 1)) + 0.2


def _swap(desk: Desk, tile: int) -> float:
    cards = visible(desk, tile)
    if not cards or not desk.hand:
        return 0.0
    return max(0.0, cards[0]) + desk.hand_change([], 1)


def bid(desk: Desk, amount: int) -> float:
    """3 Auction House: all its cards may be shelved, for as many of the hand (EL-63)."""
    if len(desk.hand) < amount:
        return 0.0
    return 0.9 * several(visible(desk, 3)) + desk.hand_change([], amount) - 0.3


def _auction(desk: Desk, tile: int) -> float:
    return bid(desk, 1)


def _donation(desk: Desk, tile: int) -> float:
    usable = desk.gains[:-1]
    if not usable:
        return 0.0
    return several(usable[:2]) + desk.kept(usable[2:]) - desk.kept(desk.gains)


def _community(desk: Desk, tile: int) -> float:
    cards = visible(desk, tile)
    return max(0.0, cards[0]) - GIFT * desk.best_of(2) if cards else 0.0


def junk(desk: Desk) -> list[int]:
    """Hand cards that a drawn card would most likely better."""
    return [card for card in desk.hand if desk.gain(card) < desk.best_of(1) - 0.5]


def _well(desk: Desk, tile: int) -> float:
    drawn = len(junk(desk)) + 1
    return desk.best_of(drawn) + desk.hand_change([desk.best_of(1)] * (drawn - 1), drawn - 1)


def _den(desk: Desk, tile: int) -> float:
    return 0.9 * desk.best_of(2) + desk.hand_change([desk.best_of(1)])


def _lodge(desk: Desk, tile: int) -> float:
    home = desk.home() if desk.home_is_free() else 0.0
    return home + best_rebuilding(desk).gain


def matching(desk: Desk, tile: int, card: int) -> int:
    """How many of a card's books are of the categories that lie on a tile (EL-69)."""
    wanted = {category for lying in desk.tiles[tile].cards if lying is not None for category in BOOKS[lying]}
    return sum(books for category, books in BOOKS[card].items() if category in wanted)


def _collector(desk: Desk, tile: int) -> float:
    given = junk(desk)
    drawn = sum(matching(desk, tile, card) for card in given) // 2
    gains = [desk.best_of(drawn), desk.best_of(1)][:drawn]
    return several(gains) + desk.hand_change([desk.best_of(1)] * max(0, drawn - 2), len(given))


def _bookseller(desk: Desk, tile: int) -> float:
    return max([0.0, *visible(desk, tile)])


def _dump(desk: Desk, tile: int) -> float:
    return 0.95 * desk.best_of(min(desk.view.pile, 12) // 2)


def _draft(desk: Desk, tile: int) -> float:
    return 0.95 * several([desk.best_of(2), desk.best_of(1)])


def _shack(desk: Desk, tile: int) -> float:
    found = len(desk.tiles[tile].cards) // 2
    return desk.best_of(found) + desk.hand_change([desk.best_of(1)] * max(0, found - 1))


def _rummage(desk: Desk, tile: int) -> float:
    company = any(desk.tiles[tile].spaces)
    return several([gain for gain in visible(desk, tile) if gain > 0][: 1 + company])


def _guild(desk: Desk, tile: int) -> float:
    """15 Assistants' Guild: an assistant from home visits where an opponent stands (EL-75)."""
    if not desk.at(HOME):
        return 0.0
    targets = [other for other in desk.tiles if other != tile and _opponents(desk, other)]
    return max((TILES[other](desk, other) for other in targets), default=0.0)


def _tax(desk: Desk, tile: int) -> float:
    count = min(len(desk.hand), desk.view.seats - 1)
    return several([desk.best_of(1)] * count) + desk.hand_change([], count)


def _yard(desk: Desk, tile: int) -> float:
    sold = min(len(desk.hand), 2)
    if not sold:
        return 0.0
    return desk.shelving(sold, 2 * sold) + desk.hand_change([], sold) - 2 * GIFT * desk.best_of(1)


def _masons(desk: Desk, tile: int) -> float:
    return max(0.0, best_slide(desk)[0])


TILES: dict[int, Callable[[Desk, int], float]] = {
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
