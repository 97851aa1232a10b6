"""The weaker automatic players: they try each answer too, but judge what they see by less."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum

from engine.ask import Ask, Option, Picks
from engine.exlibrium.advice.answers import TRYING, spent
from engine.exlibrium.state import State
from engine.picks import number_of

Judgement = Callable[[State, int], float]
"""What a table is worth to a seat."""
_CARD = 0.1
"""What a card in front of one is worth, for it may become a point."""
_LED = 0.3
"""What it is worth to have most influence over a character."""


def hoarded(table: State, seat: int) -> float:
    """The acolyte's judgement: points, and cards to make more of them."""
    player = table.players[seat]
    return len(player.spent) + _CARD * sum(map(len, player.stacks))


def led(table: State, seat: int) -> float:
    """The conjurer's judgement: the same, and the characters over whom one has most influence just now."""
    others = [player.stacks for player in table.players if player is not table.players[seat]]
    most = [max(map(len, stacks)) for stacks in zip(*others, strict=True)]
    ahead = sum(len(own) > other for own, other in zip(table.players[seat].stacks, most, strict=True))
    return hoarded(table, seat) + _LED * ahead


def answer(judgement: Judgement, table: State, ask: Ask) -> Picks:
    """The answer that is worth most by some judgement, the first one of several."""
    if ask.key.endswith("-cards"):
        return ask.options[: ask.at_least]
    return (max(ask.options, key=lambda option: _worth(judgement, table, ask, option)),)


def _worth(judgement: Judgement, table: State, ask: Ask, option: Option) -> float:
    """What an option is worth on average over the tables that it may lead to."""
    tried = list(_tried(table, ask, option))
    return fsum(judgement(one, ask.seat) for one in tried) / len(tried)


def _tried(table: State, ask: Ask, option: Option) -> list[State]:
    if option[0] == "ability":  # XB-52: what it may do is beyond them
        return [table]
    if option[0] == "spend":
        return list(spent(table, ask.seat, number_of(ask.about, 0), range(number_of(option))))
    return list(TRYING[ask.key](ask)(table, ask.seat, option))
