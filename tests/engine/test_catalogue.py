"""The games on offer."""

import subprocess
import sys
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import pytest

from engine import catalogue
from engine.catalogue import games, packages, register, rules_of
from engine.match import Match
from tests.engine.playing import GAMES, new_match, seed_of
from tests.toy_game import TOY


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """A catalogue that forgets afterwards what a test put on offer."""
    monkeypatch.setattr(catalogue, "_registered", dict(catalogue._registered))


def test_a_game_is_found_by_its_key() -> None:
    assert rules_of("toy") is TOY
    assert rules_of("exlibris").key == "exlibris"


FRESH = """
import sys
from engine.catalogue import games
from engine.match import Match
found = games()
assert {"atheneum", "exlibris", "exlibrium"} <= set(found), found
assert not [name for name in sys.modules if name.split(".")[:2] in (["engine", game] for game in found)]
Match.new("exlibrium", 3, {}, "00" * 32)
assert "engine.exlibrium" in sys.modules
assert not {"bot", "engine.atheneum", "engine.exlibris"} & set(sys.modules)
"""


def test_the_engine_finds_its_games_by_itself_and_loads_the_one_that_is_played() -> None:
    here = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", FRESH], check=True, cwd=here)  # noqa: S603 - our own words


def test_every_package_of_the_engine_is_the_game_of_its_name() -> None:
    assert packages() == tuple(
        sorted(path.parent.name for path in Path(catalogue.__file__).parent.glob("*/__init__.py"))
    )
    assert [rules_of(key).key for key in packages()] == list(packages())


@pytest.mark.parametrize("key", ["", "chess", "match", "exlibris.advice", "Toy", "toy "])
def test_there_is_no_other_game(key: str) -> None:
    with pytest.raises(KeyError):
        rules_of(key)
    with pytest.raises(KeyError):
        Match.new(key, 2, {}, seed_of(1))


@pytest.mark.usefixtures("shelf")
def test_games_are_listed_in_alphabetical_order() -> None:
    for key in ("zebra", "aardvark"):
        assert register(replace(TOY, key=key)) is rules_of(key)
    assert list(games()) == sorted(games())
    assert {"aardvark", "exlibris", "toy", "zebra"} <= set(games())


@pytest.mark.usefixtures("shelf")
def test_a_game_of_the_same_key_is_replaced() -> None:
    newer = register(replace(TOY, version=2))
    assert rules_of("toy") is newer
    assert games().count("toy") == 1


def test_rules_are_not_changed_by_accident() -> None:
    with pytest.raises(FrozenInstanceError):
        TOY.version = 2  # type: ignore[misc]  # frozen: this must fail


@pytest.mark.parametrize("seats", [-1, 0, 5, 6])
def test_a_game_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="exlibris is for 1 to 4 players"):
        new_match("exlibris", seats, 1)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_a_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="toy is for 2 to 4 players"):
        new_match("toy", seats, 1)


def test_by_default_all_options_are_for_all_seats() -> None:
    assert TOY.seats_for({}) == (2, 3, 4)
    assert rules_of("exlibris").seats_for({"level": 7}) == (1,)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("options", [{"speed": 1}, {"": 0}])
def test_an_unknown_option_is_refused(game: str, options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="option"):
        new_match(game, 2, 1, **options)


@pytest.mark.parametrize("first", [-2, 2, 99, "0", None, 1.0])
def test_an_option_out_of_range_is_refused(first: object) -> None:
    with pytest.raises(ValueError, match="first is -1, 0 or 1"):
        Match.new("exlibris", 2, {"first": first}, seed_of(1))
