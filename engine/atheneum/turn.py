"""The round in two turns: the draft, and the shelving of all players at the same time (AT-11, AT-23, AT-26)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.ask import Flow, together
from engine.atheneum.benefits import collect, deal_tokens
from engine.atheneum.draft import draft
from engine.atheneum.scoring import score
from engine.atheneum.state import NOTHING, ROUNDS, State
from engine.atheneum.telling import tell, tell_end
from engine.atheneum.working import copy_of, work


def play(state: State) -> Flow[None]:
    """Play one turn: a draft, or a shelving with the end of its round."""
    return _TURNS[state.phase](state)


def shelving(state: State) -> Flow[None]:
    """Collect benefits, then let everybody shelve and claim independently of the others (AT-23, AT-23a, AT-80)."""
    deal_tokens(state)
    for seat, player in enumerate(state.players):
        collect(state, seat)
        player.shown = copy_of(player.desk)
    yield from at_work(state, {seat: work(state, seat) for seat in range(state.seats)})


def at_work(state: State, working: Mapping[int, Flow[None]]) -> Flow[None]:
    """Let seats work, then end the round."""
    yield from together(working, independent=True)
    tell_end(state)
    _tidy(state)
    if state.round == ROUNDS:
        score(state)
        state.phase = "over"
        return
    _next_objective(state)
    state.round += 1
    state.phase = "draft"


def _tidy(state: State) -> None:
    """Study cards to their discard, queues into the bag, spent tokens to theirs, seat by seat (AT-23a, AT-26)."""
    for player in state.players:
        state.discard.append(player.played)
        player.played = NOTHING
        state.bag += player.queue
        state.used += player.held.spent
        player.queue, player.held.spent = [], []


def _next_objective(state: State) -> None:
    """The rightmost objective leaves, its wands go to the reserves, a new one enters on the left (AT-26)."""
    leaving = state.row.pop()
    state.gone.append(leaving)
    for player in state.players:
        if leaving in player.desk.claimed:
            player.desk.reserve += 1
            player.shown.reserve += 1
    state.row.insert(0, state.objectives.pop())
    tell(state, "objective", leaving, state.row[0], learned=True)


_TURNS: dict[str, Callable[[State], Flow[None]]] = {"draft": draft, "shelving": shelving}
