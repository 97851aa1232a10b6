"""Why an answer was advised: what decided it in the automatic player's plan."""

from __future__ import annotations

from engine.ask import Ask, Option
from engine.counsel import Reason
from engine.exlibris.advice.deciding import why_card, why_category, why_here
from engine.exlibris.advice.desk import Desk
from engine.exlibris.advice.placing import on_tile, visible
from engine.exlibris.advice.plan import stability
from engine.exlibris.advice.rebuilding import best_rebuilding, slid
from engine.picks import number_of, place_of, word_of

_UNSEEN = (6, 7, 9, 11, 12, 13)
"""Tiles that bring cards nobody can name beforehand."""
_SHELVING = (4, 16, 17)
"""Tiles that let a seat shelve several cards at once."""
_POWERFUL = 1.0
"""From what a special assistant's power is worth at a place it is the reason to go there."""


def place(desk: Desk, ask: Ask, option: Option) -> Reason:
    """Why an assistant goes somewhere."""
    if option[0] == "home":
        return _at_home(desk, "draw" if desk.hand_change([desk.best_of(1)]) > desk.shelving(1) else "shelve")
    kind, tile = word_of(option, 1), number_of(option, 2)
    if on_tile(desk, kind, tile) > _POWERFUL:
        return ("power", (kind,))
    lying = [card for card in desk.tiles[tile].cards if card is not None]
    if lying and max(visible(desk, tile)) > 0 and tile not in (*_UNSEEN, *_SHELVING):
        return ("lies-there", (desk.best_first(lying)[0],))
    return _of_tile(desk, tile)


def _of_tile(desk: Desk, tile: int) -> Reason:
    if tile == 1:
        return ("hut", (desk.placed() + 1,))
    if tile in _UNSEEN:
        return ("unseen", ())
    if tile in _SHELVING:
        return ("shelves-several", ())
    return ("tidies" if tile == 18 or (tile == 8 and best_rebuilding(desk).gain > desk.home()) else "acts-too", ())


def home(desk: Desk, ask: Ask, option: Option) -> Reason:
    return _at_home(desk, word_of(option))


def _at_home(desk: Desk, action: str) -> Reason:
    if action == "draw" or not desk.hand:
        return ("new-card", ())
    return ("ready", (desk.best_first(desk.hand)[0],))


def card(desk: Desk, ask: Ask, option: Option) -> Reason:
    """Why a card is chosen: for itself, or because an opponent would like it even more than the best one."""
    offered = [other for other in ask.options if other[0] == "card"]
    best = max(offered, key=lambda other: desk.score(number_of(other)))
    return why_card(desk, number_of(option)) if option == best else ("kept-from-others", ())


def shelve(desk: Desk, ask: Ask, option: Option) -> Reason:
    if option[0] == "cell":
        return why_here(desk, number_of(ask.about, 0), place_of(option))
    return ({"keep": "no-place", "shift": "makes-room"}.get(word_of(option), "entombs"), ())


def category(desk: Desk, ask: Ask, option: Option) -> Reason:
    return why_category(desk, word_of(option, -1))


def lodge(desk: Desk, ask: Ask, option: Option) -> Reason:
    return ("acts-too" if option[0] == "move" else "tidies", ())


def slide(desk: Desk, ask: Ask, option: Option) -> Reason:
    row, first, last, steps = (int(number) for number in option[1:])
    return ("firmer", (stability(slid(desk.shelf, row, first, last, steps)) - stability(desk.shelf),))


def steal(desk: Desk, ask: Ask, option: Option) -> Reason:
    return ("full-hand", (number_of(option),))


def receiver(desk: Desk, ask: Ask, option: Option) -> Reason:
    return ("behind", (number_of(option),))


def sasquatch(desk: Desk, ask: Ask, option: Option) -> Reason:
    return ("effect-waits" if option[0] == "stay" else "works-again", ())
