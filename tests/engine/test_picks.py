"""Questions that return what was named, driven by hand."""

import json
from collections.abc import Callable

import pytest

from engine.ask import Answer, Ask, Flow, Option, Picks, T
from engine.picks import (
    as_cards,
    as_named,
    as_places,
    ask_card,
    ask_card_or,
    ask_cards,
    ask_for,
    ask_named,
    ask_place,
    ask_seat,
    ask_some,
    ask_whether,
    ask_word,
    number_of,
    numbers_of,
    place_of,
    places_of,
    word_of,
)

ABOUT: Option = ("tile", 5)


def answered(flow: Flow[T], *picks: Option) -> tuple[Ask, T]:
    """Answer a flow's one question with picks that have been stored, as after a restart; return both."""
    (ask,) = next(flow).asks
    answer: Answer = (ask.seat, tuple(tuple(json.loads(json.dumps(option))) for option in picks))
    with pytest.raises(StopIteration) as done:
        flow.send(answer)
    return ask, done.value.value


def unasked(flow: Flow[T]) -> T:
    with pytest.raises(StopIteration) as done:
        next(flow)
    result: T = done.value.value
    return result


def test_a_question_returns_what_the_option_means() -> None:
    meanings: dict[Option, str] = {("a",): "apple", ("b", 2): "pear"}
    ask, fruit = answered(ask_for(1, "which", meanings, ABOUT), ("b", 2))
    assert ask == Ask(1, "which", (("a",), ("b", 2)), 1, 1, ABOUT)
    assert fruit == "pear"


def test_some_are_returned_in_the_order_of_the_picks() -> None:
    meanings: dict[Option, str] = {("a",): "apple", ("b",): "pear", ("c",): "plum"}
    ask, fruits = answered(ask_some(1, "which", meanings, at_least=1, at_most=2, about=ABOUT), ("a",), ("c",))
    assert ask == Ask(1, "which", (("a",), ("b",), ("c",)), 1, 2, ABOUT)
    assert fruits == ("apple", "plum")


def test_some_of_nothing_is_not_asked() -> None:
    assert unasked(ask_some(0, "which", {}, at_most=2)) == ()


Question = Callable[..., Flow[object]]


@pytest.mark.parametrize(
    "put, options, pick, result",
    [
        (lambda: ask_card(0, "q", [9, 2, 5], ABOUT), [("card", 2), ("card", 5), ("card", 9)], ("card", 5), 5),
        (lambda: ask_card_or(0, "q", [9, 2], "done", ABOUT), [("card", 2), ("card", 9), ("done",)], ("card", 9), 9),
        (lambda: ask_card_or(0, "q", [0], "done", ABOUT), [("card", 0), ("done",)], ("card", 0), 0),
        (lambda: ask_card_or(0, "q", [9], "done", ABOUT), [("card", 9), ("done",)], ("done",), None),
        (lambda: ask_seat(0, "q", [3, 1], ABOUT), [("seat", 1), ("seat", 3)], ("seat", 3), 3),
        (lambda: ask_named(0, "q", "way", ["out", "in"], ABOUT), [("way", "out"), ("way", "in")], ("way", "in"), "in"),
        (lambda: ask_place(0, "q", "cell", [(1, -2), (0, 3)], ABOUT), [("cell", 1, -2), ("cell", 0, 3)],
         ("cell", 1, -2), (1, -2)),
        (lambda: ask_word(0, "q", ["draw", "shelve"], ABOUT), [("draw",), ("shelve",)], ("shelve",), "shelve"),
        (lambda: ask_whether(0, "q", "give", "keep", ABOUT), [("give",), ("keep",)], ("give",), True),
        (lambda: ask_whether(0, "q", "give", "keep", ABOUT), [("give",), ("keep",)], ("keep",), False),
    ],
)  # fmt: skip
def test_what_is_named_is_returned(put: Question, options: list[Option], pick: Option, result: object) -> None:
    ask, value = answered(put(), pick)
    assert ask == Ask(0, "q", tuple(options), 1, 1, ABOUT)
    assert value == result
    assert type(value) is type(result)


def test_cards_are_offered_in_ascending_order() -> None:
    ask, cards = answered(ask_cards(0, "pay", [8, 3, 5], at_least=1, at_most=2, about=ABOUT), ("card", 3), ("card", 8))
    assert ask == Ask(0, "pay", (("card", 3), ("card", 5), ("card", 8)), 1, 2, ABOUT)
    assert cards == (3, 8)


@pytest.mark.parametrize(
    "flow, result",
    [
        (ask_card(0, "q", [7], openly=True), 7),
        (ask_seat(0, "q", [2], openly=True), 2),
        (ask_named(0, "q", "way", ["in"], openly=True), "in"),
        (ask_place(0, "q", "cell", [(1, 2)], openly=True), (1, 2)),
        (ask_word(0, "q", ["draw"], openly=True), "draw"),
    ],
)
def test_a_choice_of_one_that_all_can_see_is_made_unasked(flow: Flow[object], result: object) -> None:
    assert unasked(flow) == result


def test_openly_two_are_asked_for_and_one_in_secret_too() -> None:
    assert answered(ask_card(0, "q", [7, 8], openly=True), ("card", 8))[1] == 8
    assert answered(ask_card(0, "q", [7]), ("card", 7))[1] == 7


def test_nothing_to_choose_from_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(ValueError, match="q: nothing to choose from"):
        next(ask_card(0, "q", [], openly=True))


def test_options_and_what_they_name() -> None:
    assert as_cards([4, 1]) == {("card", 1): 1, ("card", 4): 4}
    assert list(as_cards([4, 1])) == [("card", 1), ("card", 4)]
    assert as_named("tile", [4, 1]) == {("tile", 4): 4, ("tile", 1): 1}
    assert as_places("stack", [(0, 1)]) == {("stack", 0, 1): (0, 1)}


def test_options_are_read() -> None:
    bid: Option = ("bid", "ordinary", 3, 2)
    assert (word_of(bid), word_of(bid, 1), number_of(bid, 2)) == ("bid", "ordinary", 3)
    assert (number_of(("card", 17)), place_of(("cell", 1, -4))) == (17, (1, -4))
    picks: Picks = (("cell", 1, -4), ("cell", 0, 2))
    assert (numbers_of(picks), places_of(picks)) == ([1, 0], [(1, -4), (0, 2)])
