"""The one door: what a match lets in, what it refuses, and how it counts (the toy game, played by hand)."""

import json
from copy import deepcopy
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from engine.facts import Fact
from engine.match import Match, RefusedError
from tests.engine.playing import as_json, new_match, seed_of, seen

SEED = 7


@pytest.fixture
def match() -> Match:
    """Three seats; the first is asked what wins."""
    return new_match("toy", 3, SEED)


@pytest.fixture
def bidding(match: Match) -> Match:
    """Three seats, all asked for a bid at the same time."""
    match.submit(0, [("high",)])
    return match


@pytest.fixture
def swapping(bidding: Match) -> Match:
    """Three seats that swap cards, each at its own pace."""
    for seat in range(3):
        answer(bidding, seat)
    return bidding


def answer(match: Match, seat: int, *places: int) -> list[Fact]:
    """Answer with the options at these places, by default the first."""
    options = match.pending[seat].ask.options
    return match.submit(seat, [options[place] for place in places or (0,)])


def decline(match: Match, seat: int) -> list[Fact]:
    return match.submit(seat, [])


def finish(match: Match) -> Match:
    while not match.over:
        seat = next(seat for seat, question in match.pending.items() if not question.answered)
        match.submit(seat, match.advise(seat))
    return match


def refused(match: Match, seat: Any, picks: Any) -> RefusedError:
    """Submit what must be refused, and see that nothing has changed by it."""
    before, sight = deepcopy(match.save()), seen(match)
    with pytest.raises(RefusedError) as caught:
        match.submit(seat, picks)
    assert match.save() == before
    assert seen(match) == sight
    assert match._state.told == []
    return caught.value


def test_a_new_match_waits_for_its_first_answer(match: Match) -> None:
    assert match.number == match.horizon == 0
    assert not match.over
    assert {seat: question.ask.key for seat, question in match.pending.items()} == {0: "wins"}
    assert (match.pending[0].number, match.pending[0].answered) == (0, False)


def test_a_new_match_tells_how_it_was_set_up(match: Match) -> None:
    assert [fact.eyes for fact in match.opening] == [(0,), (0,), (1,), (1,), (2,), (2,)]
    assert {fact.args[1] for fact in match.opening if fact.eyes == (1,)} == set(match.view(1).hand)
    assert match._state.told == []


def test_a_choice_brings_about_facts_and_the_next_question(match: Match) -> None:
    assert match.submit(0, [("low",)]) == [Fact("wins", (0, "low"))]
    assert match.number == 1
    assert {question.ask.key for question in match.pending.values()} == {"bid"}
    assert sorted(match.pending) == [0, 1, 2]


def test_facts_are_told_once(bidding: Match) -> None:
    assert answer(bidding, 2) == []
    assert answer(bidding, 0) == []
    assert [fact.key for fact in answer(bidding, 1)][:4] == ["bid", "bid", "bid", "won"]
    assert [fact.key for fact in decline(bidding, 1)] == ["swapped"]


def test_who_may_know_a_fact() -> None:
    public, private = Fact("won", (0,)), Fact("drawn", ("card", 1), (0, 2))
    assert all(public.seen_by(eye) for eye in (None, 0, 1))
    assert [private.seen_by(eye) for eye in (None, 0, 1, 2)] == [False, True, False, True]


@pytest.mark.parametrize("seat", [1, 2, 3, -1, 99, None, "0", (0,)])
def test_who_is_not_asked_may_not_answer(match: Match, seat: Any) -> None:
    assert refused(match, seat, [("high",)]).reason == "not-your-turn"
    with pytest.raises(RefusedError, match="not-your-turn"):
        match.advise(seat)


@pytest.mark.parametrize(
    "picks",
    [
        [("middle",)],
        [("high", 1)],
        [()],
        [("high",), ("high",)],
        [("high",), ("middle",)],
        ["high"],
        "high",
        [["high"]],
        [{"high"}],
        [None],
        [0],
        {"high": 1},
    ],
    ids=str,
)
def test_what_is_not_offered_may_not_be_picked(match: Match, picks: Any) -> None:
    assert refused(match, 0, picks).reason == "not-offered"


@pytest.mark.parametrize("picks", [None, 5])
def test_what_is_no_list_at_all_changes_nothing_either(match: Match, picks: Any) -> None:
    before = deepcopy(match.save())
    with pytest.raises(TypeError):
        match.submit(0, picks)
    assert match.save() == before


def test_too_few_and_too_many_picks_are_refused(match: Match) -> None:
    for picks in ([], [("high",), ("low",)]):
        error = refused(match, 0, picks)
        assert (error.reason, error.args_by_name) == ("exactly", {"least": 1, "most": 1})


def at_swap(odd: int) -> Match:
    """A match in which seat 0 may swap two cards, so many of them odd."""
    for number in range(50):
        match = new_match("toy", 2, number)
        for seat in (0, 0, 1):
            answer(match, seat)
        if sum(card % 2 for card in match.view(0).hand) == odd:
            return match
    raise AssertionError("no such match")


def test_picks_legal_alone_may_be_illegal_together() -> None:
    match = at_swap(odd=2)
    cards = match.pending[0].ask.options
    assert refused(match, 0, cards).reason == "toy-two-odd"
    match.submit(0, cards[:1])


def test_nothing_may_be_chosen_once_the_game_is_over(match: Match) -> None:
    finish(match)
    assert match.over
    assert match.pending == {}
    assert refused(match, 0, [("high",)]).reason == "over"
    assert refused(match, 9, []).reason == "over"


