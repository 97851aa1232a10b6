"""The three ways of asking, driven by hand: generators only, no match."""

from collections.abc import Mapping, Sequence
from itertools import permutations

import pytest

from engine.ask import Answer, Ask, Flow, Option, Picks, T, Wait, Waited, ask, ask_all, ask_one, together

A: Option = ("a",)
B: Option = ("b", 1)
C: Option = ("c",)


def drive(flow: Flow[T], answers: Sequence[Answer]) -> tuple[list[Waited], T]:
    """Answer a flow's questions in this order; return what it waited for, and its result."""
    waits = [next(flow), *(flow.send(answer) for answer in answers[:-1])]
    with pytest.raises(StopIteration) as done:
        flow.send(answers[-1])
    return waits, done.value.value


def at_once(flow: Flow[T]) -> T:
    """The result of a flow that asks nothing."""
    with pytest.raises(StopIteration) as done:
        next(flow)
    result: T = done.value.value
    return result


def test_ask_puts_one_question_and_returns_its_picks() -> None:
    waits, picks = drive(ask(2, "which", [A, B, C], at_least=1, at_most=2, about=("card", 7)), [(2, (A, C))])
    assert waits == [Ask(2, "which", (A, B, C), 1, 2, ("card", 7))]
    assert picks == (A, C)


def test_ask_wants_one_answer_unless_told_otherwise() -> None:
    (wait,), _ = drive(ask(0, "which", [A, B]), [(0, (A,))])
    assert (wait.asks[0].at_least, wait.asks[0].at_most, wait.asks[0].about) == (1, 1, ())
    assert wait.answered == frozenset()


def test_ask_takes_any_iterable_once() -> None:
    (wait,), _ = drive(ask(0, "which", (option for option in (A, B))), [(0, (A,))])
    assert wait.asks[0].options == (A, B)


def test_ask_never_wants_more_than_there_is() -> None:
    (wait,), _ = drive(ask(0, "which", [A, B], at_least=3, at_most=5), [(0, (A, B))])
    assert (wait.asks[0].at_least, wait.asks[0].at_most) == (2, 2)


def test_ask_may_be_content_with_nothing() -> None:
    (wait,), picks = drive(ask(0, "which", [A, B], at_least=0, at_most=2), [(0, ())])
    assert (wait.asks[0].at_least, wait.asks[0].at_most) == (0, 2)
    assert picks == ()


def test_an_empty_question_is_not_asked() -> None:
    assert at_once(ask(0, "which", [])) == ()


def test_ask_one_returns_the_option_itself() -> None:
    (wait,), option = drive(ask_one(1, "which", [A, B], about=(3,)), [(1, (B,))])
    assert wait.asks == (Ask(1, "which", (A, B), 1, 1, (3,)),)
    assert option == B


def test_ask_one_with_nothing_to_offer_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(ValueError, match="which: nothing to choose from"):
        next(ask_one(0, "which", []))


def bids(*seats: int) -> list[Ask]:
    return [Ask(seat, "bid", (A, B, C)) for seat in seats]


def test_ask_all_asks_everyone_at_once_and_answers_in_the_order_of_the_questions() -> None:
    asks = bids(0, 1, 2)
    waits, answers = drive(ask_all(asks), [(2, (C,)), (0, (A,)), (1, (B,))])
    assert [wait.asks for wait in waits] == [tuple(asks)] * 3
    assert [wait.answered for wait in waits] == [frozenset(), {2}, {0, 2}]
    assert answers == ((A,), (B,), (C,))


def test_ask_all_keeps_the_order_of_the_questions_even_where_seats_do_not_ascend() -> None:
    _, answers = drive(ask_all(bids(3, 1)), [(1, (A,)), (3, (B,))])
    assert answers == ((B,), (A,))


def test_ask_all_lets_an_answer_be_changed_until_the_last_is_in() -> None:
    waits, answers = drive(ask_all(bids(0, 1)), [(0, (A,)), (0, (B,)), (0, (C,)), (1, (A,))])
    assert [wait.answered for wait in waits] == [frozenset(), {0}, {0}, {0}]
    assert answers == ((C,), (A,))


def test_ask_all_hands_out_the_very_same_questions_each_time() -> None:
    asks = bids(0, 1)
    waits, _ = drive(ask_all(asks), [(1, (A,)), (0, (B,))])
    assert all(given is asked for wait in waits for given, asked in zip(wait.asks, asks, strict=True))


