"""How the master looks ahead in Atheneum: to the end of the round, then by what shelves promise."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.ask import Ask, Flow, Picks
from engine.atheneum.advice.counsel import COUNSEL
from engine.atheneum.advice.shelving import side_shelf_worth
from engine.atheneum.advice.worth import Worth
from engine.atheneum.draft import phase_of
from engine.atheneum.patterns import shows
from engine.atheneum.spiders import reward
from engine.atheneum.state import ROUNDS, ROUNDS_A_PHASE, State
from engine.atheneum.tokens import CANDLE_PLACES
from engine.atheneum.turn import at_work, play
from engine.atheneum.view import View
from engine.atheneum.working import work
from engine.counsel import Promise, Reason
from engine.foresight import Foresight, Odds, Prospect, Resumed
from engine.picks import word_of


def choices(view: View, ask: Ask, most: int) -> Sequence[Promise]:
    """The answers that gain most at first sight."""
    return COUNSEL[ask.key].promising(Worth.seen(view), ask, most)


def resume(state: State, ask: Ask) -> Resumed:
    """A hand that was just dealt is dealt again; a seat that works goes on, and the others have done so (AT-80)."""
    if ask.key in ("shelve", "spider"):
        return Resumed(at_work(state, {ask.seat: _work_on(state, ask)}))
    if state.phase == "draft" and state.round % ROUNDS_A_PHASE == 1:
        deck = state.decks[phase_of(state.round)]
        for player in reversed(state.players):
            deck += reversed(player.hand)
    return Resumed(play(state))


def _work_on(state: State, ask: Ask) -> Flow[None]:
    """Go on with a seat's work; after the first confirm it ends with one more, for all that is left may be used."""
    if ask.key == "spider":
        yield from reward(state, ask.seat, word_of(ask.about))
    yield from work(state, ask.seat)


def answer(state: State, ask: Ask) -> Picks:
    """What gains most at first sight."""
    return COUNSEL[ask.key].answer(_worth(state, ask.seat), ask)


def _worth(state: State, seat: int) -> Worth:
    player = state.players[seat]
    return Worth(state.seats, state.round, state.row, player.desk, player.favourite)


def until(view: View) -> Callable[[State], bool]:
    """Look ahead to the end of the round."""
    now = view.round
    return lambda state: state.round > now


def prospect(state: State, seat: int) -> Prospect:
    """The lead over the best other: points, or before the end what desks promise."""
    points = [float(line.total) for line in state.sheet] or [_promised(state, other) for other in range(state.seats)]
    own = points.pop(seat)
    return Prospect(own - max(points))


def _promised(state: State, seat: int) -> float:
    """Points, shelves, candles, wands for objectives to come, side shelves with time to fill them."""
    worth = _worth(state, seat)
    desk = worth.desk
    candles = sum(CANDLE_PLACES[place][1] for place in desk.candles)
    ready = sum(shows(desk.books, objective) for objective, _, _ in worth.wanted)  # they count on wands already
    wands = max(0, desk.wands - ready) * (1.0 + 0.1 * worth.left)
    return desk.points + worth.of(worth.shelves) + candles + wands + desk.sides * side_shelf_worth(worth)


def why(view: View, ask: Ask, picks: Picks) -> Reason:
    """Which part of the worth an answer adds to most."""
    return COUNSEL[ask.key].why(Worth.seen(view), ask, picks)


def done(view: View) -> float:
    """By the rounds."""
    return view.round / ROUNDS


ODDS = Odds(0.01, 0.29, -1.26, 0.63)
"""Measured; see docs/opponents.md."""
FORESIGHT: Foresight[State, View] = Foresight(choices, resume, answer, until, prospect, why, done, ODDS)
"""Of Atheneum, for the catalogue."""
