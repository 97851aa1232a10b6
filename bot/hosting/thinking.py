"""The one door to automatic players' thoughts: outside of transactions, in limited time, never without an answer."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial
from itertools import chain, combinations, islice
from typing import Any

import structlog

from bot.hosting.strengths import usual
from bot.hosting.study.room import Study
from bot.hosting.study.thinker import Task
from bot.hosting.thought import ThoughtError, thought
from bot.line import Rank
from engine.ask import Ask, Picks
from engine.catalogue import rules_of
from engine.hint import PLAIN, Hint
from engine.match import Match, RefusedError

logger = structlog.get_logger(__name__)

MOST_TRIED = 10_000
"""So many answers are tried before a question counts as having no legal one."""


async def advice(study: Study, game: str, view: Any, ask: Ask, strength: str) -> Picks | None:
    """Return what an automatic player of some strength answers; the usual one's answer where that fails.

    None is returned where nobody has an answer. It need not be legal: see `legal`.
    """
    for tried in dict.fromkeys((strength, usual(game))):
        picks = await own_advice(study, game, view, ask, tried)
        if picks is not None:
            return picks
    return None


async def own_advice(study: Study, game: str, view: Any, ask: Ask, strength: str) -> Picks | None:
    """Return what an automatic player of some strength answers; None where that fails, which is logged.

    Masters think in the study; raises ClosedError as it does.
    """
    rules = rules_of(game)
    if strength != rules.master:
        return await _fitting(game, ask, strength, _by_rule(game, view, ask, strength))
    if len(ask.options) == 1:  # nobody need stand in line for that
        return await _fitting(game, ask, strength, _by_rule(game, view, ask, rules.strengths[-1]))
    return await _fitting(game, ask, strength, _searched(study, Task(game, view, ask, study.seconds)))


async def _by_rule(game: str, view: Any, ask: Ask, strength: str) -> Picks:
    return await thought(partial(rules_of(game).advise, view, ask, strength))


async def _searched(study: Study, task: Task) -> Picks:
    return (await study.weigh(task, Rank.PLAYED)).picks


async def _fitting(game: str, ask: Ask, strength: str, thinking: Awaitable[Picks]) -> Picks | None:
    """Return what a thought comes to; None where it fails or is no answer to the question."""
    try:
        picks = await thinking
    except ThoughtError:
        logger.exception("advice-failed", kind=game, question=ask.key, strength=strength)
        return None
    if _fits(ask, picks):
        return picks
    logger.error("advice-unfit", kind=game, question=ask.key, strength=strength)
    return None


async def hint(game: str, view: Any, ask: Ask) -> Hint:
    """Return the strongest rule-made player's answer with its reason; the usual one's without where that fails."""
    try:
        found = await thought(partial(rules_of(game).hint, view, ask))
    except ThoughtError:
        logger.exception("hint-failed", kind=game, question=ask.key)
    else:
        if _fits(ask, found.picks):
            return found
        logger.error("hint-unfit", kind=game, question=ask.key)
    picks = await _fitting(game, ask, usual(game), _by_rule(game, view, ask, usual(game)))
    return Hint(ask.options[: ask.at_least] if picks is None else picks, PLAIN)


def legal(match: Match, ask: Ask, picks: Picks | None) -> Picks:
    """Return picks in the question's order, or the first legal answer where they are not legal.

    Raises RefusedError where there is none at all.
    """
    if picks is not None:
        try:
            return match.check(ask, picks)
        except RefusedError:
            logger.exception("advice-refused", question=ask.key)
    return _first_legal(match, ask)


def _first_legal(match: Match, ask: Ask) -> Picks:
    counts = range(ask.at_least, ask.at_most + 1)
    answers = chain.from_iterable(combinations(ask.options, count) for count in counts)
    for tried in islice(answers, MOST_TRIED):
        try:
            return match.check(ask, tried)
        except RefusedError as refused:
            refusal = refused
    raise refusal


def _fits(ask: Ask, picks: object) -> bool:
    return isinstance(picks, tuple) and ask.at_least <= len(picks) <= ask.at_most and set(picks) <= set(ask.options)
