"""What an imagined table is worth to a seat: points made, and points that control promises."""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

from engine.exlibrium.count import allowed
from engine.exlibrium.goals import value_of
from engine.exlibrium.influence import influence
from engine.exlibrium.state import ALCHEMIST, CHARACTERS, ROUNDS, State

_POWER = (0.3, 0.1, 0.2, 0.5, 0.6, 0.6, 0.0)
"""What activating each character later in this round is worth beside points."""
_SURE = {1: 0.45, 2: 0.65, 3: 0.95}
"""How far control in a round lasts to the final count."""
_LATER = 0.4
"""How far control now lasts to a later round's goal or Alchemist."""
_SPARE = (0.0, 0.12, 0.2, 0.26, 0.3)
"""What so many cards in a stack are worth, whoever controls it."""
_MANY = len(_SPARE)

Table = list[list[int]]


class Standing(NamedTuple):
    """Everyone's influence, and how ties end."""

    table: Table
    order: list[int]
    """The seats as the chain ranks them: it compares whole rows from the Berserker on (XB-22)."""

    def leader(self, character: int) -> int:
        """Who leads over a character; of those who are tied it is the first in order."""
        return max(self.order, key=[row[character] for row in self.table].__getitem__)


def worth(state: State, seat: int) -> float:
    """A seat's lead over its opponents, both the best and the average one, in points that may be expected."""
    points = expected(state)
    own = points.pop(seat)
    return own - (max(points) + fsum(points) / len(points)) / 2


def expected(state: State) -> list[float]:
    """The points that each seat may expect at the end if control stays as it is."""
    points = [float(len(player.spent)) for player in state.players]
    plain = standing([list(map(len, player.stacks)) for player in state.players])
    if state.phase == "count":
        _final(state, plain, points, range(state.character, CHARACTERS), 1.0)
        return points
    _this_round(state, plain.table, points, range(state.character, CHARACTERS))
    _later_rounds(plain, points, _to_come(state))
    _final(state, plain, points, range(CHARACTERS), _SURE[state.round])
    for seat, row in enumerate(plain.table):
        points[seat] += fsum([_SPARE[cards] if cards < _MANY else _SPARE[-1] for cards in row])
    return points


def standing(table: Table) -> Standing:
    """Rank the seats for all ties to come (XB-22)."""
    return Standing(table, sorted(range(len(table)), key=table.__getitem__, reverse=True))


def _this_round(state: State, plain: Table, points: list[float], characters: range) -> None:
    """Goals, extraction and powers of characters still to be activated; here doubling counts (XB-24)."""
    doubled = standing(influence(state))
    for character in characters:
        seat = doubled.leader(character)
        most = 1 if character == ALCHEMIST else value_of(state, character)
        points[seat] += _POWER[character] + 0.9 * min(most, plain[seat][character])


def _to_come(state: State) -> list[tuple[int, int]]:
    """Open goals of the rounds to come with their values, and the Alchemist in each."""
    values = [(ALCHEMIST, ROUNDS - state.round)]
    for column in state.columns[state.round :]:
        values += [(goal, place + 1) for place, goal in enumerate(column) if goal >= 0]
    return values


def _later_rounds(plain: Standing, points: list[float], values: list[tuple[int, int]]) -> None:
    """What leads over characters to come promise."""
    for character, value in values:
        seat = plain.leader(character)
        points[seat] += _LATER * min(value, plain.table[seat][character])


def _final(state: State, plain: Standing, points: list[float], characters: range, sure: float) -> None:
    """What first and second may spend in the final count (XB-41, XB-43)."""
    most, less = allowed(state)
    for character in characters:
        first = second = plain.order[0]
        cards = fewer = -1
        for seat in plain.order:
            here = plain.table[seat][character]
            if here > cards:
                first, second, cards, fewer = seat, first, here, cards
            elif here > fewer:
                second, fewer = seat, here
        points[first] += sure * min(most, cards)
        points[second] += sure * min(less, fewer)


Account = dict[tuple[str, int], list[float]]
"""What each seat may expect, part by part: what it comes from, then from which character."""


def account(state: State) -> Account:
    """What `expected` adds up: "points" made, then by character "now", "later", "final" and "spare" influence."""
    rows = [list(map(len, player.stacks)) for player in state.players]
    plain, found = standing(rows), Ledger(state.seats)
    for seat, player in enumerate(state.players):
        found["points", 0][seat] = float(len(player.spent))
    counting = state.phase == "count"
    for character in range(state.character if counting else 0, CHARACTERS):
        sure = 1.0 if counting else _SURE[state.round]
        _final(state, plain, found["final", character], range(character, character + 1), sure)
    if counting:
        return found
    for character in range(state.character, CHARACTERS):
        _this_round(state, rows, found["now", character], range(character, character + 1))
    for character, value in _to_come(state):
        _later_rounds(plain, found["later", character], [(character, value)])
    for seat, row in enumerate(rows):
        for character, cards in enumerate(row):
            found["spare", character][seat] = _SPARE[min(cards, _MANY - 1)]
    return found


class Ledger(Account):
    """An account whose parts are zero for everybody until something is entered."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self._seats = seats

    def __missing__(self, part: tuple[str, int]) -> list[float]:
        self[part] = [0.0] * self._seats
        return self[part]
