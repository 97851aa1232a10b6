"""The final count and who has won (XB-41 to XB-44)."""

from __future__ import annotations

from engine.ask import Flow
from engine.exlibrium.activation import tell_contest
from engine.exlibrium.goals import which
from engine.exlibrium.influence import first_and_second, influence
from engine.exlibrium.stacks import settle, spend
from engine.exlibrium.state import BERSERKER, CHARACTERS, NOBODY, State
from engine.exlibrium.telling import tell
from engine.picks import ask_named

BASIC = (2, 1)
"""How many cards the first and the second may spend for each character (XB-41)."""
ADVANCED = (1, 0)
"""The same in the advanced rules: only the first, and only one (XB-43)."""


def count(state: State) -> Flow[None]:
    """Count the next character: the first may spend, then perhaps the second (XB-41, XB-42)."""
    if state.character == BERSERKER:
        tell(state, "final-count")
    limits = allowed(state)
    _find_places(state)
    for place, (seat, limit) in enumerate(zip(state.places, limits, strict=True)):
        if seat != NOBODY and limit:
            state.active = seat
            yield from _may_spend(state, seat, place, limit)
    state.active, state.places = NOBODY, []
    state.character += 1
    if state.character == CHARACTERS:
        _finish(state)


def allowed(state: State) -> tuple[int, int]:
    """How many cards the first and the second may spend for a character (XB-41, XB-43)."""
    return ADVANCED if state.options["advanced"] else BASIC


def _find_places(state: State) -> None:
    """Find first and second before anyone spends (XB-42); who has no card is not told, as it can't spend."""
    _, limit = allowed(state)
    first, second = first_and_second(influence(state), state.character)
    state.places = [first.seat, second.seat if second else NOBODY]
    if not first.steps[0].most:
        tell(state, "nobody-counts", state.character)
        return
    tell_contest(state, first, "first")
    if second and limit and second.steps[0].most:
        tell_contest(state, second, "second")


def _may_spend(state: State, seat: int, place: int, limit: int) -> Flow[None]:
    """Let a seat spend up to a limit of cards for the counted character, or none (XB-41)."""
    character = state.character
    most = min(limit, len(state.players[seat].stacks[character]))
    if not most:
        return
    number = yield from ask_named(seat, "final", "spend", range(most + 1), (character, place + 1))
    places = yield from _which(state, seat, character, number)
    spend(state, seat, character, places)
    settle(state)


def _which(state: State, seat: int, character: int, number: int) -> Flow[list[int]]:
    """Which cards go; asked only where Mercenary cards may return by it: else all are the same now (XB-62)."""
    player = state.players[seat]
    ordinary = len(player.stacks[character]) - player.moved[character]
    if player.moved[character] and number >= ordinary:
        return (yield from which(state, seat, character, number, "final-cards"))
    return list(range(number))


def _finish(state: State) -> None:
    """Most points wins, then most influence left, Berserker first; else the victory is shared (XB-44)."""
    ranks = [[len(player.spent), *table] for player, table in zip(state.players, influence(state), strict=True)]
    state.winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    for seat, player in enumerate(state.players):
        tell(state, "scored", seat, len(player.spent), learned=True)
    for seat in state.winners:
        tell(state, "won", seat)
    state.phase = "over"
