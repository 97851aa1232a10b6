"""How long campaigns last and under which seed: `--campaign-seconds` and `--campaign-seed`."""

from collections.abc import Callable

import pytest

from tests.campaign.book import Book, Step

Campaign = Callable[[str, int, Step], None]


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
