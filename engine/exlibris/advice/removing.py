"""Which tiles leave a solo game: those that promise least once they are stocked anew (EL-98)."""

from __future__ import annotations

from collections.abc import Callable

from data.exlibris import BOX
from engine.ask import Ask, Picks
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.placing import TILES, junk
from engine.picks import number_of

HUT_DRAWS = 3
"""How many assistants usually stand somewhere when the Hut is visited (EL-61)."""
MATCHING = 1.5
"""How many books of a discarded card usually match what lies at the Book Collector (EL-69)."""


def remove_tiles(mind: Mind, ask: Ask) -> Picks:
    """Part with as many tiles as must go, the least promising ones."""
    worst_first = sorted(ask.options, key=lambda option: promise(mind, number_of(option)))
    return tuple(worst_first[: ask.at_least])


def promise(mind: Mind, tile: int) -> float:
    """What a visit to a tile will gain in a round to come, when cards lie on it again that mostly are left over."""
    stocked = BOX.tiles[tile].up + BOX.tiles[tile].down
    return _STOCKED.get(tile, TILES[tile])(mind, tile) - mind.drawing(stocked)


def _hut(mind: Mind, tile: int) -> float:
    return mind.draw(HUT_DRAWS)


def _swap(mind: Mind, tile: int) -> float:
    return _bookseller(mind, tile) + mind.hand_change([], 1)


def _collector(mind: Mind, tile: int) -> float:
    drawn = int(MATCHING * len(junk(mind))) // 2
    return mind.best_of(drawn) - mind.drawing(drawn)


def _bookseller(mind: Mind, tile: int) -> float:
    return mind.best_of(BOX.tiles[tile].up)


def _shack(mind: Mind, tile: int) -> float:
    found = BOX.tiles[tile].down // 2
    return mind.best_of(found) + mind.hand_change([mind.best_of(1)] * (found - 1))


_STOCKED: dict[int, Callable[[Mind, int], float]] = {
    1: _hut,
    2: _swap,
    9: _collector,
    10: _bookseller,
    13: _shack,
}
"""Tiles whose worth hangs on cards or assistants that are not there at the end of a round."""
