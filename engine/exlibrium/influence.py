"""Who has most influence, and by which comparison it was decided (XB-21 to XB-26, XB-42)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.exlibrium.state import CHARACTERS, NOBODY, State

Influence = Sequence[Sequence[int]]
"""By seat, then by character: how much it counts in a comparison."""


_CHAINS = tuple((character, *range(CHARACTERS)) for character in range(CHARACTERS))
"""For each character, over whom influence is compared one after the other (XB-22)."""


class Step(NamedTuple):
    """One comparison of a contest."""

    character: int
    """Over whom influence is compared."""
    most: int
    """The most that anybody still in the contest has; doubling counts (XB-24)."""
    seats: tuple[int, ...]
    """Those who have it: only they stay (XB-22)."""


class Contest(NamedTuple):
    """Who leads over a character, and why."""

    character: int
    seat: int
    """The one who leads, NOBODY where the chain leaves several (XB-22)."""
    steps: tuple[Step, ...]
    """The comparison over the character itself, then those of the chain until one seat is left."""

    @property
    def tied(self) -> bool:
        """Whether the chain was needed."""
        return len(self.steps) > 1


def influence(state: State) -> list[list[int]]:
    """Everyone's influence as it stands; a doubled stack counts twice (XB-21, XB-24)."""
    found = [[*map(len, player.stacks)] for player in state.players]
    if state.doubler != NOBODY:
        found[state.doubler][state.doubled] *= 2
    return found


def contest(table: Influence, character: int, seats: Iterable[int]) -> Contest:
    """Find who of some seats has most influence over a character.

    A tie, at zero too (XB-23), is broken by comparing Berserker, Mercenary and so on; at each step only those
    with most stay (XB-22; XB-25 is the example), until one is left or the chain ends (XB-26).
    """
    left = tuple(seats)
    steps = []
    for compared in _CHAINS[character]:
        most, left = _leaders(table, compared, left)
        steps.append(Step(compared, most, left))
        if len(left) == 1:
            return Contest(character, left[0], tuple(steps))
    return Contest(character, NOBODY, tuple(steps))


def _leaders(table: Influence, character: int, seats: Iterable[int]) -> tuple[int, tuple[int, ...]]:
    """The most influence over a character that any of some seats has, and those who have it."""
    most, leaders = -1, []
    for seat in seats:
        value = table[seat][character]
        if value > most:
            most, leaders = value, [seat]
        elif value == most:
            leaders.append(seat)
    return most, tuple(leaders)


def first_and_second(table: Influence, character: int) -> tuple[Contest, Contest | None]:
    """Both places for a character, found before anyone spends; the second is the best of the others (XB-42).

    There is no second where the first is undecided.
    """
    seats = range(len(table))
    first = contest(table, character, seats)
    if first.seat == NOBODY:
        return first, None
    return first, contest(table, character, [seat for seat in seats if seat != first.seat])
