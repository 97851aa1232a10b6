"""Claiming objectives (AT-24, AT-25, AT-27)."""

from __future__ import annotations

from collections.abc import Sequence

from data.atheneum import BOX
from engine.ask import Option
from engine.atheneum.benefits import take_wand
from engine.atheneum.patterns import filled_by, shown
from engine.atheneum.state import Desk, State
from engine.atheneum.telling import tell_seat


def claims(desk: Desk, row: Sequence[int]) -> list[Option]:
    """The open objectives that one's shelves show and a wand can pay for, each once a game (AT-24)."""
    if not desk.wands:
        return []
    every = (*desk.books, filled_by(desk.books))
    return [("claim", objective) for objective in row if objective not in desk.claimed and shown(every, objective)]


def claim(state: State, seat: int, choice: tuple[str, int]) -> None:
    """Pay the wand, then score, then take the objective's wand (AT-24, AT-25)."""
    objective = BOX.objectives[choice[1]]
    desk = state.players[seat].desk
    desk.wands -= 1
    desk.claimed.append(objective.index)
    desk.points += objective.points
    tell_seat(state, seat, "claimed", objective.index, objective.points)
    if objective.wand:
        taken = take_wand(desk)
        tell_seat(state, seat, "own-wand" if taken else "own-wand-lost")
