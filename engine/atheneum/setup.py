"""Setting up a match (AT-01, AT-10)."""

from __future__ import annotations

from collections.abc import Mapping

from data.atheneum import BOX
from engine.atheneum.state import COLOURS, Player, State
from engine.atheneum.telling import tell
from engine.chance import Chance
from engine.options import GameOption

ROW = 4
MOST_SEATS = 5
SUBJECTS = {"next": -1, **{colour: index for index, colour in enumerate(COLOURS)}}
OPTIONS = tuple(GameOption(f"favourite{seat}", SUBJECTS, offered=False) for seat in range(MOST_SEATS))
"""Each seat's favourite subject, by default the next free one; one of a seat that nobody sits on is left alone."""


def new(seats: int, options: Mapping[str, int], chance: Chance) -> State:
    """Set up a match for 2 to 5 seats; raises ValueError where two have the same favourite."""
    state = State(chance, seats, dict(options))
    state.players = [Player(favourite) for favourite in _favourites(seats, options)]
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
