"""Whole moves of Atheneum: shelving all that a round gave, and claiming all that the shelves show."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.ask import Ask, Flow, Option, Picks
from engine.atheneum.advice.counsel import COUNSEL
from engine.atheneum.advice.worth import Worth
from engine.atheneum.state import State
from engine.atheneum.view import View
from engine.atheneum.working import until_confirmed
from engine.moves import Moves


def first(view: View, ask: Ask, most: int) -> Sequence[Picks]:
    """What the advised whole begins with, then for each other book its best place."""
    if ask.key not in _STAGES:
        return []
    worth, row = Worth.seen(view), COUNSEL[ask.key]
    advised = row.answer(worth, ask)
    others = [promise.picks for promise in row.promising(worth, ask, len(ask.options))]
    return _one_a_book([advised, *others])[:most]


def _one_a_book(found: list[Picks]) -> list[Picks]:
    best: dict[Option, Picks] = {}
    for picks in found:
        best.setdefault(picks[0][:3] if picks[0][0] == "shelve" else picks[0][:2], picks)
    return list(best.values())


def ways(view: View, ask: Ask) -> Sequence[Callable[[State], Flow[object]]]:
    """A seat at work goes on: until it confirms, it is offered all that it may do (AT-23, AT-27)."""
    return [lambda state: until_confirmed(state, ask.seat, ask.key)] if ask.key in _STAGES else []


_STAGES = ("shelve", "claim")
MOVES: Moves[State, View] = Moves(first, ways, alone=frozenset({"confirm"}))
"""For the catalogue."""
