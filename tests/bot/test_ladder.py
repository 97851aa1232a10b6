"""`exlibris ladder`: all against all, from both seats of each deal, the same again from the same seed."""

import pytest

from bot.cli import main
from bot.tools.ladder import Ladder, climb, error, foot_of, ratings, report
from bot.values.complaint import Complaint


def climbed(games: int = 4) -> Ladder:
    ladder = foot_of("exlibrium", "x", ("acolyte", "conjurer", "sorcerer"))
    assert len(list(climb(ladder, games, {}))) == 3 * games
    return ladder


def test_each_deal_is_played_from_both_seats_and_the_same_seed_plays_the_same() -> None:
    ladder, again = climbed(), climbed()
    assert ladder.played == again.played
    seats = {(game.seats, game.seed) for game in ladder.played}
    assert seats == {(pair[::-1], seed) for pair, seed in seats}
    won, games = ladder.wins("sorcerer", "acolyte")
    assert games == 4
    assert won + ladder.wins("acolyte", "sorcerer")[0] == games
    assert won >= 3


def test_who_wins_more_is_rated_higher() -> None:
    rated = ratings(climbed())
    assert rated["sorcerer"][0] > rated["acolyte"][0]
    assert all(spread < 25 / 3 for _, spread in rated.values())


def test_the_error_shrinks_with_games_and_is_never_nothing() -> None:
    assert error(50, 100) == pytest.approx(0.05)
    assert error(4, 4) > error(100, 100) > 0


def test_the_report_names_wins_ratings_and_cost(capsys: pytest.CaptureFixture[str]) -> None:
    main(["ladder", "exlibrium", "--games", "2", "--players", "acolyte,sorcerer"])
    told = capsys.readouterr()
    assert "sorcerer wins" in told.out
    assert "of 2 against acolyte" in told.out
    assert "ms a decision" in told.out
    assert len(told.err.splitlines()) == 2
    assert '"wins"' in report(climbed(2), as_json=True)


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(Complaint, match="there is no game"):
        foot_of("chess", "x")
    with pytest.raises(Complaint, match="janitor is none of"):
        foot_of("exlibrium", "x", ["janitor"])
