"""`exlibris ladder`: all against all, from both seats of each deal, the same again from the same seed."""

import tomllib
from pathlib import Path

import pytest

from bot.cli import main
from bot.tools.ladder import Ladder, climb, error, foot_of, report
from bot.tools.ladder_ratings import as_points, as_toml, ratings
from bot.tools.scorebook import Scorebook
from bot.values.complaint import Complaint
from data.ratings import ratings_of


def climbed(games: int = 4) -> Ladder:
    ladder = foot_of("exlibrium", "x", ("acolyte", "conjurer", "sorcerer"))
    assert len(list(climb(ladder, games, {}))) == 3 * games
    return ladder


def test_each_deal_is_played_from_both_seats_and_the_same_seed_plays_the_same() -> None:
    ladder, again = climbed(), climbed()
    assert ladder.played == again.played
    seats = {(game.seats, game.sitting.deal) for game in ladder.played}
    assert seats == {(pair[::-1], deal) for pair, deal in seats}
    won, games = ladder.wins("sorcerer", "acolyte")
    assert games == 4
    assert won + ladder.wins("acolyte", "sorcerer")[0] == games
    assert won >= 3


def test_one_sits_in_each_seat_among_three_of_the_other() -> None:
    ladder = foot_of("exlibrium", "x", ("acolyte", "sorcerer"), seats=4)
    games = list(climb(ladder, 4, {}))
    assert [game.seats.index("sorcerer") for game in games] == [1, 2, 3, 0]
    assert {game.seats.count("acolyte") for game in games} == {3}
    assert {game.sitting.deal for game in games} == {0}
    assert ladder.wins("sorcerer", "acolyte")[0] >= 3


def test_alone_each_plays_by_itself_and_the_level_is_rated_too() -> None:  # EL-99
    ladder = foot_of("exlibris", "x", ("apprentice", "grand-librarian"), seats=1)
    games = list(climb(ladder, 1, {"level": 7}))
    assert [game.seats for game in games] == [("apprentice",), ("grand-librarian",)]
    assert "wins   0.0 of 1 alone" in report(ladder, as_json=False)
    rated = ratings(ladder.played)
    assert rated["demiurge"].mu > rated["apprentice"].mu


def test_what_stands_in_the_book_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "book.jsonl"
    first = foot_of("exlibrium", "x", ("acolyte", "sorcerer"))
    list(climb(first, 2, {}, Scorebook(path)))
    lines = path.read_text(encoding="utf-8")
    monkeypatch.setattr("bot.tools.ladder._play", pytest.fail)
    again = foot_of("exlibrium", "x", ("acolyte", "sorcerer"))
    list(climb(again, 2, {}, Scorebook(path)))
    assert (again.played, path.read_text(encoding="utf-8")) == (first.played, lines)
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(Complaint, match="no games of the ladder"):
        Scorebook(path)


def test_who_wins_more_is_rated_higher_and_the_usual_one_as_somebody_new() -> None:
    rated = ratings(climbed().played)
    assert rated["sorcerer"].mu > rated["acolyte"].mu
    assert all(one.sigma < 25 / 3 for one in rated.values())
    points = as_points("exlibrium", rated)
    assert points["sorcerer"][0] == 1000 > points["acolyte"][0] >= 1


@pytest.mark.parametrize(
    "game",
    ["exlibrium", pytest.param("atheneum", marks=pytest.mark.deep), pytest.param("exlibris", marks=pytest.mark.deep)],
)
def test_the_ratings_that_people_meet_follow_from_the_games_that_were_kept(game: str) -> None:
    book = Scorebook(Path(__file__).parents[2] / "docs" / "ladder" / f"{game}.jsonl")
    known = ratings_of(game)
    tables = {"strengths": known.strengths, "alone": known.alone, "errors": known.errors}
    said = tomllib.loads(as_toml(game, book.games.values()))
    assert said == {name: table for name, table in tables.items() if table}


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
    with pytest.raises(Complaint, match="is for 2 to 5 players"):
        foot_of("exlibrium", "x", seats=1)
    with pytest.raises(Complaint, match="janitor is none of"):
        foot_of("exlibrium", "x", ["janitor"])
