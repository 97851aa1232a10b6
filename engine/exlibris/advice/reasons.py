"""Why an answer was advised: what decided it in the automatic player's plan."""

from __future__ import annotations

from engine.ask import Ask, Option
from engine.counsel import Reason
from engine.exlibris.advice.deciding import why_card, why_category, why_here
from engine.exlibris.advice.mind import Mind
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


def place(mind: Mind, ask: Ask, option: Option) -> Reason:
    """Why an assistant goes somewhere."""
    if option[0] == "home":
        return _at_home(mind, "draw" if mind.draw(1) > mind.shelving(1) else "shelve")
    kind, tile = word_of(option, 1), number_of(option, 2)
    if on_tile(mind, kind, tile) > _POWERFUL:
        return ("power", (kind,))
    lying = [card for card in mind.tiles[tile].cards if card is not None]
    if lying and max(visible(mind, tile)) > 0 and tile not in (*_UNSEEN, *_SHELVING):
        return ("lies-there", (mind.best_first(lying)[0],))
    return _of_tile(mind, tile)


def _of_tile(mind: Mind, tile: int) -> Reason:
    if tile == 1:
        return ("hut", (mind.placed() + 1,))
    if tile in _UNSEEN:
        return ("unseen", ())
    if tile in _SHELVING:
        return ("shelves-several", ())
    return ("tidies" if tile == 18 or (tile == 8 and best_rebuilding(mind).gain > mind.home) else "acts-too", ())


def home(mind: Mind, ask: Ask, option: Option) -> Reason:
    return _at_home(mind, word_of(option))


def _at_home(mind: Mind, action: str) -> Reason:
    if action == "draw" or not mind.hand:
        return ("new-card", ())
    return ("ready", (mind.best_first(mind.hand)[0],))


def card(mind: Mind, ask: Ask, option: Option) -> Reason:
    """Why a card is chosen: for itself, or because an opponent would like it even more than the best one."""
    offered = [other for other in ask.options if other[0] == "card"]
    best = max(offered, key=lambda other: mind.score(number_of(other)))
    return why_card(mind, number_of(option)) if option == best else ("kept-from-others", ())


def shelve(mind: Mind, ask: Ask, option: Option) -> Reason:
    if option[0] == "cell":
        return why_here(mind, number_of(ask.about, 0), place_of(option))
    return ({"keep": "no-place", "shift": "makes-room"}.get(word_of(option), "entombs"), ())


def category(mind: Mind, ask: Ask, option: Option) -> Reason:
    return why_category(mind, word_of(option, -1))


def lodge(mind: Mind, ask: Ask, option: Option) -> Reason:
    return ("acts-too" if option[0] == "move" else "tidies", ())


def slide(mind: Mind, ask: Ask, option: Option) -> Reason:
    row, first, last, steps = (int(number) for number in option[1:])
    return ("firmer", (stability(slid(mind.shelf, row, first, last, steps)) - stability(mind.shelf),))


def steal(mind: Mind, ask: Ask, option: Option) -> Reason:
    return ("full-hand", (number_of(option),))


def receiver(mind: Mind, ask: Ask, option: Option) -> Reason:
    return ("behind", (number_of(option),))


def sasquatch(mind: Mind, ask: Ask, option: Option) -> Reason:
    return ("effect-waits" if option[0] == "stay" else "works-again", ())
