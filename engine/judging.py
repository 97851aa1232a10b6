"""What choices cost, and which was the best: what was chosen beside what could have been, on the same dealt tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.ask import Option, Picks
from engine.catalogue import AnyRules
from engine.counsel import Promise
from engine.decided import Decision
from engine.foresight import AnyForesight, Budget
from engine.search import Ranked, ranked

COSTLIEST = 3
"""So many costly choices of each person are told at most."""
LEAST = 0.5
"""What costs less, in points, is no mistake worth telling."""
TELLING = 0.1
"""What is better by less is no choice worth praising."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How often the game may be played on for one review; the same numbers always bring the same review."""

    playouts: int = 1400
    """For the choices of all people together: half for a first look, half for a closer one."""
    most: int = 96
    """For one choice, and no more."""
    looks: int = 8
    """So many choices of each person are looked at ..."""
    closer: int = 5
    """... and so many of them more closely."""
    points: int = 16
    """So many points has each seat's curve ..."""
    tables: int = 4
    """... each of them from so many tables."""

    def budget(self, people: int, choices: int) -> Budget:
        """Return what there is for one choice of so many that are looked at of each person."""
        return Budget(max(1, min(self.most, self.playouts // 2 // people // choices)))


class Judged(NamedTuple):
    """A choice beside another one that could have been made."""

    at: int
    """How many choices of the record came before it."""
    number: int
    """Its number in the log."""
    praised: bool
    """Whether it was the best one itself."""
    given: Picks
    other: Picks
    """The best one; of a choice that is praised the next best."""
    points: float
    """By how much the better one of the two is worth more, in points of the lead."""
    reason: str
    """What speaks for the better one, as a hint gives it."""
    args: Option


class Compared(NamedTuple):
    """A choice, and how far what was tried is behind the best."""

    decision: Decision
    found: list[Ranked]

    @property
    def given(self) -> Ranked:
        """What was chosen."""
        return next(one for one in self.found if one.picks == self.decision.picks)

    @property
    def other(self) -> Ranked:
        """The best of what was not chosen."""
        return next(one for one in self.found if one.picks != self.decision.picks)

    @property
    def gain(self) -> float:
        """By how much the choice is better than all others; below 0 where one of them is better."""
        return self.other.behind - self.given.behind

    @property
    def costly(self) -> bool:
        """Whether the choice cost more than luck explains."""
        return self.given.behind >= LEAST and self.given.behind > self.given.error


def judged(
    rules: AnyRules, foresight: AnyForesight, mine: Sequence[Decision], people: int, effort: Effort
) -> list[Judged]:
    """Return somebody's costliest choices, the costliest first, and then their best one, as far as there are any."""
    first = doubtful(foresight, mine)[: effort.looks]
    looked = _compared(rules, first, effort.budget(people, effort.looks))
    few = _both_ends(sorted(looked, key=lambda one: one.gain), effort.closer)
    closer = _compared(rules, few, effort.budget(people, effort.closer))
    worst = sorted((one for one in closer if one.costly), key=lambda one: one.gain)[:COSTLIEST]
    best = max(closer, key=lambda one: one.gain, default=None)
    finest = [best] if best is not None and best.gain >= TELLING else []
    return [_told(foresight, one) for one in (*worst, *finest)]


def doubtful(foresight: AnyForesight, mine: Iterable[Decision]) -> list[Decision]:
    """Return the choices that are worth a thought: those first that cost most at first sight, then the closest."""
    promised = [(one, foresight.choices(one.view, one.ask, len(one.ask.options))) for one in mine]
    behind = [(-_behind(found, one.picks), one.at, one) for one, found in promised if len(found) > 1]
    return [one for _, _, one in sorted(behind, key=lambda entry: entry[:2])]


def _behind(promised: Sequence[Promise], picks: Picks) -> float:
    """How far a choice is behind the best other one at first sight; below 0 where it is the best itself."""
    given = next((one.worth for one in promised if one.picks == picks), promised[-1].worth)
    return max(one.worth for one in promised if one.picks != picks) - given


def _compared(rules: AnyRules, chosen: Iterable[Decision], budget: Budget) -> list[Compared]:
    """Try what was chosen and what could have been; what can't be tried falls out."""
    tried = (Compared(one, ranked(rules, one.view, one.ask, budget, one.picks)) for one in chosen)
    return [one for one in tried if len(one.found) > 1 and one.given.tables]


def _both_ends(looked: Sequence[Compared], count: int) -> list[Decision]:
    """The worst choices, and the two best."""
    worst = looked[: count - 2]
    return [one.decision for one in (*worst, *looked[len(worst) :][-2:])]


def _told(foresight: AnyForesight, one: Compared) -> Judged:
    decision, gain = one.decision, one.gain
    better = decision.picks if gain > 0 else one.found[0].picks
    reason, args = foresight.why(decision.view, decision.ask, better)
    points = round(abs(gain), 1)
    return Judged(decision.at, decision.number, gain > 0, decision.picks, one.other.picks, points, reason, args)
