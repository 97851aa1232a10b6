"""Nobody is shown what they may not know: games in which all that is hidden is dealt anew."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bot.text.emblems import offer
from tests.campaign import leaks
from tests.campaign.running import Campaign
from tests.contract.pages import upload

GAMES = 100_000


@pytest.fixture(autouse=True)
def _emblems() -> Iterator[None]:
    upload()
    yield
    offer({})


def test_what_is_hidden_shows_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "PAGES_EVERY", 1)
    seen = sum((leaks.game("few", number) for number in range(10)), Counter[str]())
    assert seen["worlds that differ"] > 4
    assert seen["pages"] > 100
    assert seen["answers tried"] > 10


@pytest.mark.deep
def test_what_is_hidden_shows_nowhere_in_many_games(campaign: Campaign) -> None:
    campaign("leaks", GAMES, leaks.game)
