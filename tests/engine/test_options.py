"""Options are declared once by each game; whatever was not declared is refused."""

from typing import Any

import pytest

from engine.catalogue import packages, rules_of
from engine.match import Match
from engine.options import GameOption, complete, defaults
from tests.engine.playing import seed_of
from tests.toy_game import TOY

DECLARED = (
    GameOption("pace", {"slow": 1, "fast": 3}),
    GameOption("level", {"easy": 5, "hard": 9}, optional=True),
    GameOption("first", {"luck": -1, "starter": 0}, seat=True),
)
EVERY_OPTION = [(game, option) for game in (*packages(), TOY.key) for option in rules_of(game).options]


def test_the_first_value_is_the_default_and_optional_ones_have_none() -> None:
    assert defaults(DECLARED) == complete(DECLARED, {}, 2) == {"pace": 1, "first": -1}
    assert complete(DECLARED, {"level": 9, "pace": 3}, 2) == {"pace": 3, "first": -1, "level": 9}


@pytest.mark.parametrize(
    "chosen, message",
    [
        ({"pace": 2}, "pace is 1 or 3"),
        ({"pace": "fast"}, "pace is 1 or 3"),
        ({"pace": 1.0}, "pace is 1 or 3"),
        ({"level": None}, "level is 5 or 9"),
        ({"first": 3}, "first is -1, 0, 1 or 2"),
        ({"speed": 1}, "there is no option speed"),
    ],
)
def test_what_is_not_declared_is_refused(chosen: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        complete(DECLARED, chosen, 3)


@pytest.mark.parametrize("game, option", EVERY_OPTION, ids=str)
def test_each_game_refuses_other_values(game: str, option: GameOption) -> None:
    rules = rules_of(game)
    assert [other.name for other in rules.options].count(option.name) == 1
    assert option.values
    for seats in rules.seats:
        wrong = max(option.allowed(seats)) + 1
        for value in (wrong, -7, None, "1", 0.0):
            with pytest.raises(ValueError, match=f"{option.name} is "):
                Match.new(game, seats, {option.name: value}, seed_of(1))


@pytest.mark.parametrize("game, option", EVERY_OPTION, ids=str)
def test_each_value_makes_a_match_for_whom_it_fits(game: str, option: GameOption) -> None:
    rules = rules_of(game)
    for value in option.values.values():
        fitting = rules.seats_for({option.name: value})
        assert set(fitting) <= set(rules.seats)
        for seats in fitting:
            assert Match.new(game, seats, {option.name: value}, seed_of(1)).view(None).seats == seats
