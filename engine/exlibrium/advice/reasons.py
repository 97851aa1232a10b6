"""Why an answer was advised: the part of what may be expected that most tells it from the next best one."""

from __future__ import annotations

from collections.abc import Iterable

from engine.counsel import Reason
from engine.exlibrium.advice.worth import Account, Ledger, account, expected
from engine.exlibrium.state import State

ALIKE: Reason = ("alike", ())
"""Nothing on offer is worth more than anything else."""
NEW_CARD: Reason = ("new-card", ())
"""The Knight's card, which nobody knows yet."""
CLOSE = 1e-9
"""Worth that differs by less is the same."""


Gains = dict[tuple[tuple[str, int], int], float]
"""By part and seat, what one account is worth more than another."""


def difference(table: State, seat: int, chosen: Iterable[State], other: Iterable[State]) -> Reason:
    """What speaks most for the tables that one answer may lead to.

    It must tell them from those of the other answer, and if anything can, from the table as it is now. An ability may
    have to be used at a loss: then what one keeps is the reason.
    """
    ours, theirs = list(chosen), list(other)
    weights = _weights(theirs[0], seat)
    beside = _gains(_mean(ours), _mean(theirs), weights)
    better = {gain: min(value, beside[gain]) for gain, value in _gains(_mean(ours), _mean([table]), weights).items()}
    kept = {gain: value for gain, value in beside.items() if gain[1] == seat}
    for gains in (better, kept, beside):
        part, whose = max(gains, key=gains.__getitem__)
        if gains[part, whose] > CLOSE:
            return _told(part, whose, seat, len(ours[0].players[seat].spent) - len(table.players[seat].spent))
    return ALIKE


def _told(part: tuple[str, int], whose: int, seat: int, made: int) -> Reason:
    what, character = part
    if what == "points":
        return ("points", (made,))
    return (f"own-{what}", (character,)) if whose == seat else (f"other-{what}", (whose, character))


def _gains(one: Account, other: Account, weights: list[float]) -> Gains:
    return {
        (part, whose): weight * (one[part][whose] - other[part][whose])
        for part in {**one, **other}
        for whose, weight in enumerate(weights)
    }


def _mean(tables: list[State]) -> Account:
    """What may be expected on average over tables."""
    found = Ledger(tables[0].seats)
    for table in tables:
        for part, points in account(table).items():
            for seat, number in enumerate(points):
                found[part][seat] += number / len(tables)
    return found


def _weights(table: State, seat: int) -> list[float]:
    """How much each seat's points count to one: its own in full, against it the best and the average of the others."""
    points = expected(table)
    best = max((other for other in range(table.seats) if other != seat), key=lambda other: points[other])
    each = -0.5 / (table.seats - 1)
    return [1.0 if other == seat else each - 0.5 * (other == best) for other in range(table.seats)]
