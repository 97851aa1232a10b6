"""How long campaigns last and under which seed: `--campaign-seconds` and `--campaign-seed`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest

from bot.tools.timers import unawaited
from tests.campaign.book import Book, Step
from tests.campaign.leg import Leg, leg

PATIENT = pytest.mark.simcord(settle_timeout=600.0)
"""For what runs beside another campaign, on a machine that has other work."""
LATE = 5.0
"""Seconds: what the bot puts off for longer comes into no test's way."""
Campaign = Callable[[str, int, Step], Book]
Legs = Callable[[str], AbstractContextManager[Leg]]


@pytest.fixture
def campaign(request: pytest.FixtureRequest) -> Campaign:
    """Go on with a campaign, up to a number; fails where anything was found. The end of the run tells what was done."""
    seed, seconds = _options(request)

    def go_on(name: str, wanted: int, step: Step) -> Book:
        book = Book(name, seed)
        book.go_on(step, wanted, seconds)
        assert book.failed == {}, book.told()
        return book

    return go_on


@pytest.fixture
def legs(request: pytest.FixtureRequest) -> Iterator[Legs]:
    """Go on with a campaign of which a test does one number a run; the same once more where it fails or is killed.

    However patient it is, none waits for timers that go off late: the bot notes each minute that it lives.
    """
    seed, seconds = _options(request)
    with unawaited(LATE):
        yield lambda name: leg(Book(name, seed), seconds)


def _options(request: pytest.FixtureRequest) -> tuple[str, float]:
    seed, seconds = (request.config.getoption(f"--campaign-{name}") for name in ("seed", "seconds"))
    return str(seed), float(seconds)
