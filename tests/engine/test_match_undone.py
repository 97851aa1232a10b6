"""Taking back: whose, which, until when, and what it leaves behind (the toy game, played by hand)."""

from copy import deepcopy
from random import Random

import pytest

from engine.match import Match, RefusedError
from tests.engine.playing import as_json, new_match, play_randomly, reloaded, seen, without_numbers


@pytest.fixture
def match() -> Match:
    return new_match("toy", 3, 7)


@pytest.fixture
def bidding(match: Match) -> Match:
    match.submit(0, [("high",)])
    return match


@pytest.fixture
def swapping(bidding: Match) -> Match:
    for seat in range(3):
        bidding.submit(seat, bidding.pending[seat].ask.options[:1])
    return bidding


def why_not(match: Match, seat: int) -> str:
    """Try to take back what may not be taken back, and see that nothing has changed by it."""
    before, sight = deepcopy(match.save()), seen(match)
    reason = match.can_undo(seat)
    with pytest.raises(RefusedError) as caught:
        match.undo(seat)
    assert caught.value.reason == reason
    assert match.save() == before
    assert seen(match) == sight
    return caught.value.reason


def test_there_is_nothing_to_take_back_at_the_start(match: Match) -> None:
    assert [why_not(match, seat) for seat in range(3)] == ["undo-nothing"] * 3


def test_a_choice_is_taken_back_by_who_made_it(match: Match) -> None:
    before = seen(match)
    match.submit(0, [("high",)])
    assert match.can_undo(0) is None
    dropped = match.undo(0)
    assert (dropped.number, dropped.seat, dropped.key, dropped.picks) == (1, 0, "wins", (("high",),))
    assert seen(match)[0] == before[0]
    assert {seat: question.ask for seat, question in match.pending.items()} == {0: before[1][0].ask}
    assert match.number == 2


def test_nobody_takes_back_for_somebody_else(bidding: Match) -> None:
    assert [why_not(bidding, seat) for seat in (1, 2, -1, 99)] == ["undo-not-yours"] * 4


def test_what_somebody_else_has_followed_stands(bidding: Match) -> None:
    bidding.submit(1, bidding.pending[1].ask.options[:1])
    assert why_not(bidding, 0) == "undo-not-yours"
    bidding.undo(1)
    bidding.undo(0)
    assert sorted(bidding.pending) == [0]


def test_what_showed_something_hidden_stands(swapping: Match) -> None:
    assert swapping.horizon == swapping.number == 4
    assert why_not(swapping, 2) == "undo-revealed"
    assert why_not(swapping, 1) == "undo-not-yours"


def test_a_card_drawn_in_secret_was_shown_as_well(swapping: Match) -> None:
    swapping.submit(1, [])
    swapping.undo(1)
    swapping.submit(1, swapping.pending[1].ask.options[:1])
    assert why_not(swapping, 1) == "undo-revealed"


def test_after_a_revelation_new_choices_can_be_taken_back_up_to_it(swapping: Match) -> None:
    swapping.submit(1, swapping.pending[1].ask.options[:1])
    swapping.submit(1, [("no",)])
    swapping.undo(1)
    assert swapping.pending[1].ask.key == "peek"
    assert why_not(swapping, 1) == "undo-revealed"
    swapping.submit(1, [("yes",)])
    assert why_not(swapping, 1) == "undo-revealed"


def test_several_choices_are_taken_back_one_by_one(bidding: Match) -> None:
    start = without_numbers(bidding.save())
    for place in (0, 1, 0):
        bidding.submit(2, [bidding.pending[2].ask.options[place]])
    for _ in range(3):
        bidding.undo(2)
    assert without_numbers(bidding.save()) == start
    assert bidding.number == 7


def test_the_same_choice_again_leaves_no_trace_but_its_number(bidding: Match) -> None:
    before, sight = without_numbers(bidding.save()), seen(bidding)
    choice = bidding.undo(0)
    bidding.submit(choice.seat, choice.picks)
    assert without_numbers(bidding.save()) == before
    assert seen(bidding)[0] == sight[0]
    assert bidding.number == 3


def test_another_choice_may_follow(bidding: Match) -> None:
    bidding.undo(0)
    bidding.submit(0, [("low",)])
    assert bidding.view(None).wins == "low"
    assert [row[3] for row in bidding.save()["tail"]] == [[["low"]]]


