"""Spiders and bonus tokens (AT-50, AT-51)."""

import pytest

from engine.ask import Option
from engine.atheneum.state import State
from engine.atheneum.view import view
from tests.engine.atheneum.table import Work, at, drawn, furnish, number, numbers, table


def nearly_full(queue: str = "T01") -> State:
    """Seat 0 lacks one book in UC and holds jokers."""
    state = table()
    furnish(state, UC="p")
    state.players[0].held.jokers = 1
    state.players[0].queue = numbers(queue)
    return state


def test_filling_a_compartment_captures_its_spider() -> None:  # AT-50
    state = nearly_full()
    worker = Work(state).shelve("any", "UC 0 1", "black")
    assert worker.ask is not None
    assert (worker.ask.key, worker.ask.about) == ("spider", ("UC",))
    assert worker.options == (("book",), ("wand",), ("token",), ("side-shelf",))
    assert worker.told("spider") == [(0, "UC")]
    assert state.players[0].desk.spiders == 0b11101


def test_a_wand_for_a_spider() -> None:  # AT-50
    state = nearly_full()
    Work(state).shelve("any", "UC 0 1", "black").do("wand").confirm()
    assert (state.players[0].desk.wands, state.players[0].desk.reserve) == (3, 3)


def test_a_side_shelf_for_a_spider() -> None:  # AT-33, AT-50
    state = nearly_full()
    Work(state).shelve("any", "UC 0 1", "black").do("side-shelf").confirm()
    assert state.players[0].desk.sides == 1
    assert state.players[0].desk.spiders == 0b111101


def test_a_book_for_a_spider_waits_until_the_second_confirm() -> None:  # AT-23, AT-50
    state = nearly_full()
    worker = Work(state).shelve("any", "UC 0 1", "black").do("book").confirm()
    worker.shelve("any", "ML 0", "green").confirm()
    assert worker.done
    assert drawn(state.players[0].desk.books) == {"UC": "b p", "ML": "g.."}


def test_a_token_for_a_spider_ends_undo() -> None:  # AT-23a, AT-50
    state = nearly_full("T01 T28")
    worker = Work(state).shelve("any", "UC 0 1", "black").do("token")
    assert state.players[0].held.tokens == [number("T28")]
    assert [fact.learned for fact in worker.facts if fact.key == "drew-token"] == [True]


def test_what_would_give_nothing_is_not_offered() -> None:  # AT-23a, AT-50
    state = nearly_full("")
    desk = state.players[0].desk
    desk.wands, desk.reserve, desk.sides = 6, 0, 2
    worker = Work(state).shelve("any", "UC 0 1", "black")
    assert worker.ask is not None
    assert worker.ask.key == "shelve"  # only the book is left, so it is taken without asking (AT-81)
    assert worker.told("reward") == [(0, "book")]
    assert state.players[0].held.gifts == 1


def test_a_compartment_is_captured_once_by_rearranging_too() -> None:  # AT-50
    state = table()
    furnish(state, UC="p", BT="b......")
    state.players[0].held.lifts = 3
    worker = Work(state).lift("BT 0").shelve("black", "UC 0 1").do("wand")
    worker.lift("UC 0 1").shelve("black", "UC 0 1")
    assert len(worker.told("spider")) == 1
    worker.confirm()


def test_a_pair_may_fill_a_compartment() -> None:  # AT-43, AT-50
    state = table()
    furnish(state, ML="p..")
    state.players[0].held.tokens = numbers("T07")
    worker = Work(state).do("pair", number("T07"), "green", at("ML 1"))
    assert worker.told("spider") == [(0, "ML")]


