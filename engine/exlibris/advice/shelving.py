"""Shelving a card: which, where, and whether at all."""

from __future__ import annotations

from engine.ask import Ask, Option, Picks
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.rebuilding import best_shifting, group_picks
from engine.exlibris.state import HOME
from engine.picks import number_of, place_of, word_of

WORTHWHILE = 0.8
"""From what gain on a card is shelved rather than kept."""
_SHIFT = 0.5
"""By how much a shift must be better than a plain place."""
_ENTOMBED = 2.0
"""What a card that lies under another scores (EL-48)."""


def place_card(mind: Mind, ask: Ask) -> Picks:
    """Where to shelve a card; to keep it where no place is good enough."""
    card = number_of(ask.about, 0)
    gain, option = max((_gain(mind, card, option), option) for option in ask.options if option[0] in _PLACES)
    shifting = best_shifting(mind, card) if any(option[0] == "shift" for option in ask.options) else None
    if shifting is not None and shifting.gain > gain + _SHIFT:
        gain, option = shifting.gain, ("shift", shifting.direction)
    if gain + mind.outlook.dues[card] < WORTHWHILE and ("keep",) in ask.options:
        return (("keep",),)
    return (option,)


_PLACES = ("cell", "over", "under")


def _gain(mind: Mind, card: int, option: Option) -> float:
    cell = place_of(option)
    if option[0] == "cell":
        return mind.plan.gain(card, cell)
    return _ENTOMBED + (mind.plan.gain_at(card, cell) if option[0] == "over" else 0.0)


def place_worths(mind: Mind, ask: Ask) -> dict[Option, float]:
    """What a card gains at each place; shifts are left to those who don't look ahead."""
    card = number_of(ask.about, 0)
    if any(option[0] == "shift" for option in ask.options):
        return {}
    kept = WORTHWHILE - mind.outlook.dues[card]
    return {option: _gain(mind, card, option) if option[0] in _PLACES else kept for option in ask.options}


def card_worths(mind: Mind, ask: Ask) -> dict[Option, float]:
    """What each card is good for on the shelf, and what it is to shelve none."""
    return {option: mind.score(number_of(option)) if option[0] == "card" else WORTHWHILE for option in ask.options}


def home_worths(mind: Mind, ask: Ask) -> dict[Option, float]:
    """What each home action gains."""
    first = home_action(mind, ask)
    return {option: float(option in first) for option in ask.options}


def choose_card(mind: Mind, ask: Ask) -> Picks:
    """Which card to shelve next; to stop where none is good enough."""
    best = max(_cards(ask), key=lambda option: mind.score(number_of(option)))
    if mind.gain(number_of(best)) < WORTHWHILE and ("done",) in ask.options:
        return (("done",),)
    return (best,)


def _cards(ask: Ask) -> list[Option]:
    return [option for option in ask.options if option[0] == "card"]


def home_action(mind: Mind, ask: Ask) -> Picks:
    """Draw, shelve or neither at home; both actions begin with a draw."""
    best = mind.gains[0] if mind.gains else 0.0
    draws, shelves = ("draw",) in ask.options, ("shelve",) in ask.options
    if draws and shelves:
        return (("draw",),) if _does_both(mind) or mind.home > mind.shelving(1) else (("shelve",),)
    if draws:
        return (("draw",),)
    return (("shelve",),) if best >= WORTHWHILE else (("nothing",),)


def _does_both(mind: Mind) -> bool:
    """Tell whether both home actions may be done: as the Cube's owner, or with the Bookworm just come home."""
    if mind.view.active != mind.own.seat or mind.view.phase != "placement":
        return True
    last = max(mind.own.assistants, key=lambda one: one.arrived)
    return last.kind == "bookworm" and last.where == HOME


def once_more(mind: Mind, ask: Ask) -> Picks:
    """The Bookworm's second go costs the worst card of the hand (EL-88)."""
    worst = mind.best_first(mind.hand)[-1:]
    left = mind.gains[:-1] or [mind.best_of(1)]
    cheap = worst and left[0] >= WORTHWHILE
    return (("card", worst[0]),) if cheap else (("nothing",),)


def shift_group(mind: Mind, ask: Ask) -> Picks:
    return group_picks(mind, number_of(ask.about, 0), word_of(ask.about, 1))


def emptied_cell(mind: Mind, ask: Ask) -> Picks:
    """Which emptied place the Wizard's card goes to."""
    card = number_of(ask.about, 0)
    return (max(ask.options, key=lambda option: _gain(mind, card, option)),)
