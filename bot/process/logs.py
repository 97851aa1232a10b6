"""The log: lines to read at a terminal, JSON for machines elsewhere. It never holds a hand, a seed or the token."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import structlog

TROUBLES = {"warning", "error", "exception", "critical"}

_readers: list[Callable[[str], None]] = []


def set_up(least: int = logging.INFO) -> None:
    """Send our own log and that of the libraries to standard error, from a level of `logging` on."""
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)
    logging.basicConfig(level=least, format="%(asctime)s %(levelname)s %(name)s %(message)s", stream=sys.stderr)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            _count,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *_ending(at_terminal=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


@contextmanager
def read_troubles(reader: Callable[[str], None]) -> Generator[None]:
    """Let somebody read the name of each warning and error while a block lasts."""
    _readers.append(reader)
    try:
        yield
    finally:
        _readers.remove(reader)


def _count(_: Any, method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    if method in TROUBLES:
        for reader in _readers:
            reader(str(event["event"]))
    return event


def _ending(*, at_terminal: bool) -> list[structlog.typing.Processor]:
    # By default structlog would show every local variable of a traceback: hands, seeds and the token.
    if at_terminal:
        return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    tracebacks = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
    return [structlog.processors.ExceptionRenderer(tracebacks), structlog.processors.JSONRenderer()]
