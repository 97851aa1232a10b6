"""Exlibrium: mages gain influence over seven characters in a draft, activate them, and turn influence into points."""

from __future__ import annotations

from collections.abc import Callable

from engine.catalogue import Rules
from engine.exlibrium.advice.foresight import FORESIGHT
from engine.exlibrium.advise import MASTER, STRENGTHS, advise, hint
from engine.exlibrium.dealing import deal
from engine.exlibrium.moves import MOVES
from engine.exlibrium.orders import ORDERS
from engine.exlibrium.saved import VERSION, dump, load
from engine.exlibrium.setup import OPTIONS, new
from engine.exlibrium.state import State
from engine.exlibrium.turn import play
from engine.exlibrium.view import View, view


def _scores(state: State) -> list[int]:
    return [len(player.spent) for player in state.players]


def _watch(state: State, ends: Callable[[], None]) -> None:
    state.ends = ends


RULES: Rules[State, View] = Rules(
    key="exlibrium",
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
)
"""Exlibrium, for the catalogue."""
