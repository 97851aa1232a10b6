"""What an eye can't see of a table, dealt anew (XB-15, XB-35, XB-40)."""

from __future__ import annotations

from copy import deepcopy

from data.exlibrium import BOX
from engine.chance import Chance
from engine.dealing import other_luck
from engine.exlibrium.state import MERCENARY, NOTHING, State

Slot = tuple[list[int], int, int | None]
"""Where a hidden card lies, and the character that is known to stand upright on it, if any."""
SWAPS_A_SLOT = 4


def dealt_anew(state: State, eye: int | None, chance: Chance) -> State:
    """Return the same table to an eye, None is the public's: all that it can't see lies otherwise."""
    other = deepcopy(state)
    other.chance = other_luck(chance)
    drawn = [other.drawn]
    slots = _hidden(other, eye)
    if other.drawn != NOTHING and eye != other.active:
        slots.append((drawn, 0, None))
    for _ in range(SWAPS_A_SLOT * len(slots)):
        _swap(slots[chance.below(len(slots))], slots[chance.below(len(slots))])
    (other.drawn,) = drawn
    for column in other.columns[other.round :]:
        closed = column[:-1]
        chance.shuffle(closed)
        column[:-1] = closed
    return other


def _hidden(state: State, eye: int | None) -> list[Slot]:
    slots: list[Slot] = [(state.deck, place, None) for place in range(len(state.deck))]
    if state.phase == "over":
        return slots  # a finished game is open
    for seat, one in enumerate(state.players):
        slots += [(one.spent, place, None) for place in range(len(one.spent))]
        if seat != eye:
            slots += [(one.hand, place, None) for place in range(len(one.hand))]
        for character, stack in enumerate(one.stacks):
            for place in range(len(stack) - 1):
                slots.append((stack, place, MERCENARY if place < one.moved[character] else character))
    return slots


def _swap(one: Slot, other: Slot) -> None:
    """Let two hidden cards change places, if each may lie where the other lay."""
    (first, place, facing), (second, spot, upright) = one, other
    a, b = first[place], second[spot]
    if upright in (None, *BOX.cards[a].characters) and facing in (None, *BOX.cards[b].characters):
        first[place], second[spot] = b, a
