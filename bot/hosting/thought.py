"""Work in a thread of its own, in limited time: whatever it raises, and if it never ends, nobody is kept waiting.

A thread that has ended its work waits for more: to start one for each holds the loop longer than most thoughts take.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Lock, Thread, get_ident
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Outcome: TypeAlias = "tuple[Any, BaseException | None]"

PATIENCE = 2.0
"""Seconds that one thought may take. Ours take milliseconds; longer means that it will never end."""
KEPT = 2
"""So many threads wait for more."""


class ThoughtError(Exception):
    """A thought that came to nothing: it raised something, or took too long."""


class _TimeUpError(BaseException):
    """Raised within a thought that takes too long; no Exception, so that no advisor catches it by the way."""


async def thought(work: Callable[[], T], patience: float | None = None) -> T:
    """Return what some work returns that is done in a thread of its own, in at most `patience` seconds.

    Raises ThoughtError where the work raises whatever it may be (StopIteration would never leave a future), and
    where its time is up. Then it is stopped, so that it takes the processor from nobody.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Outcome] = loop.create_future()
    thinking = _Thinking()
    (_idle.pop() if _idle else _Thinker()).give(partial(_outcome, work, thinking), partial(_tell, loop, done))
    try:
        async with asyncio.timeout(PATIENCE if patience is None else patience):
            result, error = await done
    except TimeoutError:
        thinking.stop()
        raise ThoughtError("time is up") from None
    if error is not None:
        raise ThoughtError(repr(error)) from error
    found: T = result
    return found


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


class _Thinker:
    """A thread that thinks what it is given, one after the other, until enough others wait for more too."""

    def __init__(self) -> None:
        self._given: SimpleQueue[tuple[Callable[[], Outcome], Callable[[Outcome], None]]] = SimpleQueue()
        Thread(target=self._run, name="thought", daemon=True).start()

    def give(self, think: Callable[[], Outcome], tell: Callable[[Outcome], None]) -> None:
        """Let it think something, and tell what came of it."""
        self._given.put((think, tell))

    def _run(self) -> None:
        stays = True
        while stays:
            think, tell = self._given.get()
            outcome = think()
            if stays := len(_idle) < KEPT:
                _idle.append(self)
            tell(outcome)
            del think, tell, outcome  # what was thought about is let go


_idle: list[_Thinker] = []
os.register_at_fork(after_in_child=_idle.clear)  # threads stay behind


def _outcome(work: Callable[[], Any], thinking: _Thinking) -> Outcome:
    """Return what some work returns or raises."""
    try:
        thinking.begin()
        try:
            outcome: Outcome = (work(), None)
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is told to whoever waits
            outcome = (None, error)
        thinking.end()
    except _TimeUpError as error:
        return None, error  # nobody waits any more
    return outcome


def _tell(loop: asyncio.AbstractEventLoop, done: asyncio.Future[Outcome], outcome: Outcome) -> None:
    with suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(_deliver, done, outcome)


def _deliver(done: asyncio.Future[Outcome], outcome: Outcome) -> None:
    if not done.done():  # nobody waits any more where the time was up
        done.set_result(outcome)
