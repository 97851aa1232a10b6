"""The activation of the seven characters (XB-20 to XB-24, XB-52, XB-53)."""

from __future__ import annotations

from engine.ask import Flow
from engine.exlibrium.abilities import has_target, use_ability
from engine.exlibrium.goals import goal_or_ability, value_of
from engine.exlibrium.influence import Contest, contest, influence
from engine.exlibrium.state import CHARACTERS, NOBODY, NOTHING, ROUNDS, State
from engine.exlibrium.telling import tell, tell_end


def activate(state: State) -> Flow[None]:
    """Activate the next character (XB-20): whoever has most influence uses its ability or its goal."""
    found = contest(influence(state), state.character, range(state.seats))
    tell_contest(state, found, "activates")
    state.activated.append(found.seat)
    if found.seat != NOBODY:
        state.active = found.seat
        if not (value_of(state, state.character) and (yield from _goal_instead(state, found.seat, state.character))):
            yield from use_ability(state, found.seat, state.character)
        state.active = NOBODY
    if state.character == CHARACTERS - 1:
        tell_end(state)
    state.character += 1
    if state.character == CHARACTERS:
        _end_round(state)


def _goal_instead(state: State, seat: int, character: int) -> Flow[bool]:
    """Offer the goal where this round has one (XB-52, XB-53); return whether it replaces the ability."""
    return goal_or_ability(state, seat, character, able=has_target(state, seat, character))


def tell_contest(state: State, found: Contest, key: str) -> None:
    """Tell who leads over a character and, where the chain decided, each of its comparisons (XB-22)."""
    first, tied = found.steps[0], found.tied
    if tied:
        tell(state, "tied", found.character, first.most, *first.seats)
    if found.seat == NOBODY:
        tell(state, f"nobody-{key}", found.character)
        return
    if tied:
        chain = [number for step in found.steps[1:] for number in (step.character, step.most)]
        tell(state, "tie-broken", found.seat, found.character, *chain)
    tell(state, key, found.seat, found.character, first.most)


def _end_round(state: State) -> None:
    """End the round: only the doubling ends, stacks and points stay (XB-16)."""
    state.doubler, state.doubled = NOBODY, NOTHING
    state.activated = []
    state.character = 0
    state.phase = "deal" if state.round < ROUNDS else "count"
