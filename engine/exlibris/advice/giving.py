"""Parting with cards: which to give, pay, offer or discard."""

from __future__ import annotations

from engine.ask import Ask, Option, Picks
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.placing import junk, matching
from engine.exlibris.cards import BOOKS
from engine.exlibris.shelf import stays_whole
from engine.picks import number_of, place_of


def loss(mind: Mind, option: Option) -> tuple[float, Option]:
    """What it costs to part with a card of the hand or the shelf."""
    if option[0] == "card":
        return max(0.0, mind.score(number_of(option))), option
    cell = place_of(option)
    kept = cell in mind.plan.chain
    return 3.0 + (mind.outlook.worth[mind.shelf[cell].card] if kept else 0.0), option


def worst_first(mind: Mind, options: tuple[Option, ...]) -> list[Option]:
    return sorted(options, key=lambda option: loss(mind, option))


def give_worst(mind: Mind, ask: Ask) -> Picks:
    """Part with as few cards as may be, the worst ones."""
    return tuple(worst_first(mind, ask.options)[: ask.at_least])


def discard_some(mind: Mind, ask: Ask) -> Picks:
    """What to discard at a location: the worst cards, as far as something better comes for them."""
    wished = _wished(mind, ask)[: ask.at_most]
    if len(wished) >= ask.at_least:
        return tuple(wished)
    for option in worst_first(mind, ask.options):
        if option[0] == "card" or stays_whole(mind.shelf, [place_of(option)]):
            return (option,)
    return ask.options[: ask.at_least]


def _wished(mind: Mind, ask: Ask) -> list[Option]:
    tile = number_of(ask.about, 0)
    if tile == 6:
        return _as_options(junk(mind))
    if tile == 9:
        return _as_options([card for card in junk(mind) if matching(mind, tile, card)])
    if tile == 16:
        return _worth_taxing(mind, tile)
    return []


def _as_options(cards: list[int]) -> list[Option]:
    return [("card", card) for card in cards]


def _worth_taxing(mind: Mind, tile: int) -> list[Option]:
    """The worst hand cards, one for each lying card that is better to shelve (EL-76)."""
    lying = mind.best_first([card for card in mind.tiles[tile].cards if card is not None])
    worst = mind.best_first(mind.hand)[::-1]
    pairs = zip(worst, lying, strict=False)
    return _as_options([given for given, taken in pairs if mind.gain(taken) > 0.5 * mind.gain(given)])


def choose_gift(mind: Mind, ask: Ask) -> Picks:
    """Give away the card that would help an opponent least."""
    return (min(ask.options, key=lambda option: _help(mind, number_of(option))),)


def _help(mind: Mind, card: int) -> float:
    held = BOOKS[card]
    return sum(held.values()) - 2 * held.get(mind.view.banned, 0) + held.get(mind.view.prominent, 0)


def choose_receiver(mind: Mind, ask: Ask) -> Picks:
    """Give to whoever has shelved least."""
    players = mind.view.players
    return (min(ask.options, key=lambda option: players[number_of(option)].cards_shelved),)


def offer(mind: Mind, ask: Ask) -> Picks:
    """Reveal junk at a Yard Sale: for each card sold two come, and one is shelved (EL-77)."""
    return tuple(("card", card) for card in mind.best_first(mind.hand)[2:][:3]) or ask.options[:1]