def test_ask_all_of_one_or_nobody() -> None:
    assert at_once(ask_all([])) == ()
    assert drive(ask_all(bids(2)), [(2, (B,))])[1] == ((B,),)


def errand(seat: int, questions: int, log: list[Answer] | None = None) -> Flow[list[Picks]]:
    """A flow of its own: so many questions, each offering fewer options."""
    picked = []
    for number in range(questions):
        picks = yield from ask(seat, f"errand-{number}", [A, B, C][number % 2 :])
        picked.append(picks)
        if log is not None:
            log.append((seat, picks))
    return picked


def errands(lengths: Mapping[int, int], log: list[Answer] | None = None) -> Flow[dict[int, list[Picks]]]:
    return together({seat: errand(seat, length, log) for seat, length in lengths.items()})


def test_together_asks_every_flow_at_once_in_the_order_of_seats() -> None:
    waits, results = drive(errands({2: 1, 0: 1}), [(2, (A,)), (0, (B,))])
    assert [[(one.seat, one.key) for one in wait.asks] for wait in waits] == [
        [(0, "errand-0"), (2, "errand-0")],
        [(0, "errand-0")],
    ]
    assert results == {0: [(B,)], 2: [(A,)]}
    assert list(results) == [0, 2]


def test_together_lets_a_seat_run_ahead() -> None:
    waits, results = drive(errands({0: 1, 1: 2}), [(1, (A,)), (1, (B,)), (0, (C,))])
    assert [[(one.seat, one.key) for one in wait.asks] for wait in waits] == [
        [(0, "errand-0"), (1, "errand-0")],
        [(0, "errand-0"), (1, "errand-1")],
        [(0, "errand-0")],
    ]
    assert results == {0: [(C,)], 1: [(A,), (B,)]}


def test_together_leaves_the_other_seats_questions_as_they_are() -> None:
    waits, _ = drive(errands({0: 1, 1: 2}), [(1, (A,)), (1, (B,)), (0, (C,))])
    assert waits[0].asks[0] is waits[1].asks[0] is waits[2].asks[0]


def test_together_takes_first_what_arrives_first() -> None:
    arrivals: list[Answer] = [(1, (A,)), (0, (B,)), (1, (B,)), (0, (C,))]
    log: list[Answer] = []
    drive(errands({0: 2, 1: 2}, log), arrivals)
    assert log == arrivals


def test_together_gives_each_flow_its_own_seats_answers_only() -> None:
    answers: list[Answer] = [(0, (A,)), (1, (B,)), (2, (C,)), (1, (C,)), (0, (B,))]
    _, results = drive(errands({0: 2, 1: 2, 2: 1}), answers)
    assert results == {seat: [picks for who, picks in answers if who == seat] for seat in range(3)}


def test_the_order_of_arrival_changes_nothing_where_flows_are_independent() -> None:
    own: dict[int, list[Picks]] = {0: [(A,), (B,)], 1: [(C,)], 2: [(B,), (C,)]}
    orders = set(permutations([0, 0, 1, 2, 2]))
    for order in orders:
        left = {seat: iter(picks) for seat, picks in own.items()}
        _, results = drive(errands({0: 2, 1: 1, 2: 2}), [(seat, next(left[seat])) for seat in order])
        assert results == own
    assert len(orders) == 30


def test_together_returns_at_once_what_needs_no_question() -> None:
    assert at_once(errands({})) == {}
    assert at_once(errands({1: 0, 0: 0})) == {0: [], 1: []}
    waits, results = drive(errands({0: 0, 1: 1}), [(1, (A,))])
    assert [[one.seat for one in wait.asks] for wait in waits] == [[1]]
    assert results == {0: [], 1: [(A,)]}


def test_together_gives_no_flow_the_answer_of_a_seat_without_one() -> None:
    flow = together({0: ask(0, "one", [A, B])})
    next(flow)
    with pytest.raises(KeyError):
        flow.send((1, (A,)))


def test_together_takes_no_flow_that_asks_more_than_one_question_at_a_time() -> None:
    with pytest.raises(TypeError, match="one question at a time"):
        next(together({0: ask_all(bids(0, 1))}))


def test_a_lone_question_is_a_wait_for_itself() -> None:
    question = Ask(1, "which", (A, B))
    wait = Wait((question,))
    assert (question.asks, question.answered, question.apart) == (wait.asks, wait.answered, wait.apart)
