"""Changing the shelf: the Lodge's second part, the Shelfmasons, and the Wizard's shift (EL-68, EL-78, EL-92)."""

from __future__ import annotations

from typing import NamedTuple

from engine.ask import Option, Picks
from engine.exlibris.advice.mind import Mind
from engine.exlibris.advice.plan import Plan, chain_worth, stability
from engine.exlibris.shelf import STEPS, chain, connected, removable, shift, shift_cells, slides
from engine.exlibris.state import Cell, Shelf, Stack


class Rebuilding(NamedTuple):
    """What to do at the Lodge: lift or swap, which places, which hand card."""

    gain: float
    way: str
    cells: tuple[Cell, ...] = ()
    card: int = -1


def best_rebuilding(mind: Mind) -> Rebuilding:
    """The best way to rearrange the shelf at the Lodge."""
    found = [Rebuilding(0.0, "nothing")]
    found += [*_swaps_with_hand(mind), *_swaps(mind), *_lifts(mind)]
    return max(found)


def _swaps_with_hand(mind: Mind) -> list[Rebuilding]:
    return [
        Rebuilding(mind.plan.gain_at(card, cell), "swap-hand", (cell,), card)
        for cell in mind.shelf
        for card in mind.hand
    ]


def _idle(mind: Mind) -> list[Cell]:
    """The places of cards that are not to stay face up."""
    kept = set(mind.plan.chain)
    return [cell for cell in mind.shelf if cell not in kept]


def _swaps(mind: Mind) -> list[Rebuilding]:
    """Swaps of an idle card that lies face up with another; they change no more than the order."""
    now = chain_worth(mind.shelf, mind.outlook.worth)
    found = []
    for idle in _idle(mind):
        for other in mind.shelf if mind.shelf[idle].face_up else ():
            if other != idle:
                changed = {**mind.shelf, idle: mind.shelf[other], other: mind.shelf[idle]}
                gain = chain_worth(changed, mind.outlook.worth) - now
                found.append(Rebuilding(gain, "swap-shelf", tuple(sorted((idle, other)))))
    return found


def _lifts(mind: Mind) -> list[Rebuilding]:
    """Lifts of an idle card that the shelf can spare."""
    spare = set(removable(mind.shelf)) if len(mind.shelf) > 1 else set()
    return [Rebuilding(_lifted(mind, cell), "lift", (cell,)) for cell in _idle(mind) if cell in spare]


def _lifted(mind: Mind, cell: Cell) -> float:
    rest = {other: stack for other, stack in mind.shelf.items() if other != cell}
    plan = Plan(rest, mind.outlook)
    return plan.value + plan.best(mind.shelf[cell].card)[0] - mind.plan.value


def best_slide(mind: Mind) -> tuple[float, Option]:
    """The best slide of cards of one row that adds to stability, and what it gains; the order stays."""
    best: tuple[float, Option] = (0.0, ("nothing",))
    now = stability(mind.shelf)
    for row, first, last, steps in slides(mind.shelf):
        changed = slid(mind.shelf, row, first, last, steps)
        if stability(changed) <= now:
            continue
        gain = Plan(changed, mind.outlook).value - mind.plan.value
        best = max(best, (gain, ("slide", row, first, last, steps)), key=lambda one: one[0])
    return best


def slid(shelf: Shelf, row: int, first: int, last: int, steps: int) -> Shelf:
    """A shelf after a slide."""
    return {
        (cell[0], cell[1] + steps) if cell[0] == row and first <= cell[1] <= last else cell: stack
        for cell, stack in shelf.items()
    }


class Shifting(NamedTuple):
    """What the Wizard may do before a card is shelved: the way, the group, and the place then."""

    gain: float
    direction: str
    group: tuple[Cell, ...]
    cell: Cell


def best_shifting(mind: Mind, card: int, directions: tuple[str, ...] = tuple(STEPS)) -> Shifting | None:
    """The best shift for a card: always a legal one, None where there is none."""
    found = [
        Shifting(_shifted(mind, card, group, direction, cell), direction, group, cell)
        for direction in directions
        for group in groups(mind.shelf, direction)
        for cell in shift_cells(mind.shelf, group, direction) or ()
    ]
    return max(found, default=None)


def groups(shelf: Shelf, direction: str) -> list[tuple[Cell, ...]]:
    """Groups worth a thought: a card with those that it pushes, and the whole shelf."""
    found = {tuple(sorted(chain(shelf, cell, direction))) for cell in shelf}
    found.add(tuple(sorted(shelf)))
    return sorted(group for group in found if connected(group))


def _shifted(mind: Mind, card: int, group: tuple[Cell, ...], direction: str, cell: Cell) -> float:
    changed = dict(mind.shelf)
    shift(changed, group, direction)
    changed[cell] = Stack(card)
    return Plan(changed, mind.outlook).value - mind.plan.value


def group_picks(mind: Mind, card: int, direction: str) -> Picks:
    """Which cards to shift; none where none can be."""
    best = best_shifting(mind, card, (direction,))
    return tuple(("stack", *cell) for cell in best.group) if best else ()
