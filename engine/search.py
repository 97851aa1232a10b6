"""Looking ahead, the same for all games: give some answers on tables that may be, and see what comes of them.

Tables are dealt that look like a view. On each of them every answer still in the running is given, with the same luck,
and the game is played on by quick minds. Then half of the answers leave the running, and those that stay are given on
more tables. A flow can't be copied, so for each answer the table is dealt again from the same luck, and its turn begins
anew: that takes less time than two answers of a play-out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from math import fsum, inf, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from engine.ask import Ask, Flow, Picks, Waited
from engine.catalogue import AnyRules
from engine.chance import SEED_BYTES, Chance
from engine.foresight import AnyForesight, Budget

MOST_CHOICES = 8
"""So many answers are tried at the most."""
MOST_TURNS = 200
"""No play-out is longer, whatever rules and minds do."""
TRUST = 2
"""First sight counts as so many play-outs."""
ENOUGH = 2
"""Answers that come to the same on fewer tables may do so by chance."""
APART = 1 << 16
"""How far the luck of one table lies from that of the next."""


class End(NamedTuple):
    """What came of an answer on a table."""

    value: float
    """What the table was worth in the end: the lead, and what the game counts for a victory."""
    lead: float
    """The seat's lead over the best other, in points, made or to be expected."""
    won: float | None
    """The seat's share of the victory; None where the game was not over."""


@dataclass
class Tried:
    """An answer, and what came of it."""

    picks: Picks
    promise: float
    """What it is worth at first sight."""
    ends: list[End] = field(default_factory=list)
    """What came of it on each table; the n-th is the same table for all answers."""

    @property
    def values(self) -> list[float]:
        """What each table was worth in the end."""
        return [end.value for end in self.ends]

    @property
    def worth(self) -> float:
        """What the answer is worth, by what was tried and, where that is little, by what it promised."""
        return (TRUST * self.promise + fsum(self.values)) / (TRUST + len(self.values))


class Ranked(NamedTuple):
    """An answer beside the best one. Both were tried on the same tables, so their difference tells more than each."""

    picks: Picks
    behind: float
    """By how much it is worth less than the best answer, in points of the lead; 0 for the best, never below."""
    error: float
    """The standard error of that by luck alone; infinite where fewer than two tables were tried."""
    tables: int
    """On how many tables it was tried; 0 where time was up and first sight decided."""
    lead: float
    """The lead over the best other, in points, that the seat may expect after it; 0 where no table was tried."""
    won: float | None
    """The share of victories after it; None where not all games were played on to their end."""


class UnlikeError(Exception):
    """A dealt table whose turn does not lead to the question."""


class Tables:
    """The tables that look like a view, and what comes of answers on them."""

    def __init__(self, rules: AnyRules, foresight: AnyForesight, view: Any, ask: Ask) -> None:
        self.rules, self.foresight, self.view, self.ask = rules, foresight, view, ask
        self._seed = blake2b(repr((view, ask)).encode(), digest_size=SEED_BYTES).hexdigest()
        self._ends = foresight.until(view)

    def end(self, picks: Picks, number: int) -> End:
        """What comes of an answer on a table; raises UnlikeError where its turn asks another thing."""
        state = self.rules.deal(self.view, Chance(self._seed, number * APART))
        flow = self._at_question(state)
        self._play_on(state, flow, _sent(flow, self.ask.seat, picks))
        return self._worth(state, self.ask.seat)

    def _worth(self, state: Any, seat: int) -> End:
        lead, hope = self.foresight.prospect(state, seat)
        if not self.rules.over(state):
            return End(lead + hope, lead, None)
        winners = self.rules.winners(state)
        return End(lead + hope, lead, 1 / len(winners) if seat in winners else 0.0)

    def _at_question(self, state: Any) -> Flow[None]:
        """Begin a table's turn, and go on to the question."""
        flow, answered = self.foresight.resume(state, self.ask)
        wait = next(flow, None)
        for picks in answered:
            if self._is_asked(wait):
                break
            if _offers(wait, self.ask.seat, picks):  # what left no choice was not asked
                wait = _sent(flow, self.ask.seat, picks)
        if not self._is_asked(wait):
            raise UnlikeError
        return flow

    def _is_asked(self, wait: Waited | None) -> bool:
        found, ask = _asked(wait, self.ask.seat), self.ask
        return found is not None and (found.key, found.options, found.about) == (ask.key, ask.options, ask.about)

    def _play_on(self, state: Any, flow: Flow[None], wait: Waited | None) -> None:
        """Play on to the end of what is looked at."""
        for _ in range(MOST_TURNS):
            while wait is not None:
                ask = next(ask for ask in wait.asks if ask.seat not in wait.answered)
                wait = _sent(flow, ask.seat, self.foresight.answer(state, ask))
            state.told.clear()
            if self.rules.over(state) or self._ends(state):
                return
            flow = self.rules.turn(state)
            wait = next(flow, None)


def _sent(flow: Flow[None], seat: int, picks: Picks) -> Waited | None:
    """Answer in a flow, and return what it waits for then; None where it is over."""
    try:
        return flow.send((seat, picks))
    except StopIteration:
        return None


def _asked(wait: Waited | None, seat: int) -> Ask | None:
    return next((ask for ask in wait.asks if ask.seat == seat), None) if wait is not None else None


def _offers(wait: Waited | None, seat: int, picks: Picks) -> bool:
    ask = _asked(wait, seat)
    return ask is not None and set(picks) <= set(ask.options)


