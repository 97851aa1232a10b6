"""Which tiles leave a solo game: those that promise least once they are stocked anew (EL-98)."""

from __future__ import annotations

from collections.abc import Callable

from data.exlibris import BOX
from engine.ask import Ask, Picks
from engine.exlibris.advice.desk import Desk
from engine.exlibris.advice.placing import TILES, junk
from engine.picks import number_of

HUT_DRAWS = 3
"""How many assistants usually stand somewhere when the Hut is visited (EL-61)."""
MATCHING = 1.5
"""How many books of a discarded card usually match what lies at the Book Collector (EL-69)."""


def remove_tiles(desk: Desk, ask: Ask) -> Picks:
    """Part with as many tiles as must go, the least promising ones."""
    worst_first = sorted(ask.options, key=lambda option: promise(desk, number_of(option)))
    return tuple(worst_first[: ask.at_least])


def promise(desk: Desk, tile: int) -> float:
    """What a visit to a tile will gain in a round to come, when cards lie on it again."""
    return _STOCKED.get(tile, TILES[tile])(desk, tile)


def _hut(desk: Desk, tile: int) -> float:
    return desk.hand_change([desk.best_of(1)] * HUT_DRAWS)


def _swap(desk: Desk, tile: int) -> float:
    return _bookseller(desk, tile) + desk.hand_change([], 1)


def _collector(desk: Desk, tile: int) -> float:
    drawn = int(MATCHING * len(junk(desk))) // 2
    return desk.best_of(drawn)


def _bookseller(desk: Desk, tile: int) -> float:
    return desk.best_of(BOX.tiles[tile].up)


def _shack(desk: Desk, tile: int) -> float:
    found = BOX.tiles[tile].down // 2
    return desk.best_of(found) + desk.hand_change([desk.best_of(1)] * (found - 1))


_STOCKED: dict[int, Callable[[Desk, int], float]] = {
    1: _hut,
    2: _swap,
    9: _collector,
    10: _bookseller,
    13: _shack,
}
"""Tiles whose worth hangs on cards or assistants that are not there at the end of a round."""
