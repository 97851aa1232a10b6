"""Whole moves of Exlibrium: an exchange of two cards that its owner chooses one after the other (XB-36)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.ask import Ask, Flow, Picks
from engine.exlibrium.advice.counsel import COUNSEL
from engine.exlibrium.advice.foresight import resume
from engine.exlibrium.advice.imagined import imagine
from engine.exlibrium.state import State
from engine.exlibrium.view import View
from engine.moves import Moves


def first(view: View, ask: Ask, most: int) -> Sequence[Picks]:
    """The advised answer, then the others that are worth most one step ahead."""
    table, row = imagine(view), COUNSEL[ask.key]
    advised = row.answer(table, ask)
    others = [promise.picks for promise in row.promising(table, ask, most)]
    return [advised, *(picks for picks in others if picks != advised)][:most]


def ways(view: View, ask: Ask) -> Sequence[Callable[[State], Flow[object]]]:
    """An activation from its start."""
    return [lambda state: resume(state, ask).flow] if ask.key in _FIRST else []


_FIRST = ("bard-give", "goal")
MOVES: Moves[State, View] = Moves(first, ways)
"""For the catalogue."""