def turn_of_seat_1(swapping: Match) -> Match:
    """A new turn has begun with a choice of seat 2, the last of the turn before; seat 1 is asked."""
    for seat in (0, 1, 2):
        swapping.submit(seat, [])
    assert {seat: question.ask.key for seat, question in swapping.pending.items()} == {1: "wins"}
    return swapping


def test_the_choice_that_ended_ones_turn_can_be_taken_back(swapping: Match) -> None:
    match = turn_of_seat_1(swapping)
    assert match.view(None).round == 1
    assert match.can_undo(2) is None
    match.undo(2)
    assert match.view(None).round == 0
    assert {seat: question.ask.key for seat, question in match.pending.items()} == {2: "swap"}
    match.submit(2, match.pending[2].ask.options[:1])


def test_it_can_also_after_a_restart_on_either_side(swapping: Match) -> None:
    match = turn_of_seat_1(swapping)
    before = without_numbers(match.save())
    match = reloaded(match)
    match.undo(2)
    match = reloaded(match)
    match.submit(2, [])
    assert without_numbers(as_json(match)) == before


def test_once_the_next_turn_has_a_choice_the_turn_before_stands(swapping: Match) -> None:
    match = turn_of_seat_1(swapping)
    match.submit(1, [("low",)])
    assert why_not(match, 2) == "undo-not-yours"
    match.undo(1)
    assert [why_not(match, seat) for seat in range(3)] == ["undo-nothing"] * 3


def test_nothing_is_taken_back_once_the_seed_is_told() -> None:
    match = new_match("toy", 2, 3, rounds=1)
    while not match.over:
        seat = next(seat for seat, question in match.pending.items() if not question.answered)
        facts = match.submit(seat, match.advise(seat))
    assert not any(fact.learned for fact in facts)
    assert [why_not(match, seat) for seat in (0, 1)] == ["undo-revealed"] * 2


def test_an_undo_after_loading_an_undo(bidding: Match) -> None:
    bidding.submit(1, bidding.pending[1].ask.options[:1])
    bidding.undo(1)
    again = reloaded(bidding)
    assert seen(again) == seen(bidding)
    again.undo(0)
    assert again.number == 4
    assert [question.number for question in again.pending.values()] == [4]


def test_a_table_goes_back_beyond_what_was_shown_with_all_that_followed(swapping: Match) -> None:
    begun = without_numbers(swapping.save())
    swapping.submit(1, swapping.pending[1].ask.options[:1])
    swapping.submit(1, [("no",)])
    assert [choice.number for choice in swapping.since(2)] == [4, 5, 6]
    dropped = swapping.go_back(2)
    assert [(choice.number, choice.seat) for choice in dropped] == [(4, 2), (5, 1), (6, 1)]
    assert swapping.number == 7
    assert {pending.number for pending in swapping.pending.values()} == {7}
    assert without_numbers(reloaded(swapping).save()) != begun
    swapping.submit(2, dropped[0].picks)
    assert without_numbers(swapping.save()) == begun


def test_what_was_shown_stays_known_so_that_nobody_goes_further_back_alone(swapping: Match) -> None:
    swapping.go_back(2)
    assert {swapping.can_undo(seat) for seat in range(3)} == {"undo-revealed", "undo-not-yours"}
    assert swapping.since(2) == ()


def test_in_what_an_older_bot_has_saved_its_turn_tells_what_was_learned(swapping: Match) -> None:
    saved = as_json(swapping)
    del saved["learned"]
    again = Match.restore(saved)
    assert (seen(again), again.save()) == (seen(swapping), swapping.save())


def test_a_table_goes_back_no_further_than_its_turn(swapping: Match) -> None:
    match = turn_of_seat_1(swapping)
    match.submit(1, match.pending[1].ask.options[:1])
    before, sight = deepcopy(match.save()), seen(match)
    assert [choice.seat for choice in match.since(1)] == [1]
    for seat in (0, 2, -1, 99):
        with pytest.raises(RefusedError, match="undo-nothing"):
            match.go_back(seat)
    assert (match.save(), seen(match)) == (before, sight)


def test_after_the_end_a_table_goes_nowhere() -> None:
    match = new_match("toy", 2, 3)
    play_randomly(match, Random(3))
    assert match.since(0) == ()
    with pytest.raises(RefusedError, match="over"):
        match.go_back(0)
