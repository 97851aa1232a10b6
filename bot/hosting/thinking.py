"""The one door to automatic players' thoughts: outside of transactions, in limited time, never without an answer."""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import chain, combinations, islice
from threading import Lock, Thread, get_ident
from time import monotonic
from typing import Any, TypeVar

import structlog

from bot.hosting.strengths import usual
from bot.hosting.study import study
from engine.ask import Ask, Picks
from engine.catalogue import rules_of
from engine.foresight import Budget
from engine.hint import PLAIN, Hint
from engine.match import Match, RefusedError
from engine.search import answer

logger = structlog.get_logger(__name__)
T = TypeVar("T")

PATIENCE = 2.0
"""Seconds that one thought may take. Ours take milliseconds; longer means that it will never end."""
SEARCH = 1.2
"""Seconds that a master looks ahead for whom no other waits; then it answers with the best that it has found."""
MOST_PLAYOUTS = 400
"""Nor does it play the game on more often than that."""
MOST_TRIED = 10_000
"""So many answers are tried before a question counts as having no legal one."""


class ThoughtError(Exception):
    """A thought that came to nothing: it raised something, or took too long."""


class _TimeUpError(BaseException):
    """Raised within a thought that takes too long; no Exception, so that no advisor catches it by the way."""


async def advice(game: str, view: Any, ask: Ask, strength: str) -> Picks | None:
    """Return what an automatic player of some strength answers; the usual one's answer where that fails.

    None is returned where nobody has an answer. It need not be legal: see `legal`.
    """
    for tried in dict.fromkeys((strength, usual(game))):
        picks = await own_advice(game, view, ask, tried)
        if picks is not None:
            return picks
    return None


async def own_advice(game: str, view: Any, ask: Ask, strength: str) -> Picks | None:
    """Return what an automatic player of some strength answers; None where that fails, which is logged."""
    searches = strength == rules_of(game).master
    try:
        picks = await _answered(partial(answer, rules_of(game), view, ask, strength), searches=searches)
    except ThoughtError:
        logger.exception("advice-failed", kind=game, question=ask.key, strength=strength)
        return None
    if _fits(ask, picks):
        return picks
    logger.error("advice-unfit", kind=game, question=ask.key, strength=strength)
    return None


async def _answered(work: Callable[[Budget], Picks], *, searches: bool) -> Picks:
    """Return an answer; whoever searches for it does so alone, for each would take the processor from the others."""
    if not searches:
        return await thought(partial(work, Budget()))
    async with study().entered() as waiting:
        return await thought(partial(work, Budget(MOST_PLAYOUTS, monotonic, SEARCH / (1 + waiting))))


async def hint(game: str, view: Any, ask: Ask) -> Hint:
    """Return the strongest player's answer with its reason; the usual one's without a reason where that fails."""
    try:
        found = await thought(partial(rules_of(game).hint, view, ask))
    except ThoughtError:
        logger.exception("hint-failed", kind=game, question=ask.key)
    else:
        if _fits(ask, found.picks):
            return found
        logger.error("hint-unfit", kind=game, question=ask.key)
    picks = await advice(game, view, ask, usual(game))
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


async def thought(work: Callable[[], T], patience: float | None = None) -> T:
    """Return what some work returns that is done in a thread of its own, in at most `patience` seconds.

    Raises ThoughtError where the work raises whatever it may be (StopIteration would never leave a future), and
    where its time is up. Then it is stopped, so that it takes the processor from nobody.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[tuple[T | None, BaseException | None]] = loop.create_future()
    thinking = _Thinking()
    Thread(target=_think, args=(work, loop, done, thinking), name="thought", daemon=True).start()
    try:
        async with asyncio.timeout(PATIENCE if patience is None else patience):
            result, error = await done
    except TimeoutError:
        thinking.stop()
        raise ThoughtError("time is up") from None
    if error is not None:
        raise ThoughtError(repr(error)) from error
    return result  # type: ignore[return-value] # without an error it is what the work returned


class _Thinking:
    """From when to when a thread may be stopped: what came earlier or later would be raised outside of the thought."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._thread: int | None = None
        self._stopped = False

    def begin(self) -> None:
        """Let this thread be stopped from now on; raises _TimeUpError where it should be by now."""
        with self._lock:
            if self._stopped:
                raise _TimeUpError
            self._thread = get_ident()

    def end(self) -> None:
        """Let it be stopped no more; what was about to stop it does so here or never."""
        with self._lock:
            self._thread = None
        _raise_in(get_ident(), None)

    def stop(self) -> None:
        """Stop it at its next step in Python; what hangs outside of Python goes on."""
        with self._lock:
            self._stopped = True
            if self._thread is not None:
                _raise_in(self._thread, ctypes.py_object(_TimeUpError))


def _raise_in(thread: int, error: Any) -> None:
    """Raise an error within a thread; None takes back one that has not arrived."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), error)


def _think(
    work: Callable[[], T], loop: asyncio.AbstractEventLoop, done: asyncio.Future[Any], thinking: _Thinking
) -> None:
    try:
        thinking.begin()
        try:
            outcome: tuple[T | None, BaseException | None] = (work(), None)
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is told to whoever waits
            outcome = (None, error)
        thinking.end()
    except _TimeUpError:
        return  # nobody waits any more
    with suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(_deliver, done, outcome)


def _deliver(done: asyncio.Future[Any], outcome: object) -> None:
    if not done.done():  # nobody waits any more where the time was up
        done.set_result(outcome)
