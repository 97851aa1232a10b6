"""How long campaigns last and under which seed: `--campaign-seconds` and `--campaign-seed`."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.campaign.book import Book, Step

Campaign = Callable[[str, int, Step], None]
Noted = Callable[[str, Counter[str], float], None]


@pytest.fixture
def campaign(request: pytest.FixtureRequest) -> Campaign:
    """Go on with a campaign, up to a number; fails where anything was found. The end of the run tells what was done."""
    seconds = request.config.getoption("--campaign-seconds")
    seed = request.config.getoption("--campaign-seed")

    def go_on(name: str, wanted: int, step: Step) -> None:
        book = Book(name, seed)
        book.go_on(step, wanted, seconds)
        assert book.failed == {}, book.told()

    return go_on


@pytest.fixture
def noted(request: pytest.FixtureRequest) -> Noted:
    """Note what a test has looked at that is a campaign's number by itself, and the seconds that it took."""

    def note(name: str, counts: Counter[str], seconds: float) -> None:
        book = Book(name, request.config.getoption("--campaign-seed"))
        book.note(counts, book.next + 1, seconds)

    return note