def test_a_candle_takes_the_highest_free_place() -> None:  # AT-51
    state = table()
    desk = state.players[0].desk
    desk.sides = 1
    state.players[0].held.tokens = numbers("T01 T02 T11 T20 T28 T36")
    worker = Work(state)
    for key, value in (("T01", 4), ("T28", 3), ("T11", 2), ("T36", 2), ("T02", 1)):
        worker.do("candle", number(key))
        assert worker.told("candle")[-1] == (0, number(key), value)
    assert worker.offered("candle") == []  # no place is left
    assert sorted(desk.candles) == [0, 1, 2, 3, 4]
    worker.confirm()
    assert worker.done  # with an empty shelf there is nothing to rearrange either
    assert worker.told("lost-tokens") == [(0, 1)]
    assert state.players[0].held.spent == numbers("T20")


def test_a_used_wand_or_side_shelf_goes_to_the_discard() -> None:  # AT-33, AT-34, AT-51
    state = table()
    held = state.players[0].held
    held.tokens = numbers("T28 T36")
    Work(state).do("use", number("T36")).do("use", number("T28")).confirm()
    desk = state.players[0].desk
    assert (desk.wands, desk.reserve, desk.sides) == (3, 3, 1)
    assert state.players[0].held.spent == numbers("T36 T28")


def test_a_rearranging_token_adds_four_lifts() -> None:  # AT-32, AT-51
    state = table()
    furnish(state, BT="p......")
    state.players[0].held.tokens = numbers("T20 T21")
    state.players[0].held.lifts = 1
    worker = Work(state).do("use", number("T20"))
    assert (state.players[0].held.lifts, state.players[0].held.token_lifts) == (1, 4)
    worker.do("use", number("T21"))
    assert (state.players[0].held.lifts, state.players[0].held.token_lifts) == (1, 8)  # one pool
    assert state.players[0].held.tokens == []


def test_a_token_turns_into_a_book_when_it_is_shelved() -> None:  # AT-51
    state = table()
    state.players[0].held.tokens = numbers("T11 T12")
    worker = Work(state).shelve("token", "BT 0", "pink")
    assert (state.players[0].held.tokens, state.players[0].held.spent) == (numbers("T12"), numbers("T11"))
    worker.do("candle", number("T12")).confirm()


@pytest.mark.parametrize("key", ["T28", "T36", "T20"])
def test_a_benefit_without_effect_is_not_offered(key: str) -> None:  # AT-33, AT-34, AT-51
    state = table()
    desk = state.players[0].desk
    desk.sides, desk.wands, desk.reserve = 2, 6, 0
    state.players[0].held.tokens = [number(key)]
    worker = Work(state)
    assert worker.offered("use") == []
    assert worker.offered("candle") == [(number(key),)]


def test_held_tokens_may_be_used_between_claims() -> None:  # AT-23
    state = table(row="O26 O01 O02 O03")
    furnish(state, UC="p p", ML="pp.")
    state.players[0].held.tokens = numbers("T28 T11")
    worker = Work(state).confirm()
    worker.do("use", number("T28")).do("claim", number("O26")).shelve("token", "BT 0", "pink").confirm()
    assert worker.done


@pytest.mark.parametrize(
    "acts",
    [
        (("use", number("T28")),),
        (("candle", number("T11")),),
        (("claim", number("O26")),),
        (("shelve", "token", "pink", at("BT 0")),),
        (("use", number("T20")), ("lift", at("ML 1"))),
        (("pair", number("T07"), "green", at("BT 0")),),
    ],
    ids=lambda acts: acts[-1][0],
)
def test_what_is_done_after_the_first_confirm_is_seen_at_the_second(acts: tuple[Option, ...]) -> None:  # AT-80
    state = table(3, row="O26 O01 O02 O03")
    furnish(state, UC="p p", ML="pp.")
    state.players[0].held.tokens = numbers("T28 T11 T20 T07")
    worker = Work(state).confirm()
    seen = [view(state, eye) for eye in (None, 1, 2)]
    for act in acts:
        worker.do(*act)
    assert [view(state, eye) for eye in (None, 1, 2)] == seen
    assert view(state, 0).players[0].desk != seen[0].players[0].desk
    worker.confirm()
    assert all(view(state, eye).players[0].desk == view(state, 0).players[0].desk for eye in (None, 1, 2))
