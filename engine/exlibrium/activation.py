"""The activation of the seven characters (XB-20 to XB-24, XB-52, XB-53)."""

from __future__ import annotations

from engine.ask import Flow
from engine.exlibrium.abilities import has_target, use_ability
from engine.exlibrium.goals import goal_or_ability, value_of
from engine.exlibrium.influence import Contest, contest, influence
from engine.exlibrium.state import CHARACTERS, NOBODY, NOTHING, ROUNDS, State
from engine.exlibrium.telling import tell


def activate(state: State) -> Flow[None]:
    """Activate the next character (XB-20): whoever has most influence uses its ability or its goal."""
    found = contest(influence(state), state.character, range(state.seats))
    tell_contest(state, found, "activates")
    state.activated.append(found.seat)
    if found.seat != NOBODY:
        state.active = found.seat
        yield from _act(state, found.seat, state.character)
        state.active = NOBODY
    state.character += 1
    if state.character == CHARACTERS:
        _end_round(state)


def _act(state: State, seat: int, character: int) -> Flow[None]:
    """Use the ability (XB-21), or the goal instead where this round has one (XB-52, XB-53)."""
    if value_of(state, character):
        able = has_target(state, seat, character)
        if (yield from goal_or_ability(state, seat, character, able=able)):
            return
    yield from use_ability(state, seat, character)


def tell_contest(state: State, found: Contest, key: str) -> None:
    """Tell who leads over a character and, where the chain decided, each of its comparisons (XB-22)."""
    first = found.steps[0]
    if found.tied:
        tell(state, "tied", found.character, first.most, *first.seats)
    if found.seat == NOBODY:
        tell(state, f"nobody-{key}", found.character)
        return
    if found.tied:
        chain = [number for step in found.steps[1:] for number in (step.character, step.most)]
        tell(state, "tie-broken", found.seat, found.character, *chain)
    tell(state, key, found.seat, found.character, first.most)


def _end_round(state: State) -> None:
    """End the round: only the doubling ends, stacks and points stay (XB-16)."""
    state.doubler, state.doubled = NOBODY, NOTHING
    state.activated = []
    state.character = 0
    state.phase = "deal" if state.round < ROUNDS else "count"
