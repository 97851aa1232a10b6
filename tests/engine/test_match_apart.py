"""Taking back while several flows run that do not touch one another (Atheneum's shelving)."""

from copy import deepcopy
from random import Random

import pytest

from engine.ask import Ask, Flow, Waited, ask_one, together
from engine.match import Match, RefusedError
from tests.engine.atheneum.playing import at_shelving, confirm_all
from tests.engine.atheneum.table import begin, furnish, table
from tests.engine.playing import random_picks, reloaded, seats_of, seen, without_numbers


def twice(seat: int) -> Flow[int]:
    first = yield from ask_one(seat, "first", [("yes",), ("no",)])
    second = yield from ask_one(seat, "second", [("yes",), ("no",)])
    return (first == ("yes",)) + (second == ("yes",))


def waits(*, independent: bool) -> list[Waited]:
    flow = together({seat: twice(seat) for seat in (0, 1)}, independent=independent)
    found = [next(flow), *(flow.send((seat, (("yes",),))) for seat in (0, 1, 1))]
    with pytest.raises(StopIteration) as done:
        flow.send((0, (("no",),)))
    assert done.value.value == {0: 1, 1: 2}
    return found


def test_independent_flows_are_told_by_one_mark() -> None:
    marks = [wait.apart for wait in waits(independent=True)]
    assert marks[0] is not None
    assert all(mark is marks[0] for mark in marks)
    assert waits(independent=True)[0].apart is not marks[0]
    assert [wait.apart for wait in waits(independent=False)] == [None] * 4


def first(match: Match, seat: int, kind: str = "shelve") -> None:
    ask: Ask = match.pending[seat].ask
    match.submit(seat, [next(option for option in ask.options if option[0] == kind)])


@pytest.fixture
def match() -> Match:
    """Three seats with books to shelve; nobody draws a token."""
    return begin(table(3, played="A01 A02 A03"))


def test_a_choice_is_taken_back_though_others_have_moved_since(match: Match) -> None:
    first(match, 1)
    untouched = without_numbers(match.save())
    first(match, 0)
    first(match, 1)
    first(match, 2)
    assert [match.can_undo(seat) for seat in range(3)] == [None] * 3
    dropped = match.undo(0)
    assert (dropped.number, dropped.seat) == (2, 0)
    match.undo(2)
    match.undo(1)
    assert without_numbers(match.save()) == untouched
    assert match.can_undo(0) == "undo-not-yours"
    match.undo(1)
    assert [match.can_undo(seat) for seat in range(3)] == ["undo-nothing"] * 3


def test_only_the_questions_of_who_took_back_are_new(match: Match) -> None:
    first(match, 0)
    first(match, 1)
    first(match, 2)
    before = {seat: question.number for seat, question in match.pending.items()}
    asks = {seat: question.ask for seat, question in match.pending.items()}
    match.undo(0)
    assert match.number == 4
    assert {seat: question.number for seat, question in match.pending.items()} == {**before, 0: 4}
    assert [match.pending[seat].ask for seat in (1, 2)] == [asks[1], asks[2]]
    again = reloaded(match)
    assert seen(again) == seen(match)


def test_it_can_also_after_a_restart(match: Match) -> None:
    first(match, 0)
    first(match, 1)
    again = reloaded(match)
    again.undo(0)
    match.undo(0)
    assert again.save() == match.save()


def test_what_one_seat_learned_holds_back_its_own_choices_alone() -> None:
    state = table(2, played="A01 A01")
    furnish(state, UC="p")
    match = begin(state)
    first(match, 1)
    ask = match.pending[0].ask
    match.submit(0, [next(option for option in ask.options if option[0] == "shelve" and option[3] == 7)])
    match.submit(0, [("token",)])  # a spider's reward, drawn
    first(match, 1)
    before = deepcopy(match.save())
    assert match.can_undo(0) == reloaded(match).can_undo(0) == "undo-revealed"
    with pytest.raises(RefusedError):
        match.undo(0)
    assert match.save() == before
    match.undo(1)
    match.undo(1)
    assert match.can_undo(1) == "undo-not-yours"
    first(match, 0)
    match.undo(0)  # after the draw choices can be taken back up to it
    assert match.can_undo(0) == "undo-revealed"


def test_a_confirmed_shelf_stays_confirmed(match: Match) -> None:
    first(match, 0)
    first(match, 1)
    match.submit(0, [("confirm",)])
    assert 0 not in match.pending
    assert match.can_undo(0) == "undo-revealed"
    assert match.can_undo(1) is None
    match.undo(1)


def test_nothing_is_taken_back_from_before_the_flows_began() -> None:
    match = at_shelving(3, 8, 1)
    assert {match.can_undo(seat) for seat in range(3)} <= {"undo-not-yours", "undo-revealed"}


def test_the_last_one_asked_keeps_its_question(match: Match) -> None:
    first(match, 2)
    number = match.pending[2].number
    for seat in (0, 1):
        match.submit(seat, [("confirm",)])
    assert list(match.pending) == [2]
    assert match.pending[2].number == reloaded(match).pending[2].number == number


def test_when_all_have_finished_nothing_is_taken_back(match: Match) -> None:
    first(match, 0)
    confirm_all(match)
    assert match.view(None).phase == "draft"
    assert all(match.can_undo(seat) for seat in range(3))


@pytest.mark.parametrize("number", range(6))
def test_what_was_taken_back_leaves_no_trace(number: int) -> None:
    """One seat tries things and takes them all back, whatever the others do meanwhile: as if it had not."""
    tried, luck = at_shelving(3, number, 3), Random(number)
    plain, made = reloaded(tried), 0
    me, others = min(tried.pending), sorted(tried.pending)[1:]
    for _ in range(12):
        seat = luck.choice([me, *others])
        picks = random_picks(tried, seat, luck) if seat in tried.pending else ()
        if not picks or picks == (("token",),) or (seat == me and picks == (("confirm",),)):
            continue
        tried.submit(seat, picks)
        if seat == me:
            made += 1
        else:
            plain.submit(seat, picks)
    for _ in range(made):
        assert tried.can_undo(me) is None
        tried.undo(me)
    assert without_numbers(tried.save()) == without_numbers(plain.save())
    assert [tried.view(seat) for seat in seats_of(tried)] == [plain.view(seat) for seat in seats_of(plain)]
    assert {seat: one.ask for seat, one in tried.pending.items()} == {s: one.ask for s, one in plain.pending.items()}
