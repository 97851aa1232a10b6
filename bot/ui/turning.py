"""What the clicks of a panel do that answer nothing: where they lead in a long question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.ui.arranging import Turned
from bot.ui.controls import MOST_OPTIONS
from bot.ui.ids import unpacked


def _marked(numbers: Sequence[int], picked: Sequence[int]) -> Turned:
    """Mark options of one page; those of other pages stay marked."""
    page = numbers[0] if numbers else 0
    here = range(page * MOST_OPTIONS, (page + 1) * MOST_OPTIONS)
    elsewhere = [index for index in unpacked(numbers[1:]) if index not in here]
    return Turned(page, tuple(sorted({*elsewhere, *picked})))


def _leafed(numbers: Sequence[int], picked: Sequence[int]) -> Turned:
    """Leaf through a long question."""
    return Turned(numbers[0] if numbers else 0, unpacked(numbers[1:]))


def _unfolded(numbers: Sequence[int], picked: Sequence[int]) -> Turned:
    """Open another heading of a folded question, or leaf below it."""
    opened, page = (*picked, *numbers[:2], 0, 0)[:2]
    return Turned(page, fold=opened)


def _sure(numbers: Sequence[int], picked: Sequence[int]) -> Turned:
    """Ask once more before an answer that costs something."""
    return Turned(sure=numbers[0] if numbers else None)


TURNING: dict[str, Callable[[Sequence[int], Sequence[int]], Turned]] = {
    "mark": _marked,
    "prev": _leafed,
    "next": _leafed,
    "fold": _unfolded,
    "sure": _sure,
}
"""By verb, from the numbers behind the question's and what was picked in a menu."""
