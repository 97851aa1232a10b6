"""How long campaigns last and under which seed: `--campaign-seconds` and `--campaign-seed`."""

from collections.abc import Callable

import pytest

from tests.campaign.book import Book, Step

Campaign = Callable[[str, int, Step], None]


@pytest.fixture
def campaign(request: pytest.FixtureRequest) -> Campaign:
    """Go on with a campaign, up to a number, and print what was done; fails where anything was found."""
    seconds = request.config.getoption("--campaign-seconds")
    seed = request.config.getoption("--campaign-seed")

    def go_on(name: str, wanted: int, step: Step) -> None:
        book = Book(name, seed)
        book.go_on(step, wanted, seconds)
        with request.getfixturevalue("capsys").disabled():
            print(f"\n{book.told()}")  # noqa: T201 - its result
        assert book.failed == {}

    return go_on
