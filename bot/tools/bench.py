"""`exlibris bench`: what a decision, a picture and a click cost, as figures and ratios."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games import Face, faces
from bot.tools.bench_clicks import clicks
from bot.tools.bench_clocks import clocks
from bot.tools.bench_pictures import pictures
from bot.tools.simulate import simulate
from engine.catalogue import rules_of

GAMES = 20


def bench() -> Iterator[str]:
    """Measure, and give one line for each figure."""
    for face in faces():
        yield from _decisions(face)
        yield from pictures(face, _seats(face)[1])
    yield from clicks()
    yield from clocks()


def _seats(face: Face) -> tuple[int, int]:
    """Return the fewest and the most players of a game, two at least."""
    seats = rules_of(face.key).seats
    return max(seats.start, 2), seats.stop - 1


def _decisions(face: Face) -> Iterator[str]:
    for players in _seats(face):
        tally = simulate(face.key, ["random"] * players, GAMES, "bench", {})
        each = 1e6 * tally.seconds / tally.decisions
        yield f"{face.key}: decision, {players} random players: {each:.1f} us over {tally.decisions} decisions"
