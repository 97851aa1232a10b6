"""`exlibris bench`: what a decision, a picture and a click cost, as figures and ratios."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from bot.bench_clicks import clicks
from bot.gallery import NAMES, played
from bot.games import Face, faces
from bot.pictures import draw
from bot.simulate import simulate
from data.words import DEFAULT
from engine.catalogue import rules_of

GAMES = 20
PICTURES = 30
MOVES = 60
"""So many choices are made before a board is drawn: it is full then, and no game is over."""


def bench() -> Iterator[str]:
    """Measure, and give one line for each figure."""
    for face in faces():
        yield from _decisions(face)
        yield from _pictures(face)
    yield from clicks()


def _seats(face: Face) -> tuple[int, int]:
    """Return the fewest and the most players of a game, two at least."""
    seats = rules_of(face.key).seats
    return max(seats.start, 2), seats.stop - 1


def _decisions(face: Face) -> Iterator[str]:
    for players in _seats(face):
        tally = simulate(face.key, ["random"] * players, GAMES, "bench", {})
        each = 1e6 * tally.seconds / tally.decisions
        yield f"{face.key}: decision, {players} random players: {each:.1f} us over {tally.decisions} decisions"


def _pictures(face: Face) -> Iterator[str]:
    players = _seats(face)[1]
    match = played(face.key, players, "bench", MOVES)
    sketch = face.draw_board(match.view(None), NAMES[:players], (0,))
    if sketch is None:
        return
    draw(sketch, DEFAULT)  # fonts and sprites are loaded once
    times = []
    for _ in range(PICTURES):
        started = time.perf_counter()
        drawn = draw(sketch, DEFAULT)
        times.append(time.perf_counter() - started)
    size = len(drawn.picture.png) / 1000
    yield f"{face.key}: board: {1000 * statistics.median(times):.1f} ms, {size:.0f} KB, {drawn.picture.width} px wide"
