"""`exlibris bench`: what a decision, a picture and a click cost, as figures and ratios."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games import faces
from bot.tools.bench_clicks import clicks
from bot.tools.bench_clocks import clocks
from bot.tools.bench_pictures import pictures
from bot.tools.bench_play import decisions
from engine.catalogue import rules_of


def bench() -> Iterator[str]:
    """Measure, and give one line for each figure."""
    for face in faces():
        yield from decisions(face)
        yield from pictures(face, rules_of(face.key).seats.stop - 1)
    yield from clicks()
    yield from clocks()
