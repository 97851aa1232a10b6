"""The automatic players: always legal, always the same, from their own view alone, and no fools."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from engine.ask import Picks
from engine.chaining import whole_moves
from engine.exlibris.advice.counsel import COUNSEL
from engine.exlibris.advise import STRENGTHS, advise
from engine.exlibris.vocabulary import ASKS, HINTS
from engine.match import Match
from engine.picks import number_of, place_of
from tests.engine.playing import legal, new_match, random_picks, reloaded, steps

Player = Callable[[Match, int], Picks]


def robot(match: Match, seat: int, strength: str = STRENGTHS[-1]) -> Picks:
    return advise(match.view(seat), match.pending[seat].ask, strength)


def lucky(rng: Random) -> Player:
    return lambda match, seat: random_picks(match, seat, rng)


def play(match: Match, players: list[Player]) -> Match:
    while not match.over:
        seat = next(seat for seat, pending in match.pending.items() if not pending.answered)
        match.submit(seat, players[seat](match, seat))
    return match


def test_there_is_a_row_for_each_question() -> None:
    assert set(COUNSEL) == set(ASKS)


def asked_for_second_cards() -> Iterator[tuple[Match, int]]:
    """Play the beginnings of games until somebody with one card on the shelf must say which comes next."""
    for number in range(6):
        match = new_match("exlibris", 2, number, beginner=1)
        for _ in range(40):
            seat = min(match.pending)
            if match.pending[seat].ask.key == "shelve-card" and len(match.view(seat).players[seat].shelf) == 1:
                yield match, seat
                break
            match.submit(seat, robot(match, seat))


def test_a_whole_move_shelves_no_card_on_the_wrong_side_of_the_first() -> None:
    """Of cards that have no good place yet none is offered with the best of bad ones."""
    asked = 0
    for match, seat in asked_for_second_cards():
        (first,) = match.view(seat).players[seat].shelf
        for move in whole_moves(match.rules, match.view(seat), match.pending[seat].ask):
            after = place_of(move[-1].picks[0]) > (first.row, first.column)
            assert after == (number_of(move[-1].ask.about, 0) > first.card)
            asked += 1
    assert asked > 3


def test_a_match_asks_the_strongest_unless_told_which() -> None:
    match = new_match("exlibris", 2, 1)
    assert match.advise(0) == match.advise(0, STRENGTHS[-1]) == match.hint(0).picks
    with pytest.raises(KeyError):
        match.advise(0, "janitor")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("strength", STRENGTHS)
def test_their_games_end_without_an_illegal_answer(seats: int, strength: str) -> None:
    match = play(new_match("exlibris", seats, seats), [partial(robot, strength=strength)] * seats)
    assert all(player.shelf for player in match.view(None).players)


@pytest.mark.parametrize("number", range(3))
def test_they_answer_legally_in_whatever_mess_luck_has_made(number: int) -> None:
    match = new_match("exlibris", 2 + number % 3, number)
    for place, made in enumerate(steps(match, Random(number))):
        for seat, pending in match.pending.items():
            picks = robot(match, seat, STRENGTHS[place % 3])
            assert legal(match, pending.ask, picks), (made, pending.ask)


def test_equal_views_bring_equal_advice() -> None:
    match = new_match("exlibris", 3, 7)
    rng = Random(7)
    for number, _ in enumerate(steps(match, rng)):
        if number % 15 == 0 and not match.over:
            again = reloaded(match)
            for seat in match.pending:
                assert again.view(seat) == match.view(seat)
                for strength in STRENGTHS:
                    assert robot(again, seat, strength) == match.advise(seat, strength)
                assert again.hint(seat) == match.hint(seat)


def test_it_leaves_the_match_alone() -> None:
    match = new_match("exlibris", 2, 3)
    for number, _ in enumerate(steps(match, Random(3))):
        if number % 15 == 0 and not match.over:
            before = match.save()
            for seat in match.pending:
                for strength in STRENGTHS:
                    robot(match, seat, strength)
                match.hint(seat)
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


def test_the_strongest_beats_the_weakest() -> None:
    """A glance only: `exlibris simulate` plays enough games to measure by how much."""
    for number in range(4):
        players: list[Player] = [partial(robot, strength=STRENGTHS[place]) for place in (0, -1)]
        match = play(new_match("exlibris", 2, number), players[:: 1 - 2 * (number % 2)])
        assert match.winners == [1 - number % 2]


def test_each_hint_says_what_decided_it_in_the_vocabulary() -> None:
    found: set[str] = set()
    for number in range(3):
        match = new_match("exlibris", 2 + number % 3, number)
        for _ in steps(match, Random(number)):
            for seat in match.pending:
                given = match.hint(seat)
                assert len(given.args) == len(HINTS[given.reason]), given
                found.add(given.reason)
    assert len(found) > len(HINTS) / 2
