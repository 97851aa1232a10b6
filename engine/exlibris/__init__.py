"""Ex Libris: collectors send assistants through a town to gather books and shelve them in order."""

from __future__ import annotations

from collections.abc import Callable

from engine.catalogue import Rules
from engine.exlibris.advice.foresight import FORESIGHT
from engine.exlibris.advise import MASTER, STRENGTHS, advise, hint
from engine.exlibris.dealing import deal
from engine.exlibris.moves import MOVES
from engine.exlibris.orders import ORDERS
from engine.exlibris.saved import ONCE_ASKED, VERSION, dump, load
from engine.exlibris.setup import new
from engine.exlibris.shelving import REFUSALS
from engine.exlibris.state import State
from engine.exlibris.turn import play
from engine.exlibris.variants import OPTIONS, seats_for
from engine.exlibris.view import View, view


def _scores(state: State) -> list[int]:
    return [line.total for line in state.sheet]


def _watch(state: State, ends: Callable[[], None]) -> None:
    state.ends = ends


RULES: Rules[State, View] = Rules(
    key="exlibris",
    version=VERSION,
    seats=range(1, 5),
    new=new,
    turn=play,
    over=lambda state: state.phase == "over",
    view=view,
    advise=advise,
    strengths=STRENGTHS,
    foresight=FORESIGHT,
    master=MASTER,
    hint=hint,
    refusals=REFUSALS,
    deal=deal,
    dump=dump,
    load=load,
    scores=_scores,
    watch=_watch,
    winners=lambda state: state.winners,
    orders=ORDERS,
    moves=MOVES,
    options=OPTIONS,
    once_asked=ONCE_ASKED,
    fitting=seats_for,
)
"""Ex Libris, for the catalogue."""
