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
from typing import Any

from engine.ask import Ask, Flow, Picks, Wait
from engine.catalogue import AnyRules
from engine.chance import SEED_BYTES, Chance
from engine.foresight import AnyForesight, Budget

MOST_CHOICES = 8
"""So many answers are tried at the most."""
MOST_TURNS = 200
"""No play-out is longer, whatever rules and minds do."""
TRUST = 2
"""First sight counts as so many play-outs."""
APART = 1 << 16
"""How far the luck of one table lies from that of the next."""


@dataclass
class Tried:
    """An answer, and what came of it."""

    picks: Picks
    promise: float
    """What it is worth at first sight."""
    values: list[float] = field(default_factory=list)
    """What each table was worth in the end; the n-th is the same table for all answers."""

    @property
    def worth(self) -> float:
        """What the answer is worth, by what was tried and, where that is little, by what it promised."""
        return (TRUST * self.promise + sum(self.values)) / (TRUST + len(self.values))


class UnlikeError(Exception):
    """A dealt table whose turn does not lead to the question."""


class Tables:
    """The tables that look like a view, and what comes of answers on them."""

    def __init__(self, rules: AnyRules, foresight: AnyForesight, view: Any, ask: Ask) -> None:
        self.rules, self.foresight, self.view, self.ask = rules, foresight, view, ask
        self._seed = blake2b(repr((view, ask)).encode(), digest_size=SEED_BYTES).hexdigest()
        self._ends = foresight.until(view)

    def value(self, picks: Picks, number: int) -> float:
        """What a table is worth once an answer is given on it; raises UnlikeError where its turn asks another thing."""
        state = self.rules.deal(self.view, Chance(self._seed, number * APART))
        flow = self._at_question(state)
        self._play_on(state, flow, _sent(flow, self.ask.seat, picks))
        return self.foresight.worth(state, self.ask.seat)

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

    def _is_asked(self, wait: Wait | None) -> bool:
        found, ask = _asked(wait, self.ask.seat), self.ask
        return found is not None and (found.key, found.options, found.about) == (ask.key, ask.options, ask.about)

    def _play_on(self, state: Any, flow: Flow[None], wait: Wait | None) -> None:
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


def _sent(flow: Flow[None], seat: int, picks: Picks) -> Wait | None:
    """Answer in a flow, and return what it waits for then; None where it is over."""
    try:
        return flow.send((seat, picks))
    except StopIteration:
        return None


def _asked(wait: Wait | None, seat: int) -> Ask | None:
    return next((ask for ask in wait.asks if ask.seat == seat), None) if wait is not None else None


def _offers(wait: Wait | None, seat: int, picks: Picks) -> bool:
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


def best_first(rules: AnyRules, view: Any, ask: Ask, budget: Budget) -> list[Tried]:
    """Return some answers to a question with what came of them, the best first; none where there was nothing to try."""
    if rules.foresight is None or len(ask.options) == 1:
        return []
    choices = [Tried(*promise) for promise in rules.foresight.choices(view, ask, MOST_CHOICES)]
    if len(choices) < 2:
        return choices
    try:
        return _halved(Tables(rules, rules.foresight, view, ask), choices, budget)
    except UnlikeError:
        return []


def _halved(tables: Tables, running: list[Tried], budget: Budget) -> list[Tried]:
    """In stages give all answers on as many tables as the budget has for them; after each keep the better half."""
    stages = (len(running) - 1).bit_length()
    began = budget.clock() if budget.clock is not None else 0.0
    out: list[Tried] = []
    for stage in range(1, stages + 1):
        first, number = len(running[0].values), max(1, budget.playouts // stages // len(running))
        ends = began + budget.seconds * stage / stages
        _try_all(tables, running, range(first, first + number), budget.clock, ends)
        running = sorted(running, key=lambda one: -one.worth)  # of equals the one that promised more
        stay = (len(running) + 1) // 2
        running, out = running[:stay], [*running[stay:], *out]
    return [*running, *out]


def _try_all(
    tables: Tables, running: list[Tried], numbers: range, clock: Callable[[], float] | None, ends: float
) -> None:
    """Give all answers on some tables, until a clock says that it is time to end."""
    for number in numbers:
        for place, one in enumerate(running):
            if clock is not None and clock() >= ends:
                _forget(running[:place])
                return
            one.values.append(tables.value(one.picks, number))


def _forget(tried: Sequence[Tried]) -> None:
    """Forget the last table, on which not all answers were given: that would be no fair comparison."""
    for one in tried:
        one.values.pop()