def test_picks_are_kept_in_the_questions_own_order() -> None:
    match = at_swap(odd=1)
    cards = match.pending[0].ask.options
    assert match.check(match.pending[0].ask, cards[::-1]) == cards
    match.submit(0, cards[::-1])
    assert match.save()["tail"][-1][3] == [list(card) for card in cards]


def test_picks_may_come_from_any_iterable(match: Match) -> None:
    match.submit(0, (option for option in [("low",)]))
    assert match.view(None).wins == "low"


def test_numbers_have_no_gaps_and_are_never_used_twice(bidding: Match) -> None:
    numbers = [bidding.number]
    answer(bidding, 0)
    numbers.append(bidding.number)
    with pytest.raises(RefusedError):
        bidding.submit(1, [])
    bidding.undo(0)
    numbers.append(bidding.number)
    answer(bidding, 0)
    numbers.append(bidding.number)
    answer(bidding, 0, 1)
    numbers.append(bidding.number)
    assert numbers == [1, 2, 3, 4, 5]
    assert [row[0] for row in bidding.save()["tail"]] == [1, 4, 5]


def test_a_question_keeps_its_number_while_others_answer(bidding: Match) -> None:
    answer(bidding, 2)
    answer(bidding, 1)
    assert {seat: question.number for seat, question in bidding.pending.items()} == {0: 1, 1: 1, 2: 1}
    assert {seat: question.answered for seat, question in bidding.pending.items()} == {
        0: False,
        1: True,
        2: True,
    }


def test_a_seat_that_runs_ahead_gets_new_numbers_and_the_others_keep_theirs(swapping: Match) -> None:
    number = swapping.number
    decline(swapping, 1)
    assert {seat: question.number for seat, question in swapping.pending.items()} == {0: number, 2: number}
    answer(swapping, 2, 0)
    assert {seat: question.ask.key for seat, question in swapping.pending.items()} == {0: "swap", 2: "peek"}
    assert {seat: question.number for seat, question in swapping.pending.items()} == {
        0: number,
        2: number + 2,
    }


def test_after_an_undo_every_question_has_a_new_number(bidding: Match) -> None:
    answer(bidding, 1)
    bidding.undo(1)
    assert bidding.number == 3
    assert {question.number for question in bidding.pending.values()} == {3}
    assert not any(question.answered for question in bidding.pending.values())


def test_an_answer_to_everyones_question_may_be_changed_until_the_last(bidding: Match) -> None:
    hands = [bidding.view(seat).hand for seat in range(3)]
    answer(bidding, 0, 0)
    answer(bidding, 1, 0)
    answer(bidding, 0, 1)
    assert bidding.view(None).played == ()
    answer(bidding, 2, 1)
    assert bidding.view(None).played == (hands[0][1], hands[1][0], hands[2][1])


def test_an_open_answer_is_nobodys_business(bidding: Match) -> None:
    other = deepcopy(bidding.save())
    answer(bidding, 0, 0)
    twin = Match.restore(other)
    answer(twin, 0, 1)
    assert [twin.view(eye) for eye in (None, 0, 1, 2)] == [bidding.view(eye) for eye in (None, 0, 1, 2)]
    assert [twin.pending[seat] for seat in (1, 2)] == [bidding.pending[seat] for seat in (1, 2)]
    # Only whoever has given it is shown what it was.
    assert twin.pending[0].given != bidding.pending[0].given
    assert replace(twin.pending[0], given=()) == replace(bidding.pending[0], given=())


def test_what_is_stored_is_json_and_stays_as_it_was(match: Match) -> None:
    while not match.over:
        saved = match.save()
        text = json.dumps(saved)
        assert json.loads(text) == saved
        seat = next(seat for seat, question in match.pending.items() if not question.answered)
        match.submit(seat, match.advise(seat))
        assert json.dumps(saved) == text


def test_a_checkpoint_at_each_turn_and_the_choices_since(match: Match) -> None:
    first = match.save()["checkpoint"]
    made = 0
    while match.view(None).round == 0:
        seat = next(seat for seat, question in match.pending.items() if not question.answered)
        match.submit(seat, match.advise(seat))
        made += 1
        assert match.save()["checkpoint"] == first
        assert [row[0] for row in match.save()["tail"]] == list(range(1, made + 1))
    assert match.save()["checkpoint_number"] == 0
    answer(match, 1)
    saved = match.save()
    assert saved["checkpoint"]["round"] == 1
    assert saved["checkpoint_number"] == made
    assert [row[:3] for row in saved["tail"]] == [[made + 1, 1, "wins"]]


def test_the_seed_is_promised_at_the_start_and_told_at_the_end(match: Match) -> None:
    promised = match.commitment
    assert promised == sha256(bytes.fromhex(seed_of(SEED))).hexdigest()
    while not match.over:
        with pytest.raises(RefusedError, match="seed-secret"):
            _ = match.seed
        assert seed_of(SEED) not in repr(seen(match))
        seat = next(seat for seat, question in match.pending.items() if not question.answered)
        match.submit(seat, match.advise(seat))
    assert match.seed == seed_of(SEED)
    assert match.commitment == promised


def test_a_match_that_is_over_can_be_stored_and_read(match: Match) -> None:
    finish(match)
    again = Match.restore(as_json(match))
    assert again.over
    assert (again.scores, again.winners, again.seed) == (match.scores, match.winners, match.seed)
    assert sum(match.scores) == 3
    assert match.winners == [seat for seat in range(3) if match.scores[seat] == max(match.scores)]
