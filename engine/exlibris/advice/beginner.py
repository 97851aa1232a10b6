"""The apprentice: takes what it likes, shelves where the neighbours are in order, and plans nothing."""

from __future__ import annotations

from zlib import crc32

from engine.ask import Ask, Option, Picks
from engine.exlibris.advice.mind import Mind
from engine.exlibris.cards import BOOKS
from engine.exlibris.state import Cell
from engine.picks import number_of, place_of

_FULL_HAND = 4
"""With so many cards in hand it thinks of shelving rather than of drawing."""
_WIDE = 5
"""It likes rows of up to so many cards."""
_UNSEEN = 2.0
"""What it expects of a card that it doesn't see."""


def place(mind: Mind, ask: Ask) -> Picks:
    """Go where a nice card lies; else wherever it fancies."""
    return (max(ask.options, key=lambda option: _wish(mind, option) + 2.0 * fancy(mind, option)),)


def _wish(mind: Mind, option: Option) -> float:
    if option[0] == "home":
        return _UNSEEN
    cards = [card for card in mind.tiles[number_of(option, 2)].cards if card is not None]
    return max((liking(mind, card) for card in cards), default=_UNSEEN) - (option[0] == "bid") * number_of(option, -1)


def fancy(mind: Mind, option: Option) -> float:
    """A whim from 0 to 1 that hangs on nothing but what the seat sees."""
    view = mind.view
    seen = (view.seat, view.round, view.active, mind.hand, view.deck, view.pile, option)
    return crc32(repr(seen).encode()) / 2**32


def liking(mind: Mind, card: int) -> float:
    """How nice a card looks: its books, less those that are banned, and more of the own speciality."""
    held = BOOKS[card]
    mine = held.get(mind.own.speciality or "", 0)
    return sum(held.values()) - 2.0 * held.get(mind.view.banned, 0) + mine


def take(mind: Mind, ask: Ask) -> Picks:
    """Take the nicest card; pass where one may."""
    cards = [option for option in ask.options if option[0] == "card"]
    return (max(cards, key=lambda option: (liking(mind, number_of(option)), option)),) if cards else ask.options[:1]


def home_action(mind: Mind, ask: Ask) -> Picks:
    """Draw until the hand is full, then shelve."""
    shelves = ("shelve",) in ask.options and (len(mind.hand) >= _FULL_HAND or ("draw",) not in ask.options)
    return (("shelve",),) if shelves else ask.options[:1]


def choose_card(mind: Mind, ask: Ask) -> Picks:
    """Shelve the nicest card that has a place in order."""
    cards = [option for option in ask.options if option[0] == "card"]
    return (max(cards, key=lambda option: (fit(mind, number_of(option)) > 0, liking(mind, number_of(option)), option)),)


def fit(mind: Mind, card: int) -> float:
    """How well a card stands at its best place."""
    return max(neat(mind, card, cell) for cell in mind.free)


def place_card(mind: Mind, ask: Ask) -> Picks:
    """Shelve a card where it stands in order with its neighbours; keep it where it would not."""
    card = number_of(ask.about, 0)
    cells = [option for option in ask.options if option[0] == "cell"]
    best = max(cells, key=lambda option: (neat(mind, card, place_of(option)), fancy(mind, option)))
    if ("keep",) in ask.options and neat(mind, card, place_of(best)) <= 0:
        return (("keep",),)
    return (best,)


def neat(mind: Mind, card: int, cell: Cell) -> float:
    """How neat a place is: in order along the rows as they stand, neither too wide nor full of holes."""
    shelf, (row, column) = mind.shelf, cell
    before = [stack.card for place, stack in shelf.items() if place < cell and abs(place[0] - row) <= 1]
    after = [stack.card for place, stack in shelf.items() if place > cell and abs(place[0] - row) <= 1]
    wrong = sum(other > card for other in before) + sum(other < card for other in after)
    columns = [column, *(place[1] for place in shelf if place[0] == row)]
    touching = sum((row + down, column + right) in shelf for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)))
    return 1.0 + 0.2 * touching - 0.7 * wrong - (max(columns) - min(columns) >= _WIDE)


def name_category(mind: Mind, ask: Ask) -> Picks:
    """Name the own speciality, else whatever it fancies."""
    own = [option for option in ask.options if option[-1] == mind.own.speciality]
    return (own[0] if own else max(ask.options, key=lambda option: fancy(mind, option)),)


def decline(mind: Mind, ask: Ask) -> Picks:
    """Leave an offer that takes planning alone."""
    return ask.options[-1:] if ask.at_least else ()


def choose_library(mind: Mind, ask: Ask) -> Picks:
    """Take the library that it fancies."""
    return (max(ask.options, key=lambda option: fancy(mind, option)),)
