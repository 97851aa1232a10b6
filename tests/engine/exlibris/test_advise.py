"""The automatic player: always legal, always the same, from its own view alone, and no fool."""

from collections.abc import Callable
from random import Random

import pytest

from engine.ask import Picks
from engine.exlibris.advice.answers import ANSWERS
from engine.exlibris.advise import advise
from engine.exlibris.vocabulary import ASKS
from engine.match import Match
from tests.engine.playing import legal, new_match, random_picks, reloaded, steps

Player = Callable[[Match, int], Picks]


def robot(match: Match, seat: int) -> Picks:
    return advise(match.view(seat), match.pending[seat].ask)


def lucky(rng: Random) -> Player:
    return lambda match, seat: random_picks(match, seat, rng)


def play(match: Match, players: list[Player]) -> Match:
    while not match.over:
        seat = next(seat for seat, pending in match.pending.items() if not pending.answered)
        match.submit(seat, players[seat](match, seat))
    return match


def test_it_has_an_answer_to_each_question() -> None:
    assert set(ANSWERS) == set(ASKS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_games_end_without_an_illegal_answer(seats: int) -> None:
    assert play(new_match("exlibris", seats, seats), [robot] * seats).scores


@pytest.mark.parametrize("number", range(3))
def test_it_answers_legally_in_whatever_mess_luck_has_made(number: int) -> None:
    match = new_match("exlibris", 2 + number % 3, number)
    for made in steps(match, Random(number)):
        for seat, pending in match.pending.items():
            assert legal(match, pending.ask, robot(match, seat)), (made, pending.ask)


def test_equal_views_bring_equal_advice() -> None:
    match = new_match("exlibris", 3, 7)
    rng = Random(7)
    for number, _ in enumerate(steps(match, rng)):
        if number % 15 == 0 and not match.over:
            again = reloaded(match)
            for seat in match.pending:
                assert again.view(seat) == match.view(seat)
                assert robot(again, seat) == robot(match, seat) == match.advise(seat)


def test_it_leaves_the_match_alone() -> None:
    match = new_match("exlibris", 2, 3)
    for number, _ in enumerate(steps(match, Random(3))):
        if number % 15 == 0 and not match.over:
            before = match.save()
            for seat in match.pending:
                robot(match, seat)
            assert match.save() == before


@pytest.mark.parametrize("number", range(10))
def test_it_beats_luck(number: int) -> None:
    own, rng = number % 2, Random(number)
    players: list[Player] = [lucky(rng), lucky(rng)]
    players[own] = robot
    assert play(new_match("exlibris", 2, number), players).winners == [own]


def test_four_of_it_score_well() -> None:
    scores = [score for number in range(3) for score in play(new_match("exlibris", 4, number), [robot] * 4).scores]
    assert sum(scores) / len(scores) >= 45
