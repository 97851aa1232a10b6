"""The automatic player answers every question legally, and beats luck."""

from random import Random

import pytest

from engine.exlibrium.state import ALCHEMIST, ASSASSIN, BERSERKER, KNIGHT, WIZARD
from tests.engine.exlibrium.table import LONGEST, match_at, new_match, table
from tests.engine.playing import random_picks

GAMES = 100
WINS = 90


def play(seats: int, number: int, clever: set[int], **options: int) -> list[int]:
    """Play a game to the end, some seats by advice and the others by luck; return who won."""
    match, rng = new_match(seats, number, **options), Random(number)
    for _ in range(LONGEST):
        if match.over:
            return match.winners
        seat = next(seat for seat, pending in match.pending.items() if not pending.answered)
        match.submit(seat, match.advise(seat) if seat in clever else random_picks(match, seat, rng))
    raise AssertionError("this game does not end")


@pytest.mark.parametrize("advanced", [0, 1])
def test_it_beats_luck_in_90_of_100_games(advanced: int) -> None:
    won = 0
    for number in range(GAMES):
        won += play(2, number, {number % 2}, advanced=advanced) == [number % 2]
        if won == WINS:
            return
    raise AssertionError(f"{won} of {GAMES}")


@pytest.mark.parametrize("advanced", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_of_automatic_players_end(seats: int, advanced: int) -> None:
    assert play(seats, seats, set(range(seats)), advanced=advanced)


def test_it_takes_the_points_of_a_goal() -> None:  # XB-52
    match = match_at(table({KNIGHT: 4}, {BERSERKER: 1}, advanced=1, round_=3, character=KNIGHT))
    assert match.advise(0) == (("spend", 2),)


def test_it_spends_what_it_may_in_the_final_count() -> None:  # XB-41
    match = match_at(table({ALCHEMIST: 3}, {}, phase="count", round_=3, character=ALCHEMIST))
    assert match.advise(0) == (("spend", 2),)


def test_the_assassin_takes_control_away() -> None:  # XB-34
    match = match_at(table({ASSASSIN: 2, WIZARD: 1}, {ALCHEMIST: "BX"}, {KNIGHT: 1}, round_=3, character=ASSASSIN))
    assert match.advise(0) == (("card", 1, ALCHEMIST, 0),)
