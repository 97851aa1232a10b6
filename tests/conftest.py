"""What all tests share: `--restore`, `--deep` and `--update-golden`, and the same examples on every run."""

import json
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import settings

from engine.ask import Option
from engine.facts import Fact
from engine.match import Choice, Match
from tests.campaign.book import books
from tests.campaign.running import campaign, legs

__all__ = ["campaign", "legs", "restarts"]  # fixtures for all tests

ENDING = 900
"""Seconds that a deep test may take beyond those of its campaign: it finishes what it is at."""

settings.register_profile("same-every-time", derandomize=True, deadline=None, database=None)
settings.load_profile("same-every-time")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--restore",
        action="store_true",
        help="load every match anew from its JSON after each choice and each undo",
    )
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="approve the pictures as they are drawn now; look at what git says has changed",
    )
    parser.addoption("--postgres", action="store_true", help="let hosts keep their games in PostgreSQL")
    parser.addoption("--deep", action="store_true", help="run the long campaigns too, which are marked deep")
    parser.addoption("--campaign-seconds", type=float, default=300.0, help="how long each campaign may take")
    parser.addoption("--campaign-seed", default="1", help="under which seed campaigns go on")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long campaigns out of the suite, which has a short form of each; let them take as long as is wanted."""
    deep = [item for item in items if item.get_closest_marker("deep")]
    if config.getoption("--deep"):
        for item in deep:
            item.add_marker(pytest.mark.timeout(config.getoption("--campaign-seconds") + ENDING), append=False)
        return
    config.hook.pytest_deselected(items=deep)
    items[:] = [item for item in items if item not in set(deep)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Tell what campaigns have done so far, under which seed."""
    if config.getoption("--deep"):
        for book in books(config.getoption("--campaign-seed")):
            terminalreporter.write_line(book.told())


def restart(match: Match) -> None:
    """Put what a restart would load from JSON in the place of a match, after checking that nothing got lost."""
    saved = json.loads(json.dumps(match.save()))
    loaded = Match.restore(saved)
    assert loaded.save() == saved
    match.__dict__.update({**loaded.__dict__, "opening": match.opening})


@pytest.fixture(scope="session", autouse=True)
def restarts(request: pytest.FixtureRequest) -> Iterator[None]:
    """Under `--restore`, let every match live no longer than from one choice to the next."""
    if not request.config.getoption("--restore"):
        yield
        return
    submit, undo = Match.submit, Match.undo

    def submit_and_restart(match: Match, seat: int, picks: Iterable[Option]) -> list[Fact]:
        facts = submit(match, seat, picks)
        restart(match)
        return facts

    def undo_and_restart(match: Match, seat: int) -> Choice:
        choice = undo(match, seat)
        restart(match)
        return choice

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "submit", submit_and_restart)
        patch.setattr(Match, "undo", undo_and_restart)
        yield
