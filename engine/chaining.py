"""Whole moves, the same for all games: some answers in a row, as far as a view alone can tell what is asked next.

A table is dealt that looks like the view, an answer is given on it, and what is asked next is answered as advised,
until somebody learns something hidden, luck is used, or somebody else is asked. So a move never decides past a reveal,
and it can't tell anything: all that it was found from is what its owner sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeAlias

from engine.ask import Ask, Flow, Picks, Waited
from engine.catalogue import AnyRules
from engine.chance import SEED_BYTES, Chance
from engine.moves import Move, Step

MOST_MOVES = 8
MOST_STEPS = 16


class _Still(Chance):
    """No luck at all: a move ends where it would matter, and to shuffle what is dealt is half of a deal's time."""

    def below(self, bound: int) -> int:
        return 0

    def shuffle(self, items: list[Any]) -> None:
        """Let everything lie where it is."""


_LUCK = _Still("00" * SEED_BYTES)

Table: TypeAlias = tuple[Any, Flow[Any]]
"""A dealt table, and how it goes on from the question that waits there."""


def may_begin(rules: AnyRules, view: Any, ask: Ask) -> bool:
    """Tell at once whether a move may begin with a question: not where nothing is known that asks it."""
    return rules.moves is not None and bool(rules.moves.ways(view, ask))


def whole_moves(rules: AnyRules, view: Any, ask: Ask, most: int = MOST_MOVES) -> list[Move]:
    """Return moves that begin with a question, the most promising first; what a single answer does is none."""
    tables = _tables(rules, view, ask)
    table = next(tables, None)
    if rules.moves is None or table is None:
        return []
    found: list[tuple[Move, Any]] = []
    first = [picks for picks in rules.moves.first(view, ask, most) if not _ends(rules, picks)]
    for picks, dealt in zip(first, chain((table,), tables), strict=False):
        move, after = _played(rules, dealt, Step(ask, picks, view))
        # One after which nothing is done is none, and answers in another order that lead to the same are no other move.
        if after is not None and all(after != known for _, known in found):
            found.append((move, after))
    return [move for move, _ in found]


def listed_moves(rules: AnyRules, view: Any, ask: Ask, most: int) -> list[Move]:
    """Return all moves of a game's list that begin with a question, in the order of their options, without advice.

    None where there are more than `most`, for a list that is not complete would be advice too.
    """
    if rules.moves is None or rules.moves.listed is None:
        return []
    found, tables = list[Move](), _tables(rules, view, ask)
    open_: list[tuple[Picks, ...]] = [(picks,) for picks in reversed(rules.moves.listed(ask))]
    while open_ and len(found) <= most:
        table, script = next(tables, None), open_.pop()
        if table is None:
            return []
        steps, after = _followed(rules, table, ask, script)
        further = [] if after is None else rules.moves.listed(after)
        open_ += [(*script, picks) for picks in reversed(further)]
        if not further and len(steps) > 1:
            found.append(steps)
    return found if len(found) <= most else []


def _followed(rules: AnyRules, table: Table, ask: Ask, script: Sequence[Picks]) -> tuple[Move, Ask | None]:
    """Give some answers on a dealt table; return them as a move, and what is asked then without a reveal."""
    state, flow = table
    steps, after = list[Step](), ask
    for picks in script:
        steps.append(Step(after, picks, rules.view(state, ask.seat)))
        asked = _answered(state, flow, steps[-1])
        if asked is None:
            return tuple(steps), None
        after = asked
    return tuple(steps), after


def _answered(state: Any, flow: Flow[Any], step: Step) -> Ask | None:
    """Give an answer; return what the same seat is asked next, None where something was revealed or luck was used."""
    state.told.clear()
    used = state.chance.counter
    wait = _sent(flow, step.ask.seat, step.picks)
    hidden = state.chance.counter != used or any(fact.learned for fact in state.told)
    return None if hidden else _asked(wait, step.ask.seat)


def _tables(rules: AnyRules, view: Any, ask: Ask) -> Iterator[Table]:
    """Deal tables at which a question waits, without end, each to be played on once; none where nothing asks it."""
    for way in rules.moves.ways(view, ask) if rules.moves else ():
        state, flow, wait = _begun(rules, view, way)
        if _same(_asked(wait, ask.seat), ask):
            while True:
                yield state, flow
                state, flow, _ = _begun(rules, view, way)


def _begun(rules: AnyRules, view: Any, way: Callable[[Any], Flow[Any]]) -> tuple[Any, Flow[Any], Waited | None]:
    state = rules.deal(view, _LUCK)
    flow = way(state)
    return state, flow, next(flow, None)


def _played(rules: AnyRules, table: Table, first: Step) -> tuple[Move, Any]:
    """Give an answer on a dealt table, and go on as advised as long as nothing hidden comes to light.

    Return the move, and what is seen then; None where nothing is done after the first answer.
    """
    state, flow = table
    steps = list[Step]()
    step: Step | None = first
    while step is not None and len(steps) < MOST_STEPS and not _refused(rules, state, step):
        steps.append(step)
        asked = _answered(state, flow, step)
        step = None if asked is None else _advised(rules, state, asked)
    if not any(step.picks for step in steps[1:]):
        return (), None
    # What was advised but not done has changed nothing since it was seen.
    return tuple(steps), rules.view(state, first.ask.seat) if step is None else step.view


def _advised(rules: AnyRules, state: Any, ask: Ask) -> Step | None:
    """Answer a question as advised; None where all that is offered ends something for good."""
    if all(_ends(rules, (option,)) for option in ask.options):
        return None
    view = rules.view(state, ask.seat)
    return Step(ask, rules.advise(view, ask, rules.strengths[-1]), view)


def _refused(rules: AnyRules, state: Any, step: Step) -> bool:
    """Tell whether an answer is not legal, or none of those that go into a whole move."""
    refuse = rules.refusals.get(step.ask.key)
    illegal = refuse is not None and refuse(state, step.ask, step.picks) is not None
    return illegal or _ends(rules, step.picks)


def _ends(rules: AnyRules, picks: Picks) -> bool:
    """Tell whether something is picked that ends something for good."""
    alone = rules.moves.alone if rules.moves else ()
    return any(option[0] in alone for option in picks)


def _sent(flow: Flow[Any], seat: int, picks: Picks) -> Waited | None:
    try:
        return flow.send((seat, picks))
    except StopIteration:
        return None


def _asked(wait: Waited | None, seat: int) -> Ask | None:
    """What a seat is asked that has not answered yet."""
    if wait is None or seat in wait.answered:
        return None
    return next((ask for ask in wait.asks if ask.seat == seat), None)


def _same(one: Ask | None, other: Ask) -> bool:
    return one is not None and (one.key, one.options, one.about, one.at_least, one.at_most) == (
        other.key,
        other.options,
        other.about,
        other.at_least,
        other.at_most,
    )
