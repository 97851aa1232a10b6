"""How chances went in a game that is over, for each seat by what it saw at the time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import exp, log
from statistics import fmean
from typing import Any, NamedTuple

from engine.catalogue import AnyRules
from engine.decided import Decision
from engine.foresight import AnyForesight
from engine.search import Tables, UnlikeError

LARGEST = 30.0


class Point(NamedTuple):
    """Somebody's chances after one of their choices."""

    at: int
    """How many choices of the record had been made."""
    value: float
    """The chance of winning, from 0 to 1; in a game for one the points so far."""


def curve(
    rules: AnyRules, foresight: AnyForesight, mine: Sequence[Decision], points: int, tables: int
) -> tuple[Point, ...]:
    """Return a seat's chances after some of its choices, as evenly over all of them as can be told."""
    found = (_first(rules, foresight, part, tables) for part in _parts(mine, points))
    return tuple(point for point in found if point is not None)


def _parts(mine: Sequence[Decision], points: int) -> Iterator[Sequence[Decision]]:
    ends = [place * len(mine) // points for place in range(points + 1)]
    for begin, end in pairwise(ends):
        yield mine[begin:end]


def _first(rules: AnyRules, foresight: AnyForesight, part: Sequence[Decision], tables: int) -> Point | None:
    """The chances after the first choice that can be tried on dealt tables; alone, the points before the first one."""
    for one in part:
        if one.view.seats == 1:
            return Point(one.at, foresight.points(one.view)) if foresight.points else None
        lead = _lead_after(rules, foresight, one, tables)
        if lead is not None:
            return Point(one.at + 1, round(chance(foresight, one.view, lead), 3))
    return None


def _lead_after(rules: AnyRules, foresight: AnyForesight, one: Decision, tables: int) -> float | None:
    """The lead that a choice brings, at the mean of some dealt tables; None where it can't be tried on them."""
    dealt = Tables(rules, foresight, one.view, one.ask)
    try:
        return fmean(dealt.end(one.picks, number).lead for number in range(tables))
    except UnlikeError:
        return None


def chance(foresight: AnyForesight, view: Any, lead: float) -> float:
    """Return how likely a seat wins that may expect a lead: a logistic, whose weights were measured."""
    odds, others, done = foresight.odds, log(max(1, view.seats - 1)), foresight.done(view)
    weight = lead * (odds.lead + odds.lead_done * done) + others * (odds.others + odds.others_done * done)
    return 1 / (1 + exp(-max(-LARGEST, min(LARGEST, weight))))
