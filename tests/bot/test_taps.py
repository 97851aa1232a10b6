"""How many taps a game takes, counted in the pages that the panel shows."""

import json
import random

import pytest

import tests.bot.toy_face  # noqa: F401 - the toy is on offer
from bot.cli import main
from bot.tools.taps import Counted, Player, taps
from bot.values.complaint import Complaint
from engine.match import Match
from tests.engine.playing import seed_of


def test_a_round_of_the_toy_is_counted_as_a_thumb_would() -> None:
    match, counted = Match.new("toy", 2, {"rounds": 1}, seed_of(1)), Counted()
    Player(match, "automatic", random.Random(1), hints=True).to_end(counted)
    # The leader: Play, what wins and a bid. The other: Play, a bid, swaps nothing. The leader: Play, swaps nothing.
    assert counted.rounds == [4, 3]
    assert dict(counted.by_question) == {"wins": [1], "bid": [1], "swap": [1, 1]}
    Player(Match.new("toy", 2, {"rounds": 1}, seed_of(1)), "automatic", random.Random(1), hints=False).to_end(counted)
    assert counted.rounds == [4, 3, 5, 3]  # without hints what wins and the bid are a tap each


def test_a_menu_counts_its_opening() -> None:
    counted = taps("exlibris", 2, 1, "taps", {}, hints=False)
    assert counted.turns
    assert 1 in counted.by_question["home"]
    assert 2 in counted.by_question["place"]  # more than find room as lines stand in a menu
    assert max(counted.by_question["discard"]) > 3  # opened, several picked, closed


def test_the_figures_are_printed_for_people_and_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "toy", "--taps", "--players", "2", "--games", "2"]
    main(command)
    assert "median" in capsys.readouterr().out
    main([*command, "--json", "--seats", "random", "--option", "hints=0"])
    assert set(json.loads(capsys.readouterr().out)) == {"turn", "round", "answer out of turn"}
    for game, strength, why in (("chess", "auto", "there is no game chess"), ("toy", "genius", "genius is none of")):
        with pytest.raises(Complaint, match=why):
            taps(game, 2, 1, "", {}, strength=strength)
