"""Setting up a match (AT-01, AT-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from data.atheneum import BOX
from engine.atheneum.state import COLOURS, Player, State
from engine.atheneum.telling import tell
from engine.chance import Chance

ROW = 4
MOST_SEATS = 5
OPTIONS = {f"favourite{seat}": -1 for seat in range(MOST_SEATS)}
"""The options of a match and their defaults: each seat's favourite subject by its index, -1 for the next free one."""


def new(seats: int, options: Mapping[str, Any], chance: Chance) -> State:
    """Set up a match for 2 to 5 seats; raises ValueError where an option is unknown or out of range.

    An option of a seat that nobody sits on is left alone.
    """
    chosen = {**OPTIONS, **options}
    unknown = sorted(set(chosen) - set(OPTIONS))
    if unknown:
        message = f"Atheneum has no option {unknown[0]}"
        raise ValueError(message)
    if any(not isinstance(value, int) or not -1 <= value < len(COLOURS) for value in chosen.values()):
        message = f"a favourite is a subject from 0 to {len(COLOURS) - 1}, or -1 for the next free one"
        raise ValueError(message)
    state = State(chance, seats, chosen)
    state.players = [Player(favourite) for favourite in _favourites(seats, chosen)]
    _lay_out(state)
    return state


def _favourites(seats: int, chosen: Mapping[str, int]) -> list[int]:
    """What was chosen, else the next free subject (AT-01)."""
    wanted = [chosen[f"favourite{seat}"] for seat in range(seats)]
    taken = [colour for colour in wanted if colour >= 0]
    if len(set(taken)) < len(taken):
        message = "two seats cannot have the same favourite"
        raise ValueError(message)
    free = iter([colour for colour in range(len(COLOURS)) if colour not in taken])
    return [colour if colour >= 0 else next(free) for colour in wanted]


def _lay_out(state: State) -> None:
    """Shuffle the three decks and open four objectives, the first of them rightmost (AT-10)."""
    for name in ("A", "B"):
        state.decks[name] = [card.index for card in BOX.cards if card.deck == name]
        state.chance.shuffle(state.decks[name])
    state.objectives = list(range(len(BOX.objectives)))
    state.chance.shuffle(state.objectives)
    for _ in range(ROW):
        state.row.insert(0, state.objectives.pop())
    state.bag = list(range(len(BOX.tokens)))
    for seat, player in enumerate(state.players):
        tell(state, "favourite", seat, COLOURS[player.favourite])
    tell(state, "objectives", *state.row)
