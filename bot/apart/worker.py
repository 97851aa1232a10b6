"""The inside of a process that does one task after the other for whoever has started it."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, BinaryIO

from bot.apart.packing import packed

LENGTH = 8
"""In so many bytes it is said how long an outcome is."""
READY = b"ready"


@dataclass(frozen=True, slots=True)
class Failure:
    """What went wrong with a task, in words."""

    why: str


def work(do: Callable[[Any], Any], gives_way: int) -> None:
    """Read tasks until there is nobody any more who gives them, and write what comes of each, or its Failure.

    The process gives way to everything else on the computer, the more the higher the number, up to 19.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to us too; whoever started us ends us
    if hasattr(os, "nice"):
        os.nice(gives_way)
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed by the way is no outcome
    _write(out, READY)
    try:
        while True:
            # Whoever starts this process writes there, and nobody else can.
            task = pickle.load(sys.stdin.buffer)  # noqa: S301 - as the comment says
            _write(out, _outcome(do, task))
    except (EOFError, BrokenPipeError):
        return


def _outcome(do: Callable[[Any], Any], task: Any) -> Any:
    try:
        return do(task)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told to whoever waits
        return Failure(repr(error))


def _write(out: BinaryIO, outcome: Any) -> None:
    told = packed(outcome)
    out.write(len(told).to_bytes(LENGTH, "big") + told)
    out.flush()