def answer(rules: AnyRules, view: Any, ask: Ask, strength: str, budget: Budget) -> Picks:
    """Answer a question from a view alone as well as an automatic player of a strength can, who may be the master.

    With a budget without a clock the same view and the same question always bring the same answer.
    """
    if strength != rules.master:
        return rules.advise(view, ask, strength)
    tried = best_first(rules, view, ask, budget)
    return tried[0].picks if tried else rules.advise(view, ask, rules.strengths[-1])


def best_first(rules: AnyRules, view: Any, ask: Ask, budget: Budget, also: Picks | None = None) -> list[Tried]:
    """Return some answers to a question with what came of them, the best first; none where there was nothing to try.

    `also` is among them whatever it promises, and is tried for as long as the best one.
    """
    if rules.foresight is None or len(ask.options) == 1:
        return []
    choices = _choices(rules.foresight, view, ask, also)
    if len(choices) < 2:
        return choices
    try:
        return _halved(Tables(rules, rules.foresight, view, ask), choices, budget, also)
    except UnlikeError:
        return []


def _choices(foresight: AnyForesight, view: Any, ask: Ask, also: Picks | None) -> list[Tried]:
    """The answers that promise most, and one more; where nothing is known of that, it promises as little as any."""
    found = [Tried(*promise) for promise in foresight.choices(view, ask, MOST_CHOICES)]
    if also is None or not found or any(one.picks == also for one in found):
        return found
    promises = dict(foresight.choices(view, ask, len(ask.options)))
    return [*found, Tried(also, promises.get(also, min(promises.values())))]


def ranked(rules: AnyRules, view: Any, ask: Ask, budget: Budget, also: Picks | None = None) -> list[Ranked]:
    """Return the master's answers to a question with how far each is behind the best, the best first.

    They are found from the view alone; without `also` the first one is what `answer` gives with the same budget. `also`
    is one that should be among them, such as what somebody has answered: it is tried on as many tables as the best one.
    None are returned where the game has no master or the question is not worth a search, as where one option is left.
    What speaks for one of them tells `rules.foresight.why(view, ask, picks)`.
    """
    tried = best_first(rules, view, ask, budget, also)
    return sorted([_beside(tried[0], one) for one in tried], key=lambda one: one.behind)


def _beside(best: Tried, one: Tried) -> Ranked:
    """Compare an answer to the best one, on those tables where both were tried."""
    pairs = list(zip(best.ends, one.ends, strict=False))
    less = [ours.value - theirs.value for ours, theirs in pairs]
    behind = (TRUST * (best.promise - one.promise) + fsum(less)) / (TRUST + len(less))
    error = inf if len(less) < 2 else stdev(less) / sqrt(len(less))
    if not pairs:
        return Ranked(one.picks, max(0.0, behind), error, 0, 0.0, None)
    lead = _fair([end.lead for end in best.ends], [end.lead for end in one.ends])
    ours, theirs = ([end.won for end in tried.ends if end.won is not None] for tried in (best, one))
    over = len(ours) == len(best.ends) and len(theirs) == len(one.ends)
    won = min(1.0, max(0.0, _fair(ours, theirs))) if over else None
    return Ranked(one.picks, max(0.0, behind), error, len(pairs), lead, won)


def _fair(best: list[float], other: list[float]) -> float:
    """The mean of another answer's figures if it had been tried on all tables on which the best one was tried."""
    return fmean(best) - fmean(best[: len(other)]) + fmean(other)


def _halved(tables: Tables, running: list[Tried], budget: Budget, also: Picks | None) -> list[Tried]:
    """In stages give all answers on as many tables as the budget has for them; after each keep the better half."""
    stages = (len(running) - 1).bit_length()
    began = budget.clock() if budget.clock is not None else 0.0
    out: list[Tried] = []
    for stage in range(1, stages + 1):
        first, number = len(running[0].ends), max(1, budget.playouts // stages // len(running))
        ends = began + budget.seconds * stage / stages
        _try_all(tables, running, range(first, first + number), budget.clock, ends)
        running = sorted(running, key=lambda one: -one.worth)  # of equals the one that promised more
        running, twins = _unlike(running, also)
        out = [*twins, *out]
        stay = (len(running) + 1) // 2
        out = [*[one for one in running[stay:] if one.picks != also], *out]
        running = [one for place, one in enumerate(running) if place < stay or one.picks == also]
    return [*running, *out]


def _unlike(tried: list[Tried], also: Picks | None) -> tuple[list[Tried], list[Tried]]:
    """Part answers from those that came to the same as a better one on every table, which need not be tried further."""
    met: set[tuple[float, ...]] = set()
    unlike: list[Tried] = []
    twins: list[Tried] = []
    for one in tried:
        values = tuple(one.values)
        same = len(values) >= ENOUGH and values in met and one.picks != also
        (twins if same else unlike).append(one)
        met.add(values)
    return unlike, twins


def _try_all(
    tables: Tables, running: list[Tried], numbers: range, clock: Callable[[], float] | None, ends: float
) -> None:
    """Give all answers on some tables, until a clock says that it is time to end."""
    for number in numbers:
        for place, one in enumerate(running):
            if clock is not None and clock() >= ends:
                _forget(running[:place])
                return
            one.ends.append(tables.end(one.picks, number))


def _forget(tried: Sequence[Tried]) -> None:
    """Forget the last table, on which not all answers were given: that would be no fair comparison."""
    for one in tried:
        one.ends.pop()
