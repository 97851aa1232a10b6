"""Fixed ratings of automatic players: read with care, and of players that there are."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.games import face_of
from data import ratings
from data.components import UnplayableError
from data.ratings import KNOWN, USUAL, ratings_of
from engine.catalogue import packages, rules_of


@pytest.fixture(autouse=True)
def read_again() -> Iterator[None]:
    ratings_of.cache_clear()
    yield
    ratings_of.cache_clear()


@pytest.mark.parametrize("game", packages())
def test_they_are_of_strengths_and_levels_that_there_are(game: str) -> None:
    found, rules = ratings_of(game), rules_of(game)
    assert set(found.strengths) <= set(rules.players)
    alone = [option for option in rules.options if option.name == face_of(game).alone]
    assert set(found.alone) == {name for option in alone for name in option.values}
    known = [found.of(strength) for strength in rules.players]
    assert all(weaker < stronger for weaker, stronger in pairwise(known))
    assert set(found.errors) <= {*found.strengths, *found.alone}
    levels = [found.alone[name] for option in alone for name in option.values]
    assert levels == sorted(levels)


def test_a_game_without_any_has_usual_players() -> None:
    assert ratings_of("toy").of("automatic") == USUAL
    assert ratings_of("toy").alone == {}
    assert ratings_of("toy").error_of("automatic") == KNOWN


@pytest.mark.parametrize(
    "table, why",
    [
        ({"strengths": {"apprentice": "weak"}}, "apprentice"),
        ({"strengths": {"apprentice": True}}, "apprentice"),
        ({"alone": {"novice": 0}}, "novice"),
        ({"errors": {"novice": "some"}}, "novice"),
        ({"strengths": 7}, "table"),
        ({"levels": {}}, "more than"),
    ],
)
def test_what_rates_nobody_is_refused(table: dict[str, object], why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "tables_of", lambda _: lambda _: dict(table))
    with pytest.raises(UnplayableError, match=rf"exlibris/ratings\.toml: .*{why}"):
        ratings_of("exlibris")
