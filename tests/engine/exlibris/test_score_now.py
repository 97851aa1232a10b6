"""What a shelf would score now, from what its owner sees: the same as an inspection on the spot (EL-40 to EL-48)."""

from dataclasses import replace
from random import Random

import pytest

from engine.exlibris.score_now import score_now
from engine.exlibris.state import Line
from engine.exlibris.view import LineView, view
from tests.engine.exlibris.table import cards, shelf, table
from tests.engine.playing import new_match, steps


@pytest.mark.parametrize("luck", range(4))
def test_the_score_now_is_that_of_an_inspection_in_which_nobody_else_turns_anything(luck: int) -> None:
    """EL-40 to EL-48: the proposal taken, and nothing turned by the others."""
    match = new_match("exlibris", 3, luck)
    for _ in steps(match, Random(luck)):
        if match.view(None).phase == "inspection":
            break
    found = score_now(match.view(0))
    for seat in tuple(match.pending):
        match.submit(seat, [("stack", *cell) for cell in found.by_choice] if seat == 0 else [])
    assert match.over
    seen = match.view(0)
    assert as_seen(found.line) == seen.sheet[0]
    assert found.turned == seen.players[0].turned
    assert as_seen(score_now(seen).line) == seen.sheet[0]


def as_seen(line: Line) -> LineView:
    fields = {name: getattr(line, name) for name in LineView.__slots__}
    return LineView(**{**fields, "counts": tuple(line.counts.items())})


def test_what_falls_to_the_alphabet_and_what_is_turned_by_choice_are_told_apart() -> None:
    """EL-40, EL-41: behind M8 all would fall, so it is turned by choice; B3 falls behind C2."""
    found = score_now(view(table("", "", shelves=[shelf("M8 A1 C2 B3"), {}]), 0))
    assert (found.by_choice, found.by_check) == (((0, 0),), ((0, 3),))


def test_the_others_alphabet_is_checked_before_their_prominent_books_are_counted() -> None:
    """EL-41, EL-44: a card of theirs that would be turned over counts for nothing."""
    clean = table("", "", shelves=[{}, shelf("A1 B1 C1")])
    wrong = table("", "", shelves=[{}, shelf("C1 B1 A1")])
    rivals = [score_now(view(state, 0)).rivals for state in (clean, wrong)]
    assert rivals[0][0] >= rivals[1][0]
    assert len(rivals[0]) == 1


def test_alone_the_prominent_reward_is_hidden_until_the_public_library_is_spread_out() -> None:
    """EL-95, EL-99"""
    state = table("", shelves=[shelf("A1 B1 C1")])
    seen = view(state, 0)
    found = score_now(seen)
    assert found.hidden
    assert (found.line.prominent, found.rivals) == (0, ())
    state.pile = cards("Z1 Z2")
    assert score_now(replace(view(state, 0), pile_top=seen.pile_top, pile=seen.pile)) == found


def test_an_empty_shelf_is_worth_its_place_in_the_prominent_works() -> None:
    """EL-44: zero books still rank."""
    found = score_now(view(table("", ""), 0))
    assert (found.line.total, found.line.prominent, found.turned) == (12, 12, ())


def test_nothing_of_other_seats_secrets_is_in_it() -> None:
    """EL-A1"""
    shelves = [shelf("A1 C2 B3"), shelf("B1")]
    one = table("", "A2 A3", shelves=shelves, deck="D1")
    other = table("", "Z1 Z2", shelves=shelves, deck="E1", specialities=("FF", "MM", "HV", "SP"))
    assert score_now(view(one, 0)) == score_now(view(other, 0))
    with pytest.raises(ValueError, match="only a seat"):
        score_now(view(one, None))
