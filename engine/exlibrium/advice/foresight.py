"""How the master looks ahead in Exlibrium: to the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.ask import Ask, Picks
from engine.counsel import Promise, Reason
from engine.exlibrium.advice.counsel import COUNSEL
from engine.exlibrium.advice.imagined import another, imagine
from engine.exlibrium.advice.worth import worth
from engine.exlibrium.state import NOBODY, NOTHING, ROUNDS, State
from engine.exlibrium.turn import play
from engine.exlibrium.view import View
from engine.foresight import Foresight, Odds, Prospect, Resumed

_FEW = 3
"""With more players the game takes too long to be played to its end."""
_VICTORY = 2.0
"""What it counts to win, beside each point of the lead."""


def choices(view: View, ask: Ask, most: int) -> Sequence[Promise]:
    """The answers that are worth most one step ahead."""
    return COUNSEL[ask.key].promising(imagine(view), ask, most)


def resume(state: State, ask: Ask) -> Resumed:
    """Undo what an activation or a count does before it asks; a card that was drawn lies on the deck again."""
    if state.phase == "activation":
        state.activated.pop()
    if state.phase in ("activation", "count"):
        state.active, state.places = NOBODY, []
    if state.drawn != NOTHING:
        state.deck.append(state.drawn)
        state.drawn = NOTHING
    given = [(("card", *ask.about),)] if ask.key == "bard-take" else []
    return Resumed(play(state), [(("ability",),), *given])


def answer(state: State, ask: Ask) -> Picks:
    """Look one step ahead, with all cards face up."""
    table = another(state)
    table.character += state.phase in ("activation", "count")  # it is being used up by what is asked
    return COUNSEL[ask.key].answer(table, ask)


def until(view: View) -> Callable[[State], bool]:
    """Look ahead to the end of the game, for points are made late; where many play, to the end of the round."""
    now, far = view.round, view.seats <= _FEW
    return lambda state: not far and state.phase == "deal" and state.round == now


def prospect(state: State, seat: int) -> Prospect:
    """The lead over the best other and a victory at the end; before the end the lead that may be expected."""
    if state.phase != "over":
        return Prospect(worth(state, seat))
    points = [len(player.spent) for player in state.players]
    own = points.pop(seat)
    won = _VICTORY / len(state.winners) if seat in state.winners else 0.0
    return Prospect(float(own - max(points)), won)


def why(view: View, ask: Ask, picks: Picks) -> Reason:
    """What most tells an answer from the next best one."""
    return COUNSEL[ask.key].why(imagine(view), ask, picks)


def done(view: View) -> float:
    """By the rounds (XB-10)."""
    return view.round / ROUNDS


ODDS = Odds(-0.46, 1.42, -1.05, 0.6)
"""Measured; see docs/opponents.md."""
FORESIGHT: Foresight[State, View] = Foresight(choices, resume, answer, until, prospect, why, done, ODDS)
"""Of Exlibrium, for the catalogue."""
