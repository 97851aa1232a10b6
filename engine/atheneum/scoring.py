"""The end of the game (AT-70 to AT-75)."""

from __future__ import annotations

from data.atheneum import BOX
from engine.atheneum.geometry import beside_or_stacked
from engine.atheneum.patterns import filled_by, full
from engine.atheneum.state import Line, Player, State
from engine.atheneum.telling import tell
from engine.atheneum.tokens import CANDLE_PLACES


def score(state: State) -> None:
    """Write the score sheet and find the winners."""
    state.sheet = [line_of(player) for player in state.players]
    best = max(map(rank, state.sheet))
    state.winners = [seat for seat, line in enumerate(state.sheet) if rank(line) == best]
    for seat, line in enumerate(state.sheet):
        tell(state, "scored", seat, line.total)
    for seat in state.winners:
        tell(state, "won", seat)


def rank(line: Line) -> tuple[int, int, int]:
    """Points, then books, then favourite books; who is still equal shares the victory (AT-75)."""
    return line.total, line.books, line.favourites


def line_of(player: Player) -> Line:
    """One player's line of the score sheet."""
    desk = player.desk
    filled, favourites = filled_by(desk.books), desk.books[player.favourite]
    favourite = beside_or_stacked(favourites).bit_count()  # AT-70
    compartments = sum(BOX.compartments[index].value for index in full(filled))  # AT-71
    candles = sum(CANDLE_PLACES[place][1] for place in desk.candles)  # AT-72
    return Line(
        play=desk.points,
        favourite=favourite,
        compartments=compartments,
        candles=candles,
        wands=desk.wands,  # AT-73
        total=desk.points + favourite + compartments + candles + desk.wands,  # AT-74
        books=filled.bit_count(),
        favourites=favourites.bit_count(),
    )
