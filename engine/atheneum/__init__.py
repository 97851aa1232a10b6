"""Atheneum: pupils draft study cards and shelve books, all at the same time."""

from __future__ import annotations

from collections.abc import Callable

from engine.atheneum.advice.foresight import FORESIGHT
from engine.atheneum.advise import MASTER, STRENGTHS, advise, hint
from engine.atheneum.dealing import deal
from engine.atheneum.moves import MOVES
from engine.atheneum.orders import ORDERS
from engine.atheneum.saved import VERSION, dump, load
from engine.atheneum.setup import OPTIONS, new
from engine.atheneum.state import COLOURS, State
from engine.atheneum.turn import play
from engine.atheneum.view import View, view
from engine.catalogue import Rules


def _scores(state: State) -> list[int]:
    return [line.total for line in state.sheet]


def _watch(state: State, ends: Callable[[], None]) -> None:
    state.ends = ends


RULES: Rules[State, View] = Rules(
    key="atheneum",
    version=VERSION,
    seats=range(2, 6),
    new=new,
    turn=play,
    over=lambda state: state.phase == "over",
    view=view,
    advise=advise,
    hint=hint,
    deal=deal,
    foresight=FORESIGHT,
    master=MASTER,
    strengths=STRENGTHS,
    usual=STRENGTHS[-1],
    dump=dump,
    load=load,
    scores=_scores,
    watch=_watch,
    winners=lambda state: state.winners,
    orders=ORDERS,
    moves=MOVES,
    options=OPTIONS,
    colours=COLOURS,
)
"""Atheneum, for the catalogue."""
