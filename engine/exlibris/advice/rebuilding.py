"""Changing the shelf: the Lodge's second part, the Shelfmasons, and the Wizard's shift (EL-68, EL-78, EL-92)."""

from __future__ import annotations

from typing import NamedTuple

from engine.ask import Option, Picks
from engine.exlibris.advice.desk import Desk
from engine.exlibris.advice.plan import Plan, chain_worth, stability
from engine.exlibris.shelf import STEPS, chain, connected, removable, shift, shift_cells, slides
from engine.exlibris.state import Cell, Shelf, Stack


class Rebuilding(NamedTuple):
    """What to do at the Lodge: lift or swap, which places, which hand card."""

    gain: float
    way: str
    cells: tuple[Cell, ...] = ()
    card: int = -1


def best_rebuilding(desk: Desk) -> Rebuilding:
    """The best way to rearrange the shelf at the Lodge."""
    found = [Rebuilding(0.0, "nothing")]
    found += [*_swaps_with_hand(desk), *_swaps(desk), *_lifts(desk)]
    return max(found)


def _swaps_with_hand(desk: Desk) -> list[Rebuilding]:
    return [
        Rebuilding(desk.plan.gain_at(card, cell), "swap-hand", (cell,), card)
        for cell in desk.shelf
        for card in desk.hand
    ]


def _idle(desk: Desk) -> list[Cell]:
    """The places of cards that are not to stay face up."""
    kept = set(desk.plan.chain)
    return [cell for cell in desk.shelf if cell not in kept]


def _swaps(desk: Desk) -> list[Rebuilding]:
    """Swaps of an idle card that lies face up with another; they change no more than the order."""
    now = chain_worth(desk.shelf, desk.outlook.worth)
    found = []
    for idle in _idle(desk):
        for other in desk.shelf if desk.shelf[idle].face_up else ():
            if other != idle:
                changed = {**desk.shelf, idle: desk.shelf[other], other: desk.shelf[idle]}
                gain = chain_worth(changed, desk.outlook.worth) - now
                found.append(Rebuilding(gain, "swap-shelf", tuple(sorted((idle, other)))))
    return found


def _lifts(desk: Desk) -> list[Rebuilding]:
    """Lifts of an idle card that the shelf can spare."""
    spare = set(removable(desk.shelf)) if len(desk.shelf) > 1 else set()
    return [Rebuilding(_lifted(desk, cell), "lift", (cell,)) for cell in _idle(desk) if cell in spare]


def _lifted(desk: Desk, cell: Cell) -> float:
    rest = {other: stack for other, stack in desk.shelf.items() if other != cell}
    plan = Plan(rest, desk.outlook)
    return plan.value + plan.best(desk.shelf[cell].card)[0] - desk.plan.value


def best_slide(desk: Desk) -> tuple[float, Option]:
    """The best slide of cards of one row that adds to stability, and what it gains; the order stays."""
    best: tuple[float, Option] = (0.0, ("nothing",))
    now = stability(desk.shelf)
    for row, first, last, steps in slides(desk.shelf):
        changed = slid(desk.shelf, row, first, last, steps)
        if stability(changed) <= now:
            continue
        gain = Plan(changed, desk.outlook).value - desk.plan.value
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


def best_shifting(desk: Desk, card: int, directions: tuple[str, ...] = tuple(STEPS)) -> Shifting | None:
    """The best shift for a card: always a legal one, None where there is none."""
    found = [
        Shifting(_shifted(desk, card, group, direction, cell), direction, group, cell)
        for direction in directions
        for group in groups(desk.shelf, direction)
        for cell in shift_cells(desk.shelf, group, direction) or ()
    ]
    return max(found, default=None)


def groups(shelf: Shelf, direction: str) -> list[tuple[Cell, ...]]:
    """Groups worth a thought: a card with those that it pushes, and the whole shelf."""
    found = {tuple(sorted(chain(shelf, cell, direction))) for cell in shelf}
    found.add(tuple(sorted(shelf)))
    return sorted(group for group in found if connected(group))


def _shifted(desk: Desk, card: int, group: tuple[Cell, ...], direction: str, cell: Cell) -> float:
    changed = dict(desk.shelf)
    shift(changed, group, direction)
    changed[cell] = Stack(card)
    return Plan(changed, desk.outlook).value - desk.plan.value


def group_picks(desk: Desk, card: int, direction: str) -> Picks:
    """Which cards to shift; none where none can be."""
    best = best_shifting(desk, card, (direction,))
    return tuple(("stack", *cell) for cell in best.group) if best else ()
