"""How often a game waits for somebody: less with what is answered beforehand, and less again with plans."""

import json

import pytest

import tests.bot.toy_face  # noqa: F401 - the toy is on offer
from bot.cli import main
from bot.tools.waits import LEVELS, Play, waits
from bot.values.complaint import Complaint
from engine.match import Match
from tests.engine.playing import seed_of


def test_a_round_of_the_toy_waits_for_its_leader_and_then_for_everybody_else() -> None:
    # Each leads and bids, then the other bids and swaps, then the leader swaps and leads no more.
    play = Play(Match.new("toy", 2, {"rounds": 1}, seed_of(1)), 0)
    assert play.to_end() == 3
    assert Play(Match.new("toy", 2, {"rounds": 1}, seed_of(1)), 1).to_end() == 3  # what all bid is the game


def test_what_comes_out_of_turn_waits_for_nobody_where_it_is_answered_beforehand() -> None:
    found = waits("exlibrium", 2, 1, "waits", {})
    assert found["by hand"] > found["with answers"] > 12  # the draft alone takes two waits a card, but for the first


def test_four_people_at_ex_libris_wait_for_each_other_sixty_times_at_most() -> None:
    found = waits("exlibris", 4, 2, "waits", {})
    by_hand, answers, plans = (found[level] for level in LEVELS)
    assert by_hand > answers > plans
    assert plans <= 60


def test_the_figures_are_printed_for_people_and_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "toy", "--waits", "--players", "2", "--games", "2"]
    main(command)
    assert "with answers and plans" in capsys.readouterr().out
    main([*command, "--json"])
    assert set(json.loads(capsys.readouterr().out)["waits"]) == set(LEVELS)
    with pytest.raises(Complaint, match="there is no game chess"):
        waits("chess", 2, 1, "", {})
